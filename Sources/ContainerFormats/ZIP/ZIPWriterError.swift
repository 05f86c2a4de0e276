/// Why an entry cannot be written into a ZIP archive.
public enum ZIPWriterError: Error, Hashable, Sendable {
  /// The path is empty, absolute, longer than 65,535 bytes, or has an empty, `.` or `..` part or a NUL.
  case path(String)
  /// There is an entry with this path already.
  case duplicate(String)
  /// The size is negative, or the archive would become longer than any file.
  case size
}
