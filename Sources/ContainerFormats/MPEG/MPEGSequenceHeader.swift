package import ByteSources

/// The sequence header of MPEG-1 and MPEG-2 video (ISO/IEC 11172-2 §2.4.2.3, 13818-2 §6.2.2.1).
package struct MPEGSequenceHeader: Hashable, Sendable {
  private static let code: UInt8 = 0xB3
  private static let frameRates = [
    24000.0 / 1001, 24, 25, 30000.0 / 1001, 30, 50, 60000.0 / 1001, 60,
  ]

  package var width: Int
  package var height: Int
  /// Frames per second.
  package var frameRate: Double
  /// The picture aspect ratio of MPEG-2, unless pixels are square; nil for MPEG-1, which counts otherwise.
  package var aspect: Double?
  /// True if the marker bit after the bit rate is set, which detection requires.
  package var hasMarker: Bool

  /// True if MPEG-2's extension follows the header.
  package private(set) var isSecond = false

  /// Reads the header after the start code's last byte at `index`; nil for others and forbidden values.
  package init?(_ view: ByteView, at index: Int) {
    guard view[index] == Self.code, let sizes = view.bigEndian(UInt32.self, at: index + 1) else { return nil }
    width = Int(sizes >> 20)
    height = Int(sizes >> 8 & 0xFFF)
    let ratio = sizes >> 4 & 15
    let rate = Int(sizes & 15)
    guard width > 0, height > 0, (1...14).contains(ratio), (1...8).contains(rate) else { return nil }
    hasMarker = view.bigEndian(UInt32.self, at: index + 5).map { $0 >> 13 & 1 == 1 } ?? false
    frameRate = Self.frameRates[rate - 1]
    aspect =
      switch ratio {
      case 2: 4.0 / 3
      case 3: 16.0 / 9
      case 4: 2.21
      default: nil
      }
  }

  /// Returns the first sequence header in `view`.
  package static func first(in view: ByteView) -> MPEGSequenceHeader? {
    for index in StartCodes(in: view) {
      guard var header = MPEGSequenceHeader(view, at: index) else { continue }
      // Only MPEG-2 has an extension, and it redefines the aspect ratio.
      var next = StartCodes(in: view, from: index + 1)
      header.isSecond = next.next().flatMap { view[$0] } == 0xB5
      if !header.isSecond { header.aspect = nil }
      return header
    }
    return nil
  }

  /// Returns primaries and transfer (ITU-T H.273) from MPEG-2's display extension (§6.2.2.4).
  package static func colors(in view: ByteView) -> (primaries: Int, transfer: Int)? {
    for index in StartCodes(in: view) {
      guard view[index] == 0xB5, let flags = view[index + 1], flags >> 4 == 2 else { continue }
      guard flags & 1 == 1, let primaries = view[index + 2], let transfer = view[index + 3] else {
        return nil
      }
      return (Int(primaries), Int(transfer))
    }
    return nil
  }
}
