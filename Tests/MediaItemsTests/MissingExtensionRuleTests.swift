import FileIdentification
import Foundation
import MediaItems
import Testing
import UniformTypes

@Suite struct MissingExtensionRuleTests {
  private static let jpeg: [UInt8] = {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Media/subtypes/plain.jpg")
    return (try? Data(contentsOf: fixture)).map { Array($0) } ?? []
  }()
  private static let pdf = Array("%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n%%EOF\n".utf8)

  private func longer(_ name: String, _ bytes: [UInt8], after: Set<String> = []) throws -> String? {
    let added = MissingExtensionRule(after: after)
    let file = FileName(name)
    var options = FileIdentifier.Options()
    if added.appliesToExtension(of: file) { options.basis = .content }
    let identification = try FileIdentifier(options).identify(bytes: bytes, name: name)
    return added.decide(identification, called: file, .standard)?.suggested?.text
  }

  @Test(
    arguments: [
      ("dji_fly_20240501", "dji_fly_20240501.jpg"), ("MVIMG_2024", "MVIMG_2024.jpg"),
      ("PXL_1.COVER", "PXL_1.COVER.jpg"), ("PXL_1.MP~2", "PXL_1.MP~2.jpg"),
      ("report.final", "report.final.jpg"),
      ("a.jpg", nil), ("a.png", nil), (".hidden", nil), ("a.001", nil), ("a.bak", nil), ("a.part", nil),
      ("PXL_1.MP", nil),
    ] as [(String, String?)])
  func addsExtensions(name: String, expected: String?) throws {
    #expect(try longer(name, Self.jpeg) == expected)
  }

  @Test func addsAfterKnownExtensionsOnlyOnRequest() throws {
    #expect(try longer("PXL_1.MP", Self.jpeg) == nil)
    #expect(try longer("PXL_1.MP", Self.jpeg, after: ["mp"]) == "PXL_1.MP.jpg")
    #expect(try longer("a.jpg", Self.jpeg, after: ["mp"]) == nil)
  }

  @Test func keepsNamesOfProgramsAndText() throws {
    #expect(try longer("manual", Self.pdf) == "manual.pdf")
    #expect(try longer("notes", Array("some words\n".utf8)) == nil)
    #expect(try longer("script", Array("#!/bin/sh\necho\n".utf8)) == nil)
    #expect(try longer("ls", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 64)) == nil)
    #expect(try longer("empty", []) == nil)
  }
}
