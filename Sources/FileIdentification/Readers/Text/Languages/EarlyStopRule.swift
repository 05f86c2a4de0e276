internal import UniformTypes

/// A rule that ends the reading of a text early: its language is clear, or none is expected.
struct EarlyStopRule: Sendable {
  /// The file's name, as far as it affects detection.
  struct Name {
    /// True if there is a name, even one without a type.
    var isKnown = false
    /// The first text type of the name.
    var type: UTType?

    /// The possible languages and whether each is in common use for the name; empty if there is one.
    var contenders: [(language: Language, isCommon: Bool)] = []

    /// True if the name means a language: the text is then no form of writing.
    var meansSource: Bool { type?.conforms(to: .sourceCode) == true }
  }

  struct Situation {
    var detection: LanguageDetector.Detection
    var name: Name

    /// True if the name means the detected language.
    var isNamedSo: Bool { detection.guess.map { $0.type.type == name.type } ?? false }
  }

  var name: StaticString
  var when: @Sendable (Situation) -> Bool
  var because: StaticString

  /// The number of bytes of the first look.
  static let beginning = 1024

  /// Returns true if the first lines are decisive for a language.
  static func isClear(_ detection: LanguageDetector.Detection, _ name: Name) -> Bool {
    let situation = Situation(detection: detection, name: name)
    return clear.contains { $0.when(situation) }
  }

  /// Returns true if no language is expected after the first lines; forms may still follow.
  static func isPlain(_ detection: LanguageDetector.Detection, _ name: Name) -> Bool {
    let situation = Situation(detection: detection, name: name)
    return plain.contains { $0.when(situation) }
  }

  /// Returns true if no language is expected after the head.
  static func isEnough(_ detection: LanguageDetector.Detection, _ name: Name) -> Bool {
    let situation = Situation(detection: detection, name: name)
    return enough.contains { $0.when(situation) }
  }

  static let clear: [EarlyStopRule] = [
    EarlyStopRule(
      name: "clear from the start",
      when: {
        $0.detection.guess?.isStrong == true && !$0.detection.hasRelatives
          && $0.detection.best >= 2 * LanguageDetector.Threshold.strong
          && $0.detection.best >= 3 * $0.detection.rival
      },
      because:
        "twice what a strong guess needs, thrice what any stranger has, and no relative that may show late"),
    EarlyStopRule(
      name: "as the name says",
      when: {
        !$0.detection.hasRelatives && $0.detection.best >= 15 && $0.detection.best >= 2 * $0.detection.rival
          && $0.isNamedSo
      }, because: "the name says this language first, the first lines do too, and no relative may show late"),
  ]

  static let plain: [EarlyStopRule] = [
    EarlyStopRule(
      name: "sentences from the start",
      when: { $0.detection.proseShare >= 50 && $0.detection.best < 6 && $0.detection.lines >= 8 },
      because: "where every other line is part of a sentence and hardly a word is a language's, none follows")
  ]

  static let enough: [EarlyStopRule] = [
    EarlyStopRule(
      name: "sentences", when: { $0.detection.proseShare >= 30 && $0.detection.best < 12 },
      because: "texts that begin with sentences and show no language go on as they began"),
    EarlyStopRule(
      name: "a name, and no language",
      when: { $0.name.isKnown && $0.detection.lines >= 40 && $0.detection.best < 7 },
      because: "forty lines without a sign of a language leave it to the name to say one"),
  ]
}
