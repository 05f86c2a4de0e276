internal import UniformTypes

/// A case about the types that have a tag, such as a filename extension or MIME type.
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

/// A case about the relations between two types.
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

/// A case about decoding or encoding dynamic identifiers.
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

/// A case about the declaration of an identifier: supertypes, tags in order of preference, description.
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
