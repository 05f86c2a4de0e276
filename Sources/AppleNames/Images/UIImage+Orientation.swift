#if !canImport(Darwin)
  // The orientation of a `UIImage`.
  extension UIImage {
    /// The rotation of stored pixels for display, with UIKit's values.
    public enum Orientation: Int, Hashable, Sendable, CaseIterable {
      case up = 0
      case down = 1
      case left = 2
      case right = 3
      case upMirrored = 4
      case downMirrored = 5
      case leftMirrored = 6
      case rightMirrored = 7

      /// Converts an Exif orientation; upright for values other than 1 to 8.
      init(exif: Int?) {
        let orientations: [Orientation] = [
          .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = exif.flatMap { orientations.indices.contains($0 - 1) ? orientations[$0 - 1] : nil } ?? .up
      }

      /// True if width and height are swapped for display.
      var swapsDimensions: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
      }
    }
  }
#endif
