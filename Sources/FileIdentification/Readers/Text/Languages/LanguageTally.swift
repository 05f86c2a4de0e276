/// The features that one text shows, counted in a single pass.
struct LanguageTally {
  private let index: LanguageIndex
  private var hits: [UInt8]
  private var places: [Int32]
  private(set) var lines = 0
  private(set) var proseLines = 0
  private(set) var codeLines = 0
  /// Lines that fence code off from the text around it, as Markdown does.
  private(set) var fences = 0

  init(_ index: LanguageIndex) {
    self.index = index
    hits = [UInt8](repeating: 0, count: index.cues.count)
    places = [Int32](repeating: -1, count: index.cues.count)
  }

  /// How much of the text is sentences, in per cent of the lines that say anything.
  var proseShare: Int { proseLines * 100 / max(1, lines) }

  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var tokens = SourceTokens(bytes)
    while tokens.nextPiece() {
      guard tokens.count > 0 else { continue }
      var found = false
      for position in 0..<tokens.count {
        index.forEachCandidate(tokens.line[position]) { link, number in
          let start = position - Int(link.key)
          let cue = Int(link.cue)
          guard start >= 0, stands(link.anchor, start, tokens), hits[cue] < 8,
            matches(index.patterns[number].parts[...], index.patterns[number].ignoresCase, tokens, start)
          else { return }
          hits[cue] += 1
          if places[cue] < 0 { places[cue] = tokens.line[start].offset }
          if index.cues[cue].weight > 3 { found = true }
        }
      }
      weigh(tokens, found)
    }
  }

  private mutating func weigh(_ tokens: SourceTokens, _ found: Bool) {
    guard tokens.line[0].kind != .comment else { return }
    if tokens.beginsLine, tokens.count > 2, tokens.line[..<3].allSatisfy({ $0.mark == 0x60 }) { fences += 1 }
    lines += 1
    if found {
      codeLines += 1
      return
    }
    // Five plain words in a row of little else are a sentence, or a part of one.
    if tokens.plainWords >= 5, tokens.codeMarks * 5 <= tokens.plainWords { proseLines += 1 }
  }

  @inline(__always)
  private func stands(_ anchor: LanguageCue.Anchor, _ start: Int, _ tokens: SourceTokens) -> Bool {
    switch anchor {
    case .none: true
    case .line: start == 0 && tokens.beginsLine
    case .margin: start == 0 && tokens.beginsLine && tokens.indentation == 0
    }
  }

  private func matches(
    _ parts: ArraySlice<LanguageCue.Part>, _ ignoresCase: Bool, _ tokens: SourceTokens, _ start: Int
  ) -> Bool {
    var position = start
    for index in parts.indices {
      let part = parts[index]
      switch part.element {
      case .gap:
        let rest = parts[(index + 1)...]
        if rest.isEmpty { return true }
        for next in position...min(position + 40, tokens.count)
        where matches(rest, ignoresCase, tokens, next) { return true }
        return false
      case .end:
        let ends = position >= tokens.count || tokens.line[position].kind == .comment
        guard ends, tokens.endsLine || position < tokens.count else { return false }
        continue
      default: break
      }
      guard position < tokens.count else { return false }
      let token = tokens.line[position]
      if part.isGlued, !token.isGlued { return false }
      let fits: Bool
      switch part.element {
      case .word(let exact, let folded):
        fits = ignoresCase ? token.folded == folded && token.exact != 0 : token.exact == exact
      case .mark(let mark): fits = token.kind == .mark && token.mark == mark
      case .name: fits = token.kind == .word || token.kind == .capitalWord
      case .capitalName: fits = token.kind == .capitalWord
      case .number: fits = token.kind == .number
      case .string: fits = token.kind == .string
      case .any: fits = true
      case .gap, .end: fits = false
      }
      guard fits else { return false }
      position += 1
    }
    return true
  }

  /// What a feature seen `count` times is worth.
  private func worth(_ cue: Int) -> Int {
    let weight = index.cues[cue].weight
    switch hits[cue] {
    case 0: return 0
    case 1: return weight
    case 2...3: return weight < 0 ? weight : weight + weight / 2
    default: return weight < 0 ? weight : weight * 2
    }
  }

  func standings(_ languages: [Language]) -> [LanguageDetector.Standing] {
    var result = languages.indices.map { LanguageDetector.Standing(language: $0, score: 0, variety: 0) }
    for cue in index.cues.indices where hits[cue] > 0 {
      let language = index.cues[cue].language
      result[language].score += worth(cue)
      result[language].variety += 1
    }
    // What a language grew from has lent it its features.
    let own = result
    for language in languages.indices where own[language].score > 0 || index.parents[language] >= 0 {
      if own[language].score <= 0 { result[language].score = 0 }
      guard own[language].score > 0 else { continue }
      var parent = index.parents[language]
      for _ in 0..<4 where parent >= 0 {
        // Without the plainer language's features, those of the other are not its own but a stranger's.
        if own[parent].score < LanguageDetector.Bar.ground, !languages[language].standsAlone {
          result[language].score /= 3
        }
        result[language].score += max(0, own[parent].score)
        result[language].variety += own[parent].variety
        parent = index.parents[parent]
      }
    }
    return result.filter { $0.score > 0 }.sorted { ($1.score, $0.language) < ($0.score, $1.language) }
  }

  /// The features of one language that were seen, the weightiest first.
  private func cues(of language: Int) -> [Int] {
    index.cues.indices
      .filter { index.cues[$0].language == language && hits[$0] > 0 && index.cues[$0].weight > 0 }
      .sorted { (index.cues[$1].weight, $0) < (index.cues[$0].weight, $1) }
  }

  func range(of language: Int) -> Range<Int64> {
    let places = cues(of: language).map { Int64(self.places[$0]) }
    let first = places.min() ?? 0
    return first..<max(first, places.max() ?? 0) + 1
  }

  /// A phrase like `Rust: "fn ID (" at 12`.
  func seen(_ language: Int, _ languages: [Language]) -> String {
    let shown = cues(of: language).prefix(4)
      .map { "“\(index.cues[$0].text)” at \(places[$0])" }
    return "\(languages[language].name): \(shown.joined(separator: ", "))"
  }
}
