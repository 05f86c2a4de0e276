/// The start of a JSON text: its root, the members near the root, and how it ends; valid with the text.
///
/// The grammar is RFC 8259 plus `NaN` and `Infinity`, as Python writes. Reading stops at the nesting depth
/// `deepest`.
struct JSONHead {
  enum Root: Sendable { case object, array }
  enum Kind: Sendable { case string, number, literal, object, array }
  enum Ending: Sendable, Equatable {
    /// The root was closed; only white space follows.
    case complete
    /// The root was closed; another text follows on a new line.
    case nextLine(Int)
    /// The bytes ended inside the root.
    case cut
  }

  private(set) var root: Root
  /// Down to the third level.
  private(set) var members: [JSONMember] = []
  /// A filter of the paths of members.
  private(set) var paths = JSONPathFilter()
  /// The number of values in the root.
  private(set) var count = 0
  private(set) var ending = Ending.cut

  private static let deepest = 512
  private static let maxMembers = 512

  /// Reads from `start`; nil if the bytes do not begin a JSON object or array.
  ///
  /// Loose JSON may have comments and trailing commas, against RFC 8259.
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
    /// The container's index among the members, −1 for the root; nil if not recorded.
    var member: Int?
  }

  /// Returns true if the root was closed, false if the bytes ended first, nil if they are not JSON.
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
        let member = addMember(name, in: level.member, isObject ? .object : .array)
        outer.append(level)
        level = Level(isObject: isObject, member: outer.count < 3 ? member : nil)
      default:
        switch scanner.scalar() {
        case .bad: return nil
        case .cut: return false
        case .value(let kind, let text): _ = addMember(name, in: level.member, kind, text)
        }
      }
    }
  }

  /// Adds a member and returns its index; nil if it is not recorded.
  private mutating func addMember(
    _ name: TextLine?, in parent: Int?, _ kind: Kind, _ value: TextLine? = nil
  ) -> Int? {
    if parent == -1 { count += 1 }
    guard let name, let parent, members.count < Self.maxMembers else { return nil }
    let member = JSONMember(name, in: parent, of: members, kind, value)
    paths.insert(member.hash)
    members.append(member)
    return members.count - 1
  }
}
