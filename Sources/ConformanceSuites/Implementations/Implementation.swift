/// Something under test that answers questions, in this process or in another.
public protocol Implementation: AnyObject {
  /// Whether it is this package: then requirements on libmagic and traits mean this build.
  var isOwn: Bool { get }

  /// Answers the question of one case.
  func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply
}

/// What an implementation says to one question.
public enum ImplementationReply: Sendable, Hashable {
  /// An answer; the keys of the expectation that it has no notion of are not held against it.
  case answer(CaseObject, unsupported: Set<String> = [])
  /// It does not claim to answer such questions.
  case unsupported
  /// It has no answer, and why.
  case error(String)
  /// The conversation broke: it ended, was silent, or wrote something else than an answer; what it did.
  case broken(String)
}
