public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage

/// A folder as a photo library: its pictures, movies and Live Photos, by identifier, condition and album.
///
/// The library is a snapshot: files may have been removed since. After another scan, unmoved assets have
/// the same ``MediaAsset/localIdentifier``.
///
/// ```swift
/// let library = try MediaLibrary(folder: "Holiday")
/// let newest = library.fetch(MediaFetch(filter: .livePhotos, sort: .captured, ascending: false, limit: 10))
/// library.asset(withLocalIdentifier: newest[0].localIdentifier)
/// ```
public struct MediaLibrary: Sendable {
  /// A file or folder that could not be read.
  public struct UnreadableFile: Sendable {
    /// The path of the file.
    public var path: FilePath
    /// The error of reading it.
    public var error: IdentificationError

    /// Creates an unreadable file.
    public init(path: FilePath, error: IdentificationError) {
      self.path = path
      self.error = error
    }
  }

  /// The path of the folder.
  public let root: FilePath
  /// The assets, folder by folder, in bytewise order of names.
  public let assets: [MediaAsset]
  /// The unreadable files, in the order of the scan.
  public let unreadable: [UnreadableFile]

  private let positions: [String: Int]
  private let pathIndex: AssetPathIndex

  /// Creates a library from joined items: see ``MediaItem/joined(_:)``.
  ///
  /// Items that are neither pictures nor movies are ignored. Complexity: linear; reads sidecars for ratings.
  public init(root: FilePath, items: [MediaItem], unreadable: [UnreadableFile] = []) {
    self.root = root
    self.unreadable = unreadable
    var assets = items.compactMap { MediaAsset($0, root: root) }
    var positions: [String: Int] = [:]
    var bursts: [String: Int] = [:]
    for index in assets.indices {
      var number = 1
      while positions[assets[index].localIdentifier] != nil {
        number += 1
        assets[index].localIdentifier = LocalIdentifier.text(for: assets[index].relativePath, number: number)
      }
      positions[assets[index].localIdentifier] = index
      if let burst = assets[index].item.file.headers?.metadata.burstIdentifier {
        assets[index].representsBurst = bursts[burst] == nil
        bursts[burst, default: 0] += 1
      }
    }
    for index in assets.indices {
      if let burst = assets[index].item.file.headers?.metadata.burstIdentifier {
        assets[index].burstCount = bursts[burst] ?? 1
      }
    }
    self.assets = assets
    self.positions = positions
    pathIndex = AssetPathIndex()
  }

  /// Returns the asset with an identifier.
  public func asset(withLocalIdentifier identifier: String) -> MediaAsset? {
    positions[identifier].map { assets[$0] }
  }

  /// Returns the index in ``assets`` of the asset with an identifier.
  public func position(ofLocalIdentifier identifier: String) -> Int? { positions[identifier] }

  /// Returns the library with limited access to its assets: the others are not listed, counted or found.
  public func limited(to isAllowed: (MediaAsset) -> Bool) -> MediaLibrary {
    MediaLibrary(root: root, items: assets.filter(isAllowed).map(\.item), unreadable: [])
  }

  /// Returns the assets with the given identifiers, in their order, without missing ones.
  public func fetchAssets(withLocalIdentifiers identifiers: [String]) -> [MediaAsset] {
    identifiers.compactMap { asset(withLocalIdentifier: $0) }
  }

  /// Returns the asset of a file: its picture, its movie or a copy of one.
  ///
  /// The path may be written like the library's paths, or relative to its folder.
  public func asset(at path: FilePath) -> MediaAsset? {
    let path = path.lexicallyNormalized()
    let relative = path.isAbsolute ? [] : [root.lexicallyNormalized().appending(path.components)]
    let candidates = [path] + relative
    return pathIndex.position(of: candidates, in: assets).map { assets[$0] }
  }
}

/// An index of a library's assets by file path, built on first use, because most libraries do not need it and paths take
/// much memory.
///
/// Proof for `@unchecked Sendable`: `cached` is accessed only while `monitor` is held.
final class AssetPathIndex: @unchecked Sendable {
  // Sanitizers support the system's mutexes, but not the standard library's.
  private let monitor = Monitor()
  private var cached: [FilePath: Int]?

  /// Returns the index of the asset of the first file that has one; all calls must pass the same `assets`.
  func position(of files: [FilePath], in assets: [MediaAsset]) -> Int? {
    monitor.withLock {
      let positions = cached ?? Self.positions(assets)
      cached = positions
      return files.firstNonNil { positions[$0] }
    }
  }

  private static func positions(_ assets: [MediaAsset]) -> [FilePath: Int] {
    var positions: [FilePath: Int] = [:]
    for index in assets.indices {
      for path in assets[index].item.files + [assets[index].item.path] {
        positions[path.lexicallyNormalized()] = index
      }
    }
    return positions
  }
}

extension MediaLibrary {
  /// The scope in which the halves of Live Photos are paired.
  public enum Pairing: String, Hashable, Sendable, CaseIterable {
    /// Within one folder.
    case folders
    /// Across the whole tree.
    case across
  }

  /// Reads the folder at `root` with all subfolders; a package is one item, media libraries are entered.
  ///
  /// Unreadable files are listed in ``unreadable``. `details` are read in addition to the metadata;
  /// ``FilterExpression/details`` names those that a filter needs. `slimsHeaders` keeps only the header fields that records
  /// and filters show, for large libraries. The shell patterns of `excluding` exclude entries with all below them;
  /// `leavesOutForeign` excludes the entries of ``LibraryExclusion``. Errors: only if there is no folder at `root`.
  /// Complexity: reads the headers of `workers` files at once.
  public init(
    folder root: FilePath, pairing: Pairing = .folders,
    options: FileIdentifier.Options = FileIdentifier.Options(), details: MediaDetails.Parts = [],
    workers: Int = 1, slimsHeaders: Bool = false, excluding: [String] = [], leavesOutForeign: Bool = true
  ) throws(IdentificationError) {
    let status = try IdentificationError.catching { () throws(Errno) in
      try FileStatus(of: root, followingLinks: true)
    }
    guard status.type == .directory else {
      throw IdentificationError(code: "ENOTDIR", message: "\(root) is no folder")
    }
    var stream = ItemStream(options)
    stream.walk.isRecursive = true
    stream.walk.leavesOutForeign = leavesOutForeign
    stream.walk.exclusions = excluding.map(Glob.init)
    stream.pairing = pairing
    stream.details = details
    stream.workers = max(1, workers)
    stream.keepsOnlyShownFields = slimsHeaders
    // The closures below do not throw.
    do { try self.init(root: root, stream) { try $0.read(folder: root, status) } } catch {
      throw error as? IdentificationError ?? IdentificationError(code: "EIO", message: "\(error)")
    }
  }

  /// Reads the items of a stream; `keeps` filters them, unless files are paired across the whole tree.
  package init(
    root: FilePath, _ stream: ItemStream, keeping keeps: (MediaItem) -> Bool = { _ in true },
    leftOut: (@escaping (Int) -> Void) = { _ in }, _ visit: (any PathSink) throws -> Void
  ) throws {
    var stream = stream
    let isAcross = stream.pairing == .across
    // One pass suffices, because all items are in memory.
    if isAcross { stream.pairing = nil }
    stream.leavesOutSidecars = true
    stream.goesFolderByFolder = true
    var items: [MediaItem] = []
    var unreadable: [UnreadableFile] = []
    try withoutActuallyEscaping(keeps) { keeps in
      try stream.run {
        { $0.isSidecarOfOther || $0.isPartOfOther ? nil : $0 as StreamedItem? }
      } receive: { streamed in
        let (isKept, failure) = SecondaryReadErrors.recording {
          streamed.item.map { isAcross || keeps($0) } ?? false
        }
        if isKept, let item = streamed.item { items.append(item) }
        if let error = streamed.addingError(failure).error {
          unreadable.append(UnreadableFile(path: streamed.path, error: error))
        }
      } leftOut: {
        leftOut($0)
      } feed: {
        try visit($0)
      }
    }
    if isAcross { items = MediaItem.joined(items) }
    // Assets read sidecars to find favourites.
    let (library, failure) = SecondaryReadErrors.recording { [items, unreadable, stream] in
      SidecarText.withWorker(for: stream.options) {
        MediaLibrary(root: root, items: items, unreadable: unreadable)
      }
    }
    guard let failure else {
      self = library
      return
    }
    unreadable.append(UnreadableFile(path: failure.path, error: failure.error))
    self.init(root: root, items: items, unreadable: unreadable)
  }
}
