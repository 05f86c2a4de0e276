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
  public var kCGImageSourceShouldCache: CFString { NSString(string: "kCGImageSourceShouldCache") }
  public var kCGImageSourceShouldCacheImmediately: CFString {
    NSString(string: "kCGImageSourceShouldCacheImmediately")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The largest preview inside the picture that is within the wanted size, as it is stored; nil when there is none.
  ///
  /// Nothing is scaled. With one of the `FromImage` options a picture that is small enough is its own thumbnail. With
  /// `WithTransform` the result's ``UIImage/imageOrientation`` says how it has to be turned; the bytes stay as they are.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard index == 0 else { return nil }
    func isOn(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? false }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    let mayBeWhole =
      isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    let pictures = isrc.previews() + (mayBeWhole ? [isrc.whole(within: limit)].compactMap { $0 } : [])
    let fitting = pictures.filter { picture in
      guard let limit else { return true }
      return picture.longestSide.map { Double($0) <= limit } ?? false
    }
    guard let found = fitting.max(by: { ($0.longestSide ?? 0) < ($1.longestSide ?? 0) }) else { return nil }
    let turned = isOn(kCGImageSourceCreateThumbnailWithTransform)
    return turned ? CGImage(found, turnedAs: isrc.metadata.orientation) : CGImage(found, orientation: 1)
  }

  extension CGImageSource {
    fileprivate func previews() -> [StillImage] {
      switch origin {
      case .data(let data):
        return metadata.previews.filter { $0.isPreview && $0.isFile }
          .compactMap { preview in
            Self.bytes(preview.extents, of: data).flatMap { try? StillImage(data: $0) }
          }
      case .file(let item):
        let parts = (try? MediaExtraction().previews(of: item, .all)) ?? []
        return parts.compactMap { part in
          var bytes = Data()
          do { try part.read { bytes.append(contentsOf: $0) } } catch { return nil }
          return try? StillImage(data: bytes)
        }
      }
    }

    /// The picture itself when it is small; a large one is not read for it.
    fileprivate func whole(within limit: Double?) -> StillImage? {
      let sides = [metadata.pixelWidth, metadata.pixelHeight].compactMap { $0 }
      guard let limit, sides.count == 2, sides.allSatisfy({ Double($0) <= limit }) else { return nil }
      switch origin {
      case .data(let data): return try? StillImage(data: data)
      case .file(let item):
        guard let data = FileManager.default.contents(atPath: item.path.string) else { return nil }
        return try? StillImage(data: data, typeIdentifier: type.identifier)
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
