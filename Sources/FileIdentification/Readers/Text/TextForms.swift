internal import ByteSources
internal import UniformTypes

/// Text formats without a mark: settings, lightweight markup and tables, by their heuristics.
enum TextForms {
  /// The form that fits `text` best: UTF-8, at most its first 64 KiB; nil when none fits.
  static func guess(_ text: ByteView, isWhole: Bool) -> TextGuess? {
    guard let head = TextHead(text.slice(0..<longest), isWhole: isWhole && text.count <= longest) else {
      return nil
    }
    let scan = TextScan(head)
    guard scan.lines.count > 0 else { return nil }
    var best: (form: TextHeuristic, score: Int)?
    for form in TextHeuristic.all {
      let score = min(100, form.score(scan))
      if score >= form.least, score > (best?.score ?? 0) { best = (form, score) }
    }
    return best.map {
      TextGuess(
        type: $0.form.type, isStrong: $0.score >= 75, range: head.range(0..<min(head.bytes.count, 4096)),
        seen: $0.form.name.description, because: $0.form.because, score: $0.score)
    }
  }

  private static let longest = 64 << 10
}

/// One row of the table of heuristics: a type, how its score is counted, and from which score on it counts.
struct TextHeuristic: Sendable {
  var name: StaticString
  var type: DeclaredType
  var least: Int
  var score: @Sendable (TextScan) -> Int
  var because: StaticString

  init(
    _ name: StaticString, _ type: DeclaredType, from least: Int, score: @escaping @Sendable (TextScan) -> Int,
    because: StaticString
  ) {
    self.name = name
    self.type = type
    self.least = least
    self.score = score
    self.because = because
  }

  /// Where two score the same, the earlier one is stricter.
  static let all: [TextHeuristic] = settings + looseJSON + lightweightMarkup + tables
}

/// The lines of a text, looked at once for every habit.
struct TextScan: Sendable {
  /// The lines with something on them.
  let lines: [TextLine]
  /// Whether a line stands behind an empty one, by the index of `lines`.
  let followsBlank: [Bool]
  let isWhole: Bool
  private static let most = 2000

  init(_ head: TextHead) {
    var lines: [TextLine] = []
    var blanks: [Bool] = []
    var wasBlank = true
    for line in head.lines() {
      guard lines.count < Self.most else { break }
      if line.isBlank {
        wasBlank = true
        continue
      }
      lines.append(line)
      blanks.append(wasBlank)
      wasBlank = false
    }
    self.lines = lines
    followsBlank = blanks
    isWhole = head.isWhole
  }

  /// How many lines hold.
  func count(_ holds: (TextLine) -> Bool) -> Int { lines.reduce(0) { $0 + (holds($1) ? 1 : 0) } }
}
