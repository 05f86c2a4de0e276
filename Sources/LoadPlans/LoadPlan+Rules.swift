extension LoadPlan {
  /// One row of the table of plans, in words.
  public struct Rule: Hashable, Sendable {
    public let name: String
    public let when: String
    public let then: String
    public let because: String
  }

  /// The table in order of precedence: the first row that fits decides, and the last fits always.
  public static var rules: [Rule] {
    LoadRule.table.map { row in
      Rule(name: row.name, when: row.when.words, then: row.words, because: row.because)
    }
  }
}

extension LoadRule {
  fileprivate var words: String {
    guard !then.isEmpty else { return "refuse: \(ending.reason)" }
    return then.map { step in
      let object = step.targetClass.map { "(\($0.label))" } ?? ""
      let partner = step.partner.map { " with \($0.source.rawValue)" } ?? ""
      return
        "\(step.call.rawValue)\(object) \(step.onlyBest ? "best of " : "")\(step.source.rawValue)\(partner)"
    }.joined(separator: ", else ")
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
