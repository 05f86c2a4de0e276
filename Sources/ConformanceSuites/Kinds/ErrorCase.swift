internal import PropertyLists
internal import TypeDeclarations
internal import UniformTypes

/// A case about the error for invalid declarations.
public struct ErrorCase: CaseKind {
  public static let name = "error"
  public static let about = "How declarations are refused: message, exit code, rule, line."
  public static let question = [
    CaseField("declarations", .text, required: true, "a table or a property list as text"),
    CaseField("file", .text, required: true, "what errors call it; no file is read"),
  ]
  public static let expectation = [
    CaseField("message", .text, comparison: .substring, vocabulary: .names, "a part of the message"),
    CaseField(
      "code", .integer(0...255), vocabulary: .ownValue, "the exit code: 65, or 0 when nothing is wrong"),
    CaseField(
      "rule", .word(DeclarationError.Rule.allCases.map(\.rawValue)), vocabulary: .names,
      "the rule that was broken"),
    CaseField(
      "line", .orNull(.integer(1...Int(Int32.max))), vocabulary: .own, "the line; null where there is none"),
  ]

  /// The exit code for bad declarations.
  private static let badDeclarations = 65

  private let text: String
  private let file: String

  public init(_ question: CaseObject) throws(CaseProblem) {
    text = question.text("declarations") ?? ""
    file = question.text("file") ?? ""
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    do throws(DeclarationError) {
      _ = try context.registry.adding(try TypeDeclaration.declarations(in: Array(text.utf8), file: file))
      return CaseObject([("code", .integer(0))])
    } catch {
      return CaseObject([
        ("message", .text(error.description)), ("code", .integer(Self.badDeclarations)),
        ("rule", .text(error.rule.rawValue)), ("line", error.place.line.map { .integer($0) } ?? .null),
      ])
    }
  }
}

extension DeclarationPlace {
  fileprivate var line: Int? {
    switch self {
    case .unknown: nil
    case .line(_, let line): line
    case .property(_, _, let position): position?.line
    }
  }
}
