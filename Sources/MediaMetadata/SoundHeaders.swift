internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Sound whose duration stands in a short header.
enum SoundHeaders {
  /// Monkey's Audio: blocks in each frame, and how many the last one has; old versions know fewer fields.
  static func readAPE(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    guard try reader.view(at: start, count: 4).matches("MAC ") else { return }
    metadata.add(track: .audio, "APE")
    func short(_ at: Int64) throws(ReadFailure) -> UInt64 {
      UInt64(try reader.littleEndian(UInt16.self, at: start + at))
    }
    func long(_ at: Int64) throws(ReadFailure) -> UInt64 {
      UInt64(try reader.littleEndian(UInt32.self, at: start + at))
    }
    let version = try short(4)
    let (perFrame, last, frames, rate): (UInt64, UInt64, UInt64, UInt64)
    // Since version 3.98 a descriptor stands first, which says how long it is itself.
    let head = Int64(try long(8))
    if version >= 3980 {
      (perFrame, last, frames, rate) = (
        try long(head + 4), try long(head + 8), try long(head + 12), try long(head + 20)
      )
    } else {
      let level = try short(6)
      perFrame =
        version >= 3950 ? 73_728 * 4 : version >= 3900 || (version >= 3800 && level == 4000) ? 73_728 : 9216
      (rate, frames, last) = (try long(12), try long(24), try long(28))
    }
    // Tests and broken writers have an old number in front of a new header.
    guard (1...32).contains(try short(version >= 3980 ? head + 18 : 10)), frames > 0, frames < 1 << 32,
      (1...1_000_000).contains(rate), perFrame < 1 << 32, last <= perFrame
    else { return }
    metadata.duration = Double((frames - 1) * perFrame + last) / Double(rate)
  }

  /// WavPack: the first block states all samples, and the rate by a number, or in a part of its own.
  static func readWavPack(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 0, count: 4).matches("wvpk") else { return }
    metadata.add(track: .audio, "WVPK")
    let rates: [Double] = [
      6000, 8000, 9600, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200,
      96_000,
      192_000,
    ]
    let flags = try reader.littleEndian(UInt32.self, at: 24)
    let samples = try reader.littleEndian(UInt32.self, at: 12)
    let index = Int(flags >> 23 & 15)
    guard samples != UInt32.max else { return }
    let high = UInt64(try reader.bigEndian(UInt8.self, at: 11))
    let parts = try parts(reader)
    guard let rate = index < rates.count ? rates[index] : parts.rate else { return }
    // Sound of one bit counts bytes, eight samples each, at a rate that is a power of two higher.
    let scale = flags & 0x8000_0000 != 0 ? Double(UInt64(1) << UInt64(parts.shift)) : 1
    metadata.duration = Double(UInt64(samples) + high << 32) / (rate * scale)
  }

  /// The parts of the first block that state an unusual rate (0x27), and by how much sound of one bit is faster (0x0E).
  private static func parts(_ reader: ByteReader) throws(ReadFailure) -> (rate: Double?, shift: Int) {
    let end = min(8 + Int64(try reader.littleEndian(UInt32.self, at: 4)), reader.end)
    var at: Int64 = 32
    var rate: Double?
    var shift = 0
    for _ in 0..<64 where end - at >= 2 {
      try reader.step()
      let kind = try reader.bigEndian(UInt8.self, at: at)
      var words = Int64(try reader.bigEndian(UInt8.self, at: at + 1))
      var head: Int64 = 2
      if kind & 0x80 != 0, end - at >= 4 {
        words |= Int64(try reader.littleEndian(UInt16.self, at: at + 2)) << 8
        head = 4
      }
      if kind & 0x3F == 0x27, words == 2, end - at >= head + 4 {
        rate = Double(try reader.littleEndian(UInt32.self, at: at + head) & 0xFF_FFFF)
      }
      if kind & 0x3F == 0x0E, words >= 1 {
        shift = Int(try reader.bigEndian(UInt8.self, at: at + head) & 31)
      }
      at += head + 2 * words
    }
    return (rate, shift)
  }

  /// Sony's format for sound of one bit: the rate and the samples of each channel.
  static func readDSF(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 28, count: 4).matches("fmt ") else { return }
    metadata.add(track: .audio, "DSD")
    let rate = Double(try reader.littleEndian(UInt32.self, at: 56))
    let samples = Double(try reader.littleEndian(UInt64.self, at: 64))
    if rate > 0 { metadata.duration = samples / rate }
  }

  /// The True Audio codec: the rate and the samples.
  static func readTTA(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    guard try reader.view(at: start, count: 4).matches("TTA1") else { return }
    metadata.add(track: .audio, "TTA1")
    let rate = Double(try reader.littleEndian(UInt32.self, at: start + 10))
    let samples = Double(try reader.littleEndian(UInt32.self, at: start + 14))
    if rate > 0 { metadata.duration = samples / rate }
  }

  /// Sun's and NeXT's sound: the data's length, how a sample is coded, and the rate.
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
