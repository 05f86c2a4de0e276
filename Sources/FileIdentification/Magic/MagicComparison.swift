public import UniformTypes

/// libmagic's answer about one file, held against the type that the content was found to have.
///
/// They agree when either is a kind of the other or carries the other. Disagreements that are understood are listed in
/// a table, each with its reason; any other one is worth a look.
public struct MagicComparison: Hashable, Sendable {
  /// How two answers stand to each other.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Both say the same, one more precisely perhaps; an answer that says nothing contradicts nothing.
    case agrees
    /// They contradict each other, and the table of exceptions says why.
    case excepted
    /// They contradict each other, and nobody knows why.
    case disagrees
  }

  /// What libmagic said, a MIME type.
  public var answer: String
  /// The type that the answer means; nil when it means none.
  public var answerType: UTType?
  /// The type that it was held against.
  public var type: UTType
  /// What came of the comparison.
  public var outcome: Outcome

  /// Compares an answer of libmagic with a type.
  public init(_ type: UTType, answer: String, registry: TypeRegistry = .current) {
    self.type = type
    self.answer = answer
    let answerType = registry.type(libmagicAnswer: answer)
    self.answerType = answerType
    if let answerType, !Self.agree(type, answerType) {
      let excepted = registry.types(exceptedFromLibmagicAnswer: answer)
      outcome = excepted.contains { type.conforms(to: $0) } ? .excepted : .disagrees
    } else {
      outcome = .agrees
    }
  }

  /// Whether either type is a kind of the other or carries it; `text/plain` means "carried as text".
  static func agree(_ a: UTType, _ b: UTType) -> Bool {
    func isOne(_ a: UTType, of b: UTType) -> Bool {
      a.conforms(to: b) || a.isCarried(by: b)
        || (b == .plainText && (a.conforms(to: .text) || a.isCarried(by: .text)))
    }
    return isOne(a, of: b) || isOne(b, of: a)
  }
}
