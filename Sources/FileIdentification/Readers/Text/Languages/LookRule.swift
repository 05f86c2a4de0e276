internal import UniformTypes

/// When enough of a text was seen to know its language, or that it has none: the first rule that applies says so.
struct LookRule: Sendable {
  /// What the file's name has to do with it.
  struct Name {
    /// Whether there is a name, whatever that says.
    var isKnown = false
    /// The kind of text that it says first.
    var type: UTType?

    /// The languages that such a name may mean, and whether each is in common use for it; empty where it means one.
    var contenders: [(language: Language, isCommon: Bool)] = []

    /// Whether it says a language: such a text is no form of writing, however it goes on.
    var saysSource: Bool { type?.conforms(to: .sourceCode) == true }
  }

  struct Situation {
    var look: LanguageDetector.Look
    var name: Name

    /// Whether the name says the language that was seen.
    var isNamedSo: Bool { look.guess.map { $0.type.type == name.type } ?? false }
  }

  var name: StaticString
  var when: @Sendable (Situation) -> Bool
  var because: StaticString

  /// How much is looked at before anything else.
  static let beginning = 1024

  /// Whether the first lines show a language so clearly that no more is read.
  static func isClear(_ look: LanguageDetector.Look, _ name: Name) -> Bool {
    let situation = Situation(look: look, name: name)
    return clear.contains { $0.when(situation) }
  }

  /// Whether the first lines are such that no language is looked for behind them; forms of writing may show later.
  static func isPlain(_ look: LanguageDetector.Look, _ name: Name) -> Bool {
    let situation = Situation(look: look, name: name)
    return plain.contains { $0.when(situation) }
  }

  /// Whether no language is looked for behind the head.
  static func isEnough(_ look: LanguageDetector.Look, _ name: Name) -> Bool {
    let situation = Situation(look: look, name: name)
    return enough.contains { $0.when(situation) }
  }

  static let clear: [LookRule] = [
    LookRule(
      name: "clear from the start",
      when: {
        $0.look.guess?.isStrong == true && !$0.look.hasKin && $0.look.best >= 2 * LanguageDetector.Bar.strong
          && $0.look.best >= 3 * $0.look.rival
      },
      because:
        "twice what a strong guess needs, thrice what any stranger has, and no relative that may show late"),
    LookRule(
      name: "as the name says",
      when: {
        !$0.look.hasKin && $0.look.best >= 15 && $0.look.best >= 2 * $0.look.rival && $0.isNamedSo
      }, because: "the name says this language first, the first lines do too, and no relative may show late"),
  ]

  static let plain: [LookRule] = [
    LookRule(
      name: "sentences from the start",
      when: { $0.look.proseShare >= 50 && $0.look.best < 6 && $0.look.lines >= 8 },
      because: "where every other line is part of a sentence and hardly a word is a language's, none follows")
  ]

  static let enough: [LookRule] = [
    LookRule(
      name: "sentences", when: { $0.look.proseShare >= 30 && $0.look.best < 12 },
      because: "texts that begin with sentences and show no language go on as they began"),
    LookRule(
      name: "a name, and no language",
      when: { $0.name.isKnown && $0.look.lines >= 40 && $0.look.best < 7 },
      because: "forty lines without a sign of a language leave it to the name to say one"),
  ]
}
