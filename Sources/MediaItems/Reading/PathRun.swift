internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Files that one worker takes at a time: paths one behind another, and nothing else of most.
struct PathRun: Sendable {
  struct Entry: Sendable {
    /// Where the path, its last component and its end stand in the run's bytes; a zero stands behind.
    var start: Int
    var name: Int
    var end: Int
    /// nil when the system has not been asked yet.
    var kind: FileKind?
    var followsLinks: Bool
    var isNamed: Bool
  }

  enum Member: Sendable {
    case file(Entry)
    /// What is not simply a path and what its folder says of it.
    case item(WorkItem)
  }

  private(set) var members: [Member] = []
  private(set) var bytes: [UInt8] = []

  var count: Int { members.count }

  mutating func append(_ item: WorkItem) { members.append(.item(item)) }

  /// Appends the path that `folder` and `name` are together.
  mutating func append(
    folder: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followsLinks: Bool,
    isNamed: Bool
  ) {
    let start = bytes.count
    bytes.append(contentsOf: folder)
    bytes.append(contentsOf: name)
    let entry = Entry(
      start: start, name: start + folder.count, end: bytes.count, kind: kind, followsLinks: followsLinks,
      isNamed: isNamed)
    bytes.append(0)
    members.append(.file(entry))
  }

  /// Empties the run for the next one, and gives what it held.
  mutating func take() -> PathRun {
    let full = self
    self = PathRun()
    members.reserveCapacity(full.members.count)
    bytes.reserveCapacity(full.bytes.count)
    return full
  }
}

extension PathRun.Entry {
  /// The item that stands there, where more than its type is wanted.
  func item(_ path: UnsafeBufferPointer<UInt8>, kind: FileKind?) -> WorkItem {
    var item = WorkItem(path: FilePath(listed: path), kind: kind, followsLinks: followsLinks)
    item.isNamed = isNamed
    return item
  }
}
