extension LintRule {
  /// What must hold before anything else can be said.
  static let form: [LintRule] = [
    LintRule(
      "value-type", when: "a value is not of the type that belongs there", then: .error,
      because: "systems pass over the whole declaration, or the key, without a word",
      fix: "write a value of that type"
    ) { subject in misfits(of: .value, in: subject) },
    LintRule(
      "table-row", when: "a table's row has the wrong number of cells, an unknown word, or a broken escape",
      then: .error, because: "a table with such a row is refused as a whole",
      fix: "write the row as the header names its columns"
    ) { subject in misfits(of: .row, in: subject) },
    LintRule(
      "key-repeated", when: "a dictionary has the same key twice", then: .warning,
      because: "only the last value counts, and the other is lost without a word",
      fix: "merge the values under one key"
    ) { subject in misfits(of: .repeatedKey, in: subject) },
  ]

  private static func misfits(of kind: LintMisfit.Kind, in subject: LintSubject) -> [LintMatch] {
    subject.document.misfits.filter { $0.kind == kind }.map { LintMatch($0.place, $0.reason) }
  }
}
