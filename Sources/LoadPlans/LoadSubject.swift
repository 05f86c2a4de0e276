internal import MediaItems
internal import MediaMetadata
internal import UniformTypes

/// The subject of a load rule: a media kind, or a part of one that loads differently.
enum LoadSubject: String, Sendable, CaseIterable {
  case empty
  case livePhoto
  case loop
  case video
  case raw
  case animated
  /// A picture that the platform's image class does not read.
  case ownDecoder
  case photo
  /// A folder, package or other directory.
  case directory
  /// A URL as the first representation, not a file URL.
  case address
  /// A file URL as the first representation.
  case fileAddress
  /// An object in a share extension.
  case sharedPropertyList
  case sharedText
  case other

  init(_ offer: LoadOffer, _ decision: MediaDecision, _ context: LoadSituation.Context) {
    switch decision.kind {
    case _ where decision.standing == .empty: self = .empty
    case .livePhoto: self = .livePhoto
    case .video: self = decision.isLoop ? .loop : .video
    case .photo: self = Self.photo(offer)
    case .folder, .package: self = .directory
    default: self = Self.object(offer, context)
    }
  }

  /// Returns the subject of the first representation, since the order is by fidelity: a document with its URL
  /// is a document.
  private static func object(_ offer: LoadOffer, _ context: LoadSituation.Context) -> LoadSubject {
    guard let first = offer[.anything].first else { return .other }
    if offer[.fileAddresses].contains(first) { return .fileAddress }
    if offer[.addresses].contains(first) { return .address }
    guard context == .shareExtension else { return .other }
    if offer[.propertyLists].contains(first) { return .sharedPropertyList }
    return offer[.texts].contains(first) ? .sharedText : .other
  }

  private static func photo(_ offer: LoadOffer) -> LoadSubject {
    if !offer[.raws].isEmpty { return .raw }
    if !offer[.animations].isEmpty { return .animated }
    guard let best = offer[.stills].first else { return .photo }
    return offer[.readableStills].contains(best) ? .photo : .ownDecoder
  }
}

/// The registered identifiers in groups for loading, without duplicates.
struct LoadOffer: Sendable {
  /// A group of registered identifiers.
  enum Source: String, Sendable, CaseIterable {
    case bundles
    /// Types that the Live Photo class reads.
    case livePhotoObjects
    case abstractLivePhotos
    case movies
    /// Pictures, highest fidelity first.
    case stills
    /// Those of ``stills`` that the image class reads.
    case readableStills
    case raws
    /// Those of ``stills`` that are not RAW.
    case renditions
    case animations
    case loopGIFs
    case addresses
    /// The file URLs of ``addresses``.
    case fileAddresses
    /// Files of declared types that a file URL may refer to, without its name and icon.
    case filesBesideAddress
    case propertyLists
    /// Plain text and its subtypes.
    case texts
    /// Archives of objects, readable by the objects' classes only.
    case keyedArchives
    /// All types that load as files, declared types first: no URLs, names and archived objects.
    case files
    /// All types except the roots, in the order of ``files``; descriptions of the item are last.
    case anything
  }

  private var groups: [Source: [String]] = [:]

  subscript(source: Source) -> [String] { groups[source] ?? [] }

  init(_ registered: RegisteredTypes, _ context: LoadSituation.Context) {
    var seen: Set<String> = []
    let rows = zip(registered.identifiers, registered.types)
      .filter { seen.insert($0.0).inserted }
    for (identifier, type) in rows { sort(identifier, type) }
    groups[.stills] = Fidelity.sorted(rows.filter { self[.stills].contains($0.0) })
    groups[.readableStills] = self[.stills].filter { self[.readableStills].contains($0) }
    groups[.renditions] = self[.stills].filter { !self[.raws].contains($0) }
    groups[.anything] = Self.mostSpecificFirst(rows.filter { self[.anything].contains($0.0) })
    groups[.files] = self[.anything].filter(self[.files].contains)
    groups[.livePhotoObjects] = livePhotoObjects(registered, context)
  }

  /// Sorts declared types first, then undeclared ones, then `public.data`, then descriptions of the item.
  private static func mostSpecificFirst(_ rows: [(String, UTType?)]) -> [String] {
    let rank = { (identifier: String, type: UTType?) in
      identifier == "public.data" ? 2 : type.map { $0.describesItem ? 3 : $0.isDynamic ? 1 : 0 } ?? 1
    }
    return (0...3).flatMap { expected in rows.filter { rank($0.0, $0.1) == expected }.map(\.0) }
  }

  private mutating func sort(_ identifier: String, _ type: UTType?) {
    func add(_ source: Source) { groups[source, default: []].append(identifier) }
    let name = identifier.lowercased()
    if Self.roots.contains(name) { return }
    add(.anything)
    if type?.isURL ?? false {
      add(.addresses)
      if type?.conforms(to: .fileURL) ?? false { add(.fileAddresses) }
    } else if name.hasPrefix("com.apple.uikit.") {
      add(.keyedArchives)
    } else if !(type?.describesItem ?? false) {
      add(.files)
      if let type, !type.isDynamic, !type.mayAccompanyFileURL { add(.filesBesideAddress) }
    }
    if name.contains("live-photo-bundle") {
      add(.bundles)
    } else if name == "com.apple.private.auto-loop-gif" {
      add(.loopGIFs)
    } else if let type {
      if type.conforms(to: .propertyList) { add(.propertyLists) }
      if type.conforms(to: .plainText) { add(.texts) }
      if type.conforms(to: .livePhoto) { add(.abstractLivePhotos) }
      if type.conforms(to: .movie) { add(.movies) }
      guard type.conforms(to: .image) else { return }
      add(.stills)
      if type.conforms(to: .rawImage) { add(.raws) }
      if Self.animated.holds(for: type) { add(.animations) }
      if type.isReadByImageClass { add(.readableStills) }
    }
  }

  // Providers in a share extension list Live Photos but do not load their class.
  private func livePhotoObjects(
    _ registered: RegisteredTypes, _ context: LoadSituation.Context
  ) -> [String] {
    guard context == .picker, registered.canLoadLivePhoto != false else { return [] }
    let isReported = registered.canLoadLivePhoto == true
    return self[.bundles] + (isReported ? self[.abstractLivePhotos] : [])
  }

  /// Types that load an arbitrary representation, such as a Live Photo's folder, or nothing.
  static let roots: Set<String> = ["public.item", "public.content"]

  private static let animated = TypeCondition(below: [
    .gif, .heics, .heifSequence, .avifSequence, .avcSequence,
  ])
}

/// The order of pictures with the same content.
enum Fidelity {
  struct Row: Sendable {
    let name: String
    let when: TypeCondition
    let because: String
  }

  /// The rows, first is best; within a row, the registration order, by convention highest fidelity first.
  static let rows = [
    Row(
      name: "heif", when: TypeCondition(below: [.heifStandard]),
      because: "where HEIC and JPEG are both offered, only HEIC keeps depth and gain maps"),
    Row(
      name: "exact", when: TypeCondition(below: [.image], unless: [.jpeg, .tiff]),
      because: "PNG keeps its alpha, RAW its latitude: a format of its own before those made for everybody"),
    Row(
      name: "rendition", when: TypeCondition(below: [.jpeg, .tiff]),
      because: "beside another picture JPEG is made for everybody, TIFF for the pasteboard: the first of them"
    ),
  ]

  static func sorted(_ pictures: [(String, UTType?)]) -> [String] {
    // The abstract type names no format, so any other type is more exact.
    let concrete = pictures.filter { $0.1 != .image }
    var result: [String] = []
    for row in rows {
      for (identifier, type) in concrete where type.map({ row.when.holds(for: $0) }) ?? false {
        if !result.contains(identifier) { result.append(identifier) }
      }
    }
    return result + pictures.filter { $0.1 == .image }.map(\.0)
  }
}
