public import ByteSources
public import UniformTypes

/// An image inside another file: a thumbnail, a preview, or a companion such as a gain map.
public struct EmbeddedPreview: Hashable, Sendable {
  /// The way in which an image is embedded.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The JPEG in an Exif block's second directory.
    case exifThumbnail
    /// A HEIF item that is the primary item's thumbnail (`thmb`).
    case thumbnailItem
    /// The JPEG in a raw image.
    case rawPreview
    /// A thumbnail-class image of a multi-picture file.
    case multiPicture
    /// Another image of a multi-picture file or Container directory, not a preview: a gain map, depth, or second view.
    case companion
  }

  /// The way in which it is embedded.
  public var kind: Kind
  /// Its type.
  public var type: UTType
  /// The ranges of its bytes, in order.
  public var extents: [Range<Int64>]
  /// The width in pixels, if stated.
  public var pixelWidth: Int?
  /// The height in pixels, if stated.
  public var pixelHeight: Int?
  /// True if the extents form a file; an HEVC or AV1 item also needs its item properties.
  public var isFile = true
  /// The coding and properties of a coded item; nil for files and incomplete items.
  public var item: CodedItem?

  /// The coding of an image item and the ranges of its properties.
  public struct CodedItem: Hashable, Sendable {
    /// The item's type, which names the coding.
    public var coding: FourCharacterCode
    /// The ranges of whole property boxes, in the order of application.
    public var properties: [Range<Int64>]

    package init(coding: FourCharacterCode, properties: [Range<Int64>]) {
      self.coding = coding
      self.properties = properties
    }
  }

  /// Creates a preview.
  public init(
    kind: Kind, type: UTType, extents: [Range<Int64>], pixelWidth: Int? = nil, pixelHeight: Int? = nil,
    isFile: Bool = true
  ) {
    self.kind = kind
    self.type = type
    self.extents = extents
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.isFile = isFile
  }

  /// The range of the preview, if it is contiguous.
  public var range: Range<Int64>? { extents.count == 1 ? extents.first : nil }
  /// The number of bytes.
  public var byteCount: Int64 { extents.reduce(0) { $0 &+ ($1.upperBound &- $1.lowerBound) } }
  /// True if it is a smaller version of the main image.
  public var isPreview: Bool { kind != .companion }
}
