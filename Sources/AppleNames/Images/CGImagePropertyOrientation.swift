#if !canImport(Darwin)
  /// The Exif orientation with ImageIO's names.
  public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Converts an Exif orientation; upright for nil or invalid values.
    init(exif: Int?) { self = exif.flatMap { UInt32(exactly: $0) }.flatMap { Self(rawValue: $0) } ?? .up }
  }
#endif
