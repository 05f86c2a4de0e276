internal import ByteSources
internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// A metadata field that a case of a suite states about a file instead of providing the file.
struct MediaFact: Sendable {
  var field: CaseField
  var apply: @Sendable (CaseValue, inout MediaMetadata) -> Void

  init(
    _ name: String, _ shape: CaseField.Shape, _ meaning: String,
    _ apply: @escaping @Sendable (CaseValue, inout MediaMetadata) -> Void
  ) {
    field = CaseField(name, shape, meaning)
    self.apply = apply
  }

  /// The keys of a file in a case: its identity, then its metadata.
  static let file =
    [
      CaseField(
        "file", .text, "a path, relative to the suite; absolute in the protocol; then the file is read"),
      CaseField("name", .text, "the file's name, with its folder where there are several"),
      CaseField("type", .identifier, "its type; without it, what its name says"),
      CaseField("half", .word(["still", "movie"]), "what it is where its name does not tell"),
      CaseField("bytes", .integer(0...Int.max), "its size in bytes"),
      CaseField("unread", .flag, "whether its headers were not read, so that no fact is known"),
    ] + all.map(\.field)

  /// Returns the item for a described file.
  static func item(_ file: CaseObject, _ context: AnswerContext) throws(CaseProblem) -> MediaItem {
    guard let name = file.text("name"), !name.isEmpty else {
      throw CaseProblem("a file has neither 'file' nor 'name'", key: "files")
    }
    let path = FilePath(name)
    let type = try type(of: path, file, context)
    var metadata = MediaMetadata()
    switch MediaKind(of: type) {
    case .photo: metadata.medium = .still
    case .video: metadata.medium = .movie
    case .audio: metadata.medium = .audio
    default: break
    }
    for fact in all { if let value = file[fact.field.name] { fact.apply(value, &metadata) } }
    let hasMetadata = metadata.medium != nil && !file.flag("unread")
    return MediaItem(
      whole: MediaFile(
        path: path,
        identification: Identification(
          type: type, agreement: .confirmed, certainty: .proven, contentType: type),
        metadata: hasMetadata ? metadata : nil, byteCount: file["bytes"]?.integer.map(Int64.init)))
  }

  private static func type(
    of path: FilePath, _ file: CaseObject, _ context: AnswerContext
  ) throws(CaseProblem) -> UTType {
    if let identifier = file.text("type") { return try context.type(identifier) }
    let typeByName = path.extension.flatMap {
      context.registry.types(tag: $0, tagClass: .filenameExtension, conformingTo: .data).first
    }
    switch file.text("half") {
    case "still": return typeByName.flatMap { MediaKind(of: $0) == .photo ? $0 : nil } ?? .jpeg
    case "movie": return typeByName.flatMap { MediaKind(of: $0) == .video ? $0 : nil } ?? .quickTimeMovie
    default: return typeByName ?? .data
    }
  }
}

extension MediaFact {
  private static let number = CaseField.Shape.integer(0...Int(Int32.max))
  private static let keys = CaseField.Shape.map(.text)

  static let all: [MediaFact] = pairing + stills + movies + common

  private static let pairing = [
    MediaFact("identifier", .text, "the content identifier") { $1.contentIdentifier = $0.text?.uppercased() },
    MediaFact("stillImageTime", .flag, "whether the movie marks its still's moment") {
      $1.hasStillImageTimeTrack = $0.flag ?? false
    },
    MediaFact("cameraWritesIdentifiers", .flag, "whether the camera is of the make that writes identifiers") {
      if $0.flag == true { $1.cameraMake = "Apple" }
    },
    MediaFact("duration", .number, "how long it lasts, in seconds") { $1.duration = $0.double },
    MediaFact("captured", .text, "when it was taken, in ISO 8601, with its zone where one is written") {
      $1.captured = $0.text.flatMap { CaptureDate(text: $0) }
    },
    MediaFact("motion", .object(motionFields), "the movie inside the still") { value, metadata in
      guard let motion = value.object, let form = motion.text("form").flatMap(MotionVideo.Form.init) else {
        return
      }
      metadata.motionVideo = MotionVideo(
        offset: Int64(motion["offset"]?.integer ?? 0), length: Int64(motion["length"]?.integer ?? 0),
        form: form,
        basis: "stated")
    },
    MediaFact("staleMotionFlag", .flag, "whether it claims a movie inside that is not there") {
      if $0.flag == true { $1.staleMotionFlag = "stated" }
    },
    MediaFact("burst", .text, "the burst's identifier") { $1.burstIdentifier = $0.text },
  ]

  private static let motionFields = [
    CaseField(
      "form", .word(MotionVideo.Form.allCases.map(\.rawValue)), required: true, "how the still carries it"),
    CaseField("offset", number, required: true, "where it begins"),
    CaseField("length", number, required: true, "its length in bytes"),
  ]

  private static let stills = [
    MediaFact("customRendered", number, "Exif's CustomRendered") { value, metadata in
      metadata.updateExif { $0.customRendered = value.integer }
    },
    MediaFact("userComment", .text, "Exif's comment") { value, metadata in
      metadata.updateExif { $0.userComment = value.text }
    },
    MediaFact("exposure", .flag, "whether Exif has an exposure time") { value, metadata in
      metadata.updateExif { $0.hasExposure = value.flag ?? false }
    },
    MediaFact("appleMakerNote", .flag, "whether the maker note is Apple's") { value, metadata in
      metadata.updateExif { $0.hasAppleMakerNote = value.flag ?? false }
    },
    MediaFact("appleHDRType", number, "the maker note's HDR type") { value, metadata in
      metadata.updateExif { $0.appleHDRType = value.integer }
    },
    MediaFact("xmpUserComment", .text, "XMP's copy of Exif's comment") { value, metadata in
      metadata.updateXMP { $0.userComment = value.text }
    },
    MediaFact("specialType", .text, "the kind that Google's camera names in XMP") { value, metadata in
      metadata.updateXMP { $0.specialType = value.text }
    },
    MediaFact("projection", .text, "the panorama's projection in XMP") { value, metadata in
      metadata.updateXMP { $0.projectionType = value.text }
    },
    MediaFact("xmpDepth", .flag, "whether XMP describes a depth map") { value, metadata in
      metadata.updateXMP { $0.hasDepth = value.flag ?? false }
    },
    MediaFact("xmpGainMap", .flag, "whether XMP describes a gain map") { value, metadata in
      metadata.updateXMP { $0.hasGainMap = value.flag ?? false }
    },
    MediaFact("auxiliary", .list(.text), "the URNs of auxiliary pictures") {
      $1.auxiliaryTypes = $0.texts ?? []
    },
    MediaFact("toneMap", .flag, "whether a picture item is derived by tone mapping") {
      $1.hasToneMapItem = $0.flag ?? false
    },
    MediaFact("entityGroups", .list(.text), "the kinds of entity groups") {
      $1.entityGroups = ($0.texts ?? []).compactMap(FourCharacterCode.init(spelled:))
    },
    MediaFact("previewInside", .flag, "whether a JPEG of the same picture is inside") {
      if $0.flag == true {
        $1.previews = [EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [1000..<2000])]
      }
    },
    MediaFact("transfer", number, "the picture's transfer characteristics; 16 is PQ, 18 is HLG") {
      $1.transferCharacteristics = $0.integer
    },
    MediaFact("rating", number, "XMP's rating") { value, metadata in
      metadata.updateXMP { $0.rating = value.integer }
    },
    MediaFact("animated", .flag, "whether it has two or more frames") { $1.isAnimated = $0.flag },
  ]

  private static let movies = [
    MediaFact("frameRate", .number, "frames per second") { $1.frameRate = $0.double },
    MediaFact("tracks", .list(.word(MediaTrack.Kind.allCases.map(\.rawValue))), "the kinds of its tracks") {
      $1.tracks = ($0.texts ?? []).compactMap(MediaTrack.Kind.init).map { MediaTrack(kind: $0, coding: "") }
    },
    MediaFact("videoCoding", .text, "the coding of the pictures") {
      $1.tracks = [MediaTrack(kind: .video, coding: $0.text ?? "")]
    },
    MediaFact("movieKeys", keys, "the movie's metadata by key") { $1.movieKeys = $0.dictionary },
    MediaFact("trackKeys", keys, "the metadata of its tracks by key") { $1.trackKeys = $0.dictionary },
    MediaFact("codingConfigurations", .list(.text), "boxes in the sample entries of video tracks") {
      $1.codingConfigurations = ($0.texts ?? []).compactMap(FourCharacterCode.init(spelled:))
    },
    MediaFact(
      "views", .word(MovieViews.allCases.map(\.rawValue)),
      "for whose eyes the pictures are, or that they lie on a sphere"
    ) { $1.movieViews = $0.text.flatMap(MovieViews.init(rawValue:)) },
  ]

  private static let common = [
    MediaFact("format", .text, "the reader of its headers: jpeg, heif, gif, isoMedia, matroska and others") {
      $1.format = $0.text
    },
    MediaFact("pixelWidth", number, "the width as shown") { $1.pixelWidth = $0.integer },
    MediaFact("pixelHeight", number, "the height as shown") { $1.pixelHeight = $0.integer },
    MediaFact("cameraModel", .text, "the camera's model") { $1.cameraModel = $0.text },
    MediaFact("located", .flag, "whether it holds a place") { $1.isLocated = $0.flag },
    MediaFact("incomplete", .flag, "whether a budget ended before its headers did") {
      $1.isIncomplete = $0.flag ?? false
    },
  ]
}

extension MediaMetadata {
  fileprivate mutating func updateExif(_ update: (inout ExifFacts) -> Void) {
    var facts = exif ?? ExifFacts()
    update(&facts)
    exif = facts
  }

  fileprivate mutating func updateXMP(_ update: (inout XMPFacts) -> Void) {
    var facts = xmp ?? XMPFacts()
    update(&facts)
    xmp = facts
  }
}

extension CaseValue {
  fileprivate var double: Double? {
    switch self {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  fileprivate var dictionary: [String: String] {
    (object?.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.text }
  }
}

extension FourCharacterCode {
  /// Reads a code of four ASCII characters.
  fileprivate init?(spelled text: String) {
    guard text.utf8.count == 4, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    self.init(text.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }
}
