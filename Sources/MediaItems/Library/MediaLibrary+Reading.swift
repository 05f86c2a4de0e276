public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage

extension MediaLibrary {
  /// Where the halves of Live Photos are looked for.
  public enum Pairing: String, Hashable, Sendable, CaseIterable {
    /// Among the files of one folder.
    case folders
    /// In the whole tree.
    case across
  }

  /// Reads the folder at `root` and all below it; packages are one item, media libraries are entered.
  ///
  /// What cannot be read is in ``unreadable``. `details` are read beside what pictures and movies say of themselves anyway;
  /// ``FilterExpression/details`` names those that a filter asks for. With `slimsHeaders` items keep of their headers what
  /// records and filters show, for large libraries. What a shell pattern of `excluding` names is left out with all below it, and
  /// what programs keep there for themselves unless `leavesOutForeign` is false. Errors: only when there is no folder at `root`.
  /// Complexity: so many files at once as there are `workers`, the headers alone.
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
    stream.slimsHeaders = slimsHeaders
    // Nothing that is given to the stream here throws.
    do { try self.init(root: root, stream) { try $0.read(folder: root, status) } } catch {
      throw error as? IdentificationError ?? IdentificationError(code: "EIO", message: "\(error)")
    }
  }

  /// Reads the items of a stream; `keeps` is asked of each where files are not joined over the whole tree.
  package init(
    root: FilePath, _ stream: ItemStream, keeping keeps: (MediaItem) -> Bool = { _ in true },
    leftOut: (@escaping (Int) -> Void) = { _ in }, _ visit: (any PathFeed) throws -> Void
  ) throws {
    var stream = stream
    let isAcross = stream.pairing == .across
    // All items are in memory anyway: one pass is enough.
    if isAcross { stream.pairing = nil }
    stream.leavesOutSidecars = true
    stream.goesFolderByFolder = true
    var items: [MediaItem] = []
    var unreadable: [UnreadableFile] = []
    try withoutActuallyEscaping(keeps) { keeps in
      try stream.run {
        { $0.isOwned || $0.isPart ? nil : $0 as StreamedItem? }
      } take: { found in
        let (isKept, failure) = SideReading.noting { found.item.map { isAcross || keeps($0) } ?? false }
        if isKept, let item = found.item { items.append(item) }
        if let error = found.noting(failure).error {
          unreadable.append(UnreadableFile(path: found.path, error: error))
        }
      } leftOut: {
        leftOut($0)
      } feed: {
        try visit($0)
      }
    }
    if isAcross { items = MediaItem.joined(items) }
    // Assets ask sidecars who is a favourite.
    let (library, failure) = SideReading.noting { [items, unreadable, stream] in
      SideText.reading(as: stream.options) {
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
