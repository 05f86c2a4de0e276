#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import UniformTypes

  /// A picture as it is stored in a file or within another: encoded, never a bitmap.
  public final class CGImage: Sendable {
    /// Its bytes, type and headers.
    public let encoded: StillImage
    /// Exif's number for how it has to be turned, when that was asked for.
    let orientation: Int

    init(_ encoded: StillImage, orientation: Int) {
      self.encoded = encoded
      self.orientation = orientation
    }

    /// A preview is stored as its picture is, unless it says otherwise.
    init(_ preview: StillImage, turnedAs picture: Int?) {
      encoded = preview
      orientation = preview.orientation ?? picture ?? 1
    }

    /// The width as stored, 0 when the headers do not say.
    public var width: Int { encoded.properties.storedWidth ?? encoded.properties.pixelWidth ?? 0 }
    /// The identifier of the type of its bytes.
    public var utType: CFString? { NSString(string: encoded.type.identifier) }
    /// The height as stored, 0 when the headers do not say.
    public var height: Int { encoded.properties.storedHeight ?? encoded.properties.pixelHeight ?? 0 }
  }
#endif
