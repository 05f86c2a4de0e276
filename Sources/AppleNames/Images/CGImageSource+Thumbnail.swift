#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  internal import UniformTypes

  // Thumbnails of image sources: ImageIO's options and functions.

  public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
  }
  public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailFromImageAlways")
  }
  public var kCGImageSourceThumbnailMaxPixelSize: CFString {
    NSString(string: "kCGImageSourceThumbnailMaxPixelSize")
  }
  public var kCGImageSourceCreateThumbnailWithTransform: CFString {
    NSString(string: "kCGImageSourceCreateThumbnailWithTransform")
  }
  public var kCGImageSourceShouldAllowFloat: CFString { NSString(string: "kCGImageSourceShouldAllowFloat") }
  public var kCGImageSourceSubsampleFactor: CFString { NSString(string: "kCGImageSourceSubsampleFactor") }
  public var kCGImageSourceTypeIdentifierHint: CFString {
    NSString(string: "kCGImageSourceTypeIdentifierHint")
  }
  public var kCGImageSourceShouldCache: CFString { NSString(string: "kCGImageSourceShouldCache") }
  /// Ignored: nothing is decoded.
  public var kCGImageSourceDecodeRequestOptions: CFString {
    NSString(string: "kCGImageSourceDecodeRequestOptions")
  }
  /// Ignored: nothing is decoded.
  public var kCGImageSourceGenerateImageSpecificLumaScaling: CFString {
    NSString(string: "kCGImageSourceGenerateImageSpecificLumaScaling")
  }
  public var kCGImageSourceShouldCacheImmediately: CFString {
    NSString(string: "kCGImageSourceShouldCacheImmediately")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the largest embedded preview within the requested size, as stored; nil if there is none.
  ///
  /// Nothing is scaled. With `FromImageIfAbsent`, a picture within the size replaces a missing preview. With
  /// `FromImageAlways`, previews are ignored: the result is the whole picture, or nil if it is too large. The
  /// size may be any number. With `WithTransform`, the result's ``UIImage/imageOrientation`` is the required
  /// rotation; the bytes are unchanged.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard index == isrc.headers.primary else { return nil }
    func isEnabled(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? false }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    let usesWholeImage = isEnabled(kCGImageSourceCreateThumbnailFromImageAlways)
    let candidates = (usesWholeImage ? [] : isrc.previews()).filter { picture in
      guard let limit else { return true }
      return picture.longestSide.map { Double($0) <= limit } ?? false
    }
    var thumbnail = candidates.max { ($0.longestSide ?? 0) < ($1.longestSide ?? 0) }
    if thumbnail == nil, usesWholeImage || isEnabled(kCGImageSourceCreateThumbnailFromImageIfAbsent) {
      thumbnail = isrc.whole(within: limit)
    }
    guard let thumbnail else { return nil }
    let isTransformed = isEnabled(kCGImageSourceCreateThumbnailWithTransform)
    return isTransformed
      ? CGImage(thumbnail, fallbackOrientation: isrc.metadata.orientation)
      : CGImage(thumbnail, orientation: 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the whole picture as stored; nil for other pictures than the primary one.
  ///
  /// Options are ignored, because nothing is decoded.
  public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard index == isrc.headers.primary else { return nil }
    return isrc.whole(within: nil).map { CGImage($0, orientation: 1) }
  }

  extension CGImageSource {
    fileprivate func previews() -> [StillImage] {
      switch origin {
      case .data(let picture):
        return metadata.previews.filter { $0.isPreview && $0.isFile }
          .compactMap { preview in
            Self.bytes(preview.extents, of: picture.data).flatMap { try? StillImage(data: $0) }
          }
      case .file(let item):
        let parts = (try? MediaExtraction().previews(of: item, .all)) ?? []
        return parts.compactMap { part in
          var bytes = Data()
          do { try part.read { bytes.append(contentsOf: $0) } } catch { return nil }
          return try? StillImage(data: bytes)
        }
      case nil: return []
      }
    }

    /// Returns the picture itself if it is within the limit; a larger one is not read.
    fileprivate func whole(within limit: Double?) -> StillImage? {
      if let limit {
        let sides = [metadata.pixelWidth, metadata.pixelHeight].compactMap { $0 }
        guard sides.count == 2, sides.allSatisfy({ Double($0) <= limit }) else { return nil }
      }
      switch origin {
      case .data(let picture): return picture
      case .file(let item):
        guard let data = FileManager.default.contents(atPath: item.path.string) else { return nil }
        return try? StillImage(data: data, typeIdentifier: type?.identifier)
      case nil: return nil
      }
    }

    private static func bytes(_ extents: [Range<Int64>], of data: Data) -> Data? {
      var bytes = Data()
      for extent in extents {
        guard extent.lowerBound >= 0, extent.upperBound <= Int64(data.count) else { return nil }
        bytes += data[data.startIndex + Int(extent.lowerBound)..<data.startIndex + Int(extent.upperBound)]
      }
      return bytes
    }
  }

  extension StillImage {
    fileprivate var longestSide: Int? { pixelSize.map { max($0.width, $0.height) } }
  }
#endif
