#if !canImport(Darwin)
  extension UIImage {
    /// How stored pixels have to be turned for display, with UIKit's numbers.
    public enum Orientation: Int, Hashable, Sendable, CaseIterable {
      case up = 0
      case down = 1
      case left = 2
      case right = 3
      case upMirrored = 4
      case downMirrored = 5
      case leftMirrored = 6
      case rightMirrored = 7

      /// Exif's number as UIKit's; what is not 1 to 8 is upright.
      init(exif: Int?) {
        let rows: [Orientation] = [
          .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = exif.flatMap { rows.indices.contains($0 - 1) ? rows[$0 - 1] : nil } ?? .up
      }

      /// Whether width and height change places.
      var isTurned: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
      }
    }
  }
#endif
