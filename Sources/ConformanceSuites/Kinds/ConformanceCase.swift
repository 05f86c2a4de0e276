internal import UniformTypes

/// The three relations between two types.
public struct ConformanceCase: CaseKind {
  public static let name = "conformance"
  public static let about = "How two types stand to each other."
  public static let question = [
    CaseField("type", .identifier, required: true, "the type that is asked about, or a MIME type of it"),
    CaseField(
      "other", .identifier, required: true, "the type that it is compared with, or a MIME type of it"),
  ]
  public static let expectation = [
    CaseField("conforms", .flag, "whether the type is the other or below it"),
    CaseField("subtype", .flag, "whether the type is below the other, and not the same"),
    CaseField("supertype", .flag, "whether the type is above the other, and not the same"),
    CaseField(
      "carried", .flag, vocabulary: .own,
      "whether the other is how the type's bytes are packed, where the graph has no edge"),
  ]

  private let type: String
  private let other: String

  public init(_ question: CaseObject) throws(CaseProblem) {
    type = question.text("type") ?? ""
    other = question.text("other") ?? ""
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    let type = try context.type(type)
    let other = try context.type(other)
    return CaseObject([
      ("conforms", .flag(type.conforms(to: other))), ("subtype", .flag(type.isSubtype(of: other))),
      ("supertype", .flag(type.isSupertype(of: other))), ("carried", .flag(type.isCarried(by: other))),
    ])
  }
}
