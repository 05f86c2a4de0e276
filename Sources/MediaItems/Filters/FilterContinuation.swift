/// Words that may come next in an unfinished filter expression.
package enum FilterContinuation: Sendable, Equatable {
  /// A word with what it means.
  package struct Word: Sendable, Equatable {
    package var text: String
    package var meaning: String
  }

  /// One of these words.
  case words([Word])
  /// A type as an identifier, an extension or a MIME type.
  case type
  /// A value that no list names, as a number or a date.
  case value
}

extension FilterExpression {
  /// The start of an unfinished expression, and the word at its end that is still being written.
  package static func unfinished(_ text: String) -> (start: String, word: String) {
    let word = text.reversed().prefix(while: FilterParser.isWordCharacter)
    return (String(text.dropLast(word.count)), String(word.reversed()))
  }

  /// The words that may follow `start`; nil where it has a fault.
  package static func continuation(after start: String) -> FilterContinuation? {
    var parser = FilterParser(start, nil)
    // An unfinished expression is an error, too: only one that was met at the end tells what may follow.
    _ = try? parser.parse()
    return parser.expected.map(continuation)
  }

  private static func continuation(of expectation: FilterParser.Expectation) -> FilterContinuation {
    switch expectation {
    case .filter:
      .words(
        MediaFilterTest.rows.map { .init(text: $0.name, meaning: $0.meaning) }
          + ItemField.compared.map { .init(text: $0.name, meaning: $0.meaning) } + operations)
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

  private static let operations: [FilterContinuation.Word] = [
    .init(text: "not", meaning: "what follows does not hold"),
    .init(text: "any(", meaning: "one of a list of conditions holds"),
    .init(text: "all(", meaning: "each of a list of conditions holds"),
    .init(text: "playbackStyle(", meaning: "how the photo library plays it"),
  ]

  private static func operators(of field: ItemField) -> [FilterContinuation.Word] {
    FieldForm(field).operators.flatMap { comparison -> [FilterContinuation.Word] in
      let written = FilterContinuation.Word(text: comparison.rawValue, meaning: comparison.meaning)
      return comparison == .contains
        ? [written, .init(text: "contains", meaning: comparison.meaning)] : [written]
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
