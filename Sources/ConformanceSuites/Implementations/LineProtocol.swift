internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import TypeDeclarations
internal import UniformTypes

/// The line protocol for testing other implementations: a JSON object per line for each request and reply.
///
///     → {"protocol":1,"id":"core/heic","kind":"conformance","registry":"all","asks":["conforms","subtype","supertype"],"type":"public.heic","other":"public.image"}
///     ← {"id":"core/heic","answer":{"conforms":true,"subtype":true,"supertype":false}}
///     ← {"id":"core/heic","answer":{"conforms":true},"unsupported":["subtype","supertype"]}
///     ← {"id":"core/heic","unsupported":true}
///     ← {"id":"core/heic","error":"no such type"}
///
/// Declarations of a suite or case are sent in `declare`.
public enum LineProtocol {
  /// The protocol version in every request.
  public static let version = 1

  /// Returns the request for a case, without a line feed.
  static func request(_ example: SuiteCase, of suite: Suite, strictly: Bool = false) -> [UInt8] {
    var object = CaseObject([
      ("protocol", .integer(version)), ("id", .text("\(suite.name)/\(example.id)")),
      ("kind", .text(example.kind.name)), ("registry", .text(suite.registry.rawValue)),
      ("asks", .texts(example.kind.asks(example.kind.compared(example.expected, strictly: strictly)))),
    ])
    for member in example.question.members { object[member.key] = member.value }
    let declarations = suite.declarations(for: example)
    if !declarations.isEmpty { object["declare"] = .list(declarations.map { .object($0.object) }) }
    switch example.kind.name {
    case ConformanceCase.name: object["mime"] = mimeTypes(object, suite.registry.types)
    case IdentificationCase.name: makeAbsolute("file", of: &object, in: suite)
    case MediaItemsCase.name:
      makeAbsolute("folder", of: &object, in: suite)
      if let files = object["files"]?.list {
        object["files"] = .list(
          files.map { value in
            guard var file = value.object else { return value }
            makeAbsolute("file", of: &file, in: suite)
            return .object(file)
          })
      }
    default: break
    }
    return CaseValue.object(object).jsonBytes
  }

  /// Returns the MIME types of both types of a question, if each is unambiguous.
  private static func mimeTypes(_ question: CaseObject, _ registry: TypeRegistry) -> CaseValue? {
    let names = ["type", "other"].map { key -> (String, CaseValue?) in
      let name = question.text(key) ?? ""
      if name.isMIMEType { return (key, .text(name)) }
      guard let type = registry.type(name), let mimeType = type.preferredMIMEType,
        registry.type(claimedMIMEType: mimeType) == type
      else { return (key, nil) }
      return (key, .text(mimeType))
    }
    return names.contains { $0.1 == nil } ? nil : .object(CaseObject(names))
  }

  private static func makeAbsolute(_ key: String, of object: inout CaseObject, in suite: Suite) {
    guard let path = object.text(key) else { return }
    object[key] = .text(FileSystem.absolute(suite.folder.pushing(FilePath(path))).string)
  }

  /// Parses a reply to the request with an id; returns nil for any other line.
  static func reply(_ line: [UInt8], to id: String) -> ImplementationReply? {
    guard case .object(let object)? = try? CaseValue(json: line), object.text("id") == id else { return nil }
    if object["unsupported"]?.flag == true { return .unsupported }
    if let error = object["error"] { return .error(error.text ?? error.json) }
    guard let answer = object["answer"]?.object else {
      return .error(
        "the reply has neither 'answer', an object, nor 'unsupported' nor 'error': \(shown(line))")
    }
    return .answer(answer, unsupported: Set(object.texts("unsupported")))
  }

  static func shown(_ line: [UInt8]) -> String {
    CaseValue.text(String(decoding: line.prefix(200), as: UTF8.self)).json
  }

  /// Returns this package's reply to a request, without a line feed.
  public static func respond(
    to line: [UInt8], with implementation: OwnImplementation, kinds: [any CaseKind.Type] = CaseKinds.standard
  ) -> [UInt8] {
    var id: CaseValue = .null
    let reply: ImplementationReply
    do throws(SuiteError) {
      let value = try PropertyList(jsonLine: line, line: 1)
      if let text = value["id"]?.string { id = .text(text) }
      reply = try self.reply(to: value, implementation, kinds)
    } catch {
      reply = .error(error.description)
    }
    let answer: (String, CaseValue?) =
      switch reply {
      case .answer(let object, _): ("answer", .object(object))
      case .unsupported: ("unsupported", .flag(true))
      case .error(let reason), .broken(let reason): ("error", .text(reason))
      }
    return CaseValue.object(CaseObject([("id", id), answer])).jsonBytes
  }

  private static func reply(
    to value: PropertyList, _ implementation: OwnImplementation, _ kinds: [any CaseKind.Type]
  ) throws(SuiteError) -> ImplementationReply {
    guard value["protocol"]?.integer == version else {
      throw SuiteError("the request is not of protocol \(version)")
    }
    guard let kind = kinds.first(where: { $0.name == value["kind"]?.string }) else { return .unsupported }
    var question = try CaseField.read(
      value, Suite.questionFields(of: kind), what: "a question of kind \(kind.name)",
      also: ["protocol", "id", "kind", "registry", "asks", "mime"],
      line: 1)
    let declarations = TypeDeclaration.list(question["declare"])
    question["declare"] = nil
    let registry = value["registry"]?.string.flatMap(Suite.Registry.init) ?? .all
    do {
      return implementation.reply(
        to: try kind.init(question), registry: registry, declarations: declarations, folder: FilePath())
    } catch {
      throw SuiteError(error.description)
    }
  }
}
