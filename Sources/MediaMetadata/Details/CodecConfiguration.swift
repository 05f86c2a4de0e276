internal import ByteSources
internal import ContainerFormats

/// What the boxes that configure decoders say of depth.
enum CodecConfiguration {
  /// The bits of a channel of brightness by a configuration of type `type` in `range`; nil where it does not say.
  static func bitDepth(
    _ type: FourCharacterCode, _ range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> Int? {
    let view = try reader.available(in: range, upTo: 1024)
    switch type {
    case "hvcC": return view[17].map { Int($0 & 7) + 8 }
    case "avcC": return advanced(view)
    case "av1C":
      guard let flags = view[2] else { return nil }
      return flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12
    case "vpcC": return view[6].map { Int($0 >> 4) }
    default: return nil
    }
  }

  /// The primaries and transfer that a configuration of type `type` signals, as numbers of H.273; nil where it does not.
  static func colors(
    _ type: FourCharacterCode, _ range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> (primaries: Int, transfer: Int)? {
    let view = try reader.available(in: range, upTo: 1024)
    switch type {
    case "avcC": return VideoUsability.colors(ofConfiguration: view)
    case "vpcC":
      guard let primaries = view[7], let transfer = view[8] else { return nil }
      return (Int(primaries), Int(transfer))
    default: return nil
    }
  }

  /// H.264's configuration: profiles beyond High state the depth behind the parameter sets (ISO/IEC 14496-15 §5.3.3.1).
  private static func advanced(_ view: ByteView) -> Int? {
    guard let profile = view[1] else { return nil }
    guard [110, 122, 244, 44].contains(profile) else { return 8 }
    var index = 5
    for mask: UInt8 in [0x1F, 0xFF] {
      guard let count = view[index] else { return nil }
      index += 1
      for _ in 0..<Int(count & mask) {
        guard let length = view.bigEndian(UInt16.self, at: index) else { return nil }
        index += 2 + Int(length)
      }
    }
    return view[index + 1].map { Int($0 & 7) + 8 }
  }

  /// What an AAC stream's own configuration says (ISO/IEC 14496-3 §1.6.2.1).
  static func audio(_ bytes: [UInt8]) -> (sampleRate: Int?, channels: Int?)? {
    var bits = BitReader(bytes)
    func frequency() -> Int? {
      guard let index = bits.read(4) else { return nil }
      if index == 15 { return bits.read(24) }
      return index < rates.count ? rates[index] : nil
    }
    guard let type = objectType(&bits), var rate = frequency(), let layout = bits.read(4) else { return nil }
    var channels: Int? = (1...6).contains(layout) ? layout : layout == 7 ? 8 : nil
    if type == 5 || type == 29 {
      // The band replication doubles the rate, and parametric stereo the channel.
      if let extended = frequency() { rate = extended }
      if type == 29, channels == 1 { channels = 2 }
    }
    return (rate, channels)
  }

  private static func objectType(_ bits: inout BitReader) -> Int? {
    guard let type = bits.read(5) else { return nil }
    return type == 31 ? bits.read(6).map { $0 + 32 } : type
  }

  private static let rates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
  ]
}

/// Reads numbers bit by bit, the highest first.
struct BitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int) -> Int? {
    guard position + count <= bytes.count * 8 else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[position >> 3] >> UInt8(7 - position & 7) & 1)
      position += 1
    }
    return value
  }
}
