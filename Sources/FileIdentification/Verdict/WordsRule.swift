internal import UniformTypes

/// A text's words beside its name.
struct Words {
  var guess: LanguageGuess?
  var name: NameEvidence?
  var candidates: [UTType]

  /// The guessed language's type under the name's extension, where no declaration gives it that extension.
  var shared: UTType? {
    guard let pathExtension = name?.pathExtension,
      let shared = guess?.type(underExtension: pathExtension), !candidates.contains(shared)
    else { return nil }
    return shared
  }
}

/// What a guess at a text's kind changes before name and content are compared: the first rule that applies says it.
struct WordsRule: Sendable {
  enum Change: Sendable {
    case changeNothing
    /// The guess is the content's type.
    case replaceContent
    /// The name may also mean ``Words/shared``.
    case offerShared
  }

  var name: StaticString
  var when: @Sendable (Words) -> Bool
  var then: Change
  var because: StaticString

  static let all: [WordsRule] = [
    WordsRule(
      name: "no guess", when: { $0.guess == nil }, then: .changeNothing, because: "the words say nothing"),
    WordsRule(
      name: "no name of text", when: { $0.name?.saysText != true }, then: .replaceContent,
      because: "no name says which text it is, so the words do"),
    WordsRule(
      name: "a name that yields",
      when: { $0.guess?.isStrong == true && TextName.yields($0.name?.textTypes ?? []) },
      then: .replaceContent, because: "the name says a kind of text that such words disprove"),
    WordsRule(
      name: "a shared extension", when: { $0.shared != nil }, then: .offerShared,
      because: "several languages share the extension, and the words are this one's"),
  ]
}
