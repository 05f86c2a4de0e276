/// Reads the filter language by recursive descent, as deep as ``deepest``.
struct FilterParser {
  private static let deepest = 64

  private enum Token: Hashable {
    case word(String)
    case quoted(String)
    case number(Double)
    case comparison(FieldComparison.Operator)
    case open, close, comma, end
  }

  private let characters: [Character]
  private let knownFields: [String]
  private var position = 0
  private var token = Token.end
  private var tokenStart = 0
  private var depth = 0
  private(set) var fields: [String] = []

  init(_ text: String, knownFields: [String]) {
    characters = Array(text)
    self.knownFields = knownFields
  }

  mutating func parse() throws(FilterExpressionError) -> MediaFilter {
    try advance()
    let filter = try either()
    guard token == .end else { throw fault("expected the end, \"and\" or \"or\"") }
    return filter
  }

  private mutating func either() throws(FilterExpressionError) -> MediaFilter {
    var parts = [try both()]
    while token == .word("or") {
      try advance()
      parts.append(try both())
    }
    return parts.count == 1 ? parts[0] : .any(of: parts)
  }

  private mutating func both() throws(FilterExpressionError) -> MediaFilter {
    var parts = [try single()]
    while token == .word("and") {
      try advance()
      parts.append(try single())
    }
    return parts.count == 1 ? parts[0] : .all(of: parts)
  }

  private mutating func single() throws(FilterExpressionError) -> MediaFilter {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault("nested deeper than \(Self.deepest) levels") }
    switch token {
    case .open:
      try advance()
      let filter = try either()
      try expect(.close, "\")\"")
      return filter
    case .word(let word): return try filter(named: word)
    default: throw fault("expected a filter, such as images or not(livePhotos)")
    }
  }

  private mutating func filter(named word: String) throws(FilterExpressionError) -> MediaFilter {
    let start = tokenStart
    try advance()
    switch word {
    case "not":
      return .not(try single())
    case "any", "all":
      let filters = try arguments()
      return word == "any" ? .any(of: filters) : .all(of: filters)
    case "playbackstyle":
      try expect(.open, "\"(\"")
      guard case .word(let name) = token else { throw fault("expected a playback style") }
      guard let style = PlaybackStyle.allCases.first(where: { $0.name.lowercased() == name }) else {
        throw FilterExpressionError(
          offset: tokenStart, message: "no such playback style: \(name)", word: name,
          candidates: PlaybackStyle.allCases.map(\.name))
      }
      try advance()
      try expect(.close, "\")\"")
      return .playbackStyle(style)
    default: break
    }
    if case .comparison(let comparison) = token {
      return try condition(on: word, comparison, start)
    }
    if let test = MediaFilterTest.named(word) { return MediaFilter(.test(test.name)) }
    throw FilterExpressionError(
      offset: start,
      message: knownField(word) == nil
        ? "no such filter: \(word)" : "a field needs a comparison, such as \(word) == …",
      word: word, candidates: FilterExpression.words + knownFields)
  }

  private mutating func arguments() throws(FilterExpressionError) -> [MediaFilter] {
    try expect(.open, "\"(\"")
    var filters: [MediaFilter] = []
    if token != .close {
      filters.append(try either())
      while token == .comma {
        try advance()
        filters.append(try either())
      }
    }
    try expect(.close, "\",\" or \")\"")
    return filters
  }

  private mutating func condition(
    on word: String, _ comparison: FieldComparison.Operator, _ start: Int
  ) throws(FilterExpressionError) -> MediaFilter {
    guard let field = knownField(word) else {
      throw FilterExpressionError(
        offset: start, message: "no such field: \(word)", word: word, candidates: knownFields)
    }
    try advance()
    let literal: FilterValue
    switch token {
    case .number(let number): literal = .number(number)
    case .quoted(let text): literal = .text(text)
    case .word("true"): literal = .flag(true)
    case .word("false"): literal = .flag(false)
    case .word: literal = .text(String(characters[tokenStart..<position]))
    default: throw fault("expected a value after \(comparison.rawValue)")
    }
    if !fields.contains(field) { fields.append(field) }
    try advance()
    return MediaFilter(.comparison(FieldComparison(field: field, comparison: comparison, literal: literal)))
  }

  private func knownField(_ word: String) -> String? { knownFields.first { $0.lowercased() == word } }

  // MARK: Tokens

  private mutating func expect(_ wanted: Token, _ name: String) throws(FilterExpressionError) {
    guard token == wanted else { throw fault("expected \(name)") }
    try advance()
  }

  private func fault(_ message: String) -> FilterExpressionError {
    FilterExpressionError(offset: tokenStart, message: message)
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
    guard position < characters.count else { throw fault("a quotation mark is not closed") }
    position += 1
    token = .quoted(text)
  }

  private mutating func longToken() throws(FilterExpressionError) {
    // A single = is what people write; it means ==.
    for comparison in FieldComparison.Operator.allCases
    where characters[position...].starts(with: comparison.rawValue) {
      position += comparison.rawValue.count
      token = .comparison(comparison)
      return
    }
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
    guard !text.isEmpty else { throw fault("unexpected \"\(characters[position])\"") }
    token = Double(text).map(Token.number) ?? .word(text.lowercased())
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-+/:*".contains(character)
  }
}
