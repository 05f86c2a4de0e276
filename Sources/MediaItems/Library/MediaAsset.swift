internal import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// One picture, movie or Live Photo of a ``MediaLibrary``.
///
/// Sidecars and the other files of a Live Photo are not separate assets.
public struct MediaAsset: Sendable {
  /// The item.
  public let item: MediaItem
  /// The path of the asset below the library's folder.
  ///
  /// Complexity: builds the path.
  public var relativePath: FilePath { Self.path(of: item, below: root) }
  // Shared by all assets, because relative paths would take most of a large library's memory.
  private let root: FilePath
  /// The identifier of the asset, the same in every scan as long as its path is; see
  /// ``MediaLibrary/asset(withLocalIdentifier:)``.
  public internal(set) var localIdentifier: String
  /// True for a rating of five stars and for a favourite of an export.
  public var isFavorite: Bool { favorite ?? false }
  /// nil if no file states it.
  let favorite: Bool?
  /// The number of the library's assets in the same burst; 0 without a burst.
  public internal(set) var burstCount: Int
  /// True for the first of the library's pictures of its burst; files do not state which one was picked.
  public internal(set) var representsBurst = false

  /// Creates the asset of an item in the library's folder `root`; nil if it is neither a picture nor a movie.
  public init?(_ item: MediaItem, root: FilePath) {
    guard Self.kinds.contains(item.kind) else { return nil }
    self.item = item
    self.root = root
    localIdentifier = LocalIdentifier.text(for: Self.path(of: item, below: root))
    favorite = FavoriteRule.isFavorite(item)
    burstCount = item.file.headers?.metadata.burstIdentifier == nil ? 0 : 1
  }

  private static func path(of item: MediaItem, below root: FilePath) -> FilePath {
    var path = item.path
    _ = path.removePrefix(root)
    return path
  }

  static let kinds: Set<MediaKind> = [.photo, .livePhoto, .video]

  /// The folder of the asset below the library's folder; empty at the top level.
  public var albumPath: FilePath { relativePath.removingLastComponent() }

  /// The date at which it was taken, with its zone if known.
  public var captured: CaptureDate? { item.captured?.date }

  /// The modification time of the file in seconds since 1970; nil if the file is gone.
  ///
  /// Complexity: one system call.
  public var modified: Int64? { SecondaryReadErrors.status(of: item.path, followingLinks: true)?.modified }

  /// The size in bytes of all files of the asset without sidecars; nil if none is known.
  ///
  /// Complexity: one system call for each other file of a Live Photo.
  public var byteCount: Int64? { item.byteCount }

  /// Returns whether the asset has a subtype, and why; like the item's answer, but a burst needs two pictures.
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
  /// The kind of the item.
  public var kind: MediaKind { item.kind }
  /// The playback style of the item.
  public var style: PlaybackStyle { item.style }
  /// Returns whether the asset has a subtype.
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    subtype == .burst && burstCount > 0 ? answer(subtype).value : item.subtype(subtype)
  }
  public func value(of field: String) -> FilterValue? { item.value(of: field) }
}

extension MediaItem {
  /// All files of the item without sidecars: both halves and their copies.
  public var files: [FilePath] {
    guard let livePhoto else { return [path] }
    var files = livePhoto.form == .bundle ? [] : [path]
    for file in [livePhoto.still, livePhoto.movie] + livePhoto.alternates {
      if let file, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// The size of ``files`` in bytes, or of a package's contents; nil if none is known.
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
    guard let status = SecondaryReadErrors.status(of: path, followingLinks: true) else { return nil }
    return status.type == .regular ? status.byteCount : nil
  }
}

/// The title, caption and keywords of an asset, and when it was added to a library.
package struct DescriptiveMetadata: Hashable, Sendable {
  package var title: String?
  package var caption: String?
  package var keywords: [String] = []
  /// Seconds since 1970, in UTC; only from Google Takeout.
  package var added: Int64?
}

extension MediaAsset {
  /// The descriptive metadata of the sidecars (XMP, Google Takeout's JSON, exiftool's as exported by osxphotos), then of
  /// the file.
  ///
  /// Complexity: reads the sidecars and the captions of the file.
  package var descriptiveMetadata: DescriptiveMetadata {
    var metadata = DescriptiveMetadata()
    for path in item.allSidecars {
      let answer: SidecarText.Contents
      switch path.extension?.lowercased() {
      case "xmp": answer = SidecarText.xmpWords.contents(at: path)
      case "json": answer = SidecarText.jsonWords.contents(at: path)
      default: continue
      }
      metadata.title = metadata.title ?? answer.title
      metadata.caption = metadata.caption ?? answer.caption
      if metadata.keywords.isEmpty { metadata.keywords = answer.keywords }
      metadata.added = metadata.added ?? answer.added
    }
    guard metadata.title == nil || metadata.caption == nil || metadata.keywords.isEmpty else {
      return metadata
    }
    let own = try? MediaItemReader(details: .caption).read(path: item.path).file.details
    metadata.title = metadata.title ?? own?.title
    metadata.caption = metadata.caption ?? own?.description
    if metadata.keywords.isEmpty { metadata.keywords = own?.keywords ?? [] }
    return metadata
  }
}

extension MediaAsset {
  /// The rating from 1 to 5 stars; nil without a rating and for rejected assets.
  ///
  /// The sidecar outranks the file, as for favourites. Complexity: reads the XMP sidecars.
  public var rating: Int? {
    let sidecarRating = item.allSidecars.filter { $0.extension?.lowercased() == "xmp" }
      .firstNonNil { SidecarText.xmpRating.contents(at: $0).rating }
    let stars = sidecarRating ?? item.file.headers?.metadata.xmp?.rating
    return stars.flatMap { (1...5).contains($0) ? $0 : nil }
  }
}

/// The identifier of an asset, which stays the same as long as the asset is not moved or renamed.
///
/// It has the form of the photo library's, `8F3C…-…/L0/001`, and is a hash of the path below the library's folder: it is
/// the same after a rescan, on another machine and for a moved library.
enum LocalIdentifier {
  /// Returns the identifier for a path; `number` distinguishes assets whose paths have the same hash.
  static func text(for path: FilePath, number: Int = 1) -> String {
    let digits = String(stamped(hash(path)), radix: 16, uppercase: true)
    let padded = Array((String(repeating: "0", count: max(0, 32 - digits.utf8.count)) + digits).utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map {
      String(decoding: padded[$0], as: UTF8.self)
    }
    let count = String(number)
    return groups.joined(separator: "-") + "/L0/"
      + String(repeating: "0", count: max(0, 3 - count.utf8.count))
      + count
  }

  /// FNV-1a with 128 bits; no protection against deliberate collisions.
  private static func hash(_ path: FilePath) -> UInt128 {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    for byte in path.bytes { hash = (hash ^ UInt128(byte)) &* prime }
    return mixed(hash)
  }

  /// Spreads the change of the last letters over all digits; a bijection.
  private static func mixed(_ hash: UInt128) -> UInt128 {
    let factor: UInt128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835
    var hash = (hash ^ hash >> 67) &* factor
    hash = (hash ^ hash >> 61) &* factor
    return hash ^ hash >> 67
  }

  /// Sets the bits of a version 8 UUID, whose content is custom.
  private static func stamped(_ hash: UInt128) -> UInt128 {
    let version: UInt128 = 0xF << 76
    let variant: UInt128 = 0x3 << 62
    return hash & ~version & ~variant | (0x8 << 76) | (0x2 << 62)
  }
}
