import ContainerFormats
import FileIdentification
import Foundation
import UploadChecks

/// Files for upload tests.
enum Uploads {
  private static let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Media").standardizedFileURL

  static func fixture(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: media.appendingPathComponent(name))).map { [UInt8]($0) } ?? []
  }

  /// All files of the media fixtures, by their path.
  static let fixtures = files(below: media)
  /// All fixtures, by their path.
  static let allFixtures = files(below: media.deletingLastPathComponent())

  private static func files(below folder: URL) -> [(name: String, bytes: [UInt8])] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let bytes = (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) } ?? []
      return bytes.isEmpty ? nil : (name, bytes)
    }
  }

  static func policy(_ accept: String) throws -> UploadPolicy { UploadPolicy(accept: try AcceptList(accept)) }

  /// An examiner without libmagic.
  static func examiner(_ policy: UploadPolicy) -> UploadExaminer {
    UploadExaminer(policy, options: FileIdentifier.Options(magic: .omitted))
  }

  static func refusal(_ bytes: [UInt8], _ accept: String = "*/*", name: String? = nil) throws
    -> UploadRefusal?
  {
    try examiner(policy(accept)).examine(bytes: bytes, name: name).refusal
  }

  // MARK: Generated files

  static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(CyclicRedundancyCheck.of(body)))
  }

  /// A grey PNG of 8 by 8 pixels with further chunks before its data.
  static func png(_ further: [UInt8] = []) throws -> [UInt8] {
    let rows = [UInt8](repeating: 0, count: 9 * 8)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(8) + bigEndian(8) + [8, 0, 0, 0, 0]) + further
      + chunk("IDAT", try zlib(rows)) + chunk("IEND", [])
  }

  /// Returns a zlib stream of bytes.
  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x9C] + (try Deflater.deflate(bytes)) + bigEndian(b << 16 | a)
  }

  static func zip(_ members: [(name: String, text: String)], behind count: Int = 0) -> [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) }
    }
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let (name, data) = (Array(member.name.utf8), Array(member.text.utf8))
      let fields =
        little(0, 2) + little(0, 2) + little(0, 4) + little(Int(CyclicRedundancyCheck.of(data)), 4)
        + little(data.count, 4) + little(data.count, 4) + little(name.count, 2) + little(0, 2)
      directory +=
        [0x50, 0x4B, 1, 2] + little(20, 2) + little(20, 2) + fields + little(0, 2) + little(0, 2)
        + little(0, 2)
        + little(0, 4) + little(count + archive.count, 4) + name
      archive += [0x50, 0x4B, 3, 4] + little(20, 2) + fields + name + data
    }
    return archive + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + little(members.count, 2)
      + little(members.count, 2) + little(directory.count, 4) + little(count + archive.count, 4)
      + little(0, 2)
  }

  static func word(_ further: [(name: String, text: String)] = []) -> [UInt8] {
    zip(
      [
        (
          "[Content_Types].xml",
          """
          <?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
          <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
          """
        ), ("word/document.xml", "<w:document/>"),
      ] + further)
  }

  static func pdf(_ objects: [[UInt8]], trailer: String = "") -> [UInt8] {
    var bytes = Array("%PDF-1.7\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = String(place)
      bytes += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    return bytes
      + Array(
        "trailer\n<</Size \(objects.count + 1)/Root 1 0 R\(trailer)>>\nstartxref\n\(table)\n%%EOF\n".utf8)
  }

  static func pdf(_ objects: String...) -> [UInt8] { pdf(objects.map { Array($0.utf8) }) }
}
