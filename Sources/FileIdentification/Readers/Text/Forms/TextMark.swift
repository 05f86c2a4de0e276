internal import UniformTypes

/// A mark of a text format: its first bytes and the type.
struct TextMark: Sendable {
  /// The condition on what follows the mark.
  enum Boundary: Sendable {
    case anything
    /// White space or a line end.
    case space
    /// Only white space up to the line end.
    case lineEnd
  }

  var name: StaticString
  /// The first bytes of the first line that is not blank; in lower case if case is ignored.
  var start: StaticString
  var boundary: Boundary
  var ignoresCase: Bool
  /// The bytes of ``comments`` as a literal, so that rows are static data.
  var commentPrefixes: StaticString
  var type: DeclaredType
  /// A further condition.
  var also: (@Sendable (TextHead) -> Bool)?
  var because: StaticString

  /// The comments allowed before the mark.
  var comments: CommentPrefixes { CommentPrefixes(stringLiteral: commentPrefixes) }

  /// Returns true if the text that begins with `line` has the mark.
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
  // Delegates to the memberwise initializer, so that rows are static data.
  init(
    _ name: StaticString, _ start: StaticString, _ boundary: Boundary = .anything, ignoringCase: Bool = false,
    after commentPrefixes: StaticString = "", also: (@Sendable (TextHead) -> Bool)? = nil,
    then type: DeclaredType,
    because: StaticString
  ) {
    self.init(
      name: name, start: start, boundary: boundary, ignoresCase: ignoringCase,
      commentPrefixes: commentPrefixes,
      type: type, also: also, because: because)
  }
}

extension TextMark {
  /// The rows by family; within one, the row with more conditions comes first.
  static let families: [@Sendable () -> [TextMark]] = [
    { keys }, { mail }, { configuration }, { timed }, { drawings }, { measurements }, { chemistry },
    { biology },
    { places }, { circuits }, { play }, { records }, { writings },
  ]

  static var all: [TextMark] { families.flatMap { $0() } }
}
