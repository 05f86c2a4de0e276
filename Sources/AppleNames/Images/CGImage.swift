#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import UniformTypes

  /// A picture under Core Graphics' name: the encoded bytes of a file or embedded preview, never a bitmap.
  public final class CGImage: Sendable {
    /// The bytes, type and metadata.
    public let encoded: StillImage
    /// The Exif orientation, if requested.
    let orientation: Int

    init(_ encoded: StillImage, orientation: Int) {
      self.encoded = encoded
      self.orientation = orientation
    }

    /// Creates a preview; `fallbackOrientation` applies if the preview has no orientation of its own.
    init(_ preview: StillImage, fallbackOrientation: Int?) {
      encoded = preview
      orientation = preview.orientation ?? fallbackOrientation ?? 1
    }

    /// The stored width, 0 if the headers do not state it.
    public var width: Int { encoded.properties.storedWidth ?? encoded.properties.pixelWidth ?? 0 }
    /// The type identifier of the bytes.
    public var utType: CFString? { NSString(string: encoded.type.identifier) }
    /// The stored height, 0 if the headers do not state it.
    public var height: Int { encoded.properties.storedHeight ?? encoded.properties.pixelHeight ?? 0 }
  }
#endif
