internal import MediaItems
internal import MediaMetadata

// The load plan table as text.
extension LoadPlan {
  /// A rule of the table as text.
  public struct Rule: Hashable, Sendable {
    /// The rule's name.
    public let name: String
    /// The condition as text.
    public let when: String
    /// The calls as text.
    public let then: String
    /// The reason.
    public let because: String
    /// The calls with their reasons, in order.
    public let steps: [String]
    /// The calls that look suitable but are not, with their reasons.
    public let never: [String]
    /// The advice if no step is left.
    public let ending: LoadPlan.Ending
  }

  /// All rules in order of precedence: the first that matches applies, and the last always matches.
  public static var rules: [Rule] {
    LoadRule.table.map { row in
      Rule(
        name: row.name, when: row.when.text, then: row.text, because: row.because,
        steps: row.then.map { step in
          let partner = step.partner.map { "; with \($0.source.rawValue): \($0.reason)" } ?? ""
          return "\(step.text): \(step.reason)\(partner)"
        },
        never: row.never.map { "\($0.call.rawValue)\($0.argument)\($0.scope): \($0.reason)" },
        ending: row.ending)
    }
  }
}

extension LoadPlan {
  /// The endings of all plans, each once, in the table's order.
  public static var endings: [Ending] {
    LoadRule.table.map(\.ending).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The order of pictures with the same content, highest fidelity first: name, condition and reason.
  public static var fidelity: [(name: String, when: String, because: String)] {
    Fidelity.rows.map { ($0.name, $0.when.description, $0.because) }
  }
}

extension LoadRule {
  fileprivate var text: String {
    guard !then.isEmpty else { return "refuse: \(ending.reason)" }
    return then.map { step in
      step.text + (step.partner.map { " with \($0.source.rawValue)" } ?? "")
    }.joined(separator: ", else ")
  }
}

extension LoadRule.Template {
  fileprivate var text: String {
    let object = targetClass.map { "(\($0.label))" } ?? ""
    return "\(call.rawValue)\(object) \(onlyBest ? "best of " : "")\(source.rawValue)"
  }
}

extension LoadRule.Prohibition {
  fileprivate var argument: String { targetClass.map { "(\($0.label))" } ?? "" }

  fileprivate var scope: String {
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
  fileprivate var text: String {
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
