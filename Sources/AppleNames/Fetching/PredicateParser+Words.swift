#if !canImport(Darwin)
  extension PredicateParser {
    private static let marks = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
    private static let spellings = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    private static let operators: Set<String> = ["AND", "OR", "NOT", "IN"]

    /// The words of a predicate's text, operators in one spelling each.
    static func words(of text: String) -> [String] {
      var words: [String] = []
      var rest = Substring(text)
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
          continue
        }
        let word: Substring
        if first == "\"" || first == "'" {
          let end = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) } ?? rest.endIndex
          word = rest[..<end]
        } else if first.isLetter || first.isNumber || "_%-.".contains(first) {
          let body = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
          word = rest[..<body.endIndex]
        } else {
          let mark = marks.first { rest.hasPrefix($0) }
          word = rest.prefix(mark?.count ?? 1)
        }
        rest = rest[word.endIndex...]
        let upper = word.uppercased()
        words.append(operators.contains(upper) ? upper : spellings[String(word)] ?? String(word))
      }
      return words
    }
  }
#endif
