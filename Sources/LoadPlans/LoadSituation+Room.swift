extension LoadSituation {
  /// What a call would hold in memory.
  public enum Room: String, Hashable, Sendable {
    /// A decoded picture: four bytes a pixel, however small the file.
    case decodedPicture
    /// The file's bytes.
    case bytes
    /// A Live Photo with both halves.
    case livePhoto
  }

  /// Below this many bytes a picture's file is small.
  public static let smallFile: Int64 = 5_000_000
  /// Up to this many pixels a picture is small: what a camera sold as 12 megapixels takes (4032 × 3024).
  public static let smallPicture: Int64 = 4032 * 3024
  /// Up to this many items are few.
  public static let fewItems = 5

  /// Whether the table's in-memory calls are allowed.
  ///
  /// Sizes that nobody knows count as small for few items, as published samples load them; a memory limit changes
  /// that, since then what is not known to fit does not. Items loaded in one go have to fit together.
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

  /// The bytes of the memory limit that one item may take; nil when nobody said.
  var shareOfLimit: Int64? { memoryLimit.map { $0 / Int64(max(1, itemCount)) } }

  /// The bytes of the decoded picture, four a pixel; nil when its size is unknown or beyond counting.
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

  // A size that overflowed fits nowhere.
  private func fits(_ bytes: Int64?) -> Bool {
    guard let bytes, bytes >= 0 else { return false }
    guard let memoryLimit else { return true }
    let all = bytes.multipliedReportingOverflow(by: Int64(max(1, itemCount)))
    return !all.overflow && all.partialValue <= memoryLimit
  }
}
