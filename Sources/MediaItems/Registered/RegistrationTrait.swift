internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// The facts of an item that decide its registered forms.
struct RegistrationSubject {
  let item: MediaItem
  let type: UTType
  /// The type of a Live Photo's still, or the item's own type; nil if a bundle's still has no known type.
  let stillType: UTType?
  let movieType: UTType

  init(_ item: MediaItem, _ registry: TypeRegistry) {
    self.item = item
    type = item.file.identification.type
    let form = item.livePhoto?.form
    stillType = form == .bundle ? Self.still(in: item, registry) : type
    movieType = form == .bundle || form == .pair ? .quickTimeMovie : type
  }

  // The item has the bundle's type; the still's type follows from its name and headers.
  private static func still(in bundle: MediaItem, _ registry: TypeRegistry) -> UTType? {
    let named = bundle.livePhoto?.still?.extension.flatMap { name in
      registry.types(tag: name, tagClass: .filenameExtension, conformingTo: .image).first { !$0.isDynamic }
    }
    switch bundle.file.metadata?.format {
    case "jpeg": return .jpeg
    case "isoMedia": return named.flatMap { heifFamily.holds(for: $0) ? $0 : nil } ?? .heic
    default: return named
    }
  }

  private static let heifFamily = TypeCondition(below: [.heifStandard])

  var isLivePhoto: Bool { item.kind == .livePhoto && item.livePhoto?.form != .motion }
}

/// A condition of the table's rows.
enum RegistrationTrait: String, Sendable, CaseIterable {
  case livePhoto, loop, raw, previewInside, animated, photo, heif, modernStill
  case video, modernCoding, slowMotion, undeclared

  func holds(for subject: RegistrationSubject) -> Bool {
    let item = subject.item
    switch self {
    case .livePhoto: return subject.isLivePhoto
    case .loop: return item.style == .videoLooping
    case .raw: return subject.type.conforms(to: .rawImage)
    case .previewInside: return item.file.metadata.map(Self.hasPreview) ?? false
    case .animated: return item.style == .imageAnimated || subject.type.conforms(to: .gif)
    // Pickers treat other makers' motion photos as stills.
    case .photo: return item.kind == .photo || item.livePhoto?.form == .motion
    case .heif: return subject.stillType.map(Self.heifTypes.holds) ?? false
    case .modernStill:
      return subject.stillType.map { $0.conforms(to: .image) && !Self.universalTypes.holds(for: $0) } ?? false
    case .video: return item.kind == .video
    case .modernCoding: return item.file.metadata.map(Self.isModern) ?? false
    case .slowMotion: return item.subtype(.slowMotion) == .yes
    case .undeclared: return subject.type.isDynamic
    }
  }

  var words: String {
    switch self {
    case .livePhoto: "Live Photo in two files or a bundle"
    case .loop: "looping video"
    case .raw: "RAW"
    case .previewInside: "with a JPEG preview inside"
    case .animated: "animated picture"
    case .photo: "photo, motion photos included"
    case .heif: "HEIC or HEIF"
    case .modernStill: "its still not JPEG, PNG, GIF, TIFF or BMP"
    case .video: "video"
    case .modernCoding: "in HEVC, AV1 or VP9"
    case .slowMotion: "in slow motion"
    case .undeclared: "of a type that nobody declares"
    }
  }

  private static let heifTypes = TypeCondition(below: [.heic, .heif])
  /// Types that every program reads, which need no other form.
  private static let universalTypes = TypeCondition(below: [
    .jpeg, .png, .gif, .tiff, .bmp,
  ])
  /// Sample entries and codec identifiers of codings newer than H.264.
  private static let modernCodings: Set<String> = [
    "hvc1", "hev1", "dvh1", "dvhe", "av01", "vp09", "V_MPEGH/ISO/HEVC", "V_AV1", "V_VP9",
  ]

  private static func hasPreview(_ metadata: MediaMetadata) -> Bool {
    metadata.previews.contains { $0.kind == .rawPreview && $0.isFile && $0.type.conforms(to: .jpeg) }
  }

  private static func isModern(_ metadata: MediaMetadata) -> Bool {
    metadata.tracks.contains { $0.kind == .video && modernCodings.contains($0.coding) }
  }
}

/// A form that a row registers, resolved with the types of the item.
enum FormTemplate: String, Sendable, CaseIterable {
  case itself, still, movie, bundle, abstractLivePhoto, previewJPEG
  case transcodedJPEG, transcodedGIF, transcodedMovie, transcodedVideo, data

  func form(of subject: RegistrationSubject) -> RegisteredForm? {
    switch self {
    case .itself: form(subject.type.identifier, .asIs)
    case .still: subject.stillType.flatMap { form($0.identifier, .asIs) }
    case .movie: form(subject.movieType.identifier, .asIs)
    case .bundle:
      form("com.apple.live-photo-bundle", subject.item.livePhoto?.form == .bundle ? .asIs : .assembled)
    case .abstractLivePhoto: form(UTType.livePhoto.identifier, .assembled)
    case .previewJPEG: form(UTType.jpeg.identifier, .extracted)
    case .transcodedJPEG: form(UTType.jpeg.identifier, .transcoded)
    case .transcodedGIF: form(UTType.gif.identifier, .transcoded)
    case .transcodedMovie: form(UTType.quickTimeMovie.identifier, .transcoded)
    case .transcodedVideo:
      form(
        subject.type.conforms(to: .quickTimeMovie)
          ? UTType.quickTimeMovie.identifier : UTType.mpeg4Movie.identifier, .transcoded)
    case .data: form(UTType.data.identifier, .asIs)
    }
  }

  private func form(_ identifier: String, _ making: RegisteredForm.Making) -> RegisteredForm {
    RegisteredForm(identifier: identifier, making: making)
  }

  var words: String {
    switch self {
    case .itself: "its own type"
    case .still: "the still's type"
    case .movie: "the movie's type"
    case .bundle: "com.apple.live-photo-bundle"
    case .abstractLivePhoto: "com.apple.live-photo"
    case .previewJPEG: "public.jpeg (the preview inside)"
    case .transcodedJPEG: "public.jpeg (needs transcoding)"
    case .transcodedGIF: "com.compuserve.gif (needs transcoding)"
    case .transcodedMovie: "com.apple.quicktime-movie (needs transcoding)"
    case .transcodedVideo: "QuickTime stays, all else becomes public.mpeg-4 (needs transcoding)"
    case .data: "public.data"
    }
  }
}
