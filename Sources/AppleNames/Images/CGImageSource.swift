#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
  internal import SystemPackage
  internal import UniformTypes

  /// The headers of a picture, read from its bytes or file: see ``CGImageSourceCreateWithData(_:_:)``.
  public final class CGImageSource: Sendable {
    enum Origin: Sendable {
      case data(StillImage)
      case file(MediaItem)
    }

    /// The content of a source, if its bytes are a picture.
    private struct Content: Sendable {
      var origin: Origin
      var type: UTType
      var metadata: MediaMetadata
      var byteCount: Int64?
    }

    private struct State: Sendable {
      var content: Content?
      var status: CGImageSourceStatus
      /// Cached details of the content.
      var details: MediaDetails?
    }

    private let state: Guarded<State>

    /// The origin; nil for a source without a picture.
    var origin: Origin? { state.withLock { $0.content?.origin } }
    var type: UTType? { state.withLock { $0.content?.type } }
    var metadata: MediaMetadata { state.withLock { $0.content?.metadata } ?? MediaMetadata() }
    var byteCount: Int64? { state.withLock { $0.content?.byteCount } }
    var status: CGImageSourceStatus { state.withLock { $0.status } }

    init?(data: Data) {
      guard let content = Self.content(data) else { return nil }
      state = Guarded(State(content: content, status: .statusComplete))
    }

    /// Reads only the headers of a file of any size.
    init?(file: URL) {
      guard file.isFileURL, let item = try? MediaItemReader().read(path: FilePath(file.path)),
        item.file.identification.type.conforms(to: .image),
        AllowedTypes.contains(item.file.identification.type)
      else { return nil }
      let content = Content(
        origin: .file(item), type: item.file.identification.type,
        metadata: item.file.metadata ?? MediaMetadata(), byteCount: item.file.byteCount)
      state = Guarded(State(content: content, status: .statusComplete))
    }

    /// Creates a source for incremental bytes.
    init() { state = Guarded(State(content: nil, status: .statusReadingHeader)) }

    /// Updates the source with all bytes so far.
    func update(_ data: Data, isFinal: Bool) {
      let content = Self.content(data)
      let status: CGImageSourceStatus =
        if content == nil { isFinal ? .statusUnknownType : .statusReadingHeader } else {
          isFinal ? .statusComplete : .statusIncomplete
        }
      state.withLock { $0 = State(content: content ?? $0.content, status: status) }
    }

    private static func content(_ data: Data) -> Content? {
      guard let picture = try? StillImage(data: data), AllowedTypes.contains(picture.type) else { return nil }
      return Content(
        origin: .data(picture), type: picture.type, metadata: picture.properties,
        byteCount: Int64(data.count))
    }

    /// The entries of the picture's Exif block and captions.
    var tags: PictureTags { details.tags }
    /// The headers of each of its pictures.
    var headers: PictureHeaders { details.pictures ?? PictureHeaders() }

    /// Details beside the metadata, read once.
    var details: MediaDetails {
      let (origin, cached) = state.withLock { ($0.content?.origin, $0.details) }
      if let cached { return cached }
      let parts: MediaDetails.Parts = [.tags, .coding, .pictures]
      let details =
        switch origin {
        case .data(let picture): try? picture.details(parts)
        case .file(let item):
          try? MediaItemReader(details: parts).read(path: item.path).file.headers?.details
        case nil: MediaDetails?.none
        }
      guard let details else { return MediaDetails() }
      state.withLock { state in
        // More bytes arrived meanwhile: do not store outdated details.
        if case .data(let picture) = origin, case .data(let now)? = state.content?.origin,
          picture.data.count != now.data.count
        {
          return
        }
        state.details = details
      }
      return details
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a source of a picture's bytes; nil if they are not a picture.
  ///
  /// Options are ignored.
  public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a source of a picture file; nil if it is not a picture.
  ///
  /// Options are ignored.
  public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(file: url as URL)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the identifier of the picture's type; nil while it is unknown.
  public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.type.map { NSString(string: $0.identifier) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the number of pictures: the frames of an animation if counted, the displayable pictures of a
  /// HEIF file, 1 for others, 0 without a picture.
  public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    guard isrc.origin != nil else { return 0 }
    if let frames = isrc.metadata.frames { return frames }
    return isrc.isHEIF ? max(1, isrc.headers.pictures.count) : 1
  }
#endif
