import FileIdentification
import MediaItems
import SystemPackage

/// Where the paths of one run come from: the command line, and perhaps a list.
///
/// Paths that follow one another and lie in one folder are read as one group, so that what belongs together is found.
final class PathSource {
  /// An endless list of one folder's paths is paired in runs of this many.
  private static let longestRun = 10_000

  private let paths: [FilePath]
  private let list: PathArgument?
  private let listIsNullTerminated: Bool
  private(set) var status = ExitStatus.success

  init(paths: [FilePath], list: PathArgument?, listIsNullTerminated: Bool) {
    self.paths = paths
    self.list = list
    self.listIsNullTerminated = listIsNullTerminated
  }

  /// The same paths, such that they can be visited twice: a list that flows by is kept.
  func replayable() throws -> PathSource {
    guard let list else { return self }
    var all = paths
    try read(list, { all.append($0) }, pause: {})
    let source = PathSource(paths: all, list: nil, listIsNullTerminated: false)
    source.status = status
    return source
  }

  /// Has everything at and under the paths read and placed.
  func visit<Sink: WalkSink>(_ walker: FolderWalk, _ sink: Sink) throws {
    var run: [WorkItem] = []
    func endRun() throws {
      if run.isEmpty { return }
      let items = walker.withSidecars(run)
      run.removeAll(keepingCapacity: true)
      let group = try sink.read(items)
      for index in items.indices { try sink.place(index, of: group) }
    }
    func visit(_ path: FilePath) throws {
      var item = WorkItem(path: path, kind: nil, followsLinks: true)
      if path != "-" {
        switch walker.start(at: path) {
        case .folder(let status):
          try endRun()
          return try walker.walk(path, status, sink)
        case .item(let found): item = found
        }
      }
      if let last = run.last,
        last.path.removingLastComponent() != path.removingLastComponent()
          || run.count >= Self.longestRun
      {
        try endRun()
      }
      run.append(item)
    }
    for path in paths { try visit(path) }
    if let list {
      try read(list, visit) {
        try endRun()
        try sink.pause()
      }
    }
    try endRun()
  }

  private func read(_ list: PathArgument, _ found: (FilePath) throws -> Void, pause: () throws -> Void) throws
  {
    let terminator: UInt8 = listIsNullTerminated ? 0 : UInt8(ascii: "\n")
    do {
      if list.path == "-" {
        return try PathList(descriptor: .standardInput, terminator: terminator).forEach(found, pause: pause)
      }
      let descriptor = try open(list)
      try descriptor.closeAfter {
        try PathList(descriptor: descriptor, terminator: terminator).forEach(found, pause: pause)
      }
    } catch let failure as PathList.Failure {
      Diagnostics.error("cannot read the list \(list.printable): \(failure.reason)")
      status = .unreadable
    }
  }

  private func open(_ list: PathArgument) throws -> FileDescriptor {
    do { return try FileDescriptor.open(list.path, .readOnly) } catch let error as Errno {
      throw PathList.Failure(reason: error.description)
    }
  }
}
