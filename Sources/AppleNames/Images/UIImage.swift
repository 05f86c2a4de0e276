#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import UniformTypes

  /// An encoded picture under UIKit's name: ``encoded`` has the bytes, and nothing is ever decoded.
  ///
  /// What needs pixels is absent, or nil where UIKit has an optional. It is made of any bytes whose headers are a
  /// picture's; a picture that is cut off behind its headers is not noticed.
  public final class UIImage: NSObject, ItemProviderReading, ItemProviderWriting, Sendable {
    /// The picture's bytes, type and headers; nil for an image without content.
    public let encoded: StillImage?
    /// How the pixels have to be turned for display.
    public let imageOrientation: Orientation
    /// The size as shown, in points, zero where the headers do not say.
    public let size: CGSize
    /// Pixels a point: 1 unless it was made with another.
    public let scale: CGFloat

    /// Creates an image without content.
    public override init() {
      encoded = nil
      imageOrientation = .up
      size = .zero
      scale = 1
    }

    /// Takes a picture as it was loaded.
    public convenience init(_ encoded: StillImage) {
      self.init(encoded, Orientation(exif: encoded.orientation))
    }

    /// Takes a picture's bytes; nil when their headers are no picture's.
    public convenience init?(data: Data) {
      guard let encoded = try? StillImage(data: data) else { return nil }
      self.init(encoded)
    }

    /// Takes a picture's file; nil when it cannot be read or its headers are no picture's.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// Takes an archived picture; nil when its bytes are no picture's.
    public init?(coder: NSCoder) {
      let data = coder.decodeObject(of: NSData.self, forKey: "data") ?? NSData()
      let found = try? StillImage(data: data as Data)
      guard found != nil || data.length == 0 else { return nil }
      let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .up
      let kept = coder.decodeDouble(forKey: "scale")
      let scale: CGFloat = kept > 0 ? CGFloat(kept) : 1
      encoded = found
      imageOrientation = orientation
      self.scale = scale
      size = found.map { Self.size(of: $0, orientation, scale) } ?? .zero
    }

    /// Takes a picture that was found in another.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage.encoded, Orientation(exif: cgImage.orientation))
    }

    /// Takes a picture that was found in another, to be turned as said.
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
      let isTurned = orientation.isTurned != Orientation(exif: encoded.orientation).isTurned
      return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// What UIKit's class reads: RAW, WebP and AVIF are not among it, and are better loaded as data or file.
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

    /// Empty: which type an image is of shows only with the image.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }

    /// The type of its bytes, and no other.
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
