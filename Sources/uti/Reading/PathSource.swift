import MediaItems
import SystemCalls
import SystemPackage

/// Where the paths of one run come from: the command line, and perhaps a list.
final class PathSource {
  private let paths: [FilePath]
  private let list: PathArgument?
  private let listIsNullTerminated: Bool
  /// What names the paths instead.
  private let namesPaths: ((any PathFeed) throws -> ExitStatus)?
  private(set) var status = ExitStatus.success

  init(paths: [FilePath], list: PathArgument?, listIsNullTerminated: Bool) {
    self.paths = paths
    self.list = list
    self.listIsNullTerminated = listIsNullTerminated
    namesPaths = nil
  }

  /// Paths that `visit` names; it says how that went.
  init(_ visit: @escaping (any PathFeed) throws -> ExitStatus) {
    (paths, list, listIsNullTerminated) = ([], nil, false)
    namesPaths = visit
  }

  /// The same paths, such that they can be visited twice: a list that flows by is kept.
  func replayable() throws -> PathSource {
    guard let list else { return self }
    var all = paths
    try read(list, { all.append(FilePath(listed: $0)) }, pause: {})
    let source = PathSource(paths: all, list: nil, listIsNullTerminated: false)
    source.status = status
    return source
  }

  /// Names every path to `feed`.
  func visit(_ feed: any PathFeed) throws {
    if let namesPaths { status = status.combined(with: try namesPaths(feed)) }
    for path in paths { try feed.read(path) }
    if let list { try read(list, feed.read(bytes:), pause: feed.pause) }
  }

  private func read(
    _ list: PathArgument, _ found: (UnsafeBufferPointer<UInt8>) throws -> Void, pause: () throws -> Void
  ) throws {
    let terminator: UInt8 = listIsNullTerminated ? 0 : UInt8(ascii: "\n")
    do {
      if list.path == "-" {
        return try PathList(descriptor: .standardInput, terminator: terminator).forEach(
          found, refused: refuse, pause: pause)
      }
      let descriptor = try open(list)
      try descriptor.releasing {
        try PathList(descriptor: descriptor, terminator: terminator).forEach(
          found, refused: refuse, pause: pause)
      }
    } catch let failure as PathList.Failure {
      Diagnostics.error("cannot read the list \(list.printable): \(failure.reason)")
      status = .unreadable
    }
  }

  /// One path that is none ends neither the list nor the others' answers.
  private func refuse(_ reason: String) {
    Diagnostics.error("the list \(list?.printable ?? "-"): \(reason)")
    status = .unreadable
  }

  private func open(_ list: PathArgument) throws -> FileDescriptor {
    do throws(Errno) { return try FileDescriptor.openStream(list.path) } catch {
      throw PathList.Failure(reason: error.description)
    }
  }
}
