/// A direct object of PDF (ISO 32000-2 §7.3); strings have no text.
package indirect enum PDFValue: Sendable {
  case name(String)
  case integer(Int)
  case array([PDFValue])
  case dictionary(PDFDictionary)
  case reference
  case null
  /// Strings, reals and booleans.
  case other

  /// Limit on nested arrays and dictionaries.
  package static let maxDepth = 32

  /// Reads an object that all readers interpret alike; nil otherwise.
  package static func read(_ lexer: inout PDFLexer) -> PDFValue? { read(lexer.next(), &lexer, depth: 0) }

  fileprivate static func read(_ token: PDFLexer.Token, _ lexer: inout PDFLexer, depth: Int) -> PDFValue? {
    guard depth < maxDepth else { return nil }
    switch token {
    case .name(let range): return name(lexer.bytes[range]).map { .name($0) }
    case .string: return .other
    case .word(let range):
      switch String(decoding: lexer.bytes[range], as: UTF8.self) {
      case "null": return .null
      case "true", "false": return .other
      default: return nil
      }
    case .number(let range): return number(range, &lexer)
    case .openDictionary: return PDFDictionary(&lexer, depth: depth + 1).map { .dictionary($0) }
    case .openArray:
      var values: [PDFValue] = []
      while true {
        let token = lexer.next()
        if token == .closeArray { return .array(values) }
        guard let value = read(token, &lexer, depth: depth + 1) else { return nil }
        values.append(value)
      }
    case .closeArray, .closeDictionary, .irregular, .end: return nil
    }
  }

  /// Reads a number, or a reference if another number and `R` follow (§7.3.10).
  private static func number(_ range: Range<Int>, _ lexer: inout PDFLexer) -> PDFValue? {
    let text = String(decoding: lexer.bytes[range], as: UTF8.self)
    var ahead = lexer
    if text.allSatisfy(\.isNumber), case .number = ahead.next(), case .word(let word) = ahead.next(),
      lexer.bytes[word].elementsEqual("R".utf8)
    {
      lexer = ahead
      return .reference
    }
    if let value = Int(text) { return .integer(value) }
    // Readers disagree on two signs or two points.
    let digits = text.drop { $0 == "+" || $0 == "-" }
    guard digits.count + 1 >= text.count, digits.filter({ $0 == "." }).count == 1,
      digits.contains(where: \.isNumber), digits.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    return .other
  }

  /// Decodes a name; nil for a number sign without digits, or if some readers would end it earlier.
  fileprivate static func name(_ raw: ArraySlice<UInt8>) -> String? {
    guard !raw.contains(where: PDFName.isAmbiguous) else { return nil }
    let name = PDFName.decoded(raw)
    guard raw.filter({ $0 == UInt8(ascii: "#") }).count * 2 == raw.count - name.count else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

/// A dictionary of PDF (ISO 32000-2 §7.3.7).
package struct PDFDictionary: Sendable {
  private var values: [String: PDFValue] = [:]
  /// True if a key is duplicated: readers disagree on which counts.
  package private(set) var repeatsKeys = false

  /// Reads the dictionary after `<<`; nil if readers would disagree.
  package init?(_ lexer: inout PDFLexer, depth: Int = 0) {
    while true {
      let token = lexer.next()
      if token == .closeDictionary { return }
      guard case .name(let range) = token, let key = PDFValue.name(lexer.bytes[range]),
        let value = PDFValue.read(lexer.next(), &lexer, depth: depth)
      else { return nil }
      if values.updateValue(value, forKey: key) != nil { repeatsKeys = true }
    }
  }

  package subscript(key: String) -> PDFValue? {
    if case .null = values[key] { return nil }
    return values[key]
  }
}
