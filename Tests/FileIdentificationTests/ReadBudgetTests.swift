import ByteSources
import FileIdentification
import Testing

@testable import Formats

@Suite("Number and size of reads")
struct ReadBudgetTests {
  private func cost(_ bytes: [UInt8]) throws -> (reads: Int, bytes: Int, source: CountingSource) {
    let source = CountingSource(bytes)
    let reader = ByteReader()
    try reader.open(source)
    #expect(try ContentFinding.detect(in: reader)?.isDecided == true)
    return (reader.statistics.reads, reader.statistics.bytes, source)
  }

  @Test("JPEG and PNG need the head alone") func stills() throws {
    for bytes in [
      Bytes.hex("FFD8FFE1") + Bytes.zeros(200_000),
      Bytes.hex("89504E470D0A1A0A0000000D49484452") + Bytes.zeros(200_000),
    ] {
      let cost = try cost(bytes)
      #expect(cost.reads == 1 && cost.bytes <= 4096)
    }
  }

  @Test("HEIC: three reads, 32 KiB", arguments: [0, 6000, 20_000]) func heic(_ filling: Int) throws {
    let meta = Bytes.meta("grid", tile: "hvc1")
    let wide = Bytes.box("meta", Array(meta.dropFirst(8)), Bytes.box("free", Bytes.zeros(filling)))
    let first = try cost(Bytes.ftyp("heic", "mif1") + wide + Bytes.box("mdat", Bytes.zeros(500_000)))
    #expect(first.reads <= 3 && first.bytes <= 32 << 10)
    let last = try cost(Bytes.ftyp("heic", "mif1") + Bytes.box("mdat", Bytes.zeros(500_000)) + wide)
    #expect(last.reads <= 3 && last.bytes <= 32 << 10)
  }

  @Test("MOV with moov last: four reads, and none inside mdat") func movie() throws {
    let head = Bytes.ftyp("qt  ") + Bytes.box("wide")
    let data = Bytes.box("mdat", Bytes.zeros(900_000))
    let table = Bytes.box("free", Bytes.zeros(30_000))
    let movie = Bytes.box("moov", Bytes.track("vide", "hvc1"), table, Bytes.track("soun", "mp4a"))
    let cost = try cost(head + data + movie)
    #expect(cost.reads <= 4 && cost.bytes <= 64 << 10)
    let start = Int64(head.count + data.count)
    for request in cost.source.requests.dropFirst() { #expect(request.lowerBound >= start) }
  }

  @Test("A package is identified by its directory, without reading the middle") func package() throws {
    let document = Bytes.zip([
      (
        "[Content_Types].xml",
        Bytes.ascii(
          "<Types><Override ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/></Types>"
        )
      ),
      ("word/media/big.bin", Bytes.zeros(400_000)), ("word/document.xml", []),
    ])
    let cost = try cost(document)
    #expect(cost.reads <= 4 && cost.bytes <= 32 << 10)
  }
}
