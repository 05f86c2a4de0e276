internal import FileIdentification
internal import UniformTypes

/// An extension or media type of an ``AcceptList``, with all types that it matches.
///
/// Extensions and media types are shared: by types for the same files, by audio and video in one container, by still
/// pictures and sequences.
struct AcceptedTag: Hashable, Sendable {
  /// The word in lower case: `.webm`, `audio/webm`.
  let word: String
  /// The types with this tag, the preferred one first, and their variants.
  let types: [UTType]
  /// The media types of these types, in lower case.
  private let mediaTypes: [String]

  /// Creates the tag for an extension with its dot.
  ///
  /// Returns nil if no declared type has it and it is not one that any file may get, such as `.bak`, which matches by name.
  init?(extension word: String, _ registry: TypeRegistry) {
    let owners = Self.owners(ofExtension: word, registry)
    if owners.isEmpty, !NameEvidence(fileName: "a" + word, registry: registry).isLoose { return nil }
    self.init(word, owners, announced: owners.flatMap { $0.tags[.mimeType] ?? [] }, registry)
  }

  /// Creates the tag for a media type; returns nil if no known type has it.
  init?(mediaType word: String, _ registry: TypeRegistry) {
    let owners = Self.owners(ofMediaType: word, registry)
    // application/octet-stream has no type of its own, but is valid.
    if owners.isEmpty, word != "application/octet-stream" { return nil }
    self.init(word, owners, announced: [], registry)
  }

  private init(_ word: String, _ owners: [UTType], announced: [String], _ registry: TypeRegistry) {
    self.word = word
    types = Self.withVariants(owners, registry)
    mediaTypes = (announced + owners.map(\.printedMIMEType)).map { $0.lowercased() }
  }

  /// Returns true for subtypes of the matched types, types with this media type, and types carried by a matched type with one
  /// of its media types, such as audiobooks in MPEG-4 audio.
  func accepts(_ type: UTType) -> Bool {
    if types.contains(where: { type.conforms(to: $0) }) { return true }
    let mediaType = type.printedMIMEType.lowercased()
    return mediaType == word
      || mediaTypes.contains(mediaType) && types.contains { type.isCarried(by: $0) }
  }

  /// Returns the declared types of an extension, which may have two parts, including less specific ones.
  static func owners(ofExtension word: String, _ registry: TypeRegistry) -> [UTType] {
    let read = NameEvidence(fileName: "a" + word, isDirectory: false, registry: registry).types
    let declared = registry.declaredTypes(tag: String(word.dropFirst()), tagClass: .filenameExtension)
    return read.filter(\.isDeclared) + declared.filter { $0.conforms(to: .data) && !read.contains($0) }
  }

  /// Returns the types with a media type; if some belong to its family, such as audio, only those.
  private static func owners(ofMediaType word: String, _ registry: TypeRegistry) -> [UTType] {
    let owners = registry.types(claimedMIMEType: word)
    let families = ["audio/", "image/", "video/"]
    guard let family = families.first(where: { word.hasPrefix($0) }) else { return owners }
    let own = owners.filter { $0.printedMIMEType.hasPrefix(family) }
    return own.isEmpty ? owners : own
  }

  /// Types whose files also use another type's extension and media type.
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
