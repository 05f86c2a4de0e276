internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// A batch of entries for one worker; most are only a path in a common byte buffer.
struct PathBatch: Sendable {
  struct File: Sendable {
    /// The offsets of the path, of its last component and of the terminating zero in ``bytes``.
    var start: Int
    var name: Int
    var end: Int
    /// nil if the file system has not been queried.
    var kind: FileKind?
    var followsLinks: Bool
    var isNamed: Bool
  }

  enum Entry: Sendable {
    case file(File)
    /// An entry with more facts than its path and kind.
    case item(ScannedEntry)
  }

  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []

  var count: Int { entries.count }

  mutating func append(_ item: ScannedEntry) { entries.append(.item(item)) }

  /// Appends the path of `folder` joined with `name`.
  mutating func append(
    folder: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followsLinks: Bool,
    isNamed: Bool
  ) {
    let start = bytes.count
    bytes.append(contentsOf: folder)
    bytes.append(contentsOf: name)
    let file = File(
      start: start, name: start + folder.count, end: bytes.count, kind: kind, followsLinks: followsLinks,
      isNamed: isNamed)
    bytes.append(0)
    entries.append(.file(file))
  }

  /// Removes and returns all entries, keeping the capacity.
  mutating func popAll() -> PathBatch {
    let full = self
    self = PathBatch()
    entries.reserveCapacity(full.entries.count)
    bytes.reserveCapacity(full.bytes.count)
    return full
  }
}

extension PathBatch.File {
  /// Creates an entry, if more than the type is needed.
  func entry(_ path: UnsafeBufferPointer<UInt8>, kind: FileKind?) -> ScannedEntry {
    var entry = ScannedEntry(path: FilePath(listed: path), kind: kind, followsLinks: followsLinks)
    entry.isNamed = isNamed
    return entry
  }
}
