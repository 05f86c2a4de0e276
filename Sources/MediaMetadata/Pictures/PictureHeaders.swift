/// Headers of each of a file's pictures beyond their sizes: colours, alpha, times, and which belong together.
///
/// Read only where a reader of pictures by number asks (``MediaDetails/Parts/pictures``). A field is nil when the file does
/// not say.
package struct PictureHeaders: Hashable, Sendable {
  /// The colours that a picture's samples stand for.
  package enum ColorModel: String, Hashable, Sendable {
    case rgb, gray, cmyk, lab
  }

  /// A picture that is shown for itself: a frame of an animation, or one of several in a file.
  package struct Picture: Hashable, Sendable {
    package var width: Int?
    package var height: Int?
    /// Seconds until the next one is shown.
    package var delay: Double?
    package var camera: PictureCamera?

    package init(width: Int? = nil, height: Int? = nil, delay: Double? = nil, camera: PictureCamera? = nil) {
      (self.width, self.height, self.delay, self.camera) = (width, height, delay, camera)
    }
  }

  /// Pictures that belong together, by their positions in the list.
  package struct Group: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// What two eyes see: left, right.
      case stereo
      /// Each stands for the others.
      case alternates
    }

    package var kind: Kind
    /// nil for what is not in the list.
    package var members: [Int?]

    package init(kind: Kind, members: [Int?]) { (self.kind, self.members) = (kind, members) }
  }

  /// What a picture of distances measures.
  package enum Distances: String, Hashable, Sendable {
    case depth, disparity
  }

  package var colorModel: ColorModel?
  /// The bits of a sample, where its format has no others.
  package var depth: Int?
  package var hasAlpha: Bool?
  /// Whether samples are positions in a table of colours.
  package var isIndexed: Bool?
  /// Whether samples are floating-point numbers.
  package var isFloat: Bool?
  /// The description of the file's ICC profile.
  package var profile: String?

  /// The pictures in the order of their numbers; empty for a file of one.
  package var pictures: [Picture] = []
  /// The position of the picture to show.
  package var primary = 0
  package var groups: [Group] = []
  /// How often an animation is shown; 0 is for ever.
  package var loopCount: Int?
  /// Whether a GIF has a table of colours for all its pictures.
  package var hasGlobalColors: Bool?
  /// What a picture of distances beside the main one measures.
  package var distances: Distances?
  package var png: PNGHeader?
  package var jfif: JFIFHeader?

  /// Creates headers that say nothing.
  package init() {}
}

/// The camera of a picture in space (ISO/IEC 23008-12, camera intrinsic and extrinsic matrix properties).
package struct PictureCamera: Hashable, Sendable {
  /// The matrix from space to pixels, row by row.
  package var intrinsics: [Double]?
  /// Whether the focal length down is one of its own.
  package var isGeneric = false
  /// Metres, across, down and ahead.
  package var position: [Double]?
  /// The matrix of the camera's turn, row by row.
  package var rotation: [Double]?
  /// The number of the space in which others may stand, too.
  package var space: Int?

  package init() {}
}

/// Chunks of a PNG that stand for themselves (PNG specification, third edition, §11.3).
package struct PNGHeader: Hashable, Sendable {
  package var gamma: Double?
  /// White point, red, green, blue: x and y of each.
  package var chromaticities: [Double]?
  package var renderingIntent: Int?
  package var isInterlaced: Bool?
  /// Pixels in a metre, where the file says so.
  package var pixelsPerMeter: PixelDensity?
  /// How wide and how high a pixel is, where no unit is given.
  package var pixelShape: PixelDensity?
  /// The time of the last change, as Exif writes it.
  package var modified: String?
  /// Texts by their keywords; of several with one keyword, the first.
  package var texts: [String: String] = [:]

  package init() {}
}

/// The first segment of most JPEGs (ITU-T T.871 §10.1).
package struct JFIFHeader: Hashable, Sendable {
  /// The version, of which the last byte is the minor one.
  package var version: UInt16 = 0
  /// 0 for proportions alone, 1 for inches, 2 for centimetres.
  package var unit = 0
  /// Pixels in a unit.
  package var density = PixelDensity()
  package var isProgressive = false

  package init() {}
}

/// Numbers of pixels across and down.
package struct PixelDensity: Hashable, Sendable {
  package var across = 0
  package var down = 0

  package init(across: Int = 0, down: Int = 0) { (self.across, self.down) = (across, down) }
}
