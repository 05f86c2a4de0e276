package import ByteSources

/// The header of an AC-3 or E-AC-3 frame (ETSI TS 102 366 §4.4.1, §E.1.3).
package struct DolbyFrame: Hashable, Sendable {
  private static let rates = [48_000, 44_100, 32_000]
  private static let channelsOfModes = [2, 1, 2, 3, 3, 4, 4, 5]

  package var sampleRate: Int
  package var channels: Int
  package var isEnhanced: Bool

  /// Returns the channel count of a mode from 0 to 7 (§4.4.2.3).
  package static func channels(mode: Int, hasLow: Bool) -> Int {
    channelsOfModes[mode & 7] + (hasLow ? 1 : 0)
  }

  /// Returns the first frame in `view` with a valid header.
  package static func first(in view: ByteView) -> DolbyFrame? {
    var index = 0
    while let mark = view.firstIndex(of: 0x0B, from: index) {
      index = mark + 1
      if view[index] == 0x77, let frame = DolbyFrame(view, at: mark) { return frame }
    }
    return nil
  }

  private init?(_ view: ByteView, at index: Int) {
    guard let version = view[index + 5].map({ $0 >> 3 }), (1...16).contains(version) else { return nil }
    isEnhanced = version > 10
    var bits = VideoBitReader(view.slice(from: index + (isEnhanced ? 2 : 4)).slice(0..<8).array)
    if isEnhanced {
      guard bits.skip(16), let code = bits.number(2), let half = bits.number(2), let mode = bits.number(3),
        let low = bits.number(1), code < 3 || half < 3
      else { return nil }
      sampleRate = code < 3 ? Self.rates[code] : Self.rates[half] / 2
      channels = Self.channels(mode: mode, hasLow: low == 1)
    } else {
      guard let code = bits.number(2), code < 3, let size = bits.number(6), size < 38, bits.skip(8),
        let mode = bits.number(3)
      else { return nil }
      // Mix levels are present for modes with these channels.
      let mixes = (mode & 1 == 1 && mode != 1 ? 2 : 0) + (mode & 4 != 0 ? 2 : 0) + (mode == 2 ? 2 : 0)
      guard bits.skip(mixes), let low = bits.number(1) else { return nil }
      sampleRate = Self.rates[code]
      channels = Self.channels(mode: mode, hasLow: low == 1)
    }
  }
}
