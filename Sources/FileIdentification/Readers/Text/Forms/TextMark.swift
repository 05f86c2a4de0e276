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
  /// The signs of ``comments``, as text: what would have to be computed could not be laid out when the program is built.
  var commentSigns: StaticString
  var type: DeclaredType
  /// What else must hold.
  var also: (@Sendable (TextHead) -> Bool)?
  var because: StaticString

  /// What may stand before.
  var comments: CommentSigns { CommentSigns(stringLiteral: commentSigns) }

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

extension TextMark {
  // It leaves the fields to the memberwise initializer: rows made so are laid out when the program is built.
  init(
    _ name: StaticString, _ start: StaticString, _ boundary: Boundary = .anything, ignoringCase: Bool = false,
    after commentSigns: StaticString = "", also: (@Sendable (TextHead) -> Bool)? = nil,
    then type: DeclaredType,
    because: StaticString
  ) {
    self.init(
      name: name, start: start, boundary: boundary, ignoresCase: ignoringCase, commentSigns: commentSigns,
      type: type, also: also, because: because)
  }
}

extension TextMark {
  /// The rows by family; where two could hold, the one with more to ask stands first in its family.
  static let families: [@Sendable () -> [TextMark]] = [
    { keys }, { mail }, { configuration }, { timed }, { drawings }, { measurements }, { chemistry },
    { biology },
    { places }, { circuits }, { play }, { records }, { writings },
  ]

  static var all: [TextMark] { families.flatMap { $0() } }
}
