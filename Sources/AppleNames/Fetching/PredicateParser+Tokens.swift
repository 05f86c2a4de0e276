#if !canImport(Darwin)
  // Splitting a predicate format into tokens.
  extension PredicateParser {
    private static let symbols = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
    private static let normalizedSymbols = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    private static let keywords: Set<String> = ["AND", "OR", "NOT", "IN"]

    /// Splits a predicate into tokens, with normalized operators.
    static func tokens(of text: String) -> [String] {
      var tokens: [String] = []
      var rest = Substring(text)
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
          continue
        }
        let token: Substring
        if first == "\"" || first == "'" {
          let end = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) } ?? rest.endIndex
          token = rest[..<end]
        } else if first.isLetter || first.isNumber || "_%-.".contains(first) {
          let body = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
          token = rest[..<body.endIndex]
        } else {
          let symbol = symbols.first { rest.hasPrefix($0) }
          token = rest.prefix(symbol?.count ?? 1)
        }
        rest = rest[token.endIndex...]
        let upper = token.uppercased()
        tokens.append(keywords.contains(upper) ? upper : normalizedSymbols[String(token)] ?? String(token))
      }
      return tokens
    }
  }
#endif
