import ByteSources
import FileIdentification
import Testing
import UniformTypes

@testable import Formats

@Suite("Signatures and structures")
struct SampleTests {
  @Test("The type that the bytes prove", arguments: Sample.all)
  func type(_ sample: Sample) throws {
    let finding = try #require(try Bytes.finding(sample.bytes))
    #expect(finding.declared == sample.type, "\(finding.rule)")
    #expect(finding.isDecided == sample.decided, "\(finding.rule)")
    #expect(!finding.isIncomplete)
    #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= Int64(max(sample.bytes.count, 48)))
  }

  @Test(
    "The same answer when the source does not know its length",
    arguments: Sample.movies + Sample.pictures + Sample.sound + Sample.rareMovies)
  func unknownLength(_ sample: Sample) throws {
    // Only footers and sizes need the length.
    guard sample.type != .tga else { return }
    let reader = ByteReader()
    try reader.open(CountingSource(sample.bytes, declaresCount: false))
    let finding = try #require(try ContentFinding.detect(in: reader))
    #expect(finding.declared == sample.type, "\(finding.rule)")
  }

  @Test("The same type without a search for damage", arguments: Sample.all)
  func typeAlone(_ sample: Sample) throws {
    let reader = ByteReader()
    reader.findsDamage = false
    try reader.open(MemorySource(sample.bytes))
    let finding = try #require(try ContentFinding.detect(in: reader))
    #expect(finding.declared == sample.type, "\(finding.rule)")
    #expect(finding.isDecided == sample.decided, "\(finding.rule)")
  }

  /// Noise whose 156 bytes are neither tar nor XML: its end is read only to find damage.
  @Test("A truncated gzip file is inflated only to find damage", arguments: [true, false])
  func cutGzip(_ findsDamage: Bool) throws {
    let noise = (0..<1000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) }
    let reader = ByteReader()
    reader.findsDamage = findsDamage
    try reader.open(MemorySource(Array(Bytes.gzip(noise).dropLast(300))))
    let finding = try #require(try ContentFinding.detect(in: reader))
    #expect(finding.declared == .gzip)
    #expect(finding.damage == (findsDamage ? .truncated : nil))
  }

  @Test(
    "Bytes that must not be taken for a format by a short mark",
    arguments: [
      Bytes.ascii("BMW is a maker of cars"), Bytes.ascii("MZ is a short text"), Bytes.ascii("P5 is a number"),
      Bytes.ascii("#!AMR is a mark"),
      Bytes.hex("FFFB9000") + Bytes.zeros(600), Bytes.adtsFrames(1) + [0], Bytes.ascii("BAND( of Brothers"),
      Bytes.hex("1A01020000000000000000000101"), Bytes.hex("1A0102000100000000000000410002"),
      Bytes.hex("4D4D") + Bytes.little32(9000) + Bytes.hex("0200") + Bytes.little32(10) + Bytes.little32(9),
      Bytes.fitsRecord("SIMPLE  =   T / made by hand") + Bytes.fitsRecord("NAXIS   =   8"),
      Bytes.fitsRecord("SIMPLE  =   TRUE") + Bytes.fitsRecord("BITPIX  =   8"),
      Bytes.hex("0B77") + Bytes.ascii("AAAAAAAA"),
      Bytes.hex("00000100") + Bytes.zeros(60), Bytes.hex("1A08") + Bytes.zeros(60),
      Bytes.hex("1A08") + Bytes.ascii("COUNT.TXT\0\0\0\0") + Bytes.little32(9000) + Bytes.zeros(40),
      Bytes.hex("47") + Bytes.zeros(2000), Bytes.hex("00010000") + Bytes.zeros(100),
      Bytes.ascii("II*\0") + Bytes.hex("FFFFFF7F"),
      Bytes.ascii("FORM a line"), Bytes.ascii("RIFF raff"), Bytes.ascii("WEBVTTX\n"),
      Bytes.ascii("OggS is a capture pattern, and this is not"),
      Bytes.zeros(4096), [0x0A] + Bytes.zeros(200),
    ] + Sample.mediaLookalikes)
  func shortMarks(_ bytes: [UInt8]) throws {
    let finding = try Bytes.finding(bytes)
    #expect(finding?.isDecided != true, "\(finding.map { "\($0.declared) by \($0.rule)" } ?? "")")
  }

  @Test("An empty source has no finding") func empty() throws { #expect(try Bytes.finding([]) == nil) }

  @Test("Animated PNG stays PNG") func animatedPNG() throws {
    let png =
      Bytes.hex("89504E470D0A1A0A0000000D49484452") + Bytes.zeros(17) + Bytes.big32(8) + Bytes.ascii("acTL")
      + Bytes.zeros(12) + Bytes.big32(0) + Bytes.ascii("IDAT")
    let reader = ByteReader()
    try reader.open(MemorySource(png))
    #expect(try ContentFinding.detect(in: reader)?.declared == .png)
  }
}
