public import UniformTypes

/// A kind of case in a conformance suite: its keys, decoder and check.
///
/// To add a kind, pass a conforming type to ``Suite/init(ndjson:name:kinds:origin:)``.
public protocol CaseKind: Sendable {
  /// The value of `kind`.
  static var name: String { get }
  /// A description of such questions, in one sentence.
  static var about: String { get }
  /// The keys of the question.
  static var question: [CaseField] { get }
  /// The keys of the expectation.
  static var expectation: [CaseField] { get }
  /// True if a case may `declare` types; false by default.
  static var takesDeclarations: Bool { get }

  /// Decodes a validated question.
  init(_ question: CaseObject) throws(CaseProblem)

  /// Returns this package's answer to all keys of the expectation.
  ///
  /// Errors: the question refers to something that does not exist.
  func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject

  /// Returns the keys of an answer that are needed to judge keys of an expectation.
  static func asks(_ expected: [String]) -> [String]

  /// Returns any implementation's answer with derived keys.
  func completed(_ answer: CaseObject, in registry: TypeRegistry) -> CaseObject

  /// Compares any implementation's answer with the expectation.
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

  /// Returns the differences of an answer, key by key.
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
  /// Returns the keys of an expectation that are compared.
  static func compared(_ expected: CaseObject, strictly: Bool) -> [String] {
    strictly
      ? expected.keys
      : expected.keys.filter { key in expectation.contains { $0.name == key && $0.vocabulary != .names } }
  }
}

/// The kinds of case of this package.
public enum CaseKinds {
  /// The kinds of this module.
  public static let standard: [any CaseKind.Type] = [
    DeclarationCase.self, ConformanceCase.self, LookupCase.self, DynamicCase.self, IdentificationCase.self,
    DecisionCase.self, PlanCase.self, MediaItemsCase.self, ErrorCase.self,
  ]
}
