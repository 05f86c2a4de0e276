internal import MediaItems
internal import MediaMetadata

extension LoadPlan {
  /// One row of the table of plans, in words.
  public struct Rule: Hashable, Sendable {
    /// The rule's name.
    public let name: String
    /// When it applies, in words.
    public let when: String
    /// What follows, in words.
    public let then: String
    /// Why.
    public let because: String
    /// The calls with their reasons, in order.
    public let steps: [String]
    /// The calls that look right and are not, with their reasons.
    public let never: [String]
    /// What comes when no step is left.
    public let ending: LoadPlan.Ending
  }

  /// The table in order of precedence: the first row that fits decides, and the last fits always.
  public static var rules: [Rule] {
    LoadRule.table.map { row in
      Rule(
        name: row.name, when: row.when.words, then: row.words, because: row.because,
        steps: row.then.map { step in
          let partner = step.partner.map { "; with \($0.source.rawValue): \($0.reason)" } ?? ""
          return "\(step.words): \(step.reason)\(partner)"
        },
        never: row.never.map { "\($0.call.rawValue)\($0.argument)\($0.where): \($0.reason)" },
        ending: row.ending)
    }
  }
}

extension LoadPlan {
  /// What can come when no step is left, each named once, in the table's order.
  public static var endings: [Ending] {
    LoadRule.table.map(\.ending).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The order of pictures that show the same thing, highest fidelity first: name, condition and reason.
  public static var fidelity: [(name: String, when: String, because: String)] {
    Fidelity.rows.map { ($0.name, $0.when.description, $0.because) }
  }
}

extension LoadRule {
  fileprivate var words: String {
    guard !then.isEmpty else { return "refuse: \(ending.reason)" }
    return then.map { step in
      step.words + (step.partner.map { " with \($0.source.rawValue)" } ?? "")
    }.joined(separator: ", else ")
  }
}

extension LoadRule.Template {
  fileprivate var words: String {
    let object = targetClass.map { "(\($0.label))" } ?? ""
    return "\(call.rawValue)\(object) \(onlyBest ? "best of " : "")\(source.rawValue)"
  }
}

extension LoadRule.Prohibition {
  fileprivate var argument: String { targetClass.map { "(\($0.label))" } ?? "" }

  fileprivate var `where`: String {
    var parts: [String] = []
    if contexts.count < LoadSituation.Context.allCases.count {
      parts.append("in a " + LoadSituation.Context.allCases.filter(contexts.contains).map(\.words).joined())
    }
    if purposes.count < LoadSituation.Purpose.allCases.count {
      parts.append(
        "for "
          + LoadSituation.Purpose.allCases.filter(purposes.contains).map(\.rawValue).joined(
            separator: " or "))
    }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " ")
  }
}

extension LoadRule.When {
  fileprivate var words: String {
    var parts: [String] = []
    if subjects.count < LoadSubject.allCases.count {
      parts.append(LoadSubject.allCases.filter(subjects.contains).map(\.rawValue).joined(separator: " or "))
    }
    if purposes.count < LoadSituation.Purpose.allCases.count {
      let names = LoadSituation.Purpose.allCases.filter(purposes.contains).map(\.rawValue)
      parts.append("for " + names.joined(separator: " or "))
    }
    if stillOnly { parts.append("only the still wanted") }
    if !offers.isEmpty { parts.append("offering " + offers.map(\.rawValue).joined(separator: " and ")) }
    if let room { parts.append("\(needsKnownSize ? "known " : "")room for \(room.rawValue)") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
