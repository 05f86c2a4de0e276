/// What is under test: something that answers questions, in this process or in another.
public protocol Implementation: AnyObject {
  /// Whether it is this package: then requirements on libmagic and traits mean this build.
  var isOwn: Bool { get }

  /// Answers the question of one case.
  ///
  /// Errors: it cannot be asked any more.
  func reply(to example: SuiteCase, of suite: Suite) throws(ImplementationFailure) -> ImplementationReply
}

/// What an implementation says to one question.
public enum ImplementationReply: Sendable, Hashable {
  /// An answer; the keys of the expectation that it has no notion of are not held against it.
  case answer(CaseObject, unsupported: Set<String> = [])
  /// It does not claim to answer such questions.
  case unsupported
  /// It has no answer, and why.
  case error(String)
}

/// Why an implementation cannot be asked any more.
public struct ImplementationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Creates a failure.
  public init(_ description: String) { self.description = description }
}
