internal import SourceFeatures
internal import UniformTypes

/// Detection of the language of a text by its tokens.
enum LanguageDetector {
  /// The maximum number of bytes read.
  static let reach = 64 << 10

  /// The thresholds of an answer; a score is the sum of the weights of features, with a little for
  /// repetitions.
  enum Threshold {
    /// The minimum score.
    static let answer = 10
    /// Percentage of prose lines above which the minimum is multiplied by the factor.
    static let proseShare = 35
    static let proseFactor = 3
    /// The required lead over the best unrelated language, in per cent and points.
    static let lead = 125
    static let points = 2
    /// Features per hundred lines below which the larger lead is required.
    static let sparse = 30
    static let sparseLead = 160
    /// The minimum score among the languages of a name, twice that of the next; more for rare languages and
    /// in prose.
    static let choice = 1
    static let choiceOfRare = 5
    static let choiceInProse = 4
    /// The score of a strong guess.
    static let strong = 24
    /// The score for source code of an undecided language.
    static let someCode = 20
    /// The minimum score of a derived language's own features.
    static let derivedMinimum = 6
    /// The minimum score of its base language.
    static let baseMinimum = 5
    /// Longer texts need more: a point per so many lines, up to the maximum.
    static let linesPerPoint = 16
    static let maximumForLines = 25
    /// The minimum evidence, in which each offset counts once, against unknown languages; more per line as
    /// above.
    static let evidence = 10
    static let linesPerEvidence = 32
    static let maximumEvidenceForLines = 10
    /// The weight that one feature must have, unless the evidence reaches the larger sum.
    static let telling = 5
    static let evidenceWithoutTelling = 18
    /// The sum of negative weights that excludes a language.
    static let contradiction = 5
  }

  /// The result for a text or its beginning.
  struct Detection {
    /// The language; nil for prose and unknown text.
    var guess: TextGuess?
    /// The scores of the best language and of the best unrelated one.
    var best = 0
    var rival = 0
    /// True if the best has a base or derived language, which may show late.
    var hasRelatives = false
    var lines = 0
    /// True if the first lines were decisive and no more was read.
    var isClear = false
    /// The percentage of prose among the lines with words.
    var proseShare = 0
  }

  /// Detects the language of a text in UTF-8 or another superset of ASCII.
  ///
  /// If the bytes are not the whole text, `checkpoint` is set so that the next call continues there.
  static func detect(
    _ bytes: UnsafeRawBufferPointer, isWhole: Bool, named name: EarlyStopRule.Name, explains: Bool,
    from checkpoint: inout FeatureTally.Checkpoint?
  ) -> Detection {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, reach)])
    if let named = Modeline.language(of: bytes) { return Detection(guess: named) }
    if checkpoint == nil, bytes.count >= 2 * EarlyStopRule.beginning {
      let start = UnsafeRawBufferPointer(rebasing: bytes[..<EarlyStopRule.beginning])
      var result = detect(
        FeatureTally(index, of: start, from: &checkpoint, pauses: true), bytes, named: name,
        explains: explains)
      result.isClear = EarlyStopRule.isClear(result, name)
      if result.isClear || EarlyStopRule.isPlain(result, name) { return result }
    }
    return detect(
      FeatureTally(index, of: bytes, from: &checkpoint, pauses: !isWhole), bytes, named: name,
      explains: explains)
  }

  private static var index: FeatureIndex {
    FeatureIndex(LanguageTable.patterns.utf8Start, familyCount: LanguageTable.familyCount)
  }

  /// Returns the features of a text.
  static func tally(of bytes: UnsafeRawBufferPointer) -> FeatureTally { FeatureTally(index, of: bytes) }

  /// Returns the language with the best features, without those numbered in `leftOut`.
  ///
  /// The observation and range are set only with `explains`.
  static func decide(
    _ tally: FeatureTally, _ bytes: UnsafeRawBufferPointer, without leftOut: Set<Int> = [], explains: Bool
  ) -> TextGuess? {
    detect(tally, bytes, without: leftOut, explains: explains).guess
  }

  private static func detect(
    _ tally: FeatureTally, _ bytes: UnsafeRawBufferPointer, without leftOut: Set<Int> = [],
    named name: EarlyStopRule.Name = .init(), explains: Bool
  ) -> Detection {
    let scores = LanguageScores(tally, without: leftOut)
    let best = scores.standings.first
    var result = Detection(best: best?.score ?? 0, lines: tally.lines, proseShare: tally.proseShare)
    result.hasRelatives = best.map { $0.language.hasRelatives } ?? false
    result.guess = decide(tally, scores, bytes, explains: explains, &result.rival)
    if name.contenders.count > 1, result.guess.map({ $0.type == .sourceCode }) ?? true {
      result.guess = choose(among: name.contenders, tally, scores, bytes, explains: explains) ?? result.guess
    }
    return result
  }

  /// Returns the language among a few that the text is evidence for.
  ///
  /// Features of base languages count: `//` is a comment of C, and so of Objective-C, but not of MATLAB.
  private static func choose(
    among contenders: [(language: Language, isCommon: Bool)], _ tally: FeatureTally, _ scores: LanguageScores,
    _ bytes: UnsafeRawBufferPointer, explains: Bool
  ) -> TextGuess? {
    let standings = contenders.map { contender in
      (
        contender,
        score: scores.standings.first {
          $0.language == contender.language || contender.language.ancestors.contains($0.language)
        }?.score ?? 0
      )
    }.sorted { ($1.score, $0.0.language.number) < ($0.score, $1.0.language.number) }
    let ((language, isCommon), score) = standings[0]
    let isProse = tally.proseShare > Threshold.proseShare
    guard score >= (isProse ? Threshold.choiceInProse : isCommon ? Threshold.choice : Threshold.choiceOfRare),
      score >= 2 * standings[1].score
    else { return nil }
    return TextGuess(
      type: type(of: language, in: bytes), isStrong: false,
      range: explains ? scores.range(of: language) : 0..<0, seen: explains ? scores.seen(language) : "",
      because: "of the languages that have the name's extension, the text speaks for this one",
      score: scale(score))
  }

  private static func decide(
    _ tally: FeatureTally, _ scores: LanguageScores, _ bytes: UnsafeRawBufferPointer, explains: Bool,
    _ rivalScore: inout Int
  ) -> TextGuess? {
    let standings = scores.standings
    guard var best = standings.first, tally.fences == 0 else { return nil }
    let forLength = min(tally.lines / Threshold.linesPerPoint, Threshold.maximumForLines)
    let bar =
      (Threshold.answer + forLength) * (tally.proseShare > Threshold.proseShare ? Threshold.proseFactor : 1)
    guard best.score >= bar, best.variety > 1 || best.greatest > Threshold.answer else { return nil }
    // The base language stands unless the derived one has more.
    for other in standings.dropFirst() where best.language.ancestors.contains(other.language) {
      if other.score + Threshold.derivedMinimum > best.score { best = other }
    }
    let rival = standings.first { $0.language != best.language && !areRelated($0.language, best.language) }
    rivalScore = max(0, rival?.score ?? 0)
    let isSparse = best.hits * 100 < tally.lines * Threshold.sparse
    let leads =
      best.score * 100 >= rivalScore * (isSparse ? Threshold.sparseLead : Threshold.lead)
      && best.score >= rivalScore + Threshold.points
      && isConclusive(scores.evidence(of: best.language), rivalScore: rivalScore, lines: tally.lines)
    let range = explains ? scores.range(of: best.language) : 0..<0
    let seen = explains ? scores.seen(best.language) : ""
    guard leads else {
      guard best.score >= Threshold.someCode, tally.proseShare <= Threshold.proseShare else { return nil }
      return TextGuess(
        type: .sourceCode, isStrong: false, range: range, seen: seen,
        because: "source code, of a language that several could be, or none that is known",
        score: scale(best.score))
    }
    let isStrong = best.score >= Threshold.strong && best.variety >= 3 && best.score >= rivalScore * 2
    return TextGuess(
      type: type(of: best.language, in: bytes), isStrong: isStrong, range: range, seen: seen,
      because: "features of the language, and clearly fewer of any other", score: scale(best.score))
  }

  /// Returns true if the evidence excludes an unknown similar language.
  private static func isConclusive(_ evidence: LanguageScores.Evidence, rivalScore: Int, lines: Int) -> Bool {
    let forLength = min(lines / Threshold.linesPerEvidence, Threshold.maximumEvidenceForLines)
    return evidence.sum >= max(Threshold.evidence + forLength, rivalScore)
      && (evidence.greatest >= Threshold.telling || evidence.sum >= Threshold.evidenceWithoutTelling)
  }

  /// Returns the language's type, or that of its headers if there is an include guard.
  static func type(of language: Language, in bytes: UnsafeRawBufferPointer) -> DeclaredType {
    guard let header = language.header, HeaderGuard.begins(bytes) else {
      return language.type
    }
    return header
  }

  /// Converts points to the common scale: at least 44, strong from 72.
  private static func scale(_ points: Int) -> Int { min(100, 24 + points * 2) }

  private static func areRelated(_ a: Language, _ b: Language) -> Bool { root(a) == root(b) }

  private static func root(_ language: Language) -> Language {
    language.ancestors.reduce(language) { $1 }
  }
}

/// Detects include guards, which mark headers of C, C++ and Objective-C.
enum HeaderGuard {
  /// Returns true if the first directives are `#pragma once`, or `#ifndef X` and `#define X`.
  static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var tokens = SourceTokens(bytes)
    var wanted: UInt64?
    for _ in 0..<400 {
      guard let segment = tokens.nextSegment() else { return false }
      guard let first = segment.tokens.first, first.kind != .comment else { continue }
      guard segment.tokens.count > 1, first.kind == .mark, first.mark == 0x23 else { return false }
      let words = segment.tokens.dropFirst().lazy.map(\.hashes.exact)
      if words.starts(with: [pragma, once]) { return true }
      if let wanted { return words.starts(with: [define, wanted]) }
      if words.count >= 2, words.first == ifndef { wanted = words.dropFirst().first }
      if words.count >= 4, words.starts(with: [ifWord, 0, defined]) {
        wanted = words.dropFirst(3).first { $0 != 0 }
      }
      if wanted == nil { return false }
    }
    return false
  }

  private static func word(_ text: StaticString) -> UInt64 { SourceTokens.Hashes(of: text).exact }

  private static let pragma = word("pragma")
  private static let once = word("once")
  private static let ifndef = word("ifndef")
  private static let ifWord = word("if")
  private static let define = word("define")
  private static let defined = word("defined")
}
