/// One row of the lint's table: its name, when it speaks, how loud, why, and what helps.
public struct LintRule: Sendable {
  /// The rule's name.
  public let name: String
  /// The condition, in words.
  public let when: String
  /// How bad a finding is.
  public let then: LintSeverity
  /// Why it is one.
  public let because: String
  /// What its author should do.
  public let fix: String
  /// Whether some or all of its findings can be fixed without a decision.
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

  /// Every rule, in the order of the documentation.
  public static let all: [LintRule] =
    form + slips + identifiers + parents + tags + owners + documentTypes + activation
}

/// Where a rule holds, and what is wrong there in particular.
struct LintMatch {
  var place: DeclarationPlace
  var reason: String
  /// More to the point than the rule's own, when there is more to say.
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
      edit: text.spot == .none ? nil : LintEdit(spot: text.spot, replacement: replacement))
  }

  init(dropping text: LintText, _ reason: String, fix: String? = nil) {
    let canDrop =
      switch text.spot {
      case .none: false
      case .string(_, let isElement): isElement
      case .cell: true
      }
    self.init(text.place, reason, fix: fix, edit: canDrop ? LintEdit(spot: text.spot, replacement: nil) : nil)
  }
}
