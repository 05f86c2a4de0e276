internal import SystemCalls
package import SystemPackage

/// The identity of a file: its inode, size and modification time.
package struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var node: UInt64
  var byteCount: Int64
  /// Seconds and nanoseconds, as in `1700000000.000000001`.
  var modified: String

  /// Returns true for the same file, ignoring the device number, which may change with each mount.
  func isSameFile(as other: FileIdentity) -> Bool {
    node == other.node && byteCount == other.byteCount && modified == other.modified
  }
}

extension FileIdentity {
  /// Creates the identity of the file at a path, without following links; returns nil if there is none.
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

  /// Returns the time that ``text(_:_:)`` wrote.
  static func time(_ text: String?) -> FileStatus.Time? {
    let parts = (text ?? "").split(separator: ".")
    guard parts.count == 2, let seconds = Int64(parts[0]), let fraction = Int64(parts[1]),
      0..<1_000_000_000 ~= fraction
    else { return nil }
    return FileStatus.Time(seconds: seconds, nanoseconds: fraction)
  }

  var modificationTime: FileStatus.Time? { Self.time(modified) }
}
