import ConformanceSuites
import Testing
import UniformTypes

/// A mistake of implementations, as a change of this package's questions or answers.
struct Fault: Sendable, CustomTestStringConvertible {
  /// Changes the answer to a question.
  typealias Change = @Sendable (_ question: CaseObject, _ answer: inout CaseObject, TypeRegistry) -> Void

  /// The kind of case that catches it.
  let kind: String
  /// The mistake, in one sentence.
  let mistake: String
  /// A part of the message of the first case that catches it.
  let shows: String
  /// Returns the question as the faulty implementation understands it.
  let changeQuestion: @Sendable (CaseObject) -> CaseObject
  let change: Change

  var testDescription: String { "\(kind): \(mistake)" }

  init(
    _ kind: String, _ mistake: String, shows: String,
    asking changeQuestion: @escaping @Sendable (CaseObject) -> CaseObject = { $0 },
    answering change: @escaping Change = { _, _, _ in }
  ) {
    self.kind = kind
    self.mistake = mistake
    self.shows = shows
    self.changeQuestion = changeQuestion
    self.change = change
  }

  static let all =
    conformance + declarations + lookups + dynamic + identification + claims + decisions + plans
    + items + errors
}

/// This package with a fault.
final class Mutant: Implementation {
  private let fault: Fault
  private let own = OwnImplementation()

  init(_ fault: Fault) { self.fault = fault }

  var isOwn: Bool { false }

  func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply {
    let question = fault.changeQuestion(example.question)
    let reply =
      question == example.question
      ? OwnAnswers.all[example.id, suite.name] ?? .unsupported
      : (try? example.kind.init(question)).map {
        own.reply(to: $0, registry: suite.registry, folder: suite.folder)
      } ?? .unsupported
    guard case .answer(var answer, _) = reply else { return reply }
    fault.change(question, &answer, suite.registry.types)
    return .answer(answer)
  }
}

/// This package's answers to the built-in suites, computed once.
struct OwnAnswers: Sendable {
  private struct Key: Hashable {
    var suite: String
    var id: String
  }

  static let all = OwnAnswers()

  let suites: [Suite]
  private let replies: [Key: ImplementationReply]

  private init() {
    suites = (try? SuiteLibrary.builtIn()) ?? []
    let own = OwnImplementation()
    var replies: [Key: ImplementationReply] = [:]
    for suite in suites {
      for example in suite.cases {
        replies[Key(suite: suite.name, id: example.id)] = own.reply(to: example, of: suite)
      }
    }
    self.replies = replies
  }

  subscript(id: String, suite: String) -> ImplementationReply? { replies[Key(suite: suite, id: id)] }
}

extension CaseObject {
  /// Returns the identifiers of a key, or a single one.
  func identifier(_ key: String) -> String { text(key) ?? "" }

  /// Returns a copy with a changed value of a key, if present.
  func changing(_ key: String, _ change: (CaseValue) -> CaseValue?) -> CaseObject {
    guard let value = self[key] else { return self }
    var copy = self
    copy[key] = change(value)
    return copy
  }
}
