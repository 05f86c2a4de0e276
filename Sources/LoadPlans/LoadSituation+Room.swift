// Limits of loads into memory: the sizes and the number of items that may be loaded.
extension LoadSituation {
  /// The contents that a call holds in memory.
  public enum Room: String, Hashable, Sendable {
    /// A decoded picture: four bytes per pixel.
    case decodedPicture
    /// The file's bytes.
    case bytes
    /// A Live Photo with both halves.
    case livePhoto
  }

  /// Picture files below this number of bytes are small.
  public static let smallFile: Int64 = 5_000_000
  /// Pictures up to this number of pixels are small: a camera sold as 12 megapixels (4032 × 3024).
  public static let smallPicture: Int64 = 4032 * 3024
  /// The limit on the number of items for in-memory calls.
  public static let fewItems = 5

  /// Returns true if the contents may be loaded into memory.
  ///
  /// Unknown sizes count as small for few items, as in published samples, but do not fit under a memory
  /// limit. Items loaded together must fit together.
  func hasRoom(for room: Room) -> Bool {
    guard itemCount <= Self.fewItems else { return false }
    switch room {
    case .decodedPicture:
      if let byteSize, byteSize >= Self.smallFile { return false }
      guard let pixels = pixelCount else { return pixelSize == nil && memoryLimit == nil }
      return pixels <= Self.smallPicture && fits(decodedBytes)
    case .bytes:
      if let pixels = pixelCount, pixels > Self.smallPicture { return false }
      guard let byteSize else { return memoryLimit == nil }
      return byteSize < Self.smallFile && fits(byteSize)
    case .livePhoto:
      guard let byteSize else { return memoryLimit == nil }
      return fits(byteSize)
    }
  }

  /// The share of one item in the memory limit in bytes; nil without a limit.
  var shareOfLimit: Int64? { memoryLimit.map { $0 / Int64(max(1, itemCount)) } }

  /// The size of the decoded picture, four bytes per pixel; nil if it is unknown or overflows.
  public var decodedBytes: Int64? {
    guard let pixels = pixelCount else { return nil }
    let bytes = pixels.multipliedReportingOverflow(by: 4)
    return bytes.overflow ? nil : bytes.partialValue
  }

  private var pixelCount: Int64? {
    guard let pixelSize, pixelSize.width > 0, pixelSize.height > 0 else { return nil }
    let pixels = Int64(pixelSize.width).multipliedReportingOverflow(by: Int64(pixelSize.height))
    return pixels.overflow ? nil : pixels.partialValue
  }

  // An overflowed size never fits.
  private func fits(_ bytes: Int64?) -> Bool {
    guard let bytes, bytes >= 0 else { return false }
    guard let memoryLimit else { return true }
    let total = bytes.multipliedReportingOverflow(by: Int64(max(1, itemCount)))
    return !total.overflow && total.partialValue <= memoryLimit
  }
}
