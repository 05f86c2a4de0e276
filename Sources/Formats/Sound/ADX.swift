internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// The format ADX of CRI's game audio: detection and header.
extension FileFormat {
  static let adx = FileFormat(
    "adx", types: [.adx],
    signatures: [
      Signature("adx", "80 00", .reads(.adx, ADX.find), "two bytes, which need the copyright")
    ],
    medium: .audio,
    metadata: .headers(ADX.read),
    details: { (details) throws(ReadFailure) in try details.readADX() },
    because: "numbers in the header")
}

/// CRI's game audio: ADX, and AHX for speech, which differ in a header number; all numbers are big-endian.
enum ADX {
  /// Codecs by their number in the header.
  private static let codings: [UInt8: String] = [2: "ADX", 3: "ADX", 4: "ADX", 0x10: "AHX", 0x11: "AHX"]

  /// Detects ADX: the header locates the sound, and the copyright precedes it directly.
  static func find(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let offset = reader.head.bigEndian(UInt16.self, at: 2), offset >= 8,
      reader.head.matches("(c)CRI", at: Int(offset) - 2)
    else { return nil }
    return ContentFinding(
      .adx, by: .structure, range: 0..<Int64(offset) + 4, rule: "adx",
      because: "the copyright before the sound")
  }

  /// The sound properties in the header; nil for an unknown codec.
  struct Header {
    let coding: String
    let channels: Int
    let sampleRate: Int
    /// Samples per channel.
    let samples: UInt32

    init?(_ reader: ByteReader) throws(ReadFailure) {
      guard let coding = ADX.codings[try reader.bigEndian(UInt8.self, at: 4)] else { return nil }
      self.coding = coding
      channels = Int(try reader.bigEndian(UInt8.self, at: 7))
      sampleRate = Int(try reader.bigEndian(UInt32.self, at: 8))
      samples = try reader.bigEndian(UInt32.self, at: 12)
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard let header = try Header(reader) else { return }
    SoundHeaders.store(
      header.coding, samples: Int64(header.samples), rate: header.sampleRate, into: &metadata)
  }
}

extension DetailsReader {
  mutating func readADX() throws(ReadFailure) {
    guard wanted.contains(.coding), let header = try ADX.Header(reader) else { return }
    (result.audioChannels, result.sampleRate) = (header.channels, header.sampleRate)
  }
}
