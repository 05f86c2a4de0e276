#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
  internal import SystemPackage
  internal import UniformTypes

  /// A picture's headers, read from its bytes or its file: see ``CGImageSourceCreateWithData(_:_:)``.
  public final class CGImageSource: Sendable {
    enum Origin: Sendable {
      case data(StillImage)
      case file(MediaItem)
    }

    /// What was read; nothing as long as the bytes that came are no picture yet.
    private struct Content: Sendable {
      var origin: Origin
      var type: UTType
      var metadata: MediaMetadata
      var byteCount: Int64?
    }

    private struct State: Sendable {
      var content: Content?
      var status: CGImageSourceStatus
      /// What was read of the content when it was first asked for.
      var details: MediaDetails?
    }

    private let state: Guarded<State>

    /// nil for a source that has no picture yet.
    var origin: Origin? { state.withLock { $0.content?.origin } }
    var type: UTType? { state.withLock { $0.content?.type } }
    var metadata: MediaMetadata { state.withLock { $0.content?.metadata } ?? MediaMetadata() }
    var byteCount: Int64? { state.withLock { $0.content?.byteCount } }
    var status: CGImageSourceStatus { state.withLock { $0.status } }

    init?(data: Data) {
      guard let content = Self.content(data) else { return nil }
      state = Guarded(State(content: content, status: .statusComplete))
    }

    /// Reads the headers alone, however large the file.
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

    /// A source whose bytes come in pieces.
    init() { state = Guarded(State(content: nil, status: .statusReadingHeader)) }

    /// Takes all bytes that came so far.
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
      let (origin, known) = state.withLock { ($0.content?.origin, $0.details) }
      if let known { return known }
      let wanted: MediaDetails.Parts = [.tags, .coding, .pictures]
      let found =
        switch origin {
        case .data(let picture): try? picture.details(wanted)
        case .file(let item):
          try? MediaItemReader(details: wanted).read(path: item.path).file.headers?.details
        case nil: MediaDetails?.none
        }
      guard let found else { return MediaDetails() }
      state.withLock { state in
        // Bytes that came meanwhile are others'.
        if case .data(let picture) = origin, case .data(let now)? = state.content?.origin,
          picture.data.count != now.data.count
        {
          return
        }
        state.details = found
      }
      return found
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
  /// The identifier of the picture's type; nil as long as it is not known.
  public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.type.map { NSString(string: $0.identifier) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of pictures: the frames of an animation, and a HEIF file's pictures that are shown for themselves; 1 of
  /// what is neither, and of an animation whose frames were not counted; 0 for no picture yet.
  public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    guard isrc.origin != nil else { return 0 }
    if let frames = isrc.metadata.frames { return frames }
    return isrc.isHEIF ? max(1, isrc.headers.pictures.count) : 1
  }
#endif
