public import SystemPackage
public import TypeDeclarations

/// This package as the implementation under test, in this process.
public final class OwnImplementation: Implementation {
  private let registries = CaseRegistries()

  /// Creates an implementation; libmagic is loaded when a case first needs it.
  public init() {}

  public var isOwn: Bool { true }

  public func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply {
    reply(
      to: example.asked, registry: suite.registry, declarations: suite.declarations(for: example),
      folder: suite.folder)
  }

  /// Answers one question, put to a registry with more declarations.
  public func reply(
    to question: any CaseKind, registry: Suite.Registry, declarations: [TypeDeclaration] = [],
    folder: @autoclosure @escaping () -> FilePath
  ) -> ImplementationReply {
    let declared: CaseRegistry
    do { declared = try registries.registry(registry, declarations) } catch {
      return .error(error.description)
    }
    let context = AnswerContext(registry: declared.types, folder: folder, readers: declared.readers)
    do { return .answer(try question.answer(in: context)) } catch { return .error(error.description) }
  }
}
