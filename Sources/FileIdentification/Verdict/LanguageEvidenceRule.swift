internal import Formats
internal import UniformTypes

/// The guess at a text's language and the file's name, to which ``LanguageEvidenceRule`` applies.
struct LanguageEvidence {
  var guess: LanguageGuess?
  var name: NameEvidence?
  var candidates: [UTType]

  /// The guessed language's type for the extension, if it is not a declared owner.
  var shared: UTType? {
    guard let pathExtension = name?.pathExtension,
      let shared = guess?.type(underExtension: pathExtension), !candidates.contains(shared)
    else { return nil }
    return shared
  }
}

/// A rule for the effect of a guess before name and content are compared; the first match applies.
struct LanguageEvidenceRule: Sendable {
  enum Change: Sendable {
    case changeNothing
    /// The guess replaces the content's type.
    case replaceContent
    /// The name may also mean ``LanguageEvidence/shared``.
    case offerShared
  }

  var name: StaticString
  var when: @Sendable (LanguageEvidence) -> Bool
  var then: Change
  var because: StaticString

  static let all: [LanguageEvidenceRule] = [
    LanguageEvidenceRule(
      name: "no guess", when: { $0.guess == nil }, then: .changeNothing, because: "the words say nothing"),
    LanguageEvidenceRule(
      name: "no name of text", when: { $0.name?.namesText != true }, then: .replaceContent,
      because: "no name says which text it is, so the words do"),
    LanguageEvidenceRule(
      name: "a name that yields",
      when: { $0.guess?.isStrong == true && WeakTextTypes.yields($0.name?.textTypes ?? []) },
      then: .replaceContent, because: "the name says a kind of text that such words disprove"),
    LanguageEvidenceRule(
      name: "a shared extension", when: { $0.shared != nil }, then: .offerShared,
      because: "several languages share the extension, and the words are this one's"),
  ]
}

/// Text types that yield to strong evidence for another type of text.
enum WeakTextTypes {
  /// Returns true if all types of a name yield.
  static func yields(_ types: [UTType]) -> Bool {
    !types.isEmpty && types.allSatisfy { yielding.contains($0) }
  }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.plainText, "any text may be called plain"),
    (.text, "any text may be called so"),
    (.html, "its elements would have been seen"),
    (.xhtml, "its root would have been seen"),
    (.xml, "its root would have been seen"),
    (.svg, "its root would have been seen"),
    (.json, "its grammar would have been followed"),
    (.jsonLines, "its grammar would have been followed, line by line"),
  ]

  private static let yielding = DeclaredTypeSet(rows.map(\.type))
}
