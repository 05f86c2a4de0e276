internal import SourceFeatures
internal import UniformTypes

/// Which language a text is written in, from its tokens alone.
enum LanguageDetector {
  /// The most that is looked at.
  static let reach = 64 << 10

  /// The bars an answer must clear; a score is the sum of the weights of the features seen, repeated ones counted a little.
  enum Bar {
    /// Less is no evidence.
    static let answer = 10
    /// A text of which this share is sentences must show more: per cent, and the factor.
    static let proseShare = 35
    static let proseFactor = 3
    /// The winner leads the best stranger by this many per cent, and points.
    static let lead = 125
    static let points = 2
    /// Where features are seen less often than this, per hundred lines, the lead must be that many per cent.
    static let thin = 30
    static let thinLead = 160
    /// Where a name leaves a few languages, one of them must show this much, and none of the others
    /// half of it; a language that is rare under the name must show more, and each in sentences.
    static let choice = 1
    static let choiceOfRare = 5
    static let choiceInProse = 4
    /// From here on, a guess weighs as much as a name.
    static let strong = 24
    /// Without one language in the lead, this much says source code of some sort.
    static let someCode = 20
    /// A language that grew from a plainer one must show this much of its own.
    static let growth = 6
    /// And stand on this much of the plainer one's.
    static let ground = 5
    /// A longer text must show more: a point for so many lines, up to so many points.
    static let linesPerPoint = 16
    static let mostForLines = 25
    /// An unknown language shares many features with known ones: the evidence, where each place of the text counts once,
    /// must come to this much, and a point more for so many lines, up to so many points.
    static let evidence = 10
    static let linesPerEvidence = 32
    static let mostEvidenceForLines = 10
    /// One feature must have this weight, which those that many languages share have not, or the evidence come to more.
    static let telling = 5
    static let untoldEvidence = 18
    /// A language against which this much speaks is out: the text has a line that no text in it has.
    static let contradiction = 5
  }

  /// What was seen of a text, or of its beginning.
  struct Look {
    /// The language; nil when it may be prose or anything else.
    var guess: TextGuess?
    /// The points of the best language, and of the best that is no relative of it.
    var best = 0
    var rival = 0
    /// Whether the best grew from another language, or another from it: which of them it is may show late.
    var hasKin = false
    var lines = 0
    /// Whether the first lines left no doubt, and no more was read.
    var isClear = false
    /// How much of it is sentences, in per cent of the lines that say anything.
    var proseShare = 0
  }

  /// Looks for the language of a text in UTF-8, or in an encoding that keeps ASCII.
  ///
  /// Of bytes that are not the whole text it leaves in `pause` where the next look, at more of them, goes on.
  static func look(
    _ bytes: UnsafeRawBufferPointer, isWhole: Bool, named name: LookRule.Name, explains: Bool,
    from pause: inout FeatureTally.Pause?
  ) -> Look {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, reach)])
    if let named = Modeline.language(of: bytes) { return Look(guess: named) }
    if pause == nil, bytes.count >= 2 * LookRule.beginning {
      let start = UnsafeRawBufferPointer(rebasing: bytes[..<LookRule.beginning])
      var look = look(
        FeatureTally(index, of: start, from: &pause, pauses: true), bytes, named: name, explains: explains)
      look.isClear = LookRule.isClear(look, name)
      if look.isClear || LookRule.isPlain(look, name) { return look }
    }
    return look(
      FeatureTally(index, of: bytes, from: &pause, pauses: !isWhole), bytes, named: name, explains: explains)
  }

  private static var index: FeatureIndex {
    FeatureIndex(LanguageTable.patterns.utf8Start, familyCount: LanguageTable.familyCount)
  }

  /// The features that a text shows.
  static func tally(of bytes: UnsafeRawBufferPointer) -> FeatureTally { FeatureTally(index, of: bytes) }

  /// The language that the features speak for; those in `leftOut`, by their numbers, are passed over.
  ///
  /// What was seen, and where, is said only where it is asked for.
  static func decide(
    _ tally: FeatureTally, _ bytes: UnsafeRawBufferPointer, without leftOut: Set<Int> = [], explains: Bool
  ) -> TextGuess? {
    look(tally, bytes, without: leftOut, explains: explains).guess
  }

  private static func look(
    _ tally: FeatureTally, _ bytes: UnsafeRawBufferPointer, without leftOut: Set<Int> = [],
    named name: LookRule.Name = .init(), explains: Bool
  ) -> Look {
    let scores = LanguageScores(tally, without: leftOut)
    let best = scores.standings.first
    var look = Look(best: best?.score ?? 0, lines: tally.lines, proseShare: tally.proseShare)
    look.hasKin = best.map { $0.language.hasKin } ?? false
    look.guess = decide(tally, scores, bytes, explains: explains, &look.rival)
    if name.contenders.count > 1, look.guess.map({ $0.type == .sourceCode }) ?? true {
      look.guess = choose(among: name.contenders, tally, scores, bytes, explains: explains) ?? look.guess
    }
    return look
  }

  /// The one of a few languages that a text speaks for, where only these are in question.
  ///
  /// Features of a language that one of them grew from count for it: `//` is a comment of C, and so of Objective-C, but not
  /// of MATLAB.
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
    let isProse = tally.proseShare > Bar.proseShare
    guard score >= (isProse ? Bar.choiceInProse : isCommon ? Bar.choice : Bar.choiceOfRare),
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
    let forLength = min(tally.lines / Bar.linesPerPoint, Bar.mostForLines)
    let bar = (Bar.answer + forLength) * (tally.proseShare > Bar.proseShare ? Bar.proseFactor : 1)
    guard best.score >= bar, best.variety > 1 || best.greatest > Bar.answer else { return nil }
    // The plainer relative stands unless the other shows more.
    for other in standings.dropFirst() where best.language.ancestors.contains(other.language) {
      if other.score + Bar.growth > best.score { best = other }
    }
    let rival = standings.first { $0.language != best.language && !areKin($0.language, best.language) }
    rivalScore = max(0, rival?.score ?? 0)
    let isThin = best.hits * 100 < tally.lines * Bar.thin
    let leads =
      best.score * 100 >= rivalScore * (isThin ? Bar.thinLead : Bar.lead)
      && best.score >= rivalScore + Bar.points
      && isKnown(scores.evidence(of: best.language), rivalScore: rivalScore, lines: tally.lines)
    let range = explains ? scores.range(of: best.language) : 0..<0
    let seen = explains ? scores.seen(best.language) : ""
    guard leads else {
      guard best.score >= Bar.someCode, tally.proseShare <= Bar.proseShare else { return nil }
      return TextGuess(
        type: .sourceCode, isStrong: false, range: range, seen: seen,
        because: "source code, of a language that several could be, or none that is known",
        score: scale(best.score))
    }
    let isStrong = best.score >= Bar.strong && best.variety >= 3 && best.score >= rivalScore * 2
    return TextGuess(
      type: type(of: best.language, in: bytes), isStrong: isStrong, range: range, seen: seen,
      because: "features of the language, and clearly fewer of any other", score: scale(best.score))
  }

  /// Whether so much speaks for a language that the text is not in an unknown one that resembles it.
  private static func isKnown(_ evidence: LanguageScores.Evidence, rivalScore: Int, lines: Int) -> Bool {
    let forLength = min(lines / Bar.linesPerEvidence, Bar.mostEvidenceForLines)
    return evidence.sum >= max(Bar.evidence + forLength, rivalScore)
      && (evidence.greatest >= Bar.telling || evidence.sum >= Bar.untoldEvidence)
  }

  /// The language's type, or that of its headers where the text guards itself against being read twice.
  static func type(of language: Language, in bytes: UnsafeRawBufferPointer) -> DeclaredType {
    guard let header = language.header, HeaderGuard.begins(bytes) else {
      return language.type
    }
    return header
  }

  /// Points on the scale that all readers of texts share: the least answer is 44, a strong one 72 and more.
  private static func scale(_ points: Int) -> Int { min(100, 24 + points * 2) }

  private static func areKin(_ a: Language, _ b: Language) -> Bool { root(a) == root(b) }

  private static func root(_ language: Language) -> Language {
    language.ancestors.reduce(language) { $1 }
  }
}
