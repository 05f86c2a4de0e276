internal import PropertyLists

extension LintRule {
  /// Lint rules for the form of a file: missing declarations, wrong values, bad rows and repeated keys.
  static let form: [LintRule] = [
    LintRule(
      "declarations-missing", when: "a file has nothing of which these rules speak", then: .note,
      because: "nothing in it says what a type is, what an app opens, or what an extension takes",
      fix: "name the Info.plist of the app or of the extension, or a type table"
    ) { subject in
      let document = subject.document
      guard !document.hasDeclarations else { return [] }
      if document.form == .table {
        return [
          LintMatch(
            .line(file: document.file, line: 1), "no declarations in \(document.file): the table has no rows")
        ]
      }
      return [
        LintMatch(
          .property(file: document.file, path: PropertyListPath(), position: nil),
          "no declarations in \(document.file): it has neither UTExportedTypeDeclarations, UTImportedTypeDeclarations, CFBundleDocumentTypes nor NSExtensionActivationRule"
        )
      ]
    },
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
