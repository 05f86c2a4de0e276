#if !canImport(Darwin)
  public import Foundation

  /// A parser of `NSPredicate` formats: comparisons of properties, joined by `AND` and `OR`.
  struct PredicateParser {
    private var tokens: [String]
    private var arguments: [Any]
    private let text: String
    private static let maxDepth = 32

    init(_ text: String, _ arguments: [Any]) {
      self.text = text
      self.arguments = arguments.reversed()
      tokens = Self.tokens(of: text).reversed()
    }

    mutating func parse() -> PredicateTest {
      let test = alternatives(0)
      guard tokens.isEmpty else { failure("“\(tokens.last ?? "")” is too much") }
      return test
    }

    private mutating func alternatives(_ depth: Int) -> PredicateTest {
      guard depth < Self.maxDepth else { failure("it is nested too deeply") }
      var tests = [conditions(depth)]
      while accept("OR", "||") { tests.append(conditions(depth)) }
      return tests.count == 1 ? tests[0] : .any(tests)
    }

    private mutating func conditions(_ depth: Int) -> PredicateTest {
      var tests = [condition(depth)]
      while accept("AND", "&&") { tests.append(condition(depth)) }
      return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func condition(_ depth: Int) -> PredicateTest {
      var isNegated = false
      while accept("NOT", "!") { isNegated.toggle() }
      let test = isGroup ? group(depth) : comparison()
      return isNegated ? .not(test) : test
    }

    /// True if a parenthesis contains conditions, and not the bits of a property.
    private var isGroup: Bool {
      guard tokens.last == "(" else { return false }
      let next = tokens.reversed().prefix { $0 != ")" }
      return !next.contains("&") || next.contains { ["==", "!=", "<", ">", "AND", "OR"].contains($0) }
        || next.dropFirst().first == "("
    }

    private mutating func group(_ depth: Int) -> PredicateTest {
      expect("(")
      let test = alternatives(depth + 1)
      expect(")")
      return test
    }

    private mutating func comparison() -> PredicateTest {
      let left = operand()
      guard let token = tokens.popLast(), let comparison = PredicateTest.Comparison(rawValue: token) else {
        failure("a comparison is missing")
      }
      return .comparison(left, comparison, operand())
    }

    private mutating func operand() -> PredicateTest.Operand {
      guard let token = tokens.popLast() else { failure("it ends too early") }
      if token == "(" {
        let inner = operand()
        expect(")")
        return inner
      }
      guard case .property(let name) = simple(token), tokens.last == "&" else {
        return simple(token, taking: true)
      }
      tokens.removeLast()
      guard let mask = tokens.popLast(), case .value(let value) = simple(mask, taking: true) else {
        failure("bits are missing")
      }
      return .bits(of: name, value)
    }

    /// Parses a token without arguments; nil for `%` placeholders, which consume an argument.
    private func simple(_ token: String) -> PredicateTest.Operand? {
      if token.hasPrefix("%") { return nil }
      if let number = Double(token) { return .value(.number(number)) }
      if token.hasPrefix("\"") || token.hasPrefix("'") {
        return .value(.text(String(token.dropFirst().dropLast())))
      }
      switch token.uppercased() {
      case "YES", "TRUE": return .value(.number(1))
      case "NO", "FALSE": return .value(.number(0))
      case "NIL", "NULL": return .value(.none)
      default: return token.first.map { $0.isLetter || $0 == "_" } == true ? .property(token) : nil
      }
    }

    private mutating func simple(_ token: String, taking: Bool) -> PredicateTest.Operand {
      guard token.hasPrefix("%") else {
        guard let meaning = simple(token) else { failure("“\(token)” means nothing") }
        return meaning
      }
      guard let argument = arguments.popLast() else { failure("“\(token)” has no argument") }
      if token == "%K", let name = argument as? String { return .property(name) }
      if let list = argument as? [Any] {
        return .list(list.map { KeyedValue(argument: $0) ?? KeyedValue.none })
      }
      guard let value = KeyedValue(argument: argument) else { failure("\(argument) is nothing to compare") }
      return .value(value)
    }

    private mutating func accept(_ candidates: String...) -> Bool {
      guard let next = tokens.last, candidates.contains(next) else { return false }
      tokens.removeLast()
      return true
    }

    private mutating func expect(_ token: String) {
      if tokens.popLast() != token { failure("“\(token)” is missing") }
    }

    private func failure(_ reason: String) -> Never {
      // Proof: the text is the program's own, and an error ends it as on Apple's platforms; no file is
      // involved.
      preconditionFailure("the predicate “\(text)” cannot be read: \(reason)")
    }
  }

  extension NSPredicate {
    /// Creates a predicate on the properties of assets and albums, which Foundation does not support here.
    ///
    /// Supported are comparisons of a property with a value (`=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`,
    /// `IN`) or of its bits (`(mediaSubtypes & %d) != 0`), `AND`, `OR`, `NOT`, parentheses, `YES`, `NO`,
    /// `nil`, numbers, quoted text, and arguments. Anything else, and an unknown property, ends the program
    /// as on Apple's platforms.
    public convenience init(format: String, _ arguments: Any...) {
      var parser = PredicateParser(format, arguments)
      let test = parser.parse()
      self.init { object, _ in (object as? any KeyedObject).map { test.matches($0) } ?? false }
    }
  }
#endif
