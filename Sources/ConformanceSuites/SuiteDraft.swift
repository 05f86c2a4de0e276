internal import PropertyLists
public import TypeDeclarations
internal import UniformTypes

/// A suite generated from a file of declarations, such as an app's Info.plist.
///
/// Its expectations are the declarations. If the registry answers differently, for example because Apple's own type comes
/// first for an extension, the case expects that answer with a reason, or is omitted; ``notes`` lists these cases.
///
/// ```swift
/// let draft = try SuiteDraft(of: bytes, file: "Info.plist", named: "my-types", registry: .apple)
/// print(draft.ndjson(declarations: "../App/Info.plist"))
/// ```
public struct SuiteDraft: Sendable {
  /// The suite; all its cases pass.
  public private(set) var suite: Suite
  /// The cases that differ from the declarations or were omitted, one sentence each.
  public private(set) var notes: [String] = []
  /// The declarations that are new to the registry, by identifier.
  private let newDeclarations: [String: TypeDeclaration]

  /// Generates a suite from the bytes of an Info.plist or a table; `file` is its name in messages.
  ///
  /// Errors: invalid declarations.
  public init(
    of bytes: [UInt8], file: String, named name: String, registry: Suite.Registry
  ) throws(DeclarationError) {
    let declarations = TypeDeclaration.representable(try TypeDeclaration.declarations(in: bytes, file: file))
    _ = try registry.types.adding(declarations)
    let place = file.split(separator: "/").last.map(String.init) ?? file
    suite = Suite(
      name: name, about: "What \(place) declares.", source: "the declarations in \(place)",
      registry: registry, declarations: declarations, cases: [])
    newDeclarations = Dictionary(
      uniqueKeysWithValues: declarations.filter { registry.types.type($0.identifier) == nil }
        .map { ($0.identifier, $0) })
    for declaration in declarations { addGraph(of: declaration) }
    addTags(of: declarations, .filenameExtension, "ext")
    addTags(of: declarations, .mimeType, "mime")
    addContentTypes(in: bytes)
    adoptRegistryAnswers()
  }

  /// Returns the suite's text; `declarations` is the path of the file relative to the suite's folder.
  public func ndjson(declarations path: String) -> String {
    let header = CaseObject([
      ("suite", .text(suite.name)), ("format", .integer(Suite.format)), ("about", .text(suite.about)),
      ("source", .text(suite.source)), ("independence", .text(suite.independence.rawValue)),
      ("registry", .text(suite.registry.rawValue)), ("declarations", .text(path)),
    ])
    let lines = suite.cases.map { example in
      CaseObject(
        [("id", .text(example.id)), ("kind", .text(example.kind.name))]
          + example.question.members.map { ($0.key, $0.value) }
          + [("expect", .object(example.expected)), ("because", example.because.map { .text($0) })])
    }
    return ([header] + lines).map { CaseValue.object($0).json + "\n" }.joined()
  }

  private mutating func add(
    _ id: String, _ kind: any CaseKind.Type, _ question: [(String, CaseValue?)],
    _ expected: [(String, CaseValue?)]
  ) {
    do throws(SuiteError) { try Slug.check(id, nil, what: "id", line: 1) } catch {
      notes.append("\(Legible.line(id)) is left out: \(error.reason)")
      return
    }
    // Generated questions are valid.
    guard
      let example = try? SuiteCase(
        id: id, kind: kind, question: CaseObject(question), expected: CaseObject(expected))
    else { return }
    suite.cases.append(example)
  }

  private mutating func addGraph(of declaration: TypeDeclaration) {
    let name = declaration.identifier
    func tags(_ tagClass: TagClass) -> [String] { declaration.tags[tagClass] ?? [] }
    add(
      name, DeclarationCase.self, [("type", .text(name))],
      [
        ("exists", .flag(true)), ("declared", .flag(true)), ("parents", .texts(declaration.conformsTo)),
        ("extensions", .texts(tags(.filenameExtension))), ("mimeTypes", .texts(tags(.mimeType))),
        ("preferredExtension", .optional(tags(.filenameExtension).first)),
        ("preferredMIMEType", .optional(tags(.mimeType).first)),
      ])
    for other in ancestors(of: declaration) {
      add(
        "\(name)-under-\(other)", ConformanceCase.self, [("type", .text(name)), ("other", .text(other))],
        [("conforms", .flag(true)), ("subtype", .flag(true))])
    }
  }

  /// Returns the declared parents and their ancestors, nearest first.
  private func ancestors(of declaration: TypeDeclaration) -> [String] {
    var found: [String] = []
    for parent in declaration.conformsTo where !found.contains(parent) { found.append(parent) }
    var index = 0
    while index < found.count {
      let known = suite.registry.types.type(found[index])?.directSupertypes.map(\.identifier)
      for parent in known ?? newDeclarations[found[index]]?.conformsTo ?? [] where !found.contains(parent) {
        found.append(parent)
      }
      index += 1
    }
    return found
  }

  /// Returns the supertype needed to look up the declared type; nil for `public.data`, the default.
  private func scope(of declaration: TypeDeclaration) -> CaseValue? {
    let above = ancestors(of: declaration) + [declaration.identifier]
    if above.contains("public.data") { return nil }
    return .optional(["com.apple.package", "public.directory"].first(where: above.contains))
  }

  /// Adds a case for each tag of a class, with its owners in declaration order.
  private mutating func addTags(
    of declarations: [TypeDeclaration], _ tagClass: TagClass, _ word: String
  ) {
    var order: [Tag] = []
    var owners: [Tag: [String]] = [:]
    for declaration in declarations {
      let scope = scope(of: declaration)
      for text in declaration.tags[tagClass] ?? [] {
        let tag = Tag(text: text.lowercased(), scope: scope)
        if owners[tag] == nil { order.append(tag) }
        if owners[tag]?.contains(declaration.identifier) != true {
          owners[tag, default: []].append(declaration.identifier)
        }
      }
    }
    for tag in order {
      guard let all = owners[tag], let first = all.first else { continue }
      let place = tag.scope.map { "-under-\($0.text ?? "nothing")" } ?? ""
      add(
        "\(word):\(tag.text)\(place)", LookupCase.self,
        [
          ("tag", .text(tag.text)), ("tagClass", .text(tagClass.identifier)), ("conformingTo", tag.scope),
        ],
        [("first", .text(first)), ("contains", .texts(all))])
      // Types that are not files have no content to identify.
      if tagClass == .filenameExtension, tag.scope == nil, !tag.text.contains("/") {
        add(
          "name:Sample.\(tag.text)", IdentificationCase.self,
          [("text", .text("")), ("name", .text("Sample.\(tag.text)")), ("as", .text("name"))],
          [("type", .text(first))])
      }
    }
  }

  private struct Tag: Hashable {
    var text: String
    var scope: CaseValue?
  }

  /// Adds cases for the content types of an app's documents.
  private mutating func addContentTypes(in bytes: [UInt8]) {
    // Tables have no document types.
    guard let types = try? PropertyList.parse(bytes)["CFBundleDocumentTypes"]?.array else { return }
    var seen: Set<String> = []
    for list in types.compactMap({ $0["LSItemContentTypes"] }) {
      for value in list.array ?? [list] {
        guard let type = value.string, !type.isEmpty,
          seen.insert(TypeIdentifier.normalized(type)).inserted
        else { continue }
        add("content-type:\(type)", DeclarationCase.self, [("type", .text(type))], [("exists", .flag(true))])
      }
    }
  }

  /// Runs the cases and replaces failing expectations by the registry's answers; omits undeclared content types.
  private mutating func adoptRegistryAnswers() {
    var cases: [SuiteCase] = []
    SuiteRunner(OwnImplementation()).run(suite) { result, _ in
      guard let failure = result.outcome.failure else {
        cases.append(result.example)
        return
      }
      var example = result.example
      for difference in failure.differences {
        guard let got = difference.got else { continue }
        example.expected[difference.key] = got
      }
      if failure.error != nil || example.expected["exists"] == .flag(false) {
        let type = example.question.text("type") ?? example.id
        notes.append(
          "\(example.id) is left out: "
            + (failure.error ?? "nothing declares '\(type)'; import it in the same file"))
        return
      }
      let reason = reason(failure.differences, example)
      example.because = reason
      notes.append("\(example.id) has the registry's answer: \(reason)")
      cases.append(example)
    }
    suite.cases = cases
  }

  /// Returns the reason why a registry's answer differs from the declarations.
  private func reason(_ differences: [CaseDifference], _ example: SuiteCase) -> String {
    let owner = suite.registry == .apple ? "Apple declares" : "the registry declares"
    if let type = example.question.text("type"), suite.registry.types.type(type) != nil {
      return "\(owner) \(type) already, and an identifier keeps its first declaration"
    }
    guard let difference = differences.first, let got = difference.got else { return "" }
    guard let said = difference.expected.text, let type = got.text else {
      return "the declarations say \(difference.expected.json), the registry \(got.json)"
    }
    if suite.registry.types.type(said) != nil {
      return "\(owner) \(said) already, and an identifier keeps its first declaration"
    }
    return suite.registry.types.type(type)?.isDeclared == true
      ? "\(owner) \(type), which comes before \(said)"
      : "the declarations say \(said), the registry \(type)"
  }
}
