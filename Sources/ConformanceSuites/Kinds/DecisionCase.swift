internal import MediaItems

/// A case about the kind of item for a provider's identifiers under a rule set.
public struct DecisionCase: CaseKind {
  public static let name = "decision"
  public static let about = "What kind of item registered identifiers mean, under one rule set."
  public static let question = [
    CaseField("registered", .list(.text), required: true, "the identifiers in the provider's order"),
    CaseField(
      "rules", .word(MediaRuleSet.all.map(\.name)), vocabulary: .names,
      "the rule set; evidenceFirst by default"),
    CaseField(
      "canLoadLivePhoto", .flag, "what the provider says of the Live Photo class; absent when nobody asked"),
  ]
  public static let expectation = [
    CaseField("kind", .word(MediaKind.allCases.map(\.rawValue)), "the kind of item"),
    CaseField("rule", .text, vocabulary: .names, "the deciding rule's name"),
    CaseField("style", .word(PlaybackStyle.allCases.map { "\($0)" }), "how the photo library plays it"),
    CaseField(
      "standing", .word(["decided", "unsupported", "empty"]), vocabulary: .own,
      "whether there was something to decide on"),
    CaseField("decidedBy", .orNull(.identifier), vocabulary: .own, "the deciding identifier, as registered"),
  ]

  private let registered: [String]
  private let rules: MediaRuleSet
  private let canLoadLivePhoto: Bool?

  public init(_ question: CaseObject) throws(CaseProblem) {
    registered = question.texts("registered")
    let name = question.text("rules")
    rules = MediaRuleSet.all.first { $0.name == name } ?? .evidenceFirst
    canLoadLivePhoto = question["canLoadLivePhoto"]?.flag
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    let decision = MediaDecision.decide(
      registered: registered, under: rules, canLoadLivePhoto: canLoadLivePhoto, in: context.registry)
    return CaseObject([
      ("kind", .text(decision.kind.rawValue)), ("rule", .text(decision.rule)),
      ("style", .text("\(decision.style)")), ("standing", .text(decision.standing.rawValue)),
      ("decidedBy", .optional(decision.decidedBy)),
    ])
  }
}
