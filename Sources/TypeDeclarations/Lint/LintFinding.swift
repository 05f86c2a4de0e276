internal import PropertyLists

/// A problem in a type declaration, found by a lint rule: its location, reason and fix.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The name of the rule.
  public var rule: String
  /// The severity.
  public var severity: LintSeverity
  /// The location.
  public var place: DeclarationPlace
  /// The problem and its consequences.
  public var reason: String
  /// The advice on how to fix the problem.
  public var fix: String
  /// The automatic change, if one is certain.
  var edit: LintEdit?

  /// True if ``LintDocument/fixed(_:file:in:beside:rules:)`` can fix it.
  public var isFixable: Bool { edit != nil }

  /// The finding as one line: `Info.plist:12:5: warning: …; … [rule]`.
  public var description: String { "\(place): \(severity): \(reason); \(fix) [\(rule)]" }
}

/// A change of one string.
struct LintEdit: Hashable, Sendable {
  var location: LintEditLocation
  /// The new text, or nil to drop the string from its list.
  var replacement: String?
}

/// The location of an editable string.
enum LintEditLocation: Hashable, Sendable {
  /// Not editable.
  case none
  /// A string of a property list; `isElement` is true if it can be removed from an array.
  case string(TextPosition, isElement: Bool)
  /// An element of a table's cell.
  case cell(line: Int, column: String, index: Int)
}

/// The severity of a lint finding: note, warning or error.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It works as written, but is worth knowing.
  case note
  /// It has an unintended effect on some systems or for some files.
  case warning
  /// Systems refuse or ignore it.
  case error

  public static func < (a: Self, b: Self) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
