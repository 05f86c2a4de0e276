internal import MediaMetadata

/// A condition on one field: `duration > 10`, `camera ~ "iPhone"`.
struct FieldComparison: Hashable, Sendable {
  enum Operator: String, Sendable, CaseIterable {
    // The longer marks stand before their beginnings: the parser takes the first that fits.
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    /// Holds the text, whatever its case; of a list, one of its texts does.
    case contains = "~"
  }

  /// What a field is compared with, as the field understands it.
  enum Literal: Hashable, Sendable {
    case text(String)
    /// Every word of the field's list that is meant.
    case words([String])
    case number(Double)
    case flag(Bool)
    case date(CaptureSpan)
  }

  /// The field's name.
  var field: String
  var comparison: Operator
  var literal: Literal

  /// Compares a field of an item; a missing value is unknown.
  func holds(_ subject: some FilterSubject) -> Ternary {
    if case .words(let words) = literal, let has = ItemField.byName[field]?.has {
      let answer = words.reduce(Ternary.no) { $0 || has(subject, $1) }
      return comparison == .notEqual ? !answer : answer
    }
    guard let value = subject.value(of: field) else { return .unknown }
    guard case .texts(let texts) = value else { return Ternary(holds(value)) }
    let isOneOf = texts.contains { text in
      var one = self
      if comparison == .notEqual { one.comparison = .equal }
      return one.holds(.text(text)) ?? false
    }
    return Ternary(isOneOf != (comparison == .notEqual))
  }

  private func holds(_ value: FilterValue) -> Bool? {
    switch (value, literal) {
    case (.number(let a), .number(let b)): ordered(a, b)
    case (.flag(let a), .flag(let b)): equal(a == b)
    case (.text(let a), .words(let words)):
      comparison == .notEqual ? !words.contains(a) : words.contains(a)
    case (.text(let a), .text(let b)):
      comparison == .contains ? a.lowercased().contains(b.lowercased()) : ordered(a, b)
    case (.text(let a), .date(let span)): CaptureDate(text: a).flatMap { placed(CaptureSpan.Bound($0), span) }
    default: nil
    }
  }

  private func equal(_ isEqual: Bool) -> Bool? {
    switch comparison {
    case .equal: isEqual
    case .notEqual: !isEqual
    default: nil
    }
  }

  private func ordered<Value: Comparable>(_ a: Value, _ b: Value) -> Bool? {
    switch comparison {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    case .contains: nil
    }
  }

  /// A day, month or year is equal to every moment in it.
  private func placed(_ date: CaptureSpan.Bound, _ span: CaptureSpan) -> Bool? {
    let isBefore = date.isBefore(span.first)
    let isAfter = !date.isBefore(span.end)
    return switch comparison {
    case .equal: !isBefore && !isAfter
    case .notEqual: isBefore || isAfter
    case .less: isBefore
    case .lessOrEqual: !isAfter
    case .greater: isAfter
    case .greaterOrEqual: !isBefore
    case .contains: nil
    }
  }
}
