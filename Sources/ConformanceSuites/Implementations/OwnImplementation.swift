public import SystemPackage

/// This package as the implementation under test, in this process.
public final class OwnImplementation: Implementation {
  private var readers: [Suite.Registry: FileReaders] = [:]

  /// Creates an implementation; libmagic is loaded when a case first needs it.
  public init() {}

  public var isOwn: Bool { true }

  public func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply {
    reply(to: example.asked, registry: suite.registry, folder: suite.folder)
  }

  /// Answers one question.
  public func reply(
    to question: any CaseKind, registry: Suite.Registry, folder: @autoclosure @escaping () -> FilePath
  ) -> ImplementationReply {
    let readers = self.readers[registry] ?? FileReaders()
    self.readers[registry] = readers
    let context = AnswerContext(registry: registry.types, folder: folder, readers: readers)
    do { return .answer(try question.answer(in: context)) } catch { return .error(error.description) }
  }
}
