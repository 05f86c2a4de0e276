internal import ByteSources
internal import UniformTypes

/// Detection of text formats without a mark by heuristics: settings, lightweight markup and tables.
enum TextHeuristics {
  private static let longest = 64 << 10
  /// Score of a strong guess.
  private static let strong = 75

  /// Returns the best form for `text`, UTF-8 and at most its first 64 KiB; nil if none fits or outscores
  /// `language`.
  ///
  /// With `afterNone`, forms that show early are skipped: the beginning had none.
  static func guess(
    _ text: ByteView, isWhole: Bool, against language: TextGuess? = nil, afterNone: Bool = false
  ) -> TextGuess? {
    let needed = score(against: language)
    guard needed <= TextHeuristic.maximum else { return nil }
    return TextHead.withHead(of: text.slice(0..<longest), isWhole: isWhole && text.count <= longest) { head in
      let scan = TextScan(head)
      guard !scan.lines.isEmpty else { return nil }
      var best: (form: TextHeuristic, score: Int)?
      for form in TextHeuristic.all where !(afterNone && form.showsEarly) {
        let bar = max(form.minimum, needed, (best?.score ?? 0) + 1)
        guard form.maximum >= bar, form.mayMatch(scan) else { continue }
        let score = form.score(scan)
        if score >= bar { best = (form, score) }
      }
      return best.map {
        TextGuess(
          type: $0.form.type, isStrong: $0.score >= strong,
          range: head.range(0..<min(head.bytes.count, 4096)),
          seen: $0.form.name.description, because: $0.form.because, score: $0.score)
      }
    }
  }

  /// Returns the score needed to win in ``TextDetector/better(_:_:)``.
  private static func score(against language: TextGuess?) -> Int {
    guard let language else { return 0 }
    return language.isStrong ? max(strong, language.score + 1) : min(strong, language.score + 1)
  }
}

/// A heuristic for a type of text: a score function and a minimum score.
struct TextHeuristic: Sendable {
  var name: StaticString
  var type: DeclaredType
  var minimum: Int
  /// The maximum score.
  var maximum: Int
  /// First bytes of lines, one of which is required, after white space; nil for any.
  var beginnings: ByteSet?
  /// Alternatively, bytes anywhere.
  var bytes: ByteSet
  /// True if the form shows in the first lines; later it is a quotation or chance.
  var showsEarly: Bool
  var score: @Sendable (TextScan) -> Int
  var because: StaticString

  init(
    _ name: StaticString, _ type: DeclaredType, from minimum: Int, upTo maximum: Int,
    lines beginnings: ByteSet? = nil, bytes: ByteSet = "", showsEarly: Bool = false,
    score: @escaping @Sendable (TextScan) -> Int, because: StaticString
  ) {
    self.name = name
    self.type = type
    self.minimum = minimum
    self.maximum = maximum
    self.beginnings = beginnings
    self.bytes = bytes
    self.showsEarly = showsEarly
    self.score = score
    self.because = because
  }

  func mayMatch(_ scan: TextScan) -> Bool {
    guard let beginnings else { return true }
    return scan.beginnings.intersects(beginnings) || bytes.occurs(in: scan.text)
  }

  /// Of equal scores the earlier, stricter row wins.
  static let all: [TextHeuristic] = settings + looseJSON + lightweightMarkup + tables
  static let maximum = all.map(\.maximum).max() ?? 0
}

/// The lines of a text, split once for all forms; valid with its ``TextHead``.
struct TextScan {
  struct Line {
    let whole: TextLine
    /// The line without surrounding white space; never empty.
    let text: TextLine
    let indent: Int
    /// True after an empty line, and for the first.
    let followsBlank: Bool

    var first: UInt8 { text.bytes[0] }
    var last: UInt8 { text.bytes[text.count - 1] }
  }

  /// The lines that are not blank.
  private(set) var lines: [Line] = []
  /// The first bytes of the lines, after white space.
  private(set) var beginnings = ByteSet()
  /// The text up to the end of the last line.
  private(set) var text: TextLine
  let isWhole: Bool
  private static let maxLines = 2000

  init(_ head: TextHead) {
    isWhole = head.isWhole
    text = TextLine(head.bytes)
    lines.reserveCapacity(min(Self.maxLines, head.bytes.count / 20))
    var followsBlank = true
    for line in head.lines() {
      guard lines.count < Self.maxLines else { break }
      let indent = line.indent
      let text = line.dropping(indent).trimmedEnd
      guard let first = text.first else {
        followsBlank = true
        continue
      }
      lines.append(Line(whole: line, text: text, indent: indent, followsBlank: followsBlank))
      beginnings.insert(first)
      followsBlank = false
    }
    text = text.prefix(lines.last.map { head.offset(of: $0.whole) + $0.whole.count } ?? 0)
  }
}
