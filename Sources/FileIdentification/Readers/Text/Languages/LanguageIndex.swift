/// All languages' features, ready to be looked up by the words and marks of a text.
struct LanguageIndex: Sendable {
  static let shared = LanguageIndex(Language.all)

  struct Pattern: Sendable {
    var parts: [LanguageCue.Part]
    var ignoresCase: Bool
  }

  /// What is asked of a pattern before its parts are, kept apart because nearly all are refused by it.
  struct Link: Sendable {
    var hash: UInt32
    /// The next pattern in the same slot.
    var next: Int32
    var cue: Int32
    /// Which part the pattern is looked up by.
    var key: UInt8
    var anchor: LanguageCue.Anchor
  }

  struct Cue: Sendable {
    var language: Int
    var weight: Int
    var text: String
  }

  private(set) var cues: [Cue] = []
  private(set) var patterns: [Pattern] = []
  private(set) var links: [Link] = []
  /// For each language, the one it grew from, or -1.
  private(set) var parents: [Int]
  /// The features that could not be read, for the test that holds the table.
  private(set) var unreadable: [String] = []
  private var words = [Int32](repeating: -1, count: Self.slots)
  private var foldedWords = [Int32](repeating: -1, count: Self.slots)
  private var marks = [Int32](repeating: -1, count: 128)

  private static let slots = 8192

  init(_ languages: [Language]) {
    parents = languages.map { language in
      language.growsFrom.flatMap { type in languages.firstIndex { $0.type == type } } ?? -1
    }
    for (index, language) in languages.enumerated() {
      for line in language.cues.description.split(separator: "\n") {
        guard let cue = LanguageCue(line) else {
          unreadable.append("\(language.name): \(line)")
          continue
        }
        cues.append(Cue(language: index, weight: cue.weight, text: cue.text))
        for form in cue.forms { add(form, cue, ignoresCase: language.ignoresCase) }
      }
    }
  }

  private mutating func add(_ parts: [LanguageCue.Part], _ cue: LanguageCue, ignoresCase: Bool) {
    let reach = parts.firstIndex { $0.element == .gap } ?? parts.count
    let word = parts[..<reach].firstIndex { if case .word = $0.element { true } else { false } }
    guard let key = word ?? parts[..<reach].firstIndex(where: { LanguageCue.isKey($0.element) }) else {
      unreadable.append(cue.text)
      return
    }
    var link = Link(
      hash: 0, next: -1, cue: Int32(clamping: cues.count - 1), key: UInt8(clamping: key), anchor: cue.anchor)
    let number = Int32(clamping: patterns.count)
    switch parts[key].element {
    case .word(let exact, let folded):
      link.hash = ignoresCase ? folded : exact
      let slot = Int(link.hash) & (Self.slots - 1)
      if ignoresCase {
        link.next = foldedWords[slot]
        foldedWords[slot] = number
      } else {
        link.next = words[slot]
        words[slot] = number
      }
    case .mark(let mark):
      let slot = Int(mark) & 127
      link.hash = UInt32(mark)
      link.next = marks[slot]
      marks[slot] = number
    default: return
    }
    patterns.append(Pattern(parts: parts, ignoresCase: ignoresCase))
    links.append(link)
  }

  /// Calls `body` with each pattern that begins at, or runs through, `token` by its key, and its number.
  @inline(__always)
  func forEachCandidate(_ token: SourceTokens.Token, _ body: (Link, Int) -> Void) {
    if token.kind == .mark {
      walk(marks[Int(token.mark) & 127], UInt32(token.mark), body)
    } else if token.exact != 0 {
      walk(words[Int(token.exact) & (Self.slots - 1)], token.exact, body)
      walk(foldedWords[Int(token.folded) & (Self.slots - 1)], token.folded, body)
    }
  }

  @inline(__always)
  private func walk(_ head: Int32, _ hash: UInt32, _ body: (Link, Int) -> Void) {
    var number = Int(head)
    while number >= 0 {
      let link = links[number]
      if link.hash == hash { body(link, number) }
      number = Int(link.next)
    }
  }
}
