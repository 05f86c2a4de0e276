#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import UniformTypes

  /// An encoded picture with UIKit's name: ``encoded`` has the bytes, and nothing is decoded.
  ///
  /// Members that need pixels are missing, or nil if UIKit has an optional. It accepts any bytes with a
  /// picture's headers; truncation after the headers is not detected.
  public final class UIImage: NSObject, ItemProviderReading, ItemProviderWriting, Sendable {
    /// The picture's bytes, type and metadata; nil for an image without content.
    public let encoded: StillImage?
    /// The rotation of the pixels for display.
    public let imageOrientation: Orientation
    /// The displayed size in points, zero if the headers do not state it.
    public let size: CGSize
    /// Pixels per point, by default 1.
    public let scale: CGFloat

    /// Creates an image without content.
    public override init() {
      encoded = nil
      imageOrientation = .up
      size = .zero
      scale = 1
    }

    /// Creates an image of a loaded picture.
    public convenience init(_ encoded: StillImage) {
      self.init(encoded, Orientation(exif: encoded.orientation))
    }

    /// Creates an image of bytes; nil if their headers are not a picture's.
    public convenience init?(data: Data) {
      guard let encoded = try? StillImage(data: data) else { return nil }
      self.init(encoded)
    }

    /// Creates an image of a file; nil if it cannot be read or its headers are not a picture's.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// Decodes an archived image; nil if its bytes are not a picture.
    public init?(coder: NSCoder) {
      let data = coder.decodeObject(of: NSData.self, forKey: "data") ?? NSData()
      let picture = try? StillImage(data: data as Data)
      guard picture != nil || data.length == 0 else { return nil }
      let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .up
      let decodedScale = coder.decodeDouble(forKey: "scale")
      let scale: CGFloat = decodedScale > 0 ? CGFloat(decodedScale) : 1
      encoded = picture
      imageOrientation = orientation
      self.scale = scale
      size = picture.map { Self.size(of: $0, orientation, scale) } ?? .zero
    }

    /// Creates an image of an embedded picture.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage.encoded, Orientation(exif: cgImage.orientation))
    }

    /// Creates an image of an embedded picture with an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      self.init(cgImage.encoded, orientation, scale)
    }

    private init(_ encoded: StillImage, _ orientation: Orientation, _ scale: CGFloat = 1) {
      self.encoded = encoded
      imageOrientation = orientation
      self.scale = scale > 0 ? scale : 1
      size = Self.size(of: encoded, orientation, self.scale)
    }

    private static func size(
      of encoded: StillImage, _ orientation: Orientation, _ scale: CGFloat
    ) -> CGSize {
      let stored = encoded.properties
      let width = CGFloat(stored.pixelWidth ?? 0) / scale
      let height = CGFloat(stored.pixelHeight ?? 0) / scale
      let isSwapped =
        orientation.swapsDimensions != Orientation(exif: encoded.orientation).swapsDimensions
      return isSwapped ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The types that UIKit's class reads; load others, such as RAW, WebP and AVIF, as data or file.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      [
        "com.apple.uikit.image", "public.png", "public.tiff", "com.compuserve.gif", "public.jpeg",
        "public.heic",
        "public.heif", "com.microsoft.bmp",
      ]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
      UIImage(try StillImage(data: data, typeIdentifier: typeIdentifier))
    }

    /// Empty: the type depends on the instance.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }

    /// Only the type of its bytes.
    public var writableTypeIdentifiersForItemProvider: [String] { encoded.map { [$0.type.identifier] } ?? [] }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(encoded?.data, nil)
      return nil
    }
  }
#endif
