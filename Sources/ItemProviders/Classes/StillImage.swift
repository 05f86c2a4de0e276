internal import ByteSources
internal import FileIdentification
public import Foundation
internal import MediaItems
public import MediaMetadata
public import UniformTypes

/// An encoded picture and what its headers say: nothing is decoded, so nothing is lost.
///
/// Unlike an image class that decodes, it reads every type of picture, RAW, WebP and animations as well. What the bytes
/// are decides its ``type``; bytes that are no picture are refused, whatever they were registered as.
///
/// ```swift
/// let picture = try await provider.object(ofClass: StillImage.self)
/// print(picture.type.identifier, picture.pixelSize?.width ?? 0)
/// ```
public struct StillImage: ItemProviderReading, Sendable {
  /// A size in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The width in pixels, as shown.
    public var width: Int
    /// The height in pixels, as shown.
    public var height: Int
  }

  /// The bytes as they were loaded.
  public let data: Data
  /// What the bytes are.
  public let type: UTType
  /// What the headers say: time, camera, place, subtypes.
  public let properties: MediaMetadata

  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> StillImage {
    try StillImage(data: data, typeIdentifier: typeIdentifier)
  }

  /// Reads a picture's headers; `typeIdentifier` is what it is said to be, and is heard only where bytes say less.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for bytes that are no picture.
  public init(data: Data, typeIdentifier: String? = nil) throws {
    var options = FileIdentifier.Options()
    options.basis = .content
    options.keepsEvidence = false
    guard let found = try FileIdentifier(options).identify(source: DataSource(data: data)).contentType,
      let type = Self.narrowed(found, to: typeIdentifier.flatMap { UTType($0) })
    else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
    self.type = type
    properties = try MediaMetadata.read(Self.reader(data), type: type)
  }

  /// Reads what is not read unless it is asked for.
  package func details(_ wanted: MediaDetails.Parts) throws -> MediaDetails {
    try MediaDetails.read(Self.reader(data), beside: properties, wanted)
  }

  private static func reader(_ data: Data) throws -> ByteReader {
    let reader = ByteReader()
    try reader.open(DataSource(data: data))
    return reader
  }

  /// The size as shown; nil when the headers do not say.
  public var pixelSize: PixelSize? {
    guard let width = properties.pixelWidth, let height = properties.pixelHeight else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Exif's orientation, 1 to 8; nil when the headers do not say.
  public var orientation: Int? { properties.orientation }

  /// The number of pictures in an animation, 1 for what is none; nil when that is not known.
  public var frameCount: Int? { properties.frames ?? (properties.isAnimated == false ? 1 : nil) }

  /// Bytes can say less than a registered type, as those of many RAW formats; they are never overruled by it.
  private static func narrowed(_ found: UTType, to registered: UTType?) -> UTType? {
    if let registered, registered.conforms(to: .image), registered.conforms(to: found) { return registered }
    return found.conforms(to: .image) ? found : nil
  }
}
