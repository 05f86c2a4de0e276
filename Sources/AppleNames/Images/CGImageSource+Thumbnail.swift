#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  internal import UniformTypes

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
  /// Kept by nobody: nothing is decoded.
  public var kCGImageSourceDecodeRequestOptions: CFString {
    NSString(string: "kCGImageSourceDecodeRequestOptions")
  }
  /// Kept by nobody: nothing is decoded.
  public var kCGImageSourceGenerateImageSpecificLumaScaling: CFString {
    NSString(string: "kCGImageSourceGenerateImageSpecificLumaScaling")
  }
  public var kCGImageSourceShouldCacheImmediately: CFString {
    NSString(string: "kCGImageSourceShouldCacheImmediately")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The largest preview inside the picture that is within the wanted size, as it is stored; nil when there is none.
  ///
  /// Nothing is scaled. With `FromImageIfAbsent` a picture that is within the size stands for a preview that is not there.
  /// With `FromImageAlways` no preview is looked at: the answer is the whole picture, or nil where that is larger. The
  /// size may be any number. With `WithTransform` the result's ``UIImage/imageOrientation`` says how it has to be turned;
  /// the bytes stay as they are.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard index == isrc.headers.primary else { return nil }
    func isOn(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? false }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    let isAlways = isOn(kCGImageSourceCreateThumbnailFromImageAlways)
    let fitting = (isAlways ? [] : isrc.previews()).filter { picture in
      guard let limit else { return true }
      return picture.longestSide.map { Double($0) <= limit } ?? false
    }
    var found = fitting.max { ($0.longestSide ?? 0) < ($1.longestSide ?? 0) }
    if found == nil, isAlways || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent) {
      found = isrc.whole(within: limit)
    }
    guard let found else { return nil }
    let turned = isOn(kCGImageSourceCreateThumbnailWithTransform)
    return turned ? CGImage(found, turnedAs: isrc.metadata.orientation) : CGImage(found, orientation: 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The whole picture as it is stored; nil for the further pictures of a file, which are not cut out.
  ///
  /// Options are not looked at: nothing is decoded.
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

    /// The picture itself unless it is larger; one that is too large is not read.
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
