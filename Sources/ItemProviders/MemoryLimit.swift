/// A limit on the bytes of an item in memory at one time.
struct MemoryLimit: Sendable {
  let bytes: Int64?

  /// Creates a limit; nil means unlimited.
  init(_ bytes: Int64?) { self.bytes = bytes }

  /// Throws if `count` exceeds the limit.
  func check(_ count: Int64, _ source: MemoryLimitExceeded.Source) throws {
    guard let bytes, count > bytes else { return }
    throw MemoryLimitExceeded(byteCount: count, limit: bytes, source: source)
  }
}

/// An error of a load step whose item would need more memory than allowed.
public struct MemoryLimitExceeded: Error, Hashable, Sendable, CustomStringConvertible {
  /// The source of the number of bytes.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The plan's estimate, or its absence; nothing was loaded.
    case estimate
    /// The size of the file or folder; nothing was read.
    case file
    /// The bytes that a handler delivered; they were released at once.
    case delivered
    /// The size of the decoded picture, four bytes per pixel; it was not delivered.
    case decodedPicture
  }

  /// The number of bytes needed; nil if unknown.
  public let byteCount: Int64?
  /// The limit in bytes.
  public let limit: Int64
  /// The source of the number of bytes.
  public let source: Source

  public var description: String {
    let size = byteCount.map { "\($0) bytes" } ?? "an unknown number of bytes"
    let how =
      switch source {
      case .estimate: "the plan expects \(size)"
      case .file: "the file has \(size)"
      case .delivered: "the provider delivered \(size)"
      case .decodedPicture: "decoded, the picture takes \(size)"
      }
    return "\(how), and \(limit) are allowed"
  }
}
