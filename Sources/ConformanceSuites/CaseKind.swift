public import UniformTypes

/// A kind of case: its keys, one decoder, one check.
///
/// A later kind is one more type that conforms; it is passed to ``Suite/init(ndjson:name:kinds:origin:)`` and to
/// nothing else.
public protocol CaseKind: Sendable {
  /// What `kind` says.
  static var name: String { get }
  /// What such a case asks, in one sentence.
  static var about: String { get }
  /// The keys of the question.
  static var question: [CaseField] { get }
  /// The keys of the expectation.
  static var expectation: [CaseField] { get }
  /// Whether its questions are about a registry to which a case may `declare` types; false unless said.
  static var takesDeclarations: Bool { get }

  /// Decodes a question whose keys have their shapes already.
  init(_ question: CaseObject) throws(CaseProblem)

  /// This package's own answer: every key of the expectation that has one.
  ///
  /// Errors: a question about something that does not exist.
  func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject

  /// The keys of an answer that keys of an expectation are judged by.
  static func asks(_ expected: [String]) -> [String]

  /// An answer, whoever gave it, with what follows from it.
  func completed(_ answer: CaseObject, in registry: TypeRegistry) -> CaseObject

  /// Holds an answer, whoever gave it, against what is expected.
  static func check(_ expected: CaseObject, against answer: CaseObject, in registry: TypeRegistry)
    -> [CaseDifference]
}

extension CaseKind {
  public static var takesDeclarations: Bool { false }

  public static func asks(_ expected: [String]) -> [String] { expected }

  public func completed(_ answer: CaseObject, in registry: TypeRegistry) -> CaseObject { answer }

  public static func check(
    _ expected: CaseObject, against answer: CaseObject, in registry: TypeRegistry
  ) -> [CaseDifference] {
    differences(expected, answer, registry)
  }

  /// How an answer differs, key by key.
  static func differences(
    _ expected: CaseObject, _ answer: CaseObject, _ registry: TypeRegistry
  ) -> [CaseDifference] {
    expected.members.compactMap { member in
      guard let field = expectation.first(where: { $0.name == member.key }) else { return nil }
      return field.difference(member.value, answer, registry)
    }
  }
}

extension CaseKind {
  /// The keys of an expectation that are compared, strictly or not.
  static func compared(_ expected: CaseObject, strictly: Bool) -> [String] {
    strictly
      ? expected.keys
      : expected.keys.filter { key in expectation.contains { $0.name == key && $0.vocabulary != .names } }
  }
}

/// The kinds of case that come with the package.
public enum CaseKinds {
  /// The kinds that this module and the command know.
  public static let standard: [any CaseKind.Type] = [
    DeclarationCase.self, ConformanceCase.self, LookupCase.self, DynamicCase.self, IdentificationCase.self,
    DecisionCase.self, PlanCase.self, MediaItemsCase.self, ErrorCase.self,
  ]
}
