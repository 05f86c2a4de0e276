/// How many bytes of an item may be in memory at once.
struct MemoryLimit: Sendable {
  let bytes: Int64?

  /// A limit; nil is none.
  init(_ bytes: Int64?) { self.bytes = bytes }

  /// Throws when so many bytes are too many.
  func check(_ count: Int64, _ source: MemoryLimitExceeded.Source) throws {
    guard let bytes, count > bytes else { return }
    throw MemoryLimitExceeded(byteCount: count, limit: bytes, source: source)
  }
}

/// A step that was not taken or not delivered since the item would be in memory with more bytes than allowed.
public struct MemoryLimitExceeded: Error, Hashable, Sendable, CustomStringConvertible {
  /// How it was found out.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The plan's estimate, or that it has none: nothing was asked for.
    case estimate
    /// The size of the file or folder: nothing of it was read.
    case file
    /// The bytes that a handler made: they were let go at once.
    case delivered
    /// The picture's own size, four bytes a pixel once decoded: it was not handed over.
    case decodedPicture
  }

  /// How many bytes it would take; nil when that is not known.
  public let byteCount: Int64?
  /// The limit in bytes.
  public let limit: Int64
  /// What exceeded it.
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
