// Parsing values in predicates: literals, variables, the share's keys, subqueries and parentheses.
extension PredicateParser {
  mutating func operand() throws(ActivationError) -> Node {
    if token.kind == .sign("(") {
      let start = token.range.lowerBound
      try openParenthesis()
      var node = try nested { (parser: inout Self) throws(ActivationError) -> Node in
        try parser.alternatives()
      }
      let end = token.range.upperBound
      try closeParenthesis()
      switch node {
      case .test(var test):
        test.range = start..<end
        return .test(test)
      case .value(var value):
        value.range = start..<end
        node = .value(try keys(behind: value))
        return node
      }
    }
    return .value(try keys(behind: try value()))
  }

  private mutating func value() throws(ActivationError) -> PredicateValue {
    let token = self.token
    func value(_ form: PredicateValue.Form, _ kind: PredicateValue.Kind) -> PredicateValue {
      PredicateValue(form: form, kind: kind, range: token.range)
    }
    switch token.kind {
    case .text(let text):
      advance()
      return value(.text(text), .text)
    case .number(let number):
      advance()
      return value(.number(number), .number)
    case .variable(let name):
      advance()
      guard let kind = variables.last(where: { $0.name == name })?.kind else {
        throw error(
          .name, "no SUBQUERY names '$\(name)'", token.range.lowerBound,
          suggestion: near(name, variables.map(\.name)).map { "$\($0)" })
      }
      return value(.variable(name), kind)
    case .sign("{"): return try list()
    case .word(let word) where word.uppercased() == "SUBQUERY": return try subquery()
    case .word("extensionItems"):
      advance()
      return value(.items, .items)
    case .word(let word) where Self.keywords.contains(word.uppercased()): throw expected("a value")
    case .word(let word):
      advance()
      if self.token.kind == .sign("(") {
        throw error(
          .unsupported, "the function '\(word)' is not understood", token.range.lowerBound,
          suggestion: near(word.uppercased(), ["SUBQUERY"]))
      }
      throw error(
        .name, "a share has no key '\(word)'", token.range.lowerBound,
        suggestion: near(word, ["extensionItems"]))
    default: throw expected("a value")
    }
  }

  /// Returns the name that differs by one edit or in letter case.
  private func near(_ word: String, _ names: [String]) -> String? {
    names.first {
      EditDistance.isOne(Array(word.utf8), Array($0.utf8)) || $0.lowercased() == word.lowercased()
    }
  }

  private mutating func list() throws(ActivationError) -> PredicateValue {
    let start = token.range.lowerBound
    advance()
    var texts: [String] = []
    while token.kind != .sign("}") {
      if !texts.isEmpty { try require(",") }
      guard case .text(let text) = token.kind else { throw expected("a text") }
      texts.append(text)
      advance()
    }
    let end = token.range.upperBound
    advance()
    return PredicateValue(form: .list(texts), kind: .texts, range: start..<end)
  }

  private mutating func subquery() throws(ActivationError) -> PredicateValue {
    let start = token.range.lowerBound
    advance()
    try openParenthesis()
    return try nested { (parser: inout Self) throws(ActivationError) -> PredicateValue in
      guard case .value(let collection) = try parser.operand() else { throw parser.expected("a list") }
      guard let element = collection.kind.element else {
        throw parser.error(
          .value, "SUBQUERY looks through \(collection.kind.words), which is no list",
          collection.range.lowerBound)
      }
      try parser.require(",")
      guard case .variable(let name) = parser.token.kind else { throw parser.expected("a variable") }
      parser.advance()
      try parser.require(",")
      parser.variables.append((name, element))
      let test = try parser.test(try parser.alternatives())
      parser.variables.removeLast()
      let end = parser.token.range.upperBound
      try parser.closeParenthesis()
      return PredicateValue(
        form: .subquery(collection, variable: name, test), kind: collection.kind, range: start..<end)
    }
  }

  /// Parses any number of `.key`.
  private mutating func keys(behind value: PredicateValue) throws(ActivationError) -> PredicateValue {
    var value = value
    while token.kind == .sign(".") {
      // Texts and numbers have no keys: a closing parenthesis is missing.
      if value.kind == .text || value.kind == .number, let missing = missingParenthesis { throw missing }
      advance()
      let token = self.token
      let range = value.range.lowerBound..<token.range.upperBound
      switch (token.kind, value.kind) {
      case (.aggregate("count"), .items), (.aggregate("count"), .attachments), (.aggregate("count"), .texts):
        value = PredicateValue(form: .count(value), kind: .number, range: range)
      case (.aggregate(let name), _):
        throw error(
          name == "count" ? .value : .unsupported, "@\(name) of \(value.kind.words) is not understood",
          token.range.lowerBound, suggestion: near(name, ["count"]).map { "@\($0)" })
      case (.word("attachments"), .item):
        value = PredicateValue(form: .attachments(value), kind: .attachments, range: range)
      case (.word("registeredTypeIdentifiers"), .attachment):
        value = PredicateValue(form: .identifiers(value), kind: .texts, range: range)
      case (.word("attachments"), .items), (.word("registeredTypeIdentifiers"), .attachments):
        throw error(
          .unsupported, "a key of every element of a list is not understood; SUBQUERY looks at each",
          token.range.lowerBound)
      case (.word(let name), _):
        let keys: [String] =
          switch value.kind {
          case .item: ["attachments"]
          case .attachment: ["registeredTypeIdentifiers"]
          default: []
          }
        throw error(
          .name, "\(value.kind.words) has no key '\(name)' that is understood", token.range.lowerBound,
          suggestion: near(name, keys))
      default: throw expected("a key")
      }
      advance()
    }
    return value
  }
}
