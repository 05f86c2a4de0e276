internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// The format BRSTM of Nintendo's game audio: detection, header and completeness.
extension FileFormat {
  static let brstm = FileFormat(
    "brstm", types: [.brstm],
    signatures: [Signature("brstm", "'RSTM' FE FF", .decides(.brstm), "the mark and the byte order")],
    medium: .audio,
    metadata: .headers(BRSTM.read),
    details: { (details) throws(ReadFailure) in try details.readBRSTM() },
    completeness: CompletenessCheck(
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.big32(8)) },
      because: "the header states the file's size"),
    because: "numbers in the chunk HEAD")
}

/// Nintendo's streamed audio for the Wii: a header, and the chunks HEAD, ADPC and DATA (WiiBrew, "BRSTM
/// file"); all numbers are big-endian.
enum BRSTM {
  /// Codecs by their number in the header, with FFmpeg's names.
  private static let codings: [UInt8: String] = [0: "pcm_s8_planar", 1: "pcm_s16be_planar", 2: "adpcm_thp"]

  /// The sound properties in the first part of the HEAD chunk; nil for an unknown codec.
  struct Header {
    let coding: String
    let channels: Int
    let sampleRate: Int
    /// Samples per channel.
    let samples: UInt32

    init?(_ reader: ByteReader) throws(ReadFailure) {
      let head = Int64(try reader.bigEndian(UInt32.self, at: 16))
      guard try reader.available(at: head, upTo: 4).matches("HEAD") else { return nil }
      // Relative to the end of the chunk header.
      let start = head + 8 + Int64(try reader.bigEndian(UInt32.self, at: head + 12))
      guard let coding = BRSTM.codings[try reader.bigEndian(UInt8.self, at: start)] else { return nil }
      self.coding = coding
      channels = Int(try reader.bigEndian(UInt8.self, at: start + 2))
      sampleRate = Int(try reader.bigEndian(UInt16.self, at: start + 4))
      samples = try reader.bigEndian(UInt32.self, at: start + 12)
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard let header = try Header(reader) else { return }
    SoundHeaders.store(
      header.coding, samples: Int64(header.samples), rate: header.sampleRate, into: &metadata)
  }
}

extension DetailsReader {
  mutating func readBRSTM() throws(ReadFailure) {
    guard wanted.contains(.coding), let header = try BRSTM.Header(reader) else { return }
    (result.audioChannels, result.sampleRate) = (header.channels, header.sampleRate)
  }
}
