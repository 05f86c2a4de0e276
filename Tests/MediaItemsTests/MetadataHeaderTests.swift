import MediaItems
import MediaMetadata
import Testing
import UniformTypes

/// Generated headers of further formats.
struct MetadataHeaderTests {
  static let table = ["headers.tsv", "made-headers.tsv"].flatMap {
    (try? MetadataFixtures.rows($0)) ?? []
  }

  static func bytes(hex: String) -> [UInt8] {
    let digits = hex.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  @Test(arguments: table.indices) func header(index: Int) throws {
    let row = Self.table[index]
    let type = try #require(row["type"].flatMap { UTType($0) }, "the row names no declared type")
    let metadata = try MetadataFixtures.read(Self.bytes(hex: row["hex"] ?? ""), as: type)
    for fact in (row["says"] ?? "").split(separator: ";") {
      let parts = fact.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      let name = String(parts.first ?? ""), expected = String(parts.last ?? "")
      let describe = try #require(
        MetadataColumn.all[name], "the row says something that means nothing: \(name)")
      #expect(describe(metadata) ?? "-" == expected, "\(row["name"] ?? ""): \(name)")
    }
  }

  @Test(arguments: table.indices) func truncatedHeader(index: Int) throws {
    let row = Self.table[index]
    let type = try #require(row["type"].flatMap { UTType($0) })
    let bytes = Self.bytes(hex: row["hex"] ?? "")
    let whole = try MetadataFixtures.read(bytes, as: type)
    for length in 0..<bytes.count {
      let metadata = try MetadataDamageTests.check(Array(bytes[..<length]), type)
      if let width = metadata.storedWidth, whole.format == metadata.format {
        #expect(width <= whole.storedWidth ?? 0)
      }
    }
  }

  @Test func tableIsComplete() { #expect(Self.table.count >= 100) }
}
