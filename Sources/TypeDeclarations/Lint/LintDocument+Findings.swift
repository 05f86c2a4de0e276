internal import PropertyLists

extension LintDocument {
  /// What the rules find, in the order of the file.
  ///
  /// `others` are read together with this file: what they declare is declared. Complexity: rules times declarations.
  public func findings(
    in context: some LintContext, beside others: [LintDocument] = [], rules: [LintRule] = LintRule.all
  ) -> [LintFinding] {
    let subject = LintSubject(self, beside: others, context: context)
    var findings: [(LintFinding, Int)] = []
    for rule in rules {
      for match in rule.find(subject) {
        let finding = LintFinding(
          rule: rule.name, severity: rule.then, place: match.place, reason: match.reason,
          fix: match.fix ?? rule.fix, edit: form == .binary ? nil : match.edit)
        findings.append((finding, findings.count))
      }
    }
    return findings.sorted { a, b in
      let (first, second) = (a.0.place.order, b.0.place.order)
      return first == second ? a.1 < b.1 : first < second
    }.map(\.0)
  }
}

extension DeclarationPlace {
  /// Line and column as one number; what has none stays in the order in which it was found.
  fileprivate var order: Int {
    switch self {
    case .unknown: 0
    case .line(_, let line): line << 20
    case .property(_, _, let position):
      position.map { min($0.line, 1 << 40) << 20 + min($0.column, 1 << 20 - 1) } ?? 0
    }
  }
}
