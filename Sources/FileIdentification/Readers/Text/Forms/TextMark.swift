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
  /// What may stand before.
  var comments: CommentSigns
  var type: DeclaredType
  /// What else must hold.
  var also: (@Sendable (TextHead) -> Bool)?
  var because: StaticString

  init(
    _ name: StaticString, _ start: StaticString, _ boundary: Boundary = .anything, ignoringCase: Bool = false,
    after comments: CommentSigns = [], also: (@Sendable (TextHead) -> Bool)? = nil, then type: DeclaredType,
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

/// The rows by comments and first byte, so that a text meets only the handful that can match.
struct TextMarkIndex: Sendable {
  static let shared = TextMarkIndex(TextMark.all)

  private let marks: [TextMark]
  /// The ways to comment, in the order in which rows have them first.
  private var comments: [CommentSigns] = []
  /// The numbers of the rows, by their comments and first byte, and where those of each begin.
  private var rows: [UInt16] = []
  private var starts: [UInt16] = []

  init(_ marks: [TextMark]) {
    self.marks = marks
    for mark in marks where !comments.contains(mark.comments) { comments.append(mark.comments) }
    var buckets = [[UInt16]](repeating: [], count: comments.count * 256)
    for (number, mark) in marks.enumerated() {
      let group = (comments.firstIndex(of: mark.comments) ?? 0) * 256
      let first = mark.start.utf8Start[0]
      buckets[group + Int(first)].append(UInt16(number))
      if mark.ignoresCase, (0x61...0x7A).contains(first) {
        buckets[group + Int(first & 0xDF)].append(UInt16(number))
      }
    }
    for bucket in buckets {
      starts.append(UInt16(rows.count))
      rows += bucket
    }
    starts.append(UInt16(rows.count))
  }

  func find(in head: TextHead, _ beginnings: TextBeginnings) -> (mark: TextMark, range: Range<Int>)? {
    for (group, comments) in comments.enumerated() {
      guard let start = beginnings.line(behind: comments)?.start else { continue }
      let bucket = group * 256 + Int(head.bytes[start])
      guard starts[bucket] < starts[bucket + 1] else { continue }
      var lines = head.lines(from: start)
      guard let line = lines.next() else { continue }
      for row in rows[Int(starts[bucket])..<Int(starts[bucket + 1])]
      where marks[Int(row)].matches(line, in: head) {
        let mark = marks[Int(row)]
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
