/// Constant parts of a predicate: tests that every share passes, or none.
extension ActivationPredicate {
  /// The reason why no share fulfils the predicate, where one is found; nil promises nothing.
  var contradiction: String? {
    Contradiction.find(in: root, given: [:]).map { range in
      root.range == range && text.utf8.count > 200
        ? "its parts exclude each other" : "'\(snippet(range))' cannot be true"
    }
  }

  /// True if every share passes the predicate, as with `TRUEPREDICATE`.
  var isAlwaysTrue: Bool { Self.constant(root) == true }

  static func constant(_ test: PredicateTest) -> Bool? {
    switch test.form {
    case .constant(let truth): return truth
    case .not(let test): return constant(test).map { !$0 }
    case .all(let tests):
      let known = tests.map { constant($0) }
      return known.contains(false) ? false : known.allSatisfy { $0 == true } ? true : nil
    case .any(let tests):
      let known = tests.map { constant($0) }
      return known.contains(true) ? true : known.allSatisfy { $0 == false } ? false : nil
    case .comparison(let comparison):
      guard comparison.scope == nil, case .number(let a) = comparison.left.form,
        case .number(let b) = comparison.right.form
      else { return nil }
      return comparison.relation.holds(a, b)
    }
  }

  /// The numbers that a count may still be.
  private struct Bounds {
    var least = 0
    var most = Int.max
    var excluded: Set<Int> = []

    var isEmpty: Bool {
      if least > most { return true }
      // A count that was excluded leaves its neighbours.
      guard most != .max, most - least < excluded.count else { return false }
      return (least...most).allSatisfy { excluded.contains($0) }
    }

    mutating func apply(_ relation: PredicateComparison.Operator, _ number: Int) {
      switch relation {
      case .equal: (least, most) = (max(least, number), min(most, number))
      case .different: excluded.insert(number)
      case .less: most = min(most, number == .min ? .min : number - 1)
      case .atMost: most = min(most, number)
      case .more: least = max(least, number == .max ? .max : number + 1)
      case .atLeast: least = max(least, number)
      default: break
      }
    }
  }

  /// A search for counts that would have to be two numbers at once.
  private enum Contradiction {
    typealias Known = [PredicateValue.Form: Bounds]

    /// The part that cannot hold where `known` holds.
    static func find(in test: PredicateTest, given known: Known) -> Range<Int>? {
      if ActivationPredicate.constant(test) == false { return test.range }
      var known = known
      var parts: [PredicateTest] = []
      flatten(test, into: &parts)
      for part in parts {
        guard case .comparison(let comparison) = part.form else { continue }
        if !note(comparison, in: &known) { return parts.count == 1 ? part.range : test.range }
      }
      for part in parts {
        guard case .any(let branches) = part.form else { continue }
        if branches.allSatisfy({ find(in: $0, given: known) != nil }) { return part.range }
      }
      return nil
    }

    /// The parts that all have to hold.
    private static func flatten(_ test: PredicateTest, into parts: inout [PredicateTest]) {
      guard case .all(let tests) = test.form else { return parts.append(test) }
      for test in tests { flatten(test, into: &parts) }
    }

    /// Takes note of a count's bounds; false where none are left.
    private static func note(_ comparison: PredicateComparison, in known: inout Known) -> Bool {
      let sides: (PredicateValue, PredicateComparison.Operator, Int)
      switch (comparison.left.form, comparison.right.form) {
      case (.count, .number(let number)): sides = (comparison.left, comparison.relation, number)
      case (.number(let number), .count):
        sides = (comparison.right, comparison.relation.mirrored, number)
      default: return true
      }
      guard comparison.scope == nil, case .count(let list) = sides.0.form else { return true }
      let key = unplaced(list)
      var bounds = known[key] ?? Bounds()
      if case .subquery(_, _, let test) = list.form, find(in: test, given: [:]) != nil { bounds.most = 0 }
      bounds.apply(sides.1, sides.2)
      known[key] = bounds
      return !bounds.isEmpty
    }

    /// The value without its places, by which equal parts of the text are equal.
    private static func unplaced(_ value: PredicateValue) -> PredicateValue.Form {
      switch value.form {
      case .items, .variable, .number, .text, .list: value.form
      case .attachments(let owner): .attachments(bare(owner))
      case .identifiers(let owner): .identifiers(bare(owner))
      case .count(let list): .count(bare(list))
      case .subquery(let list, let name, let test):
        .subquery(bare(list), variable: name, bare(test))
      }
    }

    private static func bare(_ value: PredicateValue) -> PredicateValue {
      PredicateValue(form: unplaced(value), kind: value.kind, range: 0..<0)
    }

    private static func bare(_ test: PredicateTest) -> PredicateTest {
      let form: PredicateTest.Form =
        switch test.form {
        case .constant: test.form
        case .not(let test): .not(bare(test))
        case .all(let tests): .all(tests.map { bare($0) })
        case .any(let tests): .any(tests.map { bare($0) })
        case .comparison(let comparison): .comparison(bare(comparison))
        }
      return PredicateTest(form: form, range: 0..<0)
    }

    private static func bare(_ comparison: PredicateComparison) -> PredicateComparison {
      var comparison = comparison
      comparison.left = bare(comparison.left)
      comparison.right = bare(comparison.right)
      return comparison
    }
  }
}
