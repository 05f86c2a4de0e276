/// When enough of a text was seen to know its language, or that it has none: the first rule that applies says so.
struct LookRule: Sendable {
  var name: StaticString
  /// `isNamed`: whether the file has a name, whatever that says.
  var when: @Sendable (_ look: LanguageDetector.Look, _ isNamed: Bool) -> Bool
  var because: StaticString

  /// How much is looked at before anything else.
  static let beginning = 1024

  /// Whether the first lines show a language so clearly that no more is read.
  static func leaveNoDoubt(_ look: LanguageDetector.Look) -> Bool {
    clear.contains { $0.when(look, false) }
  }

  /// Whether no language is looked for behind the head.
  static func settle(_ look: LanguageDetector.Look, isNamed: Bool) -> Bool {
    enough.contains { $0.when(look, isNamed) }
  }

  static let clear: [LookRule] = [
    LookRule(
      name: "clear from the start",
      when: { look, _ in
        look.guess?.isStrong == true && !look.hasKin && look.best >= 2 * LanguageDetector.Bar.strong
          && look.best >= 3 * look.rival
      }, because: "twice what a strong guess needs, thrice what any stranger has, and no relative that may show late")
  ]

  static let enough: [LookRule] = [
    LookRule(
      name: "sentences", when: { look, _ in look.proseShare >= 30 && look.best < 12 },
      because: "texts that begin with sentences and show no language go on as they began"),
    LookRule(
      name: "a name that says no language",
      when: { look, isNamed in isNamed && look.lines >= 40 && look.best < 9 },
      because: "sources are named as such, and forty lines without a sign of a language are no source's"),
  ]
}
