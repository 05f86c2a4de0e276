/// The path and query of a request line, parsed strictly.
///
/// Percent-encoded paths are rejected: no path of this server needs encoding.
struct RequestTarget: Equatable, Sendable {
  static let maxByteCount = 2048

  var path: String
  var query: [String: String]

  /// Parses a target; nil for those that the page never requests.
  init?(_ target: String) {
    guard target.utf8.count <= Self.maxByteCount, target.hasPrefix("/") else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    let isPlain = path.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x2F || byte == 0x2D || byte == 0x5F || byte == 0x2E
    }
    guard isPlain, !path.contains("//"), !path.contains("..") else { return nil }
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let value = Self.decoded(halves[1]), query[String(halves[0])] == nil else {
        return nil
      }
      query[String(halves[0])] = value
    }
  }

  /// Decodes percent signs and plus signs; nil for invalid UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(0x30...0x39): byte.map { $0 - 0x30 }
    case .some(0x41...0x46): byte.map { $0 - 0x37 }
    case .some(0x61...0x66): byte.map { $0 - 0x57 }
    default: nil
    }
  }
}
