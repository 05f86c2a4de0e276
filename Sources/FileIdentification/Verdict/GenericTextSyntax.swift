internal import UniformTypes

/// Syntaxes of text in which formats of every kind are written: by itself such a text contradicts no name.
enum GenericTextSyntax {
  /// Whether files of the name's type could be written in the content's syntax.
  static func mayHold(_ name: UTType, in content: UTType) -> Bool {
    guard syntaxes.contains(content), AgreementRule.isText(name) else { return false }
    // Readers know what they name; languages have a grammar of their own, and so have names that mean one thing only.
    if name.isNamed || name.conforms(to: .sourceCode) || ExclusiveNames.contains(name) { return false }
    return !syntaxes.contains { name.conforms(to: $0) || name.isCarried(by: $0) }
  }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.xml, "elements of any vocabulary"),
    (.json, "values of any shape"),
    (.yaml, "values of any shape"),
  ]

  private static let syntaxes: Set<UTType> = Set(rows.map(\.type.type))
}
