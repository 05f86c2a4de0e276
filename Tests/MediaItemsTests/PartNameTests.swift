import MediaItems
import SystemCalls
import SystemPackage
import Testing

/// Safe file names for names of archive members.
struct PartNameTests {
  static let rows: [(member: String, name: String?)] = [
    ("IMG_1.HEIC", "IMG_1.HEIC"), ("x.pvt/IMG_1.HEIC", "IMG_1.HEIC"), ("x\\IMG_1.HEIC", "IMG_1.HEIC"),
    ("/etc/passwd", "passwd"), ("../../x", "x"), ("..", nil), (".", nil), ("", nil), ("///", nil),
    ("a/..", nil), (".bashrc", "_bashrc"), ("..x", "_.x"), ("C:evil.jpg", "C_evil.jpg"),
    ("a\u{0}b.jpg", "a_b.jpg"), ("a\u{1B}[31m.jpg", "a_[31m.jpg"), ("a\nb.jpg", "a_b.jpg"),
    ("a\u{202E}gpj.exe", "a_gpj.exe"), ("Zürich 📷.heic", "Zürich 📷.heic"), ("-rf", "-rf"),
    (String(repeating: "x", count: 300) + ".heic", String(repeating: "x", count: 235) + ".heic"),
    (String(repeating: "é", count: 200) + ".heic", String(repeating: "é", count: 117) + ".heic"),
  ]

  @Test(arguments: rows)
  func areSafe(member: String, name: String?) { #expect(PartName.safe(member)?.string == name) }

  static let derived: [(name: String, mark: String, suffix: String, result: String)] = [
    ("PXL_1.MP.jpg", "", "mp4", "PXL_1.MP.mp4"), ("IMG_1", "", "mov", "IMG_1.mov"),
    ("IMG_1.HEIC", ".preview", "jpg", "IMG_1.preview.jpg"), (".hidden", "", "mp4", ".hidden.mp4"),
    ("a.not an extension really", "", "mp4", "a.not an extension really.mp4"),
  ]

  @Test(arguments: derived)
  func areDerived(name: String, mark: String, suffix: String, result: String) throws {
    let component = try #require(FilePath.Component(name))
    #expect(PartName.of(component, mark: mark, extension: suffix)?.string == result)
  }

  @Test func numbersPrecedeTheExtension() {
    #expect(PartName.numbered("IMG_1.MOV", 2)?.string == "IMG_1 (2).MOV")
    #expect(PartName.numbered("IMG_1", 12)?.string == "IMG_1 (12)")
  }

  @Test func bytesThatAreNoTextSurvive() throws {
    let bytes: [CChar] = [0x61, -1, 0x2E, 0x6A, 0x70, 0x67, 0]
    let name = try #require(
      bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { FilePath.Component(platformString: $0) }
      })
    let made = try #require(PartName.of(name, extension: "mp4"))
    #expect(made.bytes == [0x61, 0xFF] + Array(".mp4".utf8))
  }
}
