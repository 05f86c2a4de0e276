internal import MediaMetadata

/// A condition on one field: `duration > 10`, `camera ~ "iPhone"`.
struct FieldComparison: Hashable, Sendable {
  enum Operator: String, Sendable, CaseIterable {
    // Longer operators before their prefixes: the parser uses the first match.
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    /// Contains the text, ignoring case; for a list, any element does.
    case contains = "~"
  }

  /// The right side of a comparison.
  enum Literal: Hashable, Sendable {
    case text(String)
    /// The matching words of the field's list.
    case words([String])
    case number(Double)
    case flag(Bool)
    case date(CaptureSpan)
  }

  /// The field's name.
  var field: String
  var comparison: Operator
  var literal: Literal

  /// Returns whether the item fulfils the condition; unknown if the value is missing.
  func holds(_ subject: some FilterSubject) -> Ternary {
    if case .words(let words) = literal, let has = ItemField.byName[field]?.has {
      let answer = words.reduce(Ternary.no) { $0 || has(subject, $1) }
      return comparison == .notEqual ? !answer : answer
    }
    guard let value = subject.value(of: field) else { return .unknown }
    guard case .texts(let texts) = value else { return Ternary(holds(value)) }
    let isAny = texts.contains { text in
      var single = self
      if comparison == .notEqual { single.comparison = .equal }
      return single.holds(.text(text)) ?? false
    }
    return Ternary(isAny != (comparison == .notEqual))
  }

  private func holds(_ value: FilterValue) -> Bool? {
    switch (value, literal) {
    case (.number(let a), .number(let b)): compare(a, b)
    case (.flag(let a), .flag(let b)): equal(a == b)
    case (.text(let a), .words(let words)):
      comparison == .notEqual ? !words.contains(a) : words.contains(a)
    case (.text(let a), .text(let b)):
      comparison == .contains ? a.lowercased().contains(b.lowercased()) : compare(a, b)
    case (.text(let a), .date(let span)):
      CaptureDate(text: a).flatMap { compare(CaptureSpan.Bound($0), span) }
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

  private func compare<Value: Comparable>(_ a: Value, _ b: Value) -> Bool? {
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

  /// Compares a date with a day, month or year, which equals every time in it.
  private func compare(_ date: CaptureSpan.Bound, _ span: CaptureSpan) -> Bool? {
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
