import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification
@testable import Formats

@Suite("The signature table")
struct SignatureTableTests {
  static let deciding = Signature.all.filter { if case .decides = $0.outcome { true } else { false } }

  @Test("Every decisive row matches its own bytes first", arguments: deciding)
  func reachable(_ row: Signature) throws {
    guard case .decides(let type) = row.outcome else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    for (index, byte) in row.pattern.bytes.enumerated() { bytes[row.pattern.offset + index] = byte }
    let finding = try #require(try Bytes.finding(bytes))
    #expect(finding.declared == type, "\(finding.rule)")
    #expect(finding.isDecided)
  }

  @Test("A decisive row at offset 0 has at least two bytes")
  func length() {
    let short = Self.deciding.filter { $0.pattern.bytes.count < 3 }.map { "\($0.name)" }
    #expect(short == ["jpeg-xl-stream"])
  }

  @Test("Names are unique, patterns are in the head, and rows have reasons") func shape() {
    let names = Signature.all.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    for row in Signature.all {
      #expect(!row.pattern.bytes.isEmpty)
      #expect(row.pattern.range.upperBound <= 4096)
      #expect(row.because.utf8CodeUnitCount >= 8)
    }
  }

  @Test("A pattern has hexadecimal pairs and quoted ASCII only", arguments: Signature.all)
  func spelling(_ row: Signature) {
    var text = row.pattern.text.description[...]
    while let first = text.first {
      if first == "'" {
        let quoted = text.dropFirst().prefix { $0 != "'" }
        #expect(!quoted.isEmpty && quoted.allSatisfy(\.isASCII) && quoted.endIndex < text.endIndex)
        text = text[quoted.endIndex...].dropFirst()
      } else if first == " " {
        text = text.dropFirst()
      } else {
        let pair = text.prefix(2)
        #expect(pair == "??" || pair.count == 2 && pair.allSatisfy { "0123456789ABCDEF".contains($0) })
        text = text.dropFirst(2)
      }
    }
  }

  @Test(
    "A guard outweighs whatever the file begins with",
    arguments: ["FFD8FFE0", "89504E470D0A1A0A0000000D49484452", "474946383961"])
  func guards(_ start: String) throws {
    var bytes = Bytes.zeros(4096)
    bytes.replaceSubrange(0..<Bytes.hex(start).count, with: Bytes.hex(start))
    bytes.replaceSubrange(128..<134, with: Bytes.ascii("DICM") + [2, 0])
    #expect(try Bytes.finding(bytes)?.declared == .dicom)
  }

  @Test("Wildcards match any byte, others only themselves") func pattern() throws {
    let pattern = SignaturePattern(text: "'RI' ?? FF", offset: 1)
    #expect(pattern.bytes == [0x52, 0x49, 0, 0xFF] && pattern.range == 1..<5)
    let reader = ByteReader()
    try reader.open(MemorySource([0, 0x52, 0x49, 7, 0xFF]))
    #expect(pattern.matches(reader.head))
    try reader.open(MemorySource([0, 0x52, 0x49, 7, 0xFE]))
    #expect(!pattern.matches(reader.head))
    try reader.open(MemorySource([0, 0x52, 0x49, 7]))
    #expect(!pattern.matches(reader.head))
  }
}
