internal import MediaMetadata

/// A condition on one field: `duration > 10`, `camera ~ "iPhone"`.
struct FieldComparison: Hashable, Sendable {
  enum Operator: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    /// Holds the text, whatever its case.
    case contains = "~"
  }

  var field: String
  var comparison: Operator
  var literal: FilterValue

  /// Compares a field's value; a missing value is unknown, except to `==` with an empty text.
  func holds(_ value: FilterValue?) -> Ternary {
    guard let value else { return .unknown }
    switch (value, literal) {
    case (.number(let a), .number(let b)): return Ternary(compare(a, b))
    case (.flag(let a), .flag(let b)):
      switch comparison {
      case .equal: return Ternary(a == b)
      case .notEqual: return Ternary(a != b)
      default: return .unknown
      }
    case (.text(let a), .text(let b)):
      if comparison == .contains { return Ternary(a.lowercased().contains(b.lowercased())) }
      return Ternary(compare(a, b))
    // A number was written where text stands, as in `path ~ 2024`.
    case (.text(let a), .number(let b)):
      let text = b == b.rounded() && abs(b) < 1e15 ? String(Int64(b)) : String(b)
      return FieldComparison(field: field, comparison: comparison, literal: .text(text)).holds(.text(a))
    default: return .unknown
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
}
