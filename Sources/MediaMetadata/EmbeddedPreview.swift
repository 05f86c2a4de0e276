public import ByteSources
public import UniformTypes

/// A picture inside another file: a thumbnail, a preview, or a companion such as a gain map.
public struct EmbeddedPreview: Hashable, Sendable {
  /// How a small picture is kept.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The JPEG in an Exif block's second directory.
    case exifThumbnail
    /// A HEIF item that is the primary item's thumbnail (`thmb`).
    case thumbnailItem
    /// The JPEG that a raw picture carries.
    case rawPreview
    /// A thumbnail-class image of a multi-picture file.
    case multiPicture
    /// Another image of a multi-picture file or Container directory: a gain map, depth, or second view; no preview.
    case companion
  }

  /// How it is kept.
  public var kind: Kind
  /// Its type.
  public var type: UTType
  /// Where its bytes are, in order.
  public var extents: [Range<Int64>]
  /// The width in pixels, where that is said.
  public var pixelWidth: Int?
  /// The height in pixels, where that is said.
  public var pixelHeight: Int?
  /// Whether the extents alone are a file; an HEVC or AV1 item also needs its item properties.
  public var isFile = true
  /// What a coded item needs beside its data; nil for files, and where it is not all there.
  public var item: CodedItem?

  /// A picture item's coding, and where its properties are.
  public struct CodedItem: Hashable, Sendable {
    /// How the picture is coded, by the item's type.
    public var coding: FourCharacterCode
    /// Whole boxes, in the order in which they apply.
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

  /// The one range that holds the preview, where it is in one piece.
  public var range: Range<Int64>? { extents.count == 1 ? extents.first : nil }
  /// The number of bytes.
  public var byteCount: Int64 { extents.reduce(0) { $0 &+ ($1.upperBound &- $1.lowerBound) } }
  /// Whether it shows the same picture, smaller.
  public var isPreview: Bool { kind != .companion }
}
