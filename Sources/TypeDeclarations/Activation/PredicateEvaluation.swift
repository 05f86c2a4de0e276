/// Evaluates an activation rule's predicate for shared items, with a limited number of steps.
struct PredicateEvaluation {
  /// The limit on the steps of one evaluation.
  static let maxSteps = 2_000_000
  /// The limit on listed refusals.
  static let maxRefusals = 20

  /// A value during evaluation.
  private enum Value {
    case number(Int)
    case text(String)
    case texts([String])
    case item(Int)
    case attachment(item: Int, Int)
    case list([Value])

    /// The elements of a collection.
    var elements: [Value] {
      switch self {
      case .list(let values): values
      case .texts(let texts): texts.map { .text($0) }
      case .number, .text, .item, .attachment: []
      }
    }
  }

  private typealias Variables = [(name: String, value: Value)]
  private typealias Clause = ActivationAnswer.Clause

  private let predicate: ActivationPredicate
  private let share: ActivationShare
  private let conforms: (String, String) -> Bool
  private var steps = 0

  init(
    _ predicate: ActivationPredicate, _ share: ActivationShare,
    _ conforms: @escaping (String, String) -> Bool
  ) {
    self.predicate = predicate
    self.share = share
    self.conforms = conforms
  }

  mutating func answer() throws(ActivationError) -> ActivationAnswer {
    if try holds(predicate.root, []) {
      return ActivationAnswer(
        isOffered: true, clauses: [Clause(name: nil, holds: true, reason: "the predicate holds")])
    }
    var clauses: [Clause] = []
    for refusal in try refusals(of: predicate.root, []) where !clauses.contains(refusal) {
      clauses.append(refusal)
    }
    return ActivationAnswer(isOffered: false, clauses: Array(clauses.prefix(Self.maxRefusals)))
  }

  private mutating func step(_ count: Int = 1) throws(ActivationError) {
    steps += count
    guard steps <= Self.maxSteps else {
      throw ActivationError(.limit, "the predicate takes more than \(Self.maxSteps) steps for this share")
    }
  }

  // MARK: Tests

  private mutating func holds(_ test: PredicateTest, _ variables: Variables) throws(ActivationError) -> Bool {
    try step()
    switch test.form {
    case .constant(let truth): return truth
    case .not(let inner): return try !holds(inner, variables)
    case .all(let tests):
      for test in tests where try !holds(test, variables) { return false }
      return true
    case .any(let tests):
      for test in tests where try holds(test, variables) { return true }
      return false
    case .comparison(let comparison): return try holds(comparison, variables)
    }
  }

  private mutating func holds(
    _ comparison: PredicateComparison, _ variables: Variables
  ) throws(ActivationError) -> Bool {
    let left = try value(comparison.left, variables)
    let right = try value(comparison.right, variables)
    guard let scope = comparison.scope else { return try compare(left, comparison, right) }
    let elements = left.elements
    switch scope {
    case .any, .none:
      for element in elements where try compare(element, comparison, right) { return scope == .any }
      return scope == .none
    case .all:
      for element in elements where try !compare(element, comparison, right) { return false }
      return true
    }
  }

  private mutating func compare(
    _ left: Value, _ comparison: PredicateComparison, _ right: Value
  ) throws(ActivationError) -> Bool {
    try step()
    switch (left, right) {
    case (.number(let a), .number(let b)): return comparison.relation.holds(a, b)
    case (.text(let a), .text(let b)): return try compare(a, comparison, b)
    case (.text(let a), .texts(let list)):
      for element in list where try isEqual(a, element, comparison) { return true }
      return false
    case (.texts(let list), .text(let b)):
      for element in list where try isEqual(element, b, comparison) { return true }
      return false
    default: return false
    }
  }

  private mutating func compare(
    _ a: String, _ comparison: PredicateComparison, _ b: String
  ) throws(ActivationError) -> Bool {
    try step((a.utf8.count + b.utf8.count) / 16)
    // Searching a text in another costs the product of their lengths at worst.
    if [.among, .contains, .like].contains(comparison.relation) {
      try step(a.utf8.count * b.utf8.count / 256)
    }
    switch comparison.relation {
    case .conforms: return conforms(a, b)
    case .equalsType: return TypeIdentifier.normalized(a) == TypeIdentifier.normalized(b)
    case .equal: return try isEqual(a, b, comparison)
    case .different: return try !isEqual(a, b, comparison)
    case .among: return Self.contains(try folded(b, comparison), try folded(a, comparison))
    case .contains: return Self.contains(try folded(a, comparison), try folded(b, comparison))
    case .beginsWith: return try folded(a, comparison).hasPrefix(try folded(b, comparison))
    case .endsWith: return try folded(a, comparison).hasSuffix(try folded(b, comparison))
    case .like: return Self.isLike(Array(try folded(a, comparison)), Array(try folded(b, comparison)))
    case .matches:
      let pattern = try PredicatePattern(b)
      if comparison.ignoresDiacritics { _ = try folded(a + b, comparison) }
      return try pattern.matches(a, ignoringCase: comparison.ignoresCase, steps: &steps)
    case .less, .atMost, .more, .atLeast: return false
    }
  }

  private func isEqual(
    _ a: String, _ b: String, _ comparison: PredicateComparison
  ) throws(ActivationError) -> Bool {
    try folded(a, comparison) == folded(b, comparison)
  }

  private func folded(_ text: String, _ comparison: PredicateComparison) throws(ActivationError) -> String {
    // Identifiers have no diacritics, so `[d]` has no effect; other texts are not supported.
    guard !comparison.ignoresDiacritics || text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw ActivationError(.unsupported, "[d] is understood where both texts are ASCII")
    }
    return comparison.ignoresCase ? text.lowercased() : text
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard let first = part.first else { return false }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: part) }
  }

  /// Matches a text against a pattern of `*` and `?` with one backtracking position.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (textIndex, patternIndex) = (0, 0)
    var backtrack: (textIndex: Int, patternIndex: Int)?
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        backtrack = (textIndex, patternIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == "?" || pattern[patternIndex] == text[textIndex]
      {
        textIndex += 1
        patternIndex += 1
      } else if let last = backtrack {
        backtrack = (last.textIndex + 1, last.patternIndex)
        textIndex = last.textIndex + 1
        patternIndex = last.patternIndex + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }

  // MARK: Values

  private mutating func value(
    _ value: PredicateValue, _ variables: Variables
  ) throws(ActivationError) -> Value {
    try step()
    switch value.form {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .list(let texts): return .texts(texts)
    case .variable(let name): return variables.last { $0.name == name }?.value ?? .list([])
    case .items: return .list(share.items.indices.map { .item($0) })
    case .attachments(let owner):
      guard case .item(let item) = try self.value(owner, variables) else { return .list([]) }
      try step(share.items[item].count / 16)
      return .list(share.items[item].indices.map { .attachment(item: item, $0) })
    case .identifiers(let owner):
      guard let attachment = attachment(try self.value(owner, variables)) else { return .texts([]) }
      return .texts(attachment.registeredTypes)
    case .count(let list): return .number(try self.value(list, variables).elements.count)
    case .subquery(let list, let name, let test):
      var matches: [Value] = []
      for element in try self.value(list, variables).elements
      where try holds(test, variables + [(name, element)]) {
        matches.append(element)
      }
      return .list(matches)
    }
  }

  private func attachment(_ value: Value?) -> ActivationShare.Attachment? {
    guard case .attachment(let item, let index)? = value else { return nil }
    return share.items[item][index]
  }

  // MARK: Refusals

  /// Returns the clauses that make a test false.
  private mutating func refusals(
    of test: PredicateTest, _ variables: Variables
  ) throws(ActivationError) -> [Clause] {
    switch test.form {
    case .constant: return [clause(test, "it holds for nothing")]
    case .not: return [clause(test, "what it excludes is given")]
    case .all(let tests), .any(let tests):
      var clauses: [Clause] = []
      for test in tests where clauses.count < Self.maxRefusals {
        if try !holds(test, variables) { clauses += try refusals(of: test, variables) }
      }
      return clauses
    case .comparison(let comparison): return try refusals(of: comparison, test, variables)
    }
  }

  private mutating func refusals(
    of comparison: PredicateComparison, _ test: PredicateTest, _ variables: Variables
  ) throws(ActivationError) -> [Clause] {
    guard case .number(let left) = try value(comparison.left, variables),
      case .number(let right) = try value(comparison.right, variables)
    else {
      let variable = variables.last { if case .attachment = $0.value { true } else { false } }
      return [
        clause(
          test, attachment(variable?.value).map { "\($0.words) does not fit" } ?? "it does not hold",
          about: variable?.value)
      ]
    }
    let relation = comparison.relation
    let isLeftShort = left < right && relation != .less && relation != .atMost
    let isRightShort = right < left && relation != .more && relation != .atLeast
    var clauses: [Clause] = []
    if isLeftShort { clauses += try unmatched(in: comparison.left, variables) }
    if isRightShort { clauses += try unmatched(in: comparison.right, variables) }
    if !clauses.isEmpty { return clauses }
    let requirement = "and the clause asks for \(relation.rawValue) \(right)"
    if case .count(let list) = comparison.left.form, list.kind == .attachments {
      var words = left == 1 ? "1 attachment matches" : "\(left) attachments match"
      if case .attachments = list.form {
        words = left == 1 ? "1 attachment is given" : "\(left) attachments are given"
      }
      return [clause(test, "\(words), \(requirement)")]
    }
    return [clause(test, "\(predicate.snippet(comparison.left.range, upTo: 60)) is \(left), \(requirement)")]
  }

  /// Returns clauses for the elements of a SUBQUERY's list that do not match.
  private mutating func unmatched(
    in value: PredicateValue, _ variables: Variables
  ) throws(ActivationError) -> [Clause] {
    guard case .count(let counted) = value.form,
      case .subquery(let list, let name, let test) = counted.form
    else { return [] }
    var clauses: [Clause] = []
    for element in try self.value(list, variables).elements where clauses.count < Self.maxRefusals {
      let inner = variables + [(name, element)]
      if try holds(test, inner) { continue }
      if let attachment = attachment(element) {
        clauses.append(clause(test, "\(attachment.words) is taken by no clause", about: element))
      } else {
        clauses += try refusals(of: test, inner)
      }
    }
    return clauses
  }

  private func clause(_ test: PredicateTest, _ reason: String, about value: Value? = nil) -> Clause {
    var clause = Clause(name: predicate.snippet(test.range), holds: false, reason: reason)
    if case .attachment(let item, let index)? = value {
      clause.attachment = share.items[..<item].reduce(index) { $0 + $1.count }
    }
    return clause
  }
}
