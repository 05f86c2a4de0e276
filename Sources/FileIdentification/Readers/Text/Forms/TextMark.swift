internal import UniformTypes

/// One row of the tables of text formats: how the text begins, and the type that this proves.
struct TextMark: Sendable {
  /// What may follow the mark.
  enum Boundary: Sendable {
    case anything
    /// White space or the end of the line.
    case space
    /// Only white space up to the end of the line.
    case lineEnd
  }

  var name: StaticString
  /// The first bytes of the first line that is not blank; lower case when case does not matter.
  var start: StaticString
  var boundary: Boundary
  var ignoresCase: Bool
  /// The signs that begin lines of comment, which may stand before.
  var comments: StaticString
  var type: DeclaredType
  /// What else must hold.
  var also: (@Sendable (TextHead) -> Bool)?
  var because: StaticString

  init(
    _ name: StaticString, _ start: StaticString, _ boundary: Boundary = .anything, ignoringCase: Bool = false,
    after comments: StaticString = "", also: (@Sendable (TextHead) -> Bool)? = nil, then type: DeclaredType,
    because: StaticString
  ) {
    self.name = name
    self.start = start
    self.boundary = boundary
    ignoresCase = ignoringCase
    self.comments = comments
    self.type = type
    self.also = also
    self.because = because
  }

  /// Whether the text that begins with `line` has the mark.
  func matches(_ line: TextLine, in head: TextHead) -> Bool {
    guard line.hasPrefix(start, folding: ignoresCase) else { return false }
    let rest = line.dropping(start.utf8CodeUnitCount)
    switch boundary {
    case .anything: break
    case .space: guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return false }
    case .lineEnd: guard rest.isBlank else { return false }
    }
    return also?(head) ?? true
  }
}

/// The rows by first byte, so that a text meets only the handful that can match.
struct TextMarkIndex: Sendable {
  static let shared = TextMarkIndex(TextMark.all)

  /// For every way to comment, the rows by the first byte of what follows the comments.
  private(set) var groups: [(comments: StaticString, rows: [[TextMark]])] = []

  init(_ marks: [TextMark]) {
    for mark in marks {
      let index =
        groups.firstIndex { $0.comments.description == mark.comments.description } ?? groups.endIndex
      if index == groups.endIndex { groups.append((mark.comments, [[TextMark]](repeating: [], count: 256))) }
      let first = mark.start.utf8Start[0]
      groups[index].rows[Int(first)].append(mark)
      if mark.ignoresCase, (0x61...0x7A).contains(first) {
        groups[index].rows[Int(first & 0xDF)].append(mark)
      }
    }
  }

  func find(in head: TextHead) -> (mark: TextMark, range: Range<Int>)? {
    for group in groups {
      guard let start = head.start(skipping: group.comments) else { continue }
      var lines = head.lines(from: start)
      guard let line = lines.next(), let first = line.first else { continue }
      for mark in group.rows[Int(first)] where mark.matches(line, in: head) {
        return (mark, start..<start + mark.start.utf8CodeUnitCount)
      }
    }
    return nil
  }
}

extension TextMark {
  /// Every row; where two could hold, the one with more to ask stands first in its family.
  static let all: [TextMark] = keys + mail + configuration + timed + drawings + measurements + writings
}
