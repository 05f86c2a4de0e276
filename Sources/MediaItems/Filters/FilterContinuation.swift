/// The words that can come next in an unfinished filter expression.
package enum FilterContinuation: Sendable, Equatable {
  /// A word with its meaning.
  package struct Word: Sendable, Equatable {
    package var text: String
    package var meaning: String
  }

  /// One of these words.
  case words([Word])
  /// A type as an identifier, an extension or a MIME type.
  case type
  /// A free value, such as a number or a date.
  case value
}

extension FilterExpression {
  /// Splits an unfinished expression into its start and the incomplete word at its end.
  package static func unfinished(_ text: String) -> (start: String, word: String) {
    let word = text.reversed().prefix(while: FilterParser.isWordCharacter)
    return (String(text.dropLast(word.count)), String(word.reversed()))
  }

  /// Returns the words that can follow `start`; nil if it is invalid.
  package static func continuation(after start: String) -> FilterContinuation? {
    var parser = FilterParser(start, nil)
    // Errors before the end leave `expected` nil.
    _ = try? parser.parse()
    return parser.expected.map(continuation)
  }

  private static func continuation(of expectation: FilterParser.Expectation) -> FilterContinuation {
    switch expectation {
    case .filter:
      .words(
        NamedFilter.rows.map { .init(text: $0.name, meaning: $0.meaning) }
          + ItemField.compared.map { .init(text: $0.name, meaning: $0.meaning) } + combinators)
    case .comparison(let field): .words(operators(of: field))
    case .value(let field): values(of: field)
    case .playbackStyle: .words(PlaybackStyle.allCases.map { .init(text: $0.name, meaning: "") })
    case .conjunction(let marks):
      .words(
        [
          .init(text: "and", meaning: "both conditions hold"),
          .init(text: "or", meaning: "one of the conditions holds"),
        ] + marks.map { .init(text: $0, meaning: "") })
    }
  }

  private static let combinators: [FilterContinuation.Word] = [
    .init(text: "not", meaning: "what follows does not hold"),
    .init(text: "any(", meaning: "one of a list of conditions holds"),
    .init(text: "all(", meaning: "each of a list of conditions holds"),
    .init(text: "playbackStyle(", meaning: "how the photo library plays it"),
  ]

  private static func operators(of field: ItemField) -> [FilterContinuation.Word] {
    FieldSyntax(field).operators.flatMap { comparison -> [FilterContinuation.Word] in
      let symbol = FilterContinuation.Word(text: comparison.rawValue, meaning: comparison.meaning)
      return comparison == .contains
        ? [symbol, .init(text: "contains", meaning: comparison.meaning)] : [symbol]
    }
  }

  private static func values(of field: ItemField) -> FilterContinuation {
    if let words = field.words { return .words(words.map { .init(text: $0, meaning: "") }) }
    switch field.shape {
    case .flag: return .words(["true", "false"].map { .init(text: $0, meaning: "") })
    case .identifier: return .type
    default: return .value
    }
  }
}

extension FieldComparison.Operator {
  /// The comparison in words.
  var meaning: String {
    switch self {
    case .equal: "equal to"
    case .notEqual: "not equal to"
    case .lessOrEqual: "at most"
    case .greaterOrEqual: "at least"
    case .less: "less than"
    case .greater: "more than"
    case .contains: "contains the text"
    }
  }
}
