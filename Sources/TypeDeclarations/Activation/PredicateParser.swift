/// A recursive descent parser of activation rules' predicates, without backtracking.
struct PredicateParser {
  /// A parsed part; a parenthesis may hold a test or a value.
  enum Node {
    case test(PredicateTest)
    case value(PredicateValue)

    var range: Range<Int> {
      switch self {
      case .test(let test): test.range
      case .value(let value): value.range
      }
    }
  }

  /// Reserved words.
  static let keywords = Set(
    ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "TRUEPREDICATE", "FALSEPREDICATE"]
      + PredicateComparison.Operator.allCases.map(\.rawValue))

  private let text: String
  private let tokens: [PredicateToken]
  private var position = 0
  private var depth = 0
  var variables: [(name: String, kind: PredicateValue.Kind)] = []
  private(set) var types: [(identifier: String, offset: Int)] = []
  /// The offsets of the open parentheses.
  private var openParentheses: [Int] = []
  /// True if there are more opening than closing parentheses.
  private let lacksParenthesis: Bool

  init(_ text: String, _ tokens: [PredicateToken]) {
    self.text = text
    self.tokens = tokens
    lacksParenthesis = tokens.count { $0.kind == .sign("(") } > tokens.count { $0.kind == .sign(")") }
  }

  mutating func predicate() throws(ActivationError) -> PredicateTest {
    let test = try test(try alternatives())
    if token.kind == .sign(")") { throw error(.syntax, "this ')' closes no '('", token.range.lowerBound) }
    guard token.kind == .end else { throw expected("AND, OR or the end") }
    return test
  }

  // MARK: Tokens

  var token: PredicateToken {
    tokens.indices.contains(position)
      ? tokens[position] : PredicateToken(kind: .end, range: text.utf8.count..<text.utf8.count)
  }

  mutating func advance() { position += 1 }

  /// True if the next token is one of the keywords, in any letter case.
  private func isKeyword(_ words: String...) -> Bool {
    guard case .word(let word) = token.kind else { return false }
    return words.contains(word.uppercased())
  }

  private mutating func accept(_ signs: String...) -> Bool {
    guard case .sign(let sign) = token.kind, signs.contains(sign) else { return false }
    advance()
    return true
  }

  mutating func require(_ sign: String) throws(ActivationError) {
    guard accept(sign) else { throw expected("'\(sign)'") }
  }

  mutating func openParenthesis() throws(ActivationError) {
    let start = token.range.lowerBound
    try require("(")
    openParentheses.append(start)
  }

  mutating func closeParenthesis() throws(ActivationError) {
    if token.kind != .sign(")"), let missing = missingParenthesis { throw missing }
    try require(")")
    openParentheses.removeLast()
  }

  /// The error of a missing closing parenthesis; nil if none is open or all are closed later.
  var missingParenthesis: ActivationError? {
    guard lacksParenthesis, let start = openParentheses.last else { return nil }
    let offset = ActivationPlace(ofByte: start, in: text)
    return error(
      .syntax, "a ')' is missing before \(tokenText): the '(' at \(offset) is not closed",
      token.range.lowerBound)
  }

  private var tokenText: String {
    switch token.kind {
    case .end: "the end"
    case .word(let word): "'\(word)'"
    case .variable(let name): "'$\(name)'"
    case .aggregate(let name): "'@\(name)'"
    case .text(let text): "the text '\(text.prefix(40))'"
    case .number(let number): "'\(number)'"
    case .sign("."): "'\(snippet(of: 2))'"
    case .sign(let sign): "'\(sign)'"
    }
  }

  /// Returns the text of the next tokens, truncated.
  private func snippet(of count: Int) -> String {
    let next = tokens.dropFirst(position).prefix(count)
    let range = token.range.lowerBound..<(next.last?.range.upperBound ?? token.range.upperBound)
    return String(decoding: Array(text.utf8)[range].prefix(40), as: UTF8.self)
  }

  func expected(_ what: String) -> ActivationError {
    error(.syntax, "expected \(what), found \(tokenText)", token.range.lowerBound)
  }

  func error(
    _ kind: ActivationError.Kind, _ reason: String, _ offset: Int, suggestion: String? = nil
  ) -> ActivationError {
    ActivationError(
      kind, reason, at: ActivationPlace(ofByte: offset, in: text), suggestion: suggestion)
  }

  mutating func nested<Result>(
    _ body: (inout Self) throws(ActivationError) -> Result
  ) throws(ActivationError) -> Result {
    guard depth < ActivationPredicate.deepest else {
      throw error(
        .limit, "more than \(ActivationPredicate.deepest) levels are nested", token.range.lowerBound)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Tests

  func test(_ node: Node) throws(ActivationError) -> PredicateTest {
    switch node {
    case .test(let test): return test
    case .value(let value):
      throw error(.syntax, "\(value.kind.words) where a comparison belongs", value.range.lowerBound)
    }
  }

  mutating func alternatives() throws(ActivationError) -> Node {
    let first = try conjunction()
    guard isKeyword("OR") || token.kind == .sign("||") else { return first }
    var tests = [try test(first)]
    while isKeyword("OR") || token.kind == .sign("||") {
      advance()
      tests.append(try test(try conjunction()))
    }
    return .test(Self.joined(tests, { .any($0) }))
  }

  private mutating func conjunction() throws(ActivationError) -> Node {
    let first = try negation()
    guard isKeyword("AND") || token.kind == .sign("&&") else { return first }
    var tests = [try test(first)]
    while isKeyword("AND") || token.kind == .sign("&&") {
      advance()
      tests.append(try test(try negation()))
    }
    return .test(Self.joined(tests, { .all($0) }))
  }

  private static func joined(
    _ tests: [PredicateTest], _ form: ([PredicateTest]) -> PredicateTest.Form
  ) -> PredicateTest {
    let start = tests.first?.range.lowerBound ?? 0
    return PredicateTest(form: form(tests), range: start..<(tests.last?.range.upperBound ?? start))
  }

  private mutating func negation() throws(ActivationError) -> Node {
    guard isKeyword("NOT") || token.kind == .sign("!") else { return try comparison() }
    let start = token.range.lowerBound
    advance()
    return try nested { (parser: inout Self) throws(ActivationError) -> Node in
      let test = try parser.test(try parser.negation())
      return .test(PredicateTest(form: .not(test), range: start..<test.range.upperBound))
    }
  }

  private mutating func comparison() throws(ActivationError) -> Node {
    let start = token.range.lowerBound
    if isKeyword("TRUEPREDICATE", "FALSEPREDICATE") {
      let test = PredicateTest(form: .constant(isKeyword("TRUEPREDICATE")), range: token.range)
      advance()
      return .test(test)
    }
    var scope: PredicateComparison.Scope?
    if case .word(let word) = token.kind {
      scope = word.uppercased() == "SOME" ? .any : PredicateComparison.Scope(rawValue: word.uppercased())
      if scope != nil { advance() }
    }
    let node = try operand()
    guard case .value(let left) = node else {
      if let scope { throw error(.syntax, "a list belongs behind \(scope.rawValue)", node.range.lowerBound) }
      return node
    }
    guard let relation = relation() else {
      if scope != nil { throw expected("a comparison") }
      return node
    }
    let offset = token.range.lowerBound
    advance()
    var comparison = PredicateComparison(scope: scope, left: left, relation: relation, right: left)
    try options(of: &comparison)
    guard case .value(let right) = try operand() else {
      throw error(.syntax, "a value belongs behind \(relation.rawValue)", offset)
    }
    comparison.right = right
    try check(comparison, at: offset)
    if relation.comparesTypes, case .text(let identifier) = right.form {
      types.append((identifier, right.range.lowerBound))
    }
    return .test(PredicateTest(form: .comparison(comparison), range: start..<right.range.upperBound))
  }

  private func relation() -> PredicateComparison.Operator? {
    switch token.kind {
    case .sign(let sign): PredicateComparison.Operator(spelling: sign)
    case .word(let word): PredicateComparison.Operator(spelling: word.uppercased())
    default: nil
    }
  }

  /// Parses `[cd]` after an operator.
  private mutating func options(of comparison: inout PredicateComparison) throws(ActivationError) {
    guard accept("[") else { return }
    guard case .word(let letters) = token.kind else { throw expected("c, d or cd") }
    for letter in letters.lowercased() {
      switch letter {
      case "c": comparison.ignoresCase = true
      case "d": comparison.ignoresDiacritics = true
      default:
        throw error(.unsupported, "the option '\(letter)' is not understood", token.range.lowerBound)
      }
    }
    advance()
    try require("]")
  }

  private func check(_ comparison: PredicateComparison, at offset: Int) throws(ActivationError) {
    let name = comparison.relation.rawValue
    var left = comparison.left.kind
    let right = comparison.right.kind
    if let scope = comparison.scope {
      guard let element = left.element else {
        throw error(.value, "\(left.words) behind \(scope.rawValue), where a list belongs", offset)
      }
      left = element
    } else if left == .texts, right == .text, comparison.relation != .contains {
      throw error(.value, "a list of identifiers before \(name); ANY, ALL or NONE belongs before it", offset)
    }
    let isValid =
      switch comparison.relation {
      case .less, .atMost, .more, .atLeast: left == .number && right == .number
      case .equal, .different: left == right && (left == .number || left == .text)
      case .among: left == .text && (right == .texts || right == .text)
      case .contains: right == .text && (left == .texts || left == .text)
      case .beginsWith, .endsWith, .like, .matches, .conforms, .equalsType: left == .text && right == .text
      }
    guard isValid else {
      throw error(.value, "\(name) does not compare \(left.words) with \(right.words)", offset)
    }
    if comparison.relation == .matches, case .text(let pattern) = comparison.right.form {
      do { _ = try PredicatePattern(pattern) } catch {
        throw self.error(error.kind, error.reason, comparison.right.range.lowerBound)
      }
    }
  }
}
