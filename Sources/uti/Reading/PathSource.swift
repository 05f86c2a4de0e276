import MediaItems
import SystemCalls
import SystemPackage

/// The paths of a run: from the command line, a list, or a visitor.
final class PathSource {
  private let paths: [FilePath]
  private let list: PathArgument?
  private let listIsNullTerminated: Bool
  /// The visitor that provides the paths instead.
  private let visitor: ((any PathSink) throws -> ExitStatus)?
  private(set) var status = ExitStatus.success

  init(paths: [FilePath], list: PathArgument?, listIsNullTerminated: Bool) {
    self.paths = paths
    self.list = list
    self.listIsNullTerminated = listIsNullTerminated
    visitor = nil
  }

  /// Creates a source of the paths that `visit` provides; it returns the status.
  init(_ visit: @escaping (any PathSink) throws -> ExitStatus) {
    (paths, list, listIsNullTerminated) = ([], nil, false)
    visitor = visit
  }

  /// Returns a source that can be visited twice; a list is read into memory.
  func replayable() throws -> PathSource {
    guard let list else { return self }
    var all = paths
    try read(list, { all.append(FilePath(listed: $0)) }, pause: {})
    let source = PathSource(paths: all, list: nil, listIsNullTerminated: false)
    source.status = status
    return source
  }

  /// Passes every path to `feed`.
  func visit(_ feed: any PathSink) throws {
    if let visitor { status = status.combined(with: try visitor(feed)) }
    for path in paths { try feed.read(path) }
    if let list { try read(list, feed.read(bytes:), pause: feed.pause) }
  }

  private func read(
    _ list: PathArgument, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void, pause: () throws -> Void
  ) throws {
    let terminator: UInt8 = listIsNullTerminated ? 0 : UInt8(ascii: "\n")
    do {
      if list.path == "-" {
        return try PathList(descriptor: .standardInput, terminator: terminator).forEach(
          body, rejected: reportRejected, pause: pause)
      }
      let descriptor = try open(list)
      try descriptor.releasing {
        try PathList(descriptor: descriptor, terminator: terminator).forEach(
          body, rejected: reportRejected, pause: pause)
      }
    } catch let failure as PathList.Failure {
      Diagnostics.error("cannot read the list \(list.printable): \(failure.reason)")
      status = .unreadable
    }
  }

  /// Reports an invalid path; the rest of the list is still read.
  private func reportRejected(_ reason: String) {
    Diagnostics.error("the list \(list?.printable ?? "-"): \(reason)")
    status = .unreadable
  }

  private func open(_ list: PathArgument) throws -> FileDescriptor {
    do throws(Errno) { return try FileDescriptor.openStream(list.path) } catch {
      throw PathList.Failure(reason: error.description)
    }
  }
}
