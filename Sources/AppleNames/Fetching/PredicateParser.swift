#if !canImport(Darwin)
  /// Reads a predicate's text: comparisons joined by `AND` and `OR`.
  struct PredicateParser {
    private var words: [String]
    private var arguments: [Any]
    private let text: String
    private static let deepest = 32

    init(_ text: String, _ arguments: [Any]) {
      self.text = text
      self.arguments = arguments.reversed()
      words = Self.words(of: text).reversed()
    }

    mutating func parse() -> PredicateTest {
      let test = alternatives(0)
      guard words.isEmpty else { failure("“\(words.last ?? "")” is too much") }
      return test
    }

    private mutating func alternatives(_ depth: Int) -> PredicateTest {
      guard depth < Self.deepest else { failure("it is nested too deeply") }
      var tests = [conditions(depth)]
      while take("OR", "||") { tests.append(conditions(depth)) }
      return tests.count == 1 ? tests[0] : .any(tests)
    }

    private mutating func conditions(_ depth: Int) -> PredicateTest {
      var tests = [condition(depth)]
      while take("AND", "&&") { tests.append(condition(depth)) }
      return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func condition(_ depth: Int) -> PredicateTest {
      var isNegated = false
      while take("NOT", "!") { isNegated.toggle() }
      let test = isGroup ? group(depth) : comparison()
      return isNegated ? .not(test) : test
    }

    /// Whether a parenthesis holds conditions, and not the bits of a property.
    private var isGroup: Bool {
      guard words.last == "(" else { return false }
      let coming = words.reversed().prefix { $0 != ")" }
      return !coming.contains("&") || coming.contains { ["==", "!=", "<", ">", "AND", "OR"].contains($0) }
        || coming.dropFirst().first == "("
    }

    private mutating func group(_ depth: Int) -> PredicateTest {
      expect("(")
      let test = alternatives(depth + 1)
      expect(")")
      return test
    }

    private mutating func comparison() -> PredicateTest {
      let left = operand()
      guard let word = words.popLast(), let comparison = PredicateTest.Comparison(rawValue: word) else {
        failure("a comparison is missing")
      }
      return .comparison(left, comparison, operand())
    }

    private mutating func operand() -> PredicateTest.Operand {
      guard let word = words.popLast() else { failure("it ends too early") }
      if word == "(" {
        let inner = operand()
        expect(")")
        return inner
      }
      guard case .property(let name) = simple(word), words.last == "&" else {
        return simple(word, taking: true)
      }
      words.removeLast()
      guard let mask = words.popLast(), case .value(let value) = simple(mask, taking: true) else {
        failure("bits are missing")
      }
      return .bits(of: name, value)
    }

    /// A word's meaning; `%` words use up an argument only when they are taken.
    private func simple(_ word: String) -> PredicateTest.Operand? {
      if word.hasPrefix("%") { return nil }
      if let number = Double(word) { return .value(.number(number)) }
      if word.hasPrefix("\"") || word.hasPrefix("'") {
        return .value(.text(String(word.dropFirst().dropLast())))
      }
      switch word.uppercased() {
      case "YES", "TRUE": return .value(.number(1))
      case "NO", "FALSE": return .value(.number(0))
      case "NIL", "NULL": return .value(.none)
      default: return word.first.map { $0.isLetter || $0 == "_" } == true ? .property(word) : nil
      }
    }

    private mutating func simple(_ word: String, taking: Bool) -> PredicateTest.Operand {
      guard word.hasPrefix("%") else {
        guard let meaning = simple(word) else { failure("“\(word)” means nothing") }
        return meaning
      }
      guard let argument = arguments.popLast() else { failure("“\(word)” has no argument") }
      if word == "%K", let name = argument as? String { return .property(name) }
      if let list = argument as? [Any] {
        return .list(list.map { KeyedValue(argument: $0) ?? KeyedValue.none })
      }
      guard let value = KeyedValue(argument: argument) else { failure("\(argument) is nothing to compare") }
      return .value(value)
    }

    private mutating func take(_ wanted: String...) -> Bool {
      guard let next = words.last, wanted.contains(next) else { return false }
      words.removeLast()
      return true
    }

    private mutating func expect(_ word: String) {
      if words.popLast() != word { failure("“\(word)” is missing") }
    }

    private func failure(_ reason: String) -> Never {
      // Proof: the program's own text, which ends it as on Apple's platforms; no file is asked.
      preconditionFailure("the predicate “\(text)” cannot be read: \(reason)")
    }
  }
#endif
