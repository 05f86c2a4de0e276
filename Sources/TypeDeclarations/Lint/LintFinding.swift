internal import PropertyLists

/// One thing that a rule found: where, why, and what to do.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule's name.
  public var rule: String
  /// How bad it is.
  public var severity: LintSeverity
  /// Where it is.
  public var place: DeclarationPlace
  /// What is wrong here and what comes of it.
  public var reason: String
  /// What to do about it.
  public var fix: String
  /// The change that does it, when one is certain.
  var edit: LintEdit?

  /// Whether ``LintDocument/fixed(_:file:in:beside:rules:)`` can do it.
  public var isFixable: Bool { edit != nil }

  /// As `Info.plist:12:5: warning: …; … [rule]`.
  public var description: String { "\(place): \(severity): \(reason); \(fix) [\(rule)]" }
}

/// A change of one string.
struct LintEdit: Hashable, Sendable {
  var spot: LintSpot
  /// The new text, or nil to drop the string from its list.
  var replacement: String?
}

/// Where a string can be changed.
enum LintSpot: Hashable, Sendable {
  /// Nowhere: there is no text to change, or no list to drop it from.
  case none
  /// A string of a property list; whether it can be dropped.
  case string(TextPosition, isElement: Bool)
  /// An element of a table's cell.
  case cell(line: Int, column: String, index: Int)
}
