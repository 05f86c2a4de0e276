internal import NIOCore

/// A least-recently-used cache of thumbnails by file, bounded in bytes.
struct PreviewCache {
  struct Key: Hashable, Sendable {
    var file: FileIdentity
    var isLarge: Bool
  }

  /// A picture, or the result that there is none.
  enum Entry: Sendable {
    case picture(mime: String, bytes: ByteBuffer)
    case nothing

    /// The bytes with an allowance for the entry itself.
    var cost: Int {
      switch self {
      case .picture(_, let bytes): bytes.readableBytes + 256
      case .nothing: 256
      }
    }
  }

  let limit: Int
  private(set) var byteCount = 0
  private var entries: [Key: (entry: Entry, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  mutating func entry(_ key: Key) -> Entry? {
    clock += 1
    entries[key]?.used = clock
    return entries[key]?.entry
  }

  mutating func insert(_ entry: Entry, for key: Key) {
    guard entry.cost <= limit / 4 else { return }
    clock += 1
    byteCount += entry.cost - (entries.updateValue((entry, clock), forKey: key)?.entry.cost ?? 0)
    if byteCount <= limit { return }
    // Evicts a quarter at once, so that sorting is rare.
    for (key, value) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if byteCount <= limit / 4 * 3 { break }
      entries[key] = nil
      byteCount -= value.entry.cost
    }
  }
}
