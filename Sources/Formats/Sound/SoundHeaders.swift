internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads codec and duration of Monkey's Audio, WavPack, AMR, DSF, TTA and AU from their short headers.
enum SoundHeaders {
  static func readAPE(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.add(track: .audio, "APE")
    guard let header = try APEHeader(reader) else { return }
    metadata.duration = Double(header.samples) / Double(header.sampleRate)
  }

  /// Stores codec and duration, from the samples per channel.
  static func store(
    _ coding: String, samples: Int64, rate: Int, into metadata: inout MediaMetadata
  ) {
    metadata.add(track: .audio, coding)
    if rate > 0 { metadata.duration = Double(samples) / Double(rate) }
  }

  static func readWavPack(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard let block = try WavPackBlock(reader) else { return }
    metadata.add(track: .audio, "WVPK")
    if let samples = block.samples, let rate = block.sampleRate, rate > 0 {
      metadata.duration = Double(samples) / rate
    }
  }

  private static let maxWalkedAMR: Int64 = 1 << 20
  /// The bytes of a 20 ms frame by type, for both kinds (RFC 4867 §5.3, TS 26.101, TS 26.201).
  private static let framesAMR: [String: [Int64]] = [
    "samr": [13, 14, 16, 18, 20, 21, 27, 32, 6, 6, 6, 6, 1, 1, 1, 1],
    "sawb": [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 1, 1, 1, 1, 1, 1],
  ]

  /// Reads AMR: frames without a header; long files are not walked.
  static func readAMR(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let head = try reader.available(at: 0, upTo: 9)
    let coding = head.matches("#!AMR-WB\n") ? "sawb" : "samr"
    metadata.add(track: .audio, coding)
    var offset: Int64 = coding == "sawb" ? 9 : 6
    guard let size = reader.byteCount, size <= maxWalkedAMR, let lengths = framesAMR[coding] else { return }
    try reader.prefetch(0..<size, upTo: Int(maxWalkedAMR))
    var frames = 0
    while offset < size {
      try reader.step()
      let length = lengths[Int(try reader.bigEndian(UInt8.self, at: offset) >> 3 & 15)]
      frames += 1
      offset += length
    }
    if frames > 0 { metadata.duration = Double(frames) / 50 }
  }

  /// Reads Sony's DSF: sample rate and samples per channel.
  static func readDSF(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 28, count: 4).matches("fmt ") else { return }
    metadata.add(track: .audio, "DSD")
    let rate = Double(try reader.littleEndian(UInt32.self, at: 56))
    let samples = Double(try reader.littleEndian(UInt64.self, at: 64))
    if rate > 0 { metadata.duration = samples / rate }
  }

  /// Reads True Audio: sample rate and sample count.
  static func readTTA(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    guard try reader.view(at: start, count: 4).matches("TTA1") else { return }
    metadata.add(track: .audio, "TTA1")
    let rate = Double(try reader.littleEndian(UInt32.self, at: start + 10))
    let samples = Double(try reader.littleEndian(UInt32.self, at: start + 14))
    if rate > 0 { metadata.duration = samples / rate }
  }

  /// Reads AU: data length, sample coding and rate.
  static func readAU(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let widths: [UInt32: Double] = [
      1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 8, 23: 0.5, 25: 0.375, 26: 0.625, 27: 1,
    ]
    let isBig = try reader.view(at: 0, count: 4).matches(".snd")
    let layout = TIFF.Layout(isBigEndian: isBig, isBig: false, origin: 0)
    func number(_ at: Int64) throws(ReadFailure) -> UInt32 {
      try TIFF.number(UInt32.self, at: at, layout, reader)
    }
    let start = Int64(try number(4))
    let coding = try number(12)
    metadata.add(track: .audio, String(coding))
    let rate = Double(try number(16)), channels = Double(try number(20))
    let stated = try number(8)
    var length = Int64(stated)
    if stated == UInt32.max || start + length > reader.end { length = reader.end - start }
    guard let width = widths[coding], rate > 0, channels > 0, length > 0 else { return }
    metadata.duration = Double(length) / (width * channels * rate)
  }
}
