#if !canImport(Darwin)
  /// Exif's orientation under ImageIO's names.
  public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Upright when the headers do not say.
    init(exif: Int?) { self = exif.flatMap { UInt32(exactly: $0) }.flatMap { Self(rawValue: $0) } ?? .up }
  }
#endif
