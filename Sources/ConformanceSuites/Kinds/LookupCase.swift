internal import UniformTypes

/// From a tag to its types.
public struct LookupCase: CaseKind {
  public static let name = "lookup"
  public static let about = "Which types own a tag, preferred first."
  public static let question = [
    CaseField("tag", .text, required: true, "the tag: an extension without its dot, a MIME type"),
    CaseField("tagClass", .identifier, required: true, "the tag class's full identifier"),
    CaseField(
      "conformingTo", .orNull(.identifier),
      "what the types must conform to; null is anything, absent public.data"),
  ]
  public static let expectation = [
    CaseField("first", .orNull(.identifier), "the preferred type; a dynamic one when none is declared"),
    CaseField("all", .list(.identifier), "all of them, preferred first"),
    CaseField(
      "contains", .list(.identifier), comparison: .contains, fallback: "all",
      "some of them, in whatever order"),
  ]

  private let question: CaseObject

  public init(_ question: CaseObject) throws(CaseProblem) { self.question = question }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    let supertype = try context.supertype(question)
    let tag = question.text("tag") ?? ""
    let tagClass = UTTagClass(rawValue: question.text("tagClass") ?? "")
    let first = context.registry.preferredType(tag: tag, tagClass: tagClass, conformingTo: supertype)
    let all = context.registry.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    return CaseObject([
      ("first", .optional(first?.identifier)), ("all", .texts(all.map(\.identifier))),
      ("contains", .texts(all.map(\.identifier))),
    ])
  }
}
