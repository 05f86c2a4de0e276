import Testing
import UniformTypes

@testable import Formats

/// Bytes that begin like a format but are not one.
@Suite("Look-alikes of binary formats")
struct LookAlikeTests {
  @Test(
    "Short marks without the fields that a format has decide nothing",
    arguments: [
      Bytes.ascii("MM is a short text about two letters"), Bytes.ascii("DOS and Windows"),
      Bytes.ascii("AB testing, explained"),
      Bytes.ascii("ORC is a creature"), Bytes.ascii("PATCH the roof before winter comes"),
      Bytes.ascii("PACK your things"),
      Bytes.ascii("IWAD is a file of Doom's"), Bytes.ascii("GRIB is a format"),
      Bytes.ascii("GGUF is a format of models"),
      Bytes.ascii("QED, as they say"), Bytes.ascii("RSRC forks of old"), Bytes.ascii("CISO officers"),
      Bytes.ascii("MZ") + Bytes.zeros(62), Bytes.hex("5D0000") + Bytes.ascii("brackets"),
      Bytes.hex("78DA") + Bytes.zeros(80),
      Bytes.hex("99") + Bytes.ascii(" problems"), Bytes.hex("89") + Bytes.zeros(40),
      Bytes.hex("85") + Bytes.ascii("0 keys"),
      Bytes.hex("80") + Bytes.zeros(40), Bytes.ascii("ab\r\nnot Python"),
      Bytes.hex("0D0D0D0A") + Bytes.zeros(20),
      Bytes.ascii("d7:comment is no torrent"), [0, 5] + Bytes.ascii("Notes") + Bytes.zeros(140),
      Bytes.zeros(1080) + Bytes.hex("53EF") + Bytes.zeros(100), Bytes.hex("3604") + Bytes.zeros(40),
      Bytes.hex("0D00") + Bytes.zeros(40), Bytes.zeros(256) + Bytes.ascii("SEGA is a maker"),
      Bytes.ascii("BC") + Bytes.zeros(40), Bytes.zeros(12) + Bytes.hex("61150600") + Bytes.zeros(40),
      Bytes.zeros(80) + Bytes.little32(2) + Bytes.zeros(50), [4] + Bytes.ascii("Anna") + Bytes.zeros(157),
    ])
  func open(_ bytes: [UInt8]) throws {
    let finding = try Bytes.finding(bytes)
    #expect(finding?.isDecided != true, "\(finding.map { "\($0.declared) by \($0.rule)" } ?? "")")
  }

  @Test("A gzip whose payload is broken stays gzip") func brokenPayload() throws {
    let bytes = Bytes.hex("1F8B0800000000000003FFFFFFFF") + Bytes.zeros(40)
    #expect(try Bytes.finding(bytes)?.declared == .gzip)
  }
}
