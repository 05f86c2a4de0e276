/// What the start of a JSON text says: its root, the members near the root, and whether it holds together.
///
/// The grammar is RFC 8259's, with the `NaN` and `Infinity` that Python writes. Nesting deeper than `deepest` ends the
/// reading as if the bytes had ended there.
struct JSONHead: ContentFacts {
  enum Root: Sendable { case object, array }
  enum Value: Sendable, Equatable { case string(String), number(String), literal, object, array }
  enum Ending: Sendable, Equatable {
    /// The root was closed and only white space follows.
    case complete
    /// The root was closed, and another text follows on a line of its own.
    case nextLine(Int)
    /// The bytes ended inside the root.
    case cut
  }

  private(set) var root: Root
  /// The values by path, such as `asset.version`, down to the third level; `0` stands for an array's first element.
  private(set) var members: [String: Value] = [:]
  /// The names of the root's members.
  private(set) var names: Set<String> = []
  /// How many values the root was seen to hold.
  private(set) var count = 0
  private(set) var ending = Ending.cut

  private static let deepest = 512
  private static let mostMembers = 512

  var details: String {
    let shown = names.sorted().prefix(6).joined(separator: ", ")
    return root == .array ? "JSON array" : "JSON object" + (shown.isEmpty ? "" : " with \(shown)")
  }

  func string(_ path: String) -> String? {
    if case .string(let text)? = members[path] { text } else { nil }
  }

  func number(_ path: String) -> String? {
    if case .number(let text)? = members[path] { text } else { nil }
  }

  func has(_ path: String) -> Bool { members[path] != nil }

  /// Reads from `start`; nil when the bytes are not the start of a JSON object or array.
  ///
  /// What is loose may have comments, and a comma behind the last value, which RFC 8259 does not know.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, isLoose: Bool = false) {
    var scanner = JSONScanner(bytes, at: start, skippingComments: isLoose)
    scanner.skipSpace()
    switch scanner.peek {
    case UInt8(ascii: "{"): root = .object
    case UInt8(ascii: "["): root = .array
    default: return nil
    }
    guard let closed = read(&scanner, isLoose: isLoose) else { return nil }
    guard closed else { return }
    let end = scanner.index
    scanner.skipSpace()
    if scanner.isAtEnd {
      ending = .complete
    } else if bytes[end..<scanner.index].contains(0x0A), !bytes[start..<end].contains(0x0A) {
      ending = .nextLine(scanner.index)
    } else {
      return nil
    }
  }

  private struct Level {
    var isObject: Bool
    var count = 0
    /// The path of the container; nil where nothing is kept.
    var path: String?
  }

  /// True when the root was closed, false when the bytes ended first, nil when they are not JSON.
  private mutating func read(_ scanner: inout JSONScanner, isLoose: Bool) -> Bool? {
    scanner.advance()
    var levels = [Level(isObject: root == .object, path: "")]
    while let level = levels.last {
      scanner.skipSpace()
      guard var byte = scanner.peek else { return false }
      let closing = level.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == closing {
        scanner.advance()
        levels.removeLast()
        continue
      }
      if level.count > 0 {
        guard byte == UInt8(ascii: ",") else { return nil }
        scanner.advance()
        scanner.skipSpace()
        guard let next = scanner.peek else { return false }
        if isLoose, next == closing { continue }
        byte = next
      }
      var key: String? = level.count == 0 ? "0" : nil
      if level.isObject {
        guard byte == UInt8(ascii: "\"") else { return nil }
        switch scanner.string(keeping: level.path != nil) {
        case .bad: return nil
        case .cut: return false
        case .text(let text): key = text
        }
        scanner.skipSpace()
        guard let colon = scanner.peek else { return false }
        guard colon == UInt8(ascii: ":") else { return nil }
        scanner.advance()
        scanner.skipSpace()
        guard let next = scanner.peek else { return false }
        byte = next
      }
      levels[levels.count - 1].count += 1
      let path = level.path.flatMap { parent in key.map { parent.isEmpty ? $0 : parent + "." + $0 } }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard levels.count < Self.deepest else { return false }
        scanner.advance()
        let isObject = byte == UInt8(ascii: "{")
        keep(isObject ? .object : .array, at: path, depth: levels.count)
        levels.append(Level(isObject: isObject, path: levels.count < 3 ? path : nil))
      default:
        switch scanner.scalar(keeping: path != nil) {
        case .bad: return nil
        case .cut: return false
        case .value(let value): keep(value, at: path, depth: levels.count)
        }
      }
    }
    return true
  }

  private mutating func keep(_ value: Value, at path: String?, depth: Int) {
    if depth == 1 { count += 1 }
    guard let path, members.count < Self.mostMembers else { return }
    if depth == 1 { names.insert(path) }
    members[path] = value
  }
}
