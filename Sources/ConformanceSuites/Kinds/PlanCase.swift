internal import LoadPlans
internal import MediaItems
public import UniformTypes

/// A case about the plan of calls that load an item from an item provider.
public struct PlanCase: CaseKind {
  public static let name = "plan"
  public static let about = "Which calls load an item in a situation, in which order."
  public static let question = [
    CaseField("registered", .list(.text), required: true, "the identifiers in the provider's order"),
    purpose, context,
    CaseField("memoryLimit", .integer(0...Int.max), "how many bytes of memory the load may take"),
    CaseField("byteSize", .integer(0...Int.max), "the item's size in bytes"),
    CaseField(
      "pixelSize", .list(.integer(0...Int(Int32.max)), count: 2...2), "the picture's width and height"),
    CaseField("itemCount", .integer(1...Int(Int32.max)), "how many items are loaded in one go; 1 by default"),
    CaseField("stillOnly", .flag, "whether only a Live Photo's still is wanted"),
    CaseField(
      "canLoadLivePhoto", .flag, "what the provider says of the Live Photo class; absent when nobody asked"),
    CaseField("opensInPlace", .list(.text), "the identifiers that the provider offers to open in place"),
    CaseField(
      "needsTranscoding", .list(.text), "the identifiers whose bytes would have to be made by transcoding"),
  ]
  package static let purpose = CaseField(
    "for", .word(LoadSituation.Purpose.allCases.map(\.rawValue)), required: true,
    "what the item is wanted for")
  package static let context = CaseField(
    "context", .word(LoadSituation.Context.allCases.map(\.rawValue)),
    "where the provider comes from; picker by default")
  package static let calls = CaseField.Shape.word(LoadPlan.Call.allCases.map(\.rawValue))
  private static let classes = CaseField.Shape.word(LoadPlan.TargetClass.allCases.map(\.rawValue))
  private static let step = [
    CaseField("call", calls, required: true, "the provider's call"),
    CaseField("identifier", .identifier, "the registered identifier to ask for"),
    CaseField("class", classes, "the class to load"),
    CaseField("turn", .word(["first", "also", "ifThatFails"]), "when the step is taken"),
    CaseField(
      "estimatedPeakBytes", .orNull(.integer(0...Int.max)),
      "the most memory that the call holds at once for one item; null when a size is not known"),
    CaseField("needsTranscoding", .flag, "whether the provider would have to transcode to answer"),
    CaseField(
      "copied", .flag, "whether the file is copied before its handler returns; true when nothing is said"),
  ]
  private static let prohibition = [
    CaseField("call", calls, required: true, "the call that looks right and is not"),
    CaseField("identifier", .identifier, "the identifier that it is about"),
    CaseField("class", classes, "the class that it is about"),
  ]
  public static let expectation = [
    CaseField(
      "outcome", .object(SimulatedProvider.outcome),
      "what becomes of the steps that are answered, carried out with a provider that exists as a model"),
    CaseField(
      "steps", .list(.object(step)), vocabulary: .names,
      "the steps in order; of each, the keys that are written"),
    CaseField(
      "never", .list(.object(prohibition)), comparison: .set, vocabulary: .names,
      "what must not be called, in whatever order"),
    CaseField(
      "refusal", .orNull(.text), vocabulary: .names,
      "the name of the reason why nothing is loaded; null when there are steps"),
    CaseField("rule", .text, vocabulary: .names, "the deciding row's name"),
  ]

  private let question: CaseObject
  private let purpose: LoadSituation.Purpose

  public init(_ question: CaseObject) throws(CaseProblem) {
    self.question = question
    guard let purpose = question.text("for").flatMap(LoadSituation.Purpose.init) else {
      throw CaseProblem("no purpose", key: "for")
    }
    self.purpose = purpose
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    let registered = RegisteredTypes(
      question.texts("registered"), canLoadLivePhoto: question["canLoadLivePhoto"]?.flag, in: context.registry
    )
    let pixels = question["pixelSize"]?.list?.compactMap(\.integer) ?? []
    let plan = LoadPlan(
      for: LoadSituation(
        registered, for: purpose,
        in: question.text("context").flatMap(LoadSituation.Context.init) ?? .picker,
        itemCount: question["itemCount"]?.integer ?? 1,
        byteSize: question["byteSize"]?.integer.map(Int64.init),
        pixelSize: pixels.count == 2 ? (pixels[0], pixels[1]) : nil,
        memoryLimit: question["memoryLimit"]?.integer.map(Int64.init),
        wantsStillOnly: question.flag("stillOnly"),
        opensInPlace: Set(question.texts("opensInPlace")),
        needsTranscoding: Set(question.texts("needsTranscoding"))))
    let steps = plan.steps.map { step in
      Self.call(
        step.call, step.identifier, step.targetClass,
        [
          ("turn", .text(step.turn.rawValue)),
          ("estimatedPeakBytes", step.estimatedPeakBytes.map { .integer(Int(clamping: $0)) } ?? .null),
          ("needsTranscoding", .flag(step.needsTranscoding)),
        ])
    }
    return CaseObject([
      ("steps", .list(steps)),
      ("never", .list(plan.never.map { Self.call($0.call, $0.identifier, $0.targetClass) })),
      ("refusal", .optional(plan.refusal?.name)), ("rule", .text(plan.rule)),
    ])
  }

  public static func asks(_ expected: [String]) -> [String] {
    expected.map { $0 == "outcome" ? "steps" : $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  public func completed(_ answer: CaseObject, in registry: TypeRegistry) -> CaseObject {
    guard let steps = answer["steps"]?.list else { return answer }
    return answer.with("outcome", .object(SimulatedProvider(question, registry).outcome(of: steps)))
  }

  public static func check(
    _ expected: CaseObject, against answer: CaseObject, in registry: TypeRegistry
  ) -> [CaseDifference] {
    var rest = expected
    rest["outcome"] = nil
    let differences = differences(rest, answer, registry)
    guard let wanted = expected["outcome"]?.object else { return differences }
    guard let got = answer["outcome"]?.object else {
      return differences + [
        CaseDifference(key: "outcome", expected: .object(wanted), got: nil, note: "no steps are answered")
      ]
    }
    let leaves = SimulatedProvider.leaves(wanted, got)
    if leaves.isEmpty { return differences }
    return [CaseDifference(key: "outcome", expected: .object(wanted), got: .object(got), leaves: leaves)]
      + differences
  }

  private static func call(
    _ call: LoadPlan.Call, _ identifier: String?, _ targetClass: LoadPlan.TargetClass?,
    _ more: [(String, CaseValue?)] = []
  ) -> CaseValue {
    .object(
      CaseObject(
        [
          ("call", .text(call.rawValue)), ("identifier", identifier.map { .text($0) }),
          ("class", targetClass.map { .text($0.rawValue) }),
        ] + more))
  }
}
