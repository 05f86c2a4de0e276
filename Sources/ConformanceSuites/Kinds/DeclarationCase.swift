internal import UniformTypes

/// What is declared under an identifier: parents, tags in order of preference, description.
public struct DeclarationCase: CaseKind {
  public static let name = "declaration"
  public static let about = "What is declared under an identifier."
  public static let question = [
    CaseField("type", .identifier, required: true, "the identifier")
  ]
  public static let expectation = [
    CaseField("exists", .flag, "whether the identifier is declared, or a dynamic type's"),
    CaseField("parents", .list(.identifier), comparison: .set, "the direct supertypes, in whatever order"),
    CaseField("supertypes", .list(.identifier), comparison: .set, "every type above, in whatever order"),
    CaseField("extensions", .list(.text), "filename extensions, preferred first"),
    CaseField("mimeTypes", .list(.text), "MIME types, preferred first"),
    CaseField("osTypes", .list(.text), "OSTypes, preferred first"),
    CaseField("pasteboardTypes", .list(.text), "pasteboard types, preferred first"),
    CaseField("preferredExtension", .orNull(.text), "the extension for a new file"),
    CaseField("preferredMIMEType", .orNull(.text), "the MIME type to announce"),
    CaseField("description", .orNull(.text), "what a person calls it, its own or its nearest supertype's"),
    CaseField(
      "carriers", .list(.identifier), comparison: .set, vocabulary: .own,
      "what carries the type, in whatever order"),
    CaseField("dynamic", .flag, "whether the identifier encodes tags"),
    CaseField("declared", .flag, "whether it is declared"),
    CaseField("public", .flag, "whether the identifier begins with public."),
  ]

  private let identifier: String

  public init(_ question: CaseObject) throws(CaseProblem) { identifier = question.text("type") ?? "" }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    guard let type = context.registry.type(identifier) else { return CaseObject([("exists", .flag(false))]) }
    let tags = type.tags
    func tagged(_ tagClass: String) -> CaseValue { .texts(tags[UTTagClass(rawValue: tagClass)] ?? []) }
    return CaseObject([
      ("exists", .flag(true)), ("parents", .texts(type.directSupertypes.map(\.identifier))),
      ("supertypes", .texts(type.supertypes.map(\.identifier).sorted())),
      ("extensions", tagged("public.filename-extension")), ("mimeTypes", tagged("public.mime-type")),
      ("osTypes", tagged("com.apple.ostype")), ("pasteboardTypes", tagged("com.apple.nspboard-type")),
      ("preferredExtension", .optional(type.preferredFilenameExtension)),
      ("preferredMIMEType", .optional(type.preferredMIMEType)),
      ("description", .optional(type.localizedDescription)),
      ("carriers", .texts(type.carriers.map(\.identifier))), ("dynamic", .flag(type.isDynamic)),
      ("declared", .flag(type.isDeclared)), ("public", .flag(type.isPublic)),
    ])
  }
}
