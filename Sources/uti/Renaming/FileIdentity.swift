/// What makes a file the same file as before: where its bytes lie, how many there are, when they last changed.
struct FileIdentity: Hashable, Sendable {
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
