internal import UniformTypes

/// Dynamic identifiers, decoded or encoded.
public struct DynamicCase: CaseKind {
  public static let name = "dynamic"
  public static let about = "What a dynamic identifier encodes, or which one encodes a tag."
  public static let question = [
    CaseField("identifier", .identifier, "the identifier to decode; without it, a tag is encoded"),
    CaseField("tag", .text, "the tag to encode"),
    CaseField("tagClass", .identifier, "its tag class's full identifier"),
    CaseField(
      "conformingTo", .orNull(.identifier), "the supertype to encode; null is none, absent public.data"),
  ]
  public static let expectation = [
    CaseField("supertype", .orNull(.identifier), "the supertype that is encoded"),
    CaseField("tags", .map(.list(.text)), "the tags that are encoded, by tag class"),
    CaseField("identifier", .identifier, "the identifier for the tag"),
  ]

  private let question: CaseObject

  public init(_ question: CaseObject) throws(CaseProblem) {
    self.question = question
    let encodes = question["tag"] != nil
    guard encodes != (question["identifier"] != nil) else {
      throw CaseProblem("write either 'identifier', to decode it, or 'tag' and 'tagClass', to encode them")
    }
    if encodes, question["tagClass"] == nil { throw CaseProblem("'tag' needs its 'tagClass'", key: "tag") }
    if !encodes, question["tagClass"] != nil || question["conformingTo"] != nil {
      throw CaseProblem("'tagClass' and 'conformingTo' belong to a 'tag'", key: "identifier")
    }
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    guard let identifier = question.text("identifier") else {
      let type = context.registry.preferredType(
        tag: question.text("tag") ?? "", tagClass: UTTagClass(rawValue: question.text("tagClass") ?? ""),
        conformingTo: try context.supertype(question))
      guard let type else { throw CaseProblem("the tag class cannot be an identifier") }
      return CaseObject([("identifier", .text(type.identifier))])
    }
    let type = try context.type(identifier)
    guard type.isDynamic else { throw CaseProblem("'\(identifier)' is declared, not dynamic") }
    let tags = type.tags.map { ($0.key.rawValue, CaseValue?.some(.texts($0.value))) }
    return CaseObject([
      ("supertype", .optional(type.directSupertypes.first?.identifier)),
      ("tags", .object(CaseObject(tags.sorted { $0.0 < $1.0 }))),
    ])
  }
}
