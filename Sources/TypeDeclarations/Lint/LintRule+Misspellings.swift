extension LintRule {
  /// Lint rules for misspelled keys and words in an Info.plist.
  static let misspellings: [LintRule] = [
    LintRule(
      "key-misspelled",
      when:
        "a key of an Info.plist, a declaration, a document type or NSExtension is unknown and looks like a known one",
      then: .warning, because: "systems pass over the key with everything under it",
      fix: "write the known key",
      isMechanical: true
    ) { subject in
      misspellings(.key, in: subject).map { misspelling in
        let names = misspelling.suggestions.joined(separator: " or ")
        return misspelling.isCertain
          ? LintMatch(
            misspelling.text, "no key is called '\(misspelling.text.text)'", fix: "write '\(names)'",
            replacement: misspelling.suggestions[0])
          : LintMatch(
            misspelling.text.place, "no key is called '\(misspelling.text.text)'",
            fix: advice(for: misspelling))
      }
    },
    LintRule(
      "word-unknown", when: "LSHandlerRank or CFBundleTypeRole is a word that Apple does not document",
      then: .warning, because: "a word that systems do not know says nothing to them",
      fix: "write a documented word",
      isMechanical: true
    ) { subject in
      misspellings(.word, in: subject).map { misspelling in
        let reason = "'\(misspelling.text.text)' is no \(misspelling.owner ?? "word")"
        return misspelling.isCertain
          ? LintMatch(
            misspelling.text, reason, fix: "write '\(misspelling.suggestions[0])'",
            replacement: misspelling.suggestions[0])
          : LintMatch(misspelling.text.place, reason, fix: advice(for: misspelling))
      }
    },
  ]

  private static func misspellings(
    _ kind: LintMisspelling.Kind, in subject: LintSubject
  ) -> [LintMisspelling] {
    subject.document.misspellings.filter { $0.kind == kind && !$0.text.isTemplate }
  }

  /// Returns the advice for a misspelling without a certain replacement.
  private static func advice(for misspelling: LintMisspelling) -> String {
    let choices = misspelling.suggestions.isEmpty ? misspelling.validWords : misspelling.suggestions
    let names = choices.map { "'\($0)'" }.joined(separator: " or ")
    guard misspelling.kind == .key, misspelling.suggestions.count == 1 else { return "write \(names)" }
    return "drop it, or merge it with \(names)"
  }
}
