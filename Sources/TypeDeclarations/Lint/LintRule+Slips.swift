extension LintRule {
  /// Keys and words that systems do not know, and that are near what they know.
  static let slips: [LintRule] = [
    LintRule(
      "key-misspelled",
      when:
        "a key of an Info.plist, a declaration, a document type or NSExtension is unknown and looks like a known one",
      then: .warning, because: "systems pass over the key with everything under it",
      fix: "write the known key",
      isMechanical: true
    ) { subject in
      slips(.key, in: subject).map { slip in
        let names = slip.meant.joined(separator: " or ")
        return slip.isCertain
          ? LintMatch(
            slip.text, "no key is called '\(slip.text.text)'", fix: "write '\(names)'",
            replacement: slip.meant[0])
          : LintMatch(slip.text.place, "no key is called '\(slip.text.text)'", fix: fix(slip))
      }
    },
    LintRule(
      "word-unknown", when: "LSHandlerRank or CFBundleTypeRole is a word that Apple does not document",
      then: .warning, because: "a word that systems do not know says nothing to them",
      fix: "write a documented word",
      isMechanical: true
    ) { subject in
      slips(.word, in: subject).map { slip in
        let reason = "'\(slip.text.text)' is no \(slip.owner ?? "word")"
        return slip.isCertain
          ? LintMatch(slip.text, reason, fix: "write '\(slip.meant[0])'", replacement: slip.meant[0])
          : LintMatch(slip.text.place, reason, fix: fix(slip))
      }
    },
  ]

  private static func slips(_ kind: LintSlip.Kind, in subject: LintSubject) -> [LintSlip] {
    subject.document.slips.filter { $0.kind == kind && !$0.text.isTemplate }
  }

  /// The advice where a person decides.
  private static func fix(_ slip: LintSlip) -> String {
    let names = (slip.meant.isEmpty ? slip.known : slip.meant).map { "'\($0)'" }.joined(separator: " or ")
    guard slip.kind == .key, slip.meant.count == 1 else { return "write \(names)" }
    return "drop it, or merge it with \(names)"
  }
}
