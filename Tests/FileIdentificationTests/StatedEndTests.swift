import ByteSources
import FileIdentification
import Testing
import UniformTypes

/// Ends stated in headers, parts or last bytes: truncation is noticed at every length.
@Suite("Stated ends") struct StatedEndTests {
  typealias Row = StatedEndSamples.Row

  private static func identifier() -> FileIdentifier {
    FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted, ends: .thorough))
  }

  private static func verdict(_ bytes: [UInt8], _ name: String) throws -> Identification {
    try identifier().identify(bytes: bytes, name: name)
  }

  @Test("Whole files have no damage", arguments: StatedEndSamples.all) func whole(_ row: Row) throws {
    let whole = try Self.verdict(row.bytes, row.name)
    #expect(whole.damage == nil, "\(whole.type) \(String(describing: whole.end))")
    #expect(
      whole.end?.checked.hasPrefix("nothing") == false, "\(whole.type) \(String(describing: whole.end))")
    #expect(whole.end?.trailingBytes ?? 0 == 0)
  }

  @Test("Truncation is noticed at every length", arguments: StatedEndSamples.all) func cut(_ row: Row) throws
  {
    var unnoticed: [Int] = []
    var trailing: [Int] = []
    // One for all lengths: the rule is looked up once.
    let identifier = Self.identifier()
    for length in min(row.from, row.bytes.count)..<(row.bytes.count - row.loose)
    where !row.silent.contains(length) {
      let verdict = try identifier.identify(bytes: Array(row.bytes.prefix(length)), name: row.name)
      if verdict.damage == nil { unnoticed.append(length) }
      if verdict.end?.trailingBytes != nil { trailing.append(length) }
    }
    #expect(unnoticed.isEmpty)
    #expect(trailing.isEmpty)
  }

  @Test("Bytes behind a stated end are no damage", arguments: StatedEndSamples.all)
  func trailing(_ row: Row) throws {
    let verdict = try Self.verdict(row.bytes + Bytes.zeros(3), row.name)
    // Some are read from the end, or part by part.
    guard !["a.crw", "a.x3f", "a.lz", "raw.tga", "a.amr", "functions.wasm"].contains(row.name) else { return }
    #expect(verdict.damage == nil, "\(String(describing: verdict.end))")
  }

  @Test(
    "What a format does not declare is said",
    arguments: [
      ("a.txt", Bytes.ascii("Some words.\n"), "nothing: the format declares no end"),
      (
        "a.jxl", Bytes.hex("FF0A") + Bytes.hex("7F00A0F5"),
        "nothing: a bare codestream does not say where it ends"
      ),
      ("a.bin", Bytes.hex("0102030405060708FFFE"), "nothing: the format is not known"),
      ("a.txt", [], "the size: there is not one byte"),
    ] as [(String, [UInt8], String)])
  func undeclared(name: String, bytes: [UInt8], checked: String) throws {
    #expect(try Self.verdict(bytes, name).end == FileEnd(checked: checked))
  }

  @Test("A repeated byte instead of compressed pictures", arguments: [UInt8(0), 0xFF])
  func hollow(_ byte: UInt8) throws {
    func movie(_ filling: [UInt8]) -> [UInt8] {
      func head(_ start: Int) -> [UInt8] {
        let table = Bytes.box(
          "stbl", Bytes.box("stsd", Bytes.zeros(4), Bytes.big32(1), Bytes.box("avc1", Bytes.zeros(78))),
          Bytes.box("stsz", Bytes.zeros(8), Bytes.big32(1), Bytes.big32(filling.count)),
          Bytes.box("stsc", Bytes.zeros(4), Bytes.big32(1), [1, 1, 1].flatMap(Bytes.big32)),
          Bytes.box("stco", Bytes.zeros(4), Bytes.big32(1), Bytes.big32(start)))
        let media = Bytes.box("mdia", Bytes.handler("vide"), Bytes.box("minf", table))
        return Bytes.ftyp("isom", "mp42")
          + Bytes.box("moov", Bytes.box("mvhd", Bytes.zeros(100)), Bytes.box("trak", media))
      }
      return head(head(0).count + 8) + Bytes.box("mdat", filling)
    }
    let noise = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 11) }
    #expect(try Self.verdict(movie(noise), "a.mp4").damage == nil)
    let filled = Array(noise.prefix(3000)) + [UInt8](repeating: byte, count: 6000)
    #expect(try Self.verdict(movie(filled), "a.mp4").damage == .hollow)
  }

  @Test("An Apple disk image with less data than stated") func diskImage() throws {
    let data = StatedEndSamples.noise(1024)
    let trailer =
      Bytes.ascii("koly") + Bytes.big32(4) + Bytes.zeros(16) + StatedEndSamples.wide(0)
      + StatedEndSamples.wide(1024) + Bytes.zeros(176) + StatedEndSamples.wide(1024)
      + StatedEndSamples.wide(512) + Bytes.zeros(280)
    #expect(trailer.count == 512)
    let list = Bytes.ascii(String(repeating: "<plist/>", count: 64))
    let whole = try Self.verdict(data + list + trailer, "a.dmg")
    #expect(whole.damage == nil && whole.end?.trailingBytes == 0)
    let cut = try Self.verdict(data.dropLast(512) + list + trailer, "a.dmg")
    #expect(cut.damage == .truncated && cut.end?.missingBytes == 512)
  }

  @Test("The last sector of a compound file, partly used") func lastSector() throws {
    let whole = Bytes.compound(["StarWriterDocument"])
    #expect(try Self.verdict(whole, "a.sdw").damage == nil)
    for missing in [1, 100, 511] {
      #expect(try Self.verdict(Array(whole.dropLast(missing)), "a.sdw").damage == .truncated, "\(missing)")
    }
  }

  @Test("Truncated tags behind MPEG audio", arguments: [1, 30, 120, 127]) func cutTag(_ missing: Int)
    throws
  {
    let bytes = Bytes.mp3Frames(5) + Bytes.ascii("TAG") + StatedEndSamples.noise(125)
    #expect(try Self.verdict(bytes, "a.mp3").damage == nil)
    #expect(try Self.verdict(Array(bytes.dropLast(missing)), "a.mp3").damage == .truncated)
  }

  @Test("A recording aborted before its movie header") func headless() throws {
    let bytes = Bytes.ftyp("isom", "mp42") + Bytes.box("mdat", EndSamples.noise)
    #expect(try Self.verdict(bytes, "a.mp4").damage == .truncated)
    let open = Bytes.ftyp("qt  ", "qt  ") + Bytes.big32(0) + Bytes.ascii("mdat") + EndSamples.noise
    #expect(try Self.verdict(open, "a.mov").damage == .truncated)
  }
}
