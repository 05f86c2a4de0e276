internal import PropertyLists
internal import TypeDeclarations

extension Suite {
  /// The keys of a declaration, in a case's `declare` as in a question's.
  private static let declaration = [
    CaseField("identifier", .identifier, required: true, "the type's identifier"),
    CaseField("conformsTo", .list(.identifier), "its direct supertypes"),
    CaseField("extensions", .list(.text), "its filename extensions without their dots, preferred first"),
    CaseField("mimeTypes", .list(.text), "its MIME types, preferred first"),
    CaseField("osTypes", .list(.text), "its OSTypes, preferred first"),
    CaseField("pasteboardTypes", .list(.text), "its pasteboard types, preferred first"),
    CaseField("description", .text, "what a person calls it"),
  ]

  static let declareField = CaseField(
    "declare", .list(.object(declaration)),
    "types that are declared before the question is asked, beside those of the suite; of several that own a tag, the first is preferred"
  )

  /// The keys of a kind's cases beside `id`, `kind` and `expect`.
  static func fields(of kind: any CaseKind.Type) -> [CaseField] { asked(of: kind) + common }

  /// The keys of a kind's questions.
  static func asked(of kind: any CaseKind.Type) -> [CaseField] {
    kind.question + (kind.takesDeclarations ? [declareField] : [])
  }
}

extension DeclarationCase { public static var takesDeclarations: Bool { true } }
extension ConformanceCase { public static var takesDeclarations: Bool { true } }
extension LookupCase { public static var takesDeclarations: Bool { true } }
extension DynamicCase { public static var takesDeclarations: Bool { true } }
extension IdentificationCase { public static var takesDeclarations: Bool { true } }

extension TypeDeclaration {
  private static let keys: [(key: String, tagClass: TagClass)] = [
    ("extensions", .filenameExtension), ("mimeTypes", .mimeType), ("osTypes", .osType),
    ("pasteboardTypes", .pasteboardType),
  ]

  /// Takes over the elements of `declare`, whose keys have their shapes already.
  static func list(_ value: CaseValue?) -> [TypeDeclaration] {
    (value?.list ?? []).enumerated().compactMap { index, element in
      element.object.map { TypeDeclaration($0, place: "declare[\(index)]") }
    }
  }

  private init(_ object: CaseObject, place: String) {
    self.init(
      identifier: object.text("identifier") ?? "", conformsTo: object.texts("conformsTo"),
      tags: Dictionary(uniqueKeysWithValues: Self.keys.map { ($0.tagClass, object.texts($0.key)) }),
      description: object.text("description").flatMap { $0.isEmpty ? nil : $0 },
      place: .property(file: place, path: PropertyListPath(), position: nil))
  }

  /// The declaration as an element of `declare`.
  var object: CaseObject {
    func texts(_ texts: [String]?) -> CaseValue? { texts.flatMap { $0.isEmpty ? nil : .texts($0) } }
    return CaseObject(
      [("identifier", .text(identifier)), ("conformsTo", texts(conformsTo))]
        + Self.keys.map { ($0.key, texts(tags[$0.tagClass])) }
        + [("description", description.map { .text($0) })])
  }

  /// Declarations as `declare` can say them: what it has no key for is dropped, and exported ones come first.
  static func sayable(_ declarations: [TypeDeclaration]) -> [TypeDeclaration] {
    let exported = declarations.filter { $0.standing == .exported }
    return (exported + declarations.filter { $0.standing != .exported }).map { declaration in
      var plain = TypeDeclaration(
        identifier: declaration.identifier, conformsTo: declaration.conformsTo, tags: declaration.tags,
        description: declaration.description, place: declaration.place)
      plain.tags = plain.tags.filter { tag in keys.contains { $0.tagClass == tag.key } }
      return plain
    }
  }
}
