/// A lint rule: its name, condition, severity, reason and fix.
public struct LintRule: Sendable {
  /// The rule's name.
  public let name: String
  /// The condition as text.
  public let when: String
  /// The severity of its findings.
  public let then: LintSeverity
  /// The reason.
  public let because: String
  /// The advice.
  public let fix: String
  /// True if some or all findings can be fixed automatically.
  public let isMechanical: Bool
  let find: @Sendable (LintSubject) -> [LintMatch]

  init(
    _ name: String, when: String, then: LintSeverity, because: String, fix: String,
    isMechanical: Bool = false, _ find: @escaping @Sendable (LintSubject) -> [LintMatch]
  ) {
    self.name = name
    self.when = when
    self.then = then
    self.because = because
    self.fix = fix
    self.isMechanical = isMechanical
    self.find = find
  }

  /// All rules, in the order of the documentation.
  public static let all: [LintRule] =
    form + misspellings + identifiers + parents + tags + owners + documentTypes + activation
}

/// A match of a rule with its location and reason.
struct LintMatch {
  var place: DeclarationPlace
  var reason: String
  /// A more specific fix than the rule's.
  var fix: String?
  var edit: LintEdit?

  init(_ place: DeclarationPlace, _ reason: String, fix: String? = nil, edit: LintEdit? = nil) {
    self.place = place
    self.reason = reason
    self.fix = fix
    self.edit = edit
  }

  init(_ text: LintText, _ reason: String, fix: String? = nil, replacement: String) {
    self.init(
      text.place, reason, fix: fix,
      edit: text.editLocation == .none
        ? nil : LintEdit(location: text.editLocation, replacement: replacement))
  }

  init(dropping text: LintText, _ reason: String, fix: String? = nil) {
    let canDrop =
      switch text.editLocation {
      case .none: false
      case .string(_, let isElement): isElement
      case .cell: true
      }
    self.init(
      text.place, reason, fix: fix,
      edit: canDrop ? LintEdit(location: text.editLocation, replacement: nil) : nil)
  }
}
