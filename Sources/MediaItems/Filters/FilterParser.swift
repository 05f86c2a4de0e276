internal import UniformTypes

/// A recursive-descent parser of the filter language.
struct FilterParser {
  private static let maxDepth = 64

  private enum Token: Hashable {
    case word(String)
    case quoted(String)
    case comparison(FieldComparison.Operator)
    case open, close, comma, end
  }

  private let characters: [Character]
  private let registry: TypeRegistry?
  private var position = 0
  private var token = Token.end
  private var tokenStart = 0
  private var depth = 0
  private(set) var fields: [String] = []

  /// A part that is missing at the end of an expression.
  enum Expectation {
    case filter, playbackStyle
    case comparison(ItemField)
    case value(ItemField)
    /// "and", "or", or one of the punctuation marks.
    case conjunction(marks: [String])
  }

  /// The part expected at the end of the text; nil if an error came first.
  private(set) var expected: Expectation?

  /// Creates a parser; without a registry, any type is accepted.
  init(_ text: String, _ registry: TypeRegistry?) {
    characters = Array(text)
    self.registry = registry
  }

  mutating func parse() throws(FilterExpressionError) -> MediaFilter {
    try advance()
    let filter = try disjunction()
    expect(.conjunction(marks: []))
    guard token == .end else { throw fault(.syntax, "expected the end, \"and\" or \"or\"") }
    return filter
  }

  private mutating func disjunction() throws(FilterExpressionError) -> MediaFilter {
    var operands = [try conjunction()]
    while isWord("or") {
      try advance()
      operands.append(try conjunction())
    }
    return operands.count == 1 ? operands[0] : .any(of: operands)
  }

  private mutating func conjunction() throws(FilterExpressionError) -> MediaFilter {
    var operands = [try primary()]
    while isWord("and") {
      try advance()
      operands.append(try primary())
    }
    return operands.count == 1 ? operands[0] : .all(of: operands)
  }

  private mutating func primary() throws(FilterExpressionError) -> MediaFilter {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else { throw fault(.syntax, "nested deeper than \(Self.maxDepth) levels") }
    switch token {
    case .open:
      try advance()
      let filter = try disjunction()
      expect(.conjunction(marks: [")"]))
      try expect(.close, "\")\"")
      return filter
    case .word(let word): return try filter(named: word)
    default:
      expect(.filter)
      throw fault(.syntax, "expected a filter, such as images or not(livePhotos)")
    }
  }

  private mutating func filter(named word: String) throws(FilterExpressionError) -> MediaFilter {
    let start = tokenStart
    try advance()
    if isWord("contains") { token = .comparison(.contains) }
    if case .comparison(let comparison) = token { return try condition(on: word, comparison, start) }
    switch word.lowercased() {
    case "not": return .not(try primary())
    case "any": return .any(of: try arguments())
    case "all": return .all(of: try arguments())
    case "playbackstyle": return .playbackStyle(try playbackStyle())
    default: break
    }
    if let test = NamedFilter.named(word) { return MediaFilter(.test(test.name)) }
    if let field = ItemField.named(word), field.owner != .record {
      expect(.comparison(field))
      throw fault(.syntax, "a field needs a comparison, such as \(field.name) == …", at: start)
    }
    if let fault = advised(.filter, "no such filter: \(word)", word, start) { throw fault }
    throw unknown(.filter, "no such filter: \(word)", word, FilterExpression.words + Self.fieldNames, start)
  }

  private mutating func playbackStyle() throws(FilterExpressionError) -> PlaybackStyle {
    try expect(.open, "\"(\"")
    expect(.playbackStyle)
    guard case .word(let name) = token else { throw fault(.syntax, "expected a playback style") }
    guard let style = PlaybackStyle.allCases.first(where: { $0.name.lowercased() == name.lowercased() })
    else {
      throw unknown(
        .playbackStyle, "no such playback style: \(name)", name, PlaybackStyle.allCases.map(\.name),
        tokenStart)
    }
    try advance()
    try expect(.close, "\")\"")
    return style
  }

  private mutating func arguments() throws(FilterExpressionError) -> [MediaFilter] {
    try expect(.open, "\"(\"")
    var filters: [MediaFilter] = []
    if token != .close {
      filters.append(try disjunction())
      while token == .comma {
        try advance()
        filters.append(try disjunction())
      }
    }
    expect(.conjunction(marks: [")", ","]))
    try expect(.close, "\",\" or \")\"")
    return filters
  }

  private mutating func condition(
    on word: String, _ comparison: FieldComparison.Operator, _ start: Int
  ) throws(FilterExpressionError) -> MediaFilter {
    let field = try comparedField(word, start)
    guard FieldSyntax(field).operators.contains(comparison) else {
      let supported = FieldSyntax(field).operators.map(\.rawValue).joined(separator: " ")
      throw fault(.comparison, "\(field.name) is compared by \(supported), not by \(comparison.rawValue)")
    }
    try advance()
    expect(.value(field))
    let text: String
    switch token {
    case .quoted(let quoted): text = quoted
    case .word(let word): text = word
    default:
      throw fault(
        .syntax,
        "expected a value after \(comparison.rawValue): \(field.name) takes \(FieldSyntax(field).values)")
    }
    let literal: FieldComparison.Literal
    do { literal = try field.literal(text, for: comparison, in: registry) } catch {
      var fault = fault(error.reason, error.message)
      fault.suggestions = error.suggestions
      throw fault
    }
    if !fields.contains(field.name) { fields.append(field.name) }
    try advance()
    return MediaFilter(
      .comparison(FieldComparison(field: field.name, comparison: comparison, literal: literal)))
  }

  private static var fieldNames: [String] { ItemField.compared.map(\.name) }

  private func comparedField(_ word: String, _ start: Int) throws(FilterExpressionError) -> ItemField {
    if let field = ItemField.named(word) {
      if field.owner != .record { return field }
      throw fault(.field, "\(field.name) is of the record, and no condition asks for it", at: start)
    }
    if let test = NamedFilter.named(word) {
      throw fault(.field, "\(test.name) is a filter by itself, and is not compared", at: start)
    }
    let members = ItemField.compared.filter { $0.name.lowercased().hasPrefix(word.lowercased() + ".") }
    if !members.isEmpty {
      var fault = fault(.field, "\(word) has fields of its own", at: start)
      fault.candidates = members.map(\.name)
      throw fault
    }
    if let fault = advised(.field, "no such field: \(word)", word, start) { throw fault }
    throw unknown(.field, "no such field: \(word)", word, Self.fieldNames, start)
  }

  /// Advice for words that are neither filters nor fields, in lower case.
  private static let advice: [String: String] = {
    let accept = "'uti check --accept' looks for that"
    let name = "write type == .jpg, or name ~ .jpg"
    // Without this entry, the extension of a rare format would be suggested.
    let movie = "write videos"
    return [
      "empty": "write damage == empty or size == 0", "active": accept, "polyglot": accept,
      "polyglots": accept, "ext": name, "extension": name, "movie": movie,
      "movies": movie,
    ]
  }()

  /// Returns an error with advice for common mistakes; nil for other words.
  private func advised(
    _ reason: FilterExpressionError.Reason, _ message: String, _ word: String, _ offset: Int
  ) -> FilterExpressionError? {
    if let advice = Self.advice[word.lowercased()] {
      return fault(reason, "\(message); \(advice)", at: offset)
    }
    let tag = word.hasPrefix(".") ? String(word.dropFirst()) : word
    guard reason == .filter,
      !(registry ?? .standard).declaredTypes(tag: tag, tagClass: .filenameExtension).isEmpty
    else { return nil }
    var fault = fault(reason, "\(message); write type == .\(tag)", at: offset)
    fault.suggestions = NearestNames.near(word, among: FilterExpression.words)
    return fault
  }

  // MARK: Tokens

  /// Records the expected part if the text ends here.
  private mutating func expect(_ part: Expectation) { if token == .end { expected = part } }

  private mutating func expect(_ expected: Token, _ name: String) throws(FilterExpressionError) {
    guard token == expected else { throw fault(.syntax, "expected \(name)") }
    try advance()
  }

  private func isWord(_ keyword: String) -> Bool {
    if case .word(let word) = token { word.lowercased() == keyword } else { false }
  }

  private func fault(
    _ reason: FilterExpressionError.Reason, _ message: String, at offset: Int? = nil
  ) -> FilterExpressionError {
    FilterExpressionError(reason: reason, offset: offset ?? tokenStart, message: message)
  }

  private func unknown(
    _ reason: FilterExpressionError.Reason, _ message: String, _ word: String, _ names: [String],
    _ offset: Int
  ) -> FilterExpressionError {
    FilterExpressionError(
      reason: reason, offset: offset, message: message,
      suggestions: NearestNames.near(word, among: names), candidates: names)
  }

  private mutating func advance() throws(FilterExpressionError) {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    tokenStart = position
    guard position < characters.count else {
      token = .end
      return
    }
    let character = characters[position]
    switch character {
    case "(": token = .open
    case ")": token = .close
    case ",": token = .comma
    case "\"", "'": return try quoted(until: character)
    default: return try longToken()
    }
    position += 1
  }

  private mutating func quoted(until quote: Character) throws(FilterExpressionError) {
    var text = ""
    position += 1
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else { throw fault(.syntax, "a quotation mark is not closed") }
    position += 1
    token = .quoted(text)
  }

  private mutating func longToken() throws(FilterExpressionError) {
    for comparison in FieldComparison.Operator.allCases
    where characters[position...].starts(with: comparison.rawValue) {
      position += comparison.rawValue.count
      token = .comparison(comparison)
      return
    }
    // People write = for ==.
    if characters[position] == "=" {
      position += 1
      token = .comparison(.equal)
      return
    }
    var text = ""
    while position < characters.count, Self.isWordCharacter(characters[position]) {
      text.append(characters[position])
      position += 1
    }
    guard !text.isEmpty else { throw fault(.syntax, "unexpected \"\(characters[position])\"") }
    token = .word(text)
  }

  static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-+/:*".contains(character)
  }
}
