public import SystemPackage
public import TypeDeclarations

/// An implementation that conformance suites test: this package, or a command in any language.
public protocol Implementation: AnyObject {
  /// True for this package: a case's requirements on libmagic and build traits apply only to it.
  var isOwn: Bool { get }

  /// Answers the question of one case.
  func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply
}

/// The reply of an implementation to a question.
public enum ImplementationReply: Sendable, Hashable {
  /// An answer; `unsupported` keys are not compared.
  case answer(CaseObject, unsupported: Set<String> = [])
  /// Such questions are not supported.
  case unsupported
  /// There is no answer, with the reason.
  case error(String)
  /// A protocol error: the command ended, timed out or wrote something else.
  case broken(String)
}

/// This package as the implementation under test, in this process.
public final class OwnImplementation: Implementation {
  private let registries = CaseRegistryCache()

  /// Creates an implementation; libmagic is loaded on first use.
  public init() {}

  public var isOwn: Bool { true }

  public func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply {
    reply(
      to: example.asked, registry: suite.registry, declarations: suite.declarations(for: example),
      folder: suite.folder)
  }

  /// Answers a question with a registry and additional declarations.
  public func reply(
    to question: any CaseKind, registry: Suite.Registry, declarations: [TypeDeclaration] = [],
    folder: @autoclosure @escaping () -> FilePath
  ) -> ImplementationReply {
    let declared: CaseRegistry
    do { declared = try registries.registry(registry, declarations) } catch {
      return .error(error.description)
    }
    let context = AnswerContext(
      registry: declared.types, folder: folder, identifierCache: declared.identifierCache)
    do { return .answer(try question.answer(in: context)) } catch { return .error(error.description) }
  }
}
