internal import SystemCalls
package import SystemPackage

/// What makes a file the same file as before: where its bytes lie, how many there are, when they last changed.
package struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var node: UInt64
  var byteCount: Int64
  /// Seconds and nanoseconds, as in `1700000000.000000001`.
  var modified: String

  /// Whether it is the same file as one that was recorded before a restart: devices are numbered anew with each mount.
  func isSameFile(as other: FileIdentity) -> Bool {
    node == other.node && byteCount == other.byteCount && modified == other.modified
  }
}

extension FileIdentity {
  /// Which file has a path, the link itself where it is one; nil when there is none.
  package init?(of path: FilePath) throws(Errno) {
    let status: FileStatus
    do throws(Errno) { status = try FileStatus(of: path, followingLinks: false) } catch {
      if error == .noSuchFileOrDirectory { return nil }
      throw error
    }
    self.init(status)
  }

  init(_ status: FileStatus) {
    self.init(
      device: status.device, node: status.node, byteCount: status.byteCount,
      modified: Self.text(status.modificationTime.seconds, status.modificationTime.nanoseconds))
  }

  static func text(_ seconds: Int64, _ nanoseconds: Int64 = 0) -> String {
    let fraction = String(nanoseconds)
    return "\(seconds)." + String(repeating: "0", count: max(0, 9 - fraction.utf8.count)) + fraction
  }

  /// The time that ``text(_:_:)`` writes.
  static func time(_ text: String?) -> FileStatus.Time? {
    let parts = (text ?? "").split(separator: ".")
    guard parts.count == 2, let seconds = Int64(parts[0]), let fraction = Int64(parts[1]),
      0..<1_000_000_000 ~= fraction
    else { return nil }
    return FileStatus.Time(seconds: seconds, nanoseconds: fraction)
  }

  var modificationTime: FileStatus.Time? { Self.time(modified) }
}
