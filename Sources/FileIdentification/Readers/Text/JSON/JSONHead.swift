/// What the start of a JSON text says: its root, the members near the root, and whether it holds together; lent with the text.
///
/// The grammar is RFC 8259's, with the `NaN` and `Infinity` that Python writes. Nesting deeper than `deepest` ends the
/// reading as if the bytes had ended there.
struct JSONHead {
  enum Root: Sendable { case object, array }
  enum Kind: Sendable { case string, number, literal, object, array }
  enum Ending: Sendable, Equatable {
    /// The root was closed and only white space follows.
    case complete
    /// The root was closed, and another text follows on a line of its own.
    case nextLine(Int)
    /// The bytes ended inside the root.
    case cut
  }

  private(set) var root: Root
  /// Down to the third level.
  private(set) var members: [JSONMember] = []
  /// Which paths no member has.
  private(set) var paths = JSONPathFilter()
  /// How many values the root was seen to hold.
  private(set) var count = 0
  private(set) var ending = Ending.cut

  private static let deepest = 512
  private static let mostMembers = 512

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
    /// The container's own place among the members, −1 for the root; nil where nothing is kept.
    var member: Int?
  }

  /// True when the root was closed, false when the bytes ended first, nil when they are not JSON.
  private mutating func read(_ scanner: inout JSONScanner, isLoose: Bool) -> Bool? {
    scanner.advance()
    var level = Level(isObject: root == .object, member: -1)
    var outer: [Level] = []
    while true {
      scanner.skipSpace()
      guard var byte = scanner.peek else { return false }
      let closing = level.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == closing {
        scanner.advance()
        guard let next = outer.popLast() else { return true }
        level = next
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
      var name = level.count == 0 ? JSONMember.first : nil
      if level.isObject {
        guard byte == UInt8(ascii: "\"") else { return nil }
        switch scanner.string() {
        case .bad: return nil
        case .cut: return false
        case .text(let text): name = text
        }
        scanner.skipSpace()
        guard let colon = scanner.peek else { return false }
        guard colon == UInt8(ascii: ":") else { return nil }
        scanner.advance()
        scanner.skipSpace()
        guard let next = scanner.peek else { return false }
        byte = next
      }
      level.count &+= 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard outer.count &+ 1 < Self.deepest else { return false }
        scanner.advance()
        let isObject = byte == UInt8(ascii: "{")
        let member = keep(name, in: level.member, isObject ? .object : .array)
        outer.append(level)
        level = Level(isObject: isObject, member: outer.count < 3 ? member : nil)
      default:
        switch scanner.scalar() {
        case .bad: return nil
        case .cut: return false
        case .value(let kind, let text): _ = keep(name, in: level.member, kind, text)
        }
      }
    }
  }

  /// The new member's place; nil where it is not kept.
  private mutating func keep(
    _ name: TextLine?, in parent: Int?, _ kind: Kind, _ value: TextLine? = nil
  ) -> Int? {
    if parent == -1 { count += 1 }
    guard let name, let parent, members.count < Self.mostMembers else { return nil }
    let member = JSONMember(name, in: parent, of: members, kind, value)
    paths.insert(member.hash)
    members.append(member)
    return members.count - 1
  }
}
