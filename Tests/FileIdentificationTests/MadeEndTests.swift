import ByteSources
import FileIdentification
import Testing
import UniformTypes

/// Completeness of handmade files.
@Suite("Completeness of handmade files") struct MadeEndTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The length from which truncation is noticed.
    var from = 64
    var testDescription: String { name }
  }

  private static func object(_ number: Int, _ text: String) -> [UInt8] {
    Bytes.ascii("\(number) 0 obj\n\(text)\nendobj\n")
  }

  /// A catalogue, filler, and the table that points to the catalogue.
  private static let pdf: [UInt8] = {
    let head =
      Bytes.ascii("%PDF-1.4\n") + object(1, "<< /Type /Catalog >>")
      + object(2, "(" + String(repeating: "a", count: 900) + ")")
    return head
      + Bytes.ascii(
        "xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n\(head.count)\n%%EOF\n")
  }()

  private static let pdfWithUpdate: [UInt8] = {
    let head = pdf + object(3, "(" + String(repeating: "b", count: 900) + ")")
    return head
      + Bytes.ascii("xref\n0 0\ntrailer\n<< /Root 1 0 R /Prev 900 >>\nstartxref\n\(head.count)\n%%EOF\n")
  }()

  private static let woff = Bytes.ascii("wOFF") + [0, 1, 0, 0] + Bytes.big32(400) + Bytes.zeros(388)

  /// A header, a file of 100 bytes, and the end block of the archive.
  private static let rar: [UInt8] =
    [0x52, 0x61, 0x72, 0x21, 0x1A, 7, 1, 0] + Bytes.zeros(4) + [3, 1, 0, 0]
    + Bytes.zeros(4) + [4, 2, 2, 100, 0] + Bytes.zeros(100) + Bytes.zeros(4) + [3, 5, 0, 0]

  private static let ar: [UInt8] =
    Bytes.ascii("!<arch>\nname.txt/       0           0     0     644     200       `\n") + Bytes.zeros(200)

  private static let wasm: [UInt8] =
    Bytes.hex("0061736D01000000") + [0, 0xC8, 1, 4] + Bytes.ascii("name") + Bytes.zeros(195)

  static let rows: [Row] = [
    Row(name: "pdf", bytes: pdf), Row(name: "woff", bytes: woff), Row(name: "rar", bytes: rar, from: 24),
    Row(name: "ar", bytes: ar, from: 70), Row(name: "wasm", bytes: wasm, from: 16),
  ]

  private static func verdict(_ bytes: [UInt8], _ name: String) throws -> Identification {
    var options = FileIdentifier.Options(registry: .standard, magic: .omitted)
    options.ends = .thorough
    return try FileIdentifier(options).identify(bytes: bytes, name: name)
  }

  @Test("Complete, and truncated at every length", arguments: rows) func everyLength(_ row: Row) throws {
    let whole = try Self.verdict(row.bytes, "a.\(row.name)")
    #expect(whole.damage == nil)
    #expect(whole.end != nil)
    var unnoticed: [Int] = []
    // The last byte of a PDF is a line end.
    for length in row.from..<row.bytes.count - (row.name == "pdf" ? 1 : 0) {
      let verdict = try Self.verdict(Array(row.bytes.prefix(length)), "a.\(row.name)")
      if verdict.damage == nil { unnoticed.append(length) }
    }
    #expect(unnoticed.isEmpty)
  }

  @Test("A truncated update of a PDF") func update() throws {
    #expect(try Self.verdict(Self.pdfWithUpdate, "a.pdf").damage == nil)
    for length in stride(from: Self.pdf.count + 8, to: Self.pdfWithUpdate.count - 1, by: 7) {
      #expect(
        try Self.verdict(Array(Self.pdfWithUpdate.prefix(length)), "a.pdf").damage == .truncated, "\(length)")
    }
  }

  @Test("A second gzip member", arguments: [1, 2, 10, 11, 40]) func members(_ missing: Int) throws {
    let member = Bytes.gzip(Bytes.ascii(String(repeating: "words ", count: 20)))
    let whole = try Self.verdict(member + member, "a.gz")
    #expect(whole.damage == nil)
    #expect(whole.end?.trailingBytes == 0)
    let cut = try Self.verdict(Array((member + member).dropLast(missing)), "a.gz")
    #expect(cut.damage == .truncated)
  }

  @Test("SQLite pages with a log, and from an old writer") func sqlite() throws {
    func database(pages: Int, changes: Int, validFor: Int, journal: UInt8) -> [UInt8] {
      var bytes = Bytes.ascii("SQLite format 3\0") + Bytes.big16(512) + [journal, journal, 0, 64, 32, 32]
      bytes += Bytes.big32(changes) + Bytes.big32(pages) + Bytes.zeros(60) + Bytes.big32(validFor)
      return bytes + Bytes.zeros(1024 - bytes.count)
    }
    let cut = try Self.verdict(database(pages: 3, changes: 7, validFor: 7, journal: 1), "a.sqlite")
    #expect(cut.damage == .truncated)
    #expect(cut.end?.missingBytes == 512)
    for bytes in [
      database(pages: 2, changes: 7, validFor: 7, journal: 1),
      database(pages: 3, changes: 7, validFor: 6, journal: 1),
      database(pages: 3, changes: 7, validFor: 7, journal: 2),
    ] { #expect(try Self.verdict(bytes, "a.sqlite").damage == nil) }
  }

  @Test("A form of open length, or with its header counted") func forms() throws {
    func form(_ length: Int) -> [UInt8] {
      Bytes.ascii("RIFF") + Bytes.little32(length) + Bytes.ascii("WAVEdata") + Bytes.little32(100)
        + Bytes.zeros(100)
    }
    for length in [0, -1, 112, 120, 113] {
      #expect(try Self.verdict(form(length), "a.wav").damage == nil, "\(length)")
    }
    for length in [114, 400] {
      #expect(try Self.verdict(form(length), "a.wav").damage == .truncated, "\(length)")
    }
    #expect(try Self.verdict(Array(form(112).dropLast()), "a.wav").damage == .truncated)
  }
}
