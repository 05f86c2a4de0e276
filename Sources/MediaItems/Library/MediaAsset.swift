internal import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// One picture, movie or Live Photo of a ``MediaLibrary``.
///
/// Sidecars and the further files of a Live Photo are no assets of their own.
public struct MediaAsset: Sendable {
  /// The item.
  public let item: MediaItem
  /// Where the asset lies below the library's folder.
  ///
  /// Complexity: puts the path together.
  public var relativePath: FilePath { Self.path(of: item, below: root) }
  // One copy for all assets: paths of their own are most of what a large library would hold.
  private let root: FilePath
  /// Names the asset, for the same place in every scan: see ``MediaLibrary/asset(withLocalIdentifier:)``.
  public internal(set) var localIdentifier: String
  /// Whether a rating of five stars or an export's own mark makes it a favourite.
  public var isFavorite: Bool { favorite ?? false }
  /// nil where nothing says yes or no.
  let favorite: Bool?
  /// How many assets of the library name the same burst; 0 without a burst.
  public internal(set) var burstCount: Int
  /// Whether it is the first of the library's pictures of its burst; files do not say which one a person chose.
  public internal(set) var representsBurst = false

  /// Makes an asset of an item in the library's folder `root`; nil for what is neither picture nor movie.
  public init?(_ item: MediaItem, root: FilePath) {
    guard Self.kinds.contains(item.kind) else { return nil }
    self.item = item
    self.root = root
    localIdentifier = LocalIdentifier.text(for: Self.path(of: item, below: root))
    favorite = FavoriteRule.answer(item)
    burstCount = item.file.headers?.metadata.burstIdentifier == nil ? 0 : 1
  }

  private static func path(of item: MediaItem, below root: FilePath) -> FilePath {
    var path = item.path
    _ = path.removePrefix(root)
    return path
  }

  /// What the photo library holds; it has sounds only by name.
  static let kinds: Set<MediaKind> = [.photo, .livePhoto, .video]

  /// The folder below the library's own that the asset lies in; empty at the top.
  public var albumPath: FilePath { relativePath.removingLastComponent() }

  /// When it was taken, with the zone where that is known.
  public var captured: CaptureDate? { item.captured?.date }

  /// When the file was changed last, in seconds since 1970; nil when it is not there any more.
  ///
  /// Complexity: asks the system.
  public var modified: Int64? { SideReading.status(of: item.path, followingLinks: true)?.modified }

  /// The size of all files of the asset in bytes, sidecars left out; nil when none is known.
  ///
  /// Complexity: asks the system about the other files of a Live Photo.
  public var byteCount: Int64? { item.byteCount }

  /// Whether the asset is of a subtype, and what says so: as the item's own answer, but a burst needs two pictures.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    guard subtype == .burst, burstCount > 0 else { return item.answer(subtype) }
    return burstCount > 1
      ? MediaSubtype.Answer(
        value: .yes, rule: "burst-mates", evidence: "\(burstCount) pictures name this burst")
      : MediaSubtype.Answer(
        value: .unknown, rule: "burst-alone",
        evidence: "the other pictures of its burst are not in the library")
  }

  /// The subtypes that are proven, in the order of their declaration.
  public var subtypes: [MediaSubtype] { MediaSubtype.allCases.filter { subtype($0) == .yes } }
}

extension MediaAsset: FilterSubject {
  /// What a person calls it.
  public var kind: MediaKind { item.kind }
  /// How it is shown.
  public var style: PlaybackStyle { item.style }
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    subtype == .burst && burstCount > 0 ? answer(subtype).value : item.subtype(subtype)
  }
  public func value(of field: String) -> FilterValue? { item.value(of: field) }
}

extension MediaItem {
  /// Every file of the item but its sidecars: the halves, and the copies that belong to them.
  public var files: [FilePath] {
    guard let livePhoto else { return [path] }
    var files = livePhoto.form == .bundle ? [] : [path]
    for file in [livePhoto.still, livePhoto.movie] + livePhoto.alternates {
      if let file, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// The size of ``files`` in bytes, of a package that of everything in it; nil when none is known.
  public var byteCount: Int64? {
    let type = file.identification.type
    if livePhoto == nil, type.conforms(to: .package) || type.conforms(to: .bundle) {
      return PackageSize.bytes(of: path)
    }
    let sizes = files.compactMap { file in
      file == path
        ? self.file.byteCount ?? Self.size(of: file) : Self.size(of: file)
    }
    return sizes.isEmpty ? nil : sizes.reduce(0) { $0 &+ $1 }
  }

  private static func size(of path: FilePath) -> Int64? {
    guard let status = SideReading.status(of: path, followingLinks: true) else { return nil }
    return status.type == .regular ? status.byteCount : nil
  }
}
