import ByteSources
import Foundation
import MediaMetadata
import SystemPackage
import Testing

@testable import MediaItems

/// Details that other programs wrote into small files, read as optional fields of records.
struct MediaDetailsTests {
  static let folder = Fixtures.media.deletingLastPathComponent().appendingPathComponent("Details")

  /// The rows of the table beside the fixtures.
  static let rows: [(name: String, fields: [String: FilterValue])] = {
    let text =
      (try? String(contentsOf: folder.appendingPathComponent("expected.ndjson"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let name = object["path"] as? String
      else { return nil }
      return (name, object.filter { $0.key != "path" }.compactMapValues(value))
    }
  }()

  private static func value(_ any: Any) -> FilterValue? {
    switch any {
    case let number as NSNumber where isFlag(number): .flag(number.boolValue)
    case let number as NSNumber: .number(number.doubleValue)
    case let text as String: .text(text)
    case let texts as [String]: .texts(texts)
    default: nil
    }
  }

  /// JSON's Boolean values have a separate class of numbers.
  private static func isFlag(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" && (number == 0 || number == 1)
  }

  /// The optional fields that come from headers.
  static let names = ItemField.all.filter { $0.group != nil && $0.group != .file }.map(\.name)

  @Test func everyFixtureHasARow() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0 != "expected.ndjson" }.sorted() == Self.rows.map(\.name).sorted())
  }

  @Test(arguments: rows) func readsDetails(
    _ row: (name: String, fields: [String: FilterValue])
  ) throws {
    let reader = MediaItemReader(details: .everything)
    let item = try reader.read(path: FilePath(Self.folder.appendingPathComponent(row.name).path))
    for name in Self.names {
      var found = item.value(of: name)
      // Records omit empty lists.
      if case .texts(let texts) = found, texts.isEmpty { found = nil }
      #expect(found == row.fields[name], "\(row.name): \(name)")
    }
  }

  @Test(arguments: rows) func readsOnlyRequestedParts(
    _ row: (name: String, fields: [String: FilterValue])
  ) throws {
    let path = FilePath(Self.folder.appendingPathComponent(row.name).path)
    #expect(try MediaItemReader().read(path: path).file.details == nil)
    // Each part results in its own fields only.
    for group in FieldGroup.allCases where !group.details.isEmpty && group != .sums {
      let item = try MediaItemReader(details: group.details).read(path: path)
      for field in ItemField.all where field.group.map({ !$0.details.isEmpty }) ?? false {
        guard field.name != "bitRate" else { continue }
        var found = item.value(of: field.name)
        if case .texts(let texts) = found, texts.isEmpty { found = nil }
        #expect(
          found == (field.details == group.details ? row.fields[field.name] : nil),
          "\(row.name): \(field.name) of \(group)")
      }
    }
  }

  /// Truncated and modified files do not trap.
  @Test(arguments: rows) func survivesDamage(_ row: (name: String, fields: [String: FilterValue])) throws {
    let path = FilePath(Self.folder.appendingPathComponent(row.name).path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path.string)))
    let reader = MediaItemReader(details: .everything)
    for length in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 97)) {
      _ = try reader.read(source: MemorySource(Array(bytes[..<length])), at: path, named: row.name)
    }
    // Invert each of the first bytes.
    for index in 0..<min(bytes.count, 300) {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = try reader.read(source: MemorySource(damaged), at: path, named: row.name)
    }
  }

  /// Exif between pixels and a tail longer than the searched part: every chunk header is read.
  @Test func exifFarFromBothEndsIsFound() throws {
    let path = Self.folder.appendingPathComponent("exif_behind.png")
    let bytes = [UInt8](try Data(contentsOf: path))
    let length = 1 << 19
    let filler = (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + Array("prVt".utf8)
    let long = bytes.dropLast(12) + filler + [UInt8](repeating: 0, count: length + 4) + bytes.suffix(12)
    let item = try MediaItemReader(details: .everything).read(
      source: MemorySource(Array(long)), at: FilePath(path.path), named: "a.png")
    #expect(item.value(of: "iso") == .number(640))
  }
}

/// Lists of field names.
struct FieldSelectionTests {
  private static func names(_ text: String) throws -> [String] {
    try FieldSelection(text).positions.map { ItemField.all[$0].name }
  }

  @Test func basicIsTheDefault() throws {
    #expect(try FieldSelection("basic") == .basic)
    #expect(FieldSelection.basic.details.isEmpty)
    #expect(try Self.names("basic").first == "path")
    #expect(!(try Self.names("basic").contains("size")))
  }

  static let lists: [(text: String, names: [String])] = [
    ("iso", ["path", "pathBytes", "iso", "error"]),
    ("ISO, lens", ["path", "pathBytes", "lens", "iso", "error"]),
    ("path", ["path", "pathBytes", "error"]),
    ("file", ["path", "pathBytes", "size", "modified", "error"]),
    ("sound,type", ["path", "pathBytes", "type", "audioChannels", "sampleRate", "error"]),
    ("serial", ["path", "pathBytes", "serial", "error"]),
    ("sums", ["path", "pathBytes", "crc32", "md5", "sha1", "sha256", "error"]),
    ("SHA256,crc32", ["path", "pathBytes", "crc32", "sha256", "error"]),
    ("date, Width", ["path", "pathBytes", "pixelWidth", "captured", "error"]),
    ("ImageHeight,mimetype", ["path", "pathBytes", "mime", "pixelHeight", "error"]),
  ]

  @Test(arguments: lists) func parsesNamesAndGroups(_ row: (text: String, names: [String])) throws {
    #expect(try Self.names(row.text) == row.names)
  }

  @Test func allOmitsPrivateGroupsAndChecksums() throws {
    let all = try Self.names("all")
    for field in ItemField.all {
      #expect(all.contains(field.name) == !(field.group?.requiresExplicitName ?? false), "\(field.name)")
    }
    #expect(try FieldSelection("all").details == .all)
    #expect(try FieldSelection("all,serial,place").details == .everything)
    #expect(try FieldSelection("sha1").details == .sha1)
    #expect(try FieldSelection("sums").details == .sums)
  }

  static let faults: [(text: String, says: String)] = [
    ("izo", "Did you mean iso"), ("", "an empty name"), ("iso,,lens", "an empty name"),
    ("exposre", "Did you mean exposure"), ("xyzzyplugh", "uti help fields"),
  ]

  @Test(arguments: faults) func rejectsUnknownNames(_ row: (text: String, says: String)) {
    let fault = #expect(throws: FieldSelection.Fault.self) { try FieldSelection(row.text) }
    #expect(fault?.description.contains(row.says) == true, "\(fault?.description ?? "")")
  }

  @Test func filtersStateNeededDetails() throws {
    #expect(try FilterExpression("iso > 800").details == .exposure)
    #expect(try FilterExpression("serial == 1 or title ~ x").details == [.serial, .caption])
    #expect(try FilterExpression("pixelWidth > 1 and size > 3").details.isEmpty)
  }
}
