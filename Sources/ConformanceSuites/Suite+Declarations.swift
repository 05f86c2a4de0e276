internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import TypeDeclarations

// Reading and validating the type declarations that a suite refers to, and those of one case: its key `declare`.
extension Suite {
  /// The size limit for files of declarations.
  private static let maxDeclarationBytes = 64 << 20

  /// Reads the declarations that a header refers to.
  static func declarations(
    named file: String?, at position: TextPosition?, _ origin: Origin, line: Int
  ) throws(SuiteError) -> [TypeDeclaration] {
    guard let file else { return [] }
    guard case .file(let path) = origin else {
      throw SuiteError(
        line: line, at: position,
        "'declarations' names a file beside the suite, and this suite is not read from a file; write 'declare' in its cases instead"
      )
    }
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try declarationBytes(at: path.removingLastComponent().pushing(FilePath(file)))
    } catch {
      throw SuiteError(line: line, at: position, "cannot read the declarations in \(file): \(error)")
    }
    guard bytes.count <= maxDeclarationBytes else {
      throw SuiteError(
        line: line, at: position,
        "\(file) is longer than \(maxDeclarationBytes >> 20) MiB; that is no file of declarations")
    }
    do { return TypeDeclaration.representable(try TypeDeclaration.declarations(in: bytes, file: file)) } catch
    {
      throw SuiteError(line: line, at: position, error.description)
    }
  }

  private static func declarationBytes(at path: FilePath) throws(Errno) -> [UInt8] {
    let descriptor = try FileDescriptor.openStream(path)
    return try descriptor.releasing { () throws(Errno) in
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      // Two zero bytes begin neither a table nor a property list, but devices such as /dev/zero.
      while bytes.count <= maxDeclarationBytes, !bytes.starts(with: [0, 0]) {
        let count = try descriptor.readBytes(into: &block)
        if count == 0 { break }
        bytes.append(contentsOf: block[..<count])
      }
      return bytes
    }
  }

  /// Throws if a case's declarations are invalid.
  func check(
    _ example: SuiteCase, _ value: PropertyList, _ registries: CaseRegistryCache, line: Int
  ) throws(SuiteError) {
    if example.declarations.isEmpty { return }
    do { _ = try registries.registry(of: example, in: self) } catch {
      let index = example.declarations.firstIndex { $0.place == error.place }
      let place = index.flatMap { value["declare"]?.array?[$0].position } ?? value["declare"]?.position
      throw SuiteError(line: line, at: place, error.reason)
    }
  }

  /// The keys of a declaration in `declare`.
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

  /// Returns the keys of a kind's cases other than `id`, `kind` and `expect`.
  static func fields(of kind: any CaseKind.Type) -> [CaseField] { questionFields(of: kind) + common }

  /// Returns the keys of a kind's questions.
  static func questionFields(of kind: any CaseKind.Type) -> [CaseField] {
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

  /// Creates declarations from the elements of a validated `declare`.
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

  /// Returns declarations reduced to the keys of `declare`, exported ones first.
  static func representable(_ declarations: [TypeDeclaration]) -> [TypeDeclaration] {
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
