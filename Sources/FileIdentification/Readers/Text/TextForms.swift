internal import ByteSources
internal import UniformTypes

/// Text formats without a mark: settings, lightweight markup and tables, by their heuristics.
enum TextForms {
  private static let longest = 64 << 10
  /// From here on, a guess weighs as much as a name.
  private static let strong = 75

  /// The form that fits `text` best: UTF-8, at most its first 64 KiB; nil when none fits, or none weighs more than `language`.
  ///
  /// `afterNone` says that the text's beginning shows no form: those that would have shown there are passed over.
  static func guess(
    _ text: ByteView, isWhole: Bool, against language: TextGuess? = nil, afterNone: Bool = false
  ) -> TextGuess? {
    let needed = score(against: language)
    guard needed <= TextHeuristic.most else { return nil }
    return TextHead.lend(text.slice(0..<longest), isWhole: isWhole && text.count <= longest) { head in
      let scan = TextScan(head)
      guard !scan.lines.isEmpty else { return nil }
      var best: (form: TextHeuristic, score: Int)?
      for form in TextHeuristic.all where !(afterNone && form.showsEarly) {
        let bar = max(form.least, needed, (best?.score ?? 0) + 1)
        guard form.most >= bar, form.mayHold(scan) else { continue }
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

  /// What a form must score for ``TextReading/better(_:_:)`` to prefer it.
  private static func score(against language: TextGuess?) -> Int {
    guard let language else { return 0 }
    return language.isStrong ? max(strong, language.score + 1) : min(strong, language.score + 1)
  }
}

/// One row of the table of heuristics: a type, how its score is counted, and from which score on it counts.
struct TextHeuristic: Sendable {
  var name: StaticString
  var type: DeclaredType
  var least: Int
  /// The greatest score.
  var most: Int
  /// One of these begins a line, behind white space; nil where any line may be the form's.
  var beginnings: ByteSet?
  /// Or one of these stands anywhere.
  var bytes: ByteSet
  /// Whether its texts show it in their first lines: what looks like it far behind only quotes it, or is chance.
  var showsEarly: Bool
  var score: @Sendable (TextScan) -> Int
  var because: StaticString

  init(
    _ name: StaticString, _ type: DeclaredType, from least: Int, upTo most: Int,
    lines beginnings: ByteSet? = nil, bytes: ByteSet = "", showsEarly: Bool = false,
    score: @escaping @Sendable (TextScan) -> Int, because: StaticString
  ) {
    self.name = name
    self.type = type
    self.least = least
    self.most = most
    self.beginnings = beginnings
    self.bytes = bytes
    self.showsEarly = showsEarly
    self.score = score
    self.because = because
  }

  func mayHold(_ scan: TextScan) -> Bool {
    guard let beginnings else { return true }
    return scan.beginnings.intersects(beginnings) || bytes.stands(in: scan.text)
  }

  /// Where two score the same, the earlier one is stricter.
  static let all: [TextHeuristic] = settings + looseJSON + lightweightMarkup + tables
  static let most = all.map(\.most).max() ?? 0
}

/// The lines of a text, found once for every form; lent with the text's ``TextHead``.
struct TextScan {
  struct Line {
    let whole: TextLine
    /// Without white space at either end; never empty.
    let text: TextLine
    let indent: Int
    /// Whether an empty line, or nothing, stands before.
    let followsBlank: Bool

    var first: UInt8 { text.bytes[0] }
    var last: UInt8 { text.bytes[text.count - 1] }
  }

  /// The lines with something on them.
  private(set) var lines: [Line] = []
  /// What the lines begin with, behind white space.
  private(set) var beginnings = ByteSet()
  /// The text from its start to the end of the last of the lines.
  private(set) var text: TextLine
  let isWhole: Bool
  private static let most = 2000

  init(_ head: TextHead) {
    isWhole = head.isWhole
    text = TextLine(head.bytes)
    lines.reserveCapacity(min(Self.most, head.bytes.count / 20))
    var followsBlank = true
    for line in head.lines() {
      guard lines.count < Self.most else { break }
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
    text = text.prefix(lines.last.map { head.place(of: $0.whole) + $0.whole.count } ?? 0)
  }
}
