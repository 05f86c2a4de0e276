#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  internal import UniformTypes

  /// A picture's headers, read from its bytes or its file: see ``CGImageSourceCreateWithData(_:_:)``.
  public final class CGImageSource: Sendable {
    enum Origin: Sendable {
      case data(StillImage)
      case file(MediaItem)
    }

    let origin: Origin
    let type: UTType
    let metadata: MediaMetadata
    let byteCount: Int64?

    init?(data: Data) {
      guard let picture = try? StillImage(data: data) else { return nil }
      origin = .data(picture)
      type = picture.type
      metadata = picture.properties
      byteCount = Int64(data.count)
    }

    /// Reads the headers alone, however large the file.
    init?(file: URL) {
      guard file.isFileURL, let item = try? MediaItemReader().read(path: FilePath(file.path)),
        item.file.identification.type.conforms(to: .image)
      else { return nil }
      origin = .file(item)
      type = item.file.identification.type
      metadata = item.file.metadata ?? MediaMetadata()
      byteCount = item.file.byteCount
    }

    /// The entries of the picture's Exif block and captions, read anew.
    func tags() -> PictureTags {
      let found =
        switch origin {
        case .data(let picture): try? picture.details(.tags)
        case .file(let item): try? MediaItemReader(details: .tags).read(path: item.path).file.headers?.details
        }
      return found?.tags ?? PictureTags()
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Reads the headers of a picture's bytes; nil when they are no picture's.
  ///
  /// Options are not looked at.
  public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Reads the headers of a picture's file; nil when it is none.
  ///
  /// Options are not looked at.
  public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(file: url as URL)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifier of the picture's type.
  public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    NSString(string: isrc.type.identifier)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of frames: 1 for what is no animation, and for one whose frames were not counted.
  public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.metadata.frames ?? 1 }
#endif
