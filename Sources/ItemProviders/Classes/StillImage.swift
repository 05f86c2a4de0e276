internal import ByteSources
internal import FileIdentification
public import Foundation
internal import MediaItems
public import MediaMetadata
public import UniformTypes

/// An encoded picture and its metadata; nothing is decoded.
///
/// Unlike an image class that decodes, it reads every image type, including RAW, WebP and animations. The
/// content decides its ``type``; bytes that are not a picture are refused, whatever their registered type.
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
  /// The type of the content.
  public let type: UTType
  /// The metadata in the headers: time, camera, location, subtypes.
  public let properties: MediaMetadata

  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> StillImage {
    try StillImage(data: data, typeIdentifier: typeIdentifier)
  }

  /// Reads a picture's headers; `typeIdentifier` is its stated type, used only if the content is less
  /// specific.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for bytes that are not a picture.
  public init(data: Data, typeIdentifier: String? = nil) throws {
    var options = FileIdentifier.Options()
    options.basis = .content
    options.keepsEvidence = false
    guard let detected = try FileIdentifier(options).identify(source: DataSource(data: data)).contentType,
      let type = Self.narrowed(detected, to: typeIdentifier.flatMap { UTType($0) })
    else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
    self.type = type
    properties = try MediaMetadata.read(Self.reader(data), type: type)
  }

  /// Reads details that are not part of ``properties``.
  package func details(_ wanted: MediaDetails.Parts) throws -> MediaDetails {
    try MediaDetails.read(Self.reader(data), beside: properties, wanted)
  }

  private static func reader(_ data: Data) throws -> ByteReader {
    let reader = ByteReader()
    try reader.open(DataSource(data: data))
    return reader
  }

  /// The displayed size; nil if the headers do not state it.
  public var pixelSize: PixelSize? {
    guard let width = properties.pixelWidth, let height = properties.pixelHeight else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// The Exif orientation, 1 to 8; nil if the headers do not state it.
  public var orientation: Int? { properties.orientation }

  /// The number of frames of an animation, 1 for other pictures; nil if unknown.
  public var frameCount: Int? { properties.frames ?? (properties.isAnimated == false ? 1 : nil) }

  /// Returns the registered type if it is more specific than the content, as for many RAW formats; nil if not
  /// a picture.
  private static func narrowed(_ detected: UTType, to registered: UTType?) -> UTType? {
    if let registered, registered.conforms(to: .image), registered.conforms(to: detected) {
      return registered
    }
    return detected.conforms(to: .image) ? detected : nil
  }
}
