internal import FileIdentification
internal import UniformTypes

/// An extension or a media type, as a word of a list: everything that has it.
///
/// Browsers know a file's media type by its extension, and both are shared: by types that mean the same files, by sound and
/// pictures of one container, by the still and the sequence.
struct AcceptedTag: Hashable, Sendable {
  /// The word in lower case: `.webm`, `audio/webm`.
  let word: String
  /// The types that have it, the preferred one first, and their variants.
  let types: [UTType]
  /// The media types of files of these types, in lower case.
  private let mediaTypes: [String]

  /// nil where nobody knows the extension, which begins with its dot: no declared type has it, and it is none that files of any
  /// type are given, as `.bak` is, which takes files by their whole name.
  init?(extension word: String, _ registry: TypeRegistry) {
    let owners = Self.owners(ofExtension: word, registry)
    if owners.isEmpty, !NameEvidence(fileName: "a" + word, registry: registry).isLoose { return nil }
    self.init(word, owners, announced: owners.flatMap { $0.tags[.mimeType] ?? [] }, registry)
  }

  /// nil where no known type is announced so.
  init?(mediaType word: String, _ registry: TypeRegistry) {
    let owners = Self.owners(ofMediaType: word, registry)
    // No type has it, and it is said of whatever nobody knows.
    if owners.isEmpty, word != "application/octet-stream" { return nil }
    self.init(word, owners, announced: [], registry)
  }

  private init(_ word: String, _ owners: [UTType], announced: [String], _ registry: TypeRegistry) {
    self.word = word
    types = Self.withVariants(owners, registry)
    mediaTypes = (announced + owners.map(\.printedMIMEType)).map { $0.lowercased() }
  }

  /// Whether files of a type are meant: of a kind of what has the word, announced by it, or packed as what has it and announced
  /// alike, as audiobooks are MPEG-4 sound.
  func takes(_ type: UTType) -> Bool {
    if types.contains(where: { type.conforms(to: $0) }) { return true }
    let mediaType = type.printedMIMEType.lowercased()
    return mediaType == word
      || mediaTypes.contains(mediaType) && types.contains { type.isCarried(by: $0) }
  }

  /// Every declared type that files of an extension may have: as names are read, so that an extension of two parts is one, and
  /// those that declare it and say less.
  static func owners(ofExtension word: String, _ registry: TypeRegistry) -> [UTType] {
    let read = NameEvidence(fileName: "a" + word, isDirectory: false, registry: registry).types
    let declared = registry.declaredTypes(tag: String(word.dropFirst()), tagClass: .filenameExtension)
    return read.filter(\.isDeclared) + declared.filter { $0.conforms(to: .data) && !read.contains($0) }
  }

  /// Every type that is announced by a media type, but none of a movie where sound is asked for and there is a type of sound.
  private static func owners(ofMediaType word: String, _ registry: TypeRegistry) -> [UTType] {
    let owners = registry.types(claimedMIMEType: word)
    let families = ["audio/", "image/", "video/"]
    guard let family = families.first(where: { word.hasPrefix($0) }) else { return owners }
    let own = owners.filter { $0.printedMIMEType.hasPrefix(family) }
    return own.isEmpty ? owners : own
  }

  /// Types whose files go by another type's extension and media type as well.
  private static let variants: [(of: String, type: String, because: StaticString)] = [
    ("public.heif", "public.heic", "by its brand mif1 it is image/heif (IANA), and programs announce it so"),
    ("public.heif", "public.heifs", "a sequence is named as the still in it"),
    ("public.heifs", "public.heics", "HEVC, as of pictures"),
    ("public.heic", "public.heics", "a sequence is named as the still in it"),
    ("public.avif", "public.avis", "animated pictures are named and announced as still ones"),
    ("public.jpeg", "public.mpo-image", "cameras put further pictures behind one, and name the file as it"),
    ("public.mp3", "public.mp2", "audio/mpeg stands for every layer (RFC 3003)"),
    ("public.mp3", "org.mpeg.mp1", "audio/mpeg stands for every layer (RFC 3003)"),
    ("org.matroska.mkv", "org.webmproject.webm", "WebM is Matroska with fewer codecs"),
    ("org.matroska.mka", "org.webmproject.webm-audio", "WebM is Matroska with fewer codecs"),
    ("public.svg-image", "org.w3.gzip-svg", "servers announce .svgz as image/svg+xml, with an encoding"),
  ]

  private static func withVariants(_ owners: [UTType], _ registry: TypeRegistry) -> [UTType] {
    var types = owners
    var position = 0
    while position < types.count {
      for variant in variants where variant.of == types[position].identifier {
        if let type = registry.type(variant.type), !types.contains(type) { types.append(type) }
      }
      position += 1
    }
    return types
  }
}
