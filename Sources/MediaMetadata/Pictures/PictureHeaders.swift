/// The headers of each image of a file beyond its size: colours, alpha, frame times, groups.
///
/// Read only on request (``MediaDetails/Parts/pictures``). A property is nil if the file does not state it.
package struct PictureHeaders: Hashable, Sendable {
  /// The colour model of the samples.
  package enum ColorModel: String, Hashable, Sendable {
    case rgb, gray, cmyk, lab
  }

  /// A frame of an animation, or one of several images in a file.
  package struct Picture: Hashable, Sendable {
    package var width: Int?
    package var height: Int?
    /// The seconds until the next frame.
    package var delay: Double?
    package var camera: PictureCamera?

    package init(width: Int? = nil, height: Int? = nil, delay: Double? = nil, camera: PictureCamera? = nil) {
      (self.width, self.height, self.delay, self.camera) = (width, height, delay, camera)
    }
  }

  /// A group of images by their indices.
  package struct Group: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// The views of the left and the right eye.
      case stereo
      /// Alternatives to one another.
      case alternates
    }

    package var kind: Kind
    /// The indices; nil for an image that is not in the list.
    package var members: [Int?]

    package init(kind: Kind, members: [Int?]) { (self.kind, self.members) = (kind, members) }
  }

  /// The quantity that a depth map stores.
  package enum DepthMapKind: String, Hashable, Sendable {
    case depth, disparity
  }

  package var colorModel: ColorModel?
  /// The bits per sample, if the format has only one depth.
  package var depth: Int?
  package var hasAlpha: Bool?
  /// True if samples are indices into a colour table.
  package var isIndexed: Bool?
  /// True if samples are floating-point numbers.
  package var isFloat: Bool?
  /// The description of the file's ICC profile.
  package var profile: String?

  /// The images in order; empty for a file with one.
  package var pictures: [Picture] = []
  /// The index of the primary image.
  package var primary = 0
  package var groups: [Group] = []
  /// The number of times an animation plays; 0 is forever.
  package var loopCount: Int?
  /// True if a GIF has a global colour table.
  package var hasGlobalColors: Bool?
  /// The quantity of the auxiliary depth map.
  package var depthMapKind: DepthMapKind?
  package var png: PNGHeader?
  package var jfif: JFIFHeader?

  /// Creates empty headers.
  package init() {}
}

/// The camera parameters of an image (ISO/IEC 23008-12, camera intrinsic and extrinsic matrix properties).
package struct PictureCamera: Hashable, Sendable {
  /// The intrinsic matrix, row by row.
  package var intrinsics: [Double]?
  /// True if the vertical focal length differs from the horizontal one.
  package var isGeneric = false
  /// The position in metres: x, y, z.
  package var position: [Double]?
  /// The rotation matrix, row by row.
  package var rotation: [Double]?
  /// The number of the world coordinate system, which images may share.
  package var space: Int?

  package init() {}
}

/// The ancillary chunks of a PNG (PNG specification, third edition, §11.3).
package struct PNGHeader: Hashable, Sendable {
  package var gamma: Double?
  /// The x and y of white point, red, green and blue.
  package var chromaticities: [Double]?
  package var renderingIntent: Int?
  package var isInterlaced: Bool?
  /// The pixels per metre, if stated.
  package var pixelsPerMeter: PixelDensity?
  /// The aspect ratio of a pixel, if no unit is stated.
  package var pixelShape: PixelDensity?
  /// The time of the last change, in the form of Exif.
  package var modified: String?
  /// The first text of each keyword.
  package var texts: [String: String] = [:]

  package init() {}
}

/// The first segment of most JPEGs (ITU-T T.871 §10.1).
package struct JFIFHeader: Hashable, Sendable {
  /// The version; the low byte is the minor version.
  package var version: UInt16 = 0
  /// The unit: 0 for aspect ratio only, 1 for inches, 2 for centimetres.
  package var unit = 0
  /// The pixels per unit.
  package var density = PixelDensity()
  package var isProgressive = false

  package init() {}
}

/// A horizontal and a vertical pixel density.
package struct PixelDensity: Hashable, Sendable {
  package var across = 0
  package var down = 0

  package init(across: Int = 0, down: Int = 0) { (self.across, self.down) = (across, down) }
}

extension PictureHeaders: WireCodable {
  package static var placeholder: PictureHeaders { PictureHeaders() }
  package mutating func transfer(_ wire: inout WireCoder) {
    colorModel.transfer(&wire)
    depth.transfer(&wire)
    hasAlpha.transfer(&wire)
    isIndexed.transfer(&wire)
    isFloat.transfer(&wire)
    profile.transfer(&wire)
    pictures.transfer(&wire)
    primary.transfer(&wire)
    groups.transfer(&wire)
    loopCount.transfer(&wire)
    hasGlobalColors.transfer(&wire)
    depthMapKind.transfer(&wire)
    png.transfer(&wire)
    jfif.transfer(&wire)
  }
}

extension PictureHeaders.ColorModel: WireCodable { package static var placeholder: Self { .rgb } }
extension PictureHeaders.Group.Kind: WireCodable { package static var placeholder: Self { .stereo } }
extension PictureHeaders.DepthMapKind: WireCodable { package static var placeholder: Self { .depth } }

extension PictureHeaders.Picture: WireCodable {
  package static var placeholder: Self { Self() }
  package mutating func transfer(_ wire: inout WireCoder) {
    width.transfer(&wire)
    height.transfer(&wire)
    delay.transfer(&wire)
    camera.transfer(&wire)
  }
}

extension PictureHeaders.Group: WireCodable {
  package static var placeholder: Self { Self(kind: .stereo, members: []) }
  package mutating func transfer(_ wire: inout WireCoder) {
    kind.transfer(&wire)
    members.transfer(&wire)
  }
}

extension PictureCamera: WireCodable {
  package static var placeholder: PictureCamera { PictureCamera() }
  package mutating func transfer(_ wire: inout WireCoder) {
    intrinsics.transfer(&wire)
    isGeneric.transfer(&wire)
    position.transfer(&wire)
    rotation.transfer(&wire)
    space.transfer(&wire)
  }
}

extension PNGHeader: WireCodable {
  package static var placeholder: PNGHeader { PNGHeader() }
  package mutating func transfer(_ wire: inout WireCoder) {
    gamma.transfer(&wire)
    chromaticities.transfer(&wire)
    renderingIntent.transfer(&wire)
    isInterlaced.transfer(&wire)
    pixelsPerMeter.transfer(&wire)
    pixelShape.transfer(&wire)
    modified.transfer(&wire)
    texts.transfer(&wire)
  }
}

extension JFIFHeader: WireCodable {
  package static var placeholder: JFIFHeader { JFIFHeader() }
  package mutating func transfer(_ wire: inout WireCoder) {
    version.transfer(&wire)
    unit.transfer(&wire)
    density.transfer(&wire)
    isProgressive.transfer(&wire)
  }
}

extension PixelDensity: WireCodable {
  package static var placeholder: PixelDensity { PixelDensity() }
  package mutating func transfer(_ wire: inout WireCoder) {
    across.transfer(&wire)
    down.transfer(&wire)
  }
}
