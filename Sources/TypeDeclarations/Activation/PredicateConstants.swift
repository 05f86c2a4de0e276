/// Detection of constant parts of a predicate: tests that are always true or false.
extension ActivationPredicate {
  /// The reason why the predicate can never be true, if one is found; nil is not proof.
  var contradiction: String? {
    Contradiction.find(in: root, given: [:]).map { range in
      root.range == range && text.utf8.count > 200
        ? "its parts exclude each other" : "'\(snippet(range))' cannot be true"
    }
  }

  /// True if the predicate is always true, such as `TRUEPREDICATE`.
  var isAlwaysTrue: Bool { Self.constant(root) == true }

  static func constant(_ test: PredicateTest) -> Bool? {
    switch test.form {
    case .constant(let truth): return truth
    case .not(let test): return constant(test).map { !$0 }
    case .all(let tests):
      let constants = tests.map { constant($0) }
      return constants.contains(false) ? false : constants.allSatisfy { $0 == true } ? true : nil
    case .any(let tests):
      let constants = tests.map { constant($0) }
      return constants.contains(true) ? true : constants.allSatisfy { $0 == false } ? false : nil
    case .comparison(let comparison):
      guard comparison.scope == nil, case .number(let a) = comparison.left.form,
        case .number(let b) = comparison.right.form
      else { return nil }
      return comparison.relation.holds(a, b)
    }
  }

  /// The possible values of a count.
  private struct Bounds {
    var minimum = 0
    var maximum = Int.max
    var excluded: Set<Int> = []

    var isEmpty: Bool {
      if minimum > maximum { return true }
      // Only a range up to the number of excluded values can be empty.
      guard maximum != .max, maximum - minimum < excluded.count else { return false }
      return (minimum...maximum).allSatisfy { excluded.contains($0) }
    }

    mutating func restrict(_ relation: PredicateComparison.Operator, _ number: Int) {
      switch relation {
      case .equal: (minimum, maximum) = (max(minimum, number), min(maximum, number))
      case .different: excluded.insert(number)
      case .less: maximum = min(maximum, number == .min ? .min : number - 1)
      case .atMost: maximum = min(maximum, number)
      case .more: minimum = max(minimum, number == .max ? .max : number + 1)
      case .atLeast: minimum = max(minimum, number)
      default: break
      }
    }
  }

  /// A search for counts with contradictory bounds.
  private enum Contradiction {
    typealias BoundsByList = [PredicateValue.Form: Bounds]

    /// Returns a part that contradicts `bounds`.
    static func find(in test: PredicateTest, given bounds: BoundsByList) -> Range<Int>? {
      if ActivationPredicate.constant(test) == false { return test.range }
      var bounds = bounds
      var parts: [PredicateTest] = []
      flatten(test, into: &parts)
      for part in parts {
        guard case .comparison(let comparison) = part.form else { continue }
        if !restrict(&bounds, by: comparison) { return parts.count == 1 ? part.range : test.range }
      }
      for part in parts {
        guard case .any(let branches) = part.form else { continue }
        if branches.allSatisfy({ find(in: $0, given: bounds) != nil }) { return part.range }
      }
      return nil
    }

    /// Collects the parts that must all be true.
    private static func flatten(_ test: PredicateTest, into parts: inout [PredicateTest]) {
      guard case .all(let tests) = test.form else { return parts.append(test) }
      for test in tests { flatten(test, into: &parts) }
    }

    /// Restricts the bounds of a count; returns false if no value is left.
    private static func restrict(_ bounds: inout BoundsByList, by comparison: PredicateComparison) -> Bool {
      let sides: (PredicateValue, PredicateComparison.Operator, Int)
      switch (comparison.left.form, comparison.right.form) {
      case (.count, .number(let number)): sides = (comparison.left, comparison.relation, number)
      case (.number(let number), .count):
        sides = (comparison.right, comparison.relation.mirrored, number)
      default: return true
      }
      guard comparison.scope == nil, case .count(let list) = sides.0.form else { return true }
      let key = formWithoutRanges(list)
      var listBounds = bounds[key] ?? Bounds()
      if case .subquery(_, _, let test) = list.form, find(in: test, given: [:]) != nil {
        listBounds.maximum = 0
      }
      listBounds.restrict(sides.1, sides.2)
      bounds[key] = listBounds
      return !listBounds.isEmpty
    }

    /// Returns the value without source ranges, so that equal parts compare equal.
    private static func formWithoutRanges(_ value: PredicateValue) -> PredicateValue.Form {
      switch value.form {
      case .items, .variable, .number, .text, .list: value.form
      case .attachments(let owner): .attachments(withoutRanges(owner))
      case .identifiers(let owner): .identifiers(withoutRanges(owner))
      case .count(let list): .count(withoutRanges(list))
      case .subquery(let list, let name, let test):
        .subquery(withoutRanges(list), variable: name, withoutRanges(test))
      }
    }

    private static func withoutRanges(_ value: PredicateValue) -> PredicateValue {
      PredicateValue(form: formWithoutRanges(value), kind: value.kind, range: 0..<0)
    }

    private static func withoutRanges(_ test: PredicateTest) -> PredicateTest {
      let form: PredicateTest.Form =
        switch test.form {
        case .constant: test.form
        case .not(let test): .not(withoutRanges(test))
        case .all(let tests): .all(tests.map { withoutRanges($0) })
        case .any(let tests): .any(tests.map { withoutRanges($0) })
        case .comparison(let comparison): .comparison(withoutRanges(comparison))
        }
      return PredicateTest(form: form, range: 0..<0)
    }

    private static func withoutRanges(_ comparison: PredicateComparison) -> PredicateComparison {
      var comparison = comparison
      comparison.left = withoutRanges(comparison.left)
      comparison.right = withoutRanges(comparison.right)
      return comparison
    }
  }
}
