/// The decoder configuration of AAC (ISO/IEC 14496-3 §1.6.2.1).
package struct AACConfiguration: Hashable, Sendable {
  static let rates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
  ]

  package var sampleRate: Int?
  package var channels: Int?

  /// Returns nil if the bytes are truncated.
  package init?(_ bytes: [UInt8]) {
    var bits = VideoBitReader(bytes)
    guard let short = bits.number(5), let type = short == 31 ? bits.number(6).map({ $0 + 32 }) : short,
      let rate = Self.rate(&bits), let layout = bits.number(4)
    else { return nil }
    sampleRate = rate
    channels = Self.channels(layout: layout)
    if type == 5 || type == 29 {
      // SBR doubles the rate; parametric stereo doubles the channel.
      if let extended = Self.rate(&bits) { sampleRate = extended }
      if type == 29, channels == 1 { channels = 2 }
    }
  }

  /// Returns the channel count of a numbered layout.
  static func channels(layout: Int) -> Int? { (1...6).contains(layout) ? layout : layout == 7 ? 8 : nil }

  private static func rate(_ bits: inout VideoBitReader) -> Int? {
    guard let index = bits.number(4) else { return nil }
    if index == 15 { return bits.number(24) }
    return index < rates.count ? rates[index] : nil
  }
}
