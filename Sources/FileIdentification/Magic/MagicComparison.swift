public import UniformTypes

/// The comparison of libmagic's answer with the content's type.
///
/// They agree if one is a subtype or carrier of the other. Known disagreements are in a table with their
/// reasons; any other may be an error.
public struct MagicComparison: Hashable, Sendable {
  /// The result of the comparison.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// One is a subtype or carrier of the other, or libmagic's answer stands for no type.
    case agrees
    /// A contradiction that is in the table of exceptions.
    case excepted
    /// An unexplained contradiction.
    case disagrees
  }

  /// libmagic's answer, a MIME type.
  public var answer: String
  /// The type of the answer; nil if none.
  public var answerType: UTType?
  /// The content's type.
  public var type: UTType
  /// The result.
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

  /// Returns true if one type is a subtype or carrier of the other; `text/plain` means "carried as text".
  static func agree(_ a: UTType, _ b: UTType) -> Bool {
    func isOne(_ a: UTType, of b: UTType) -> Bool {
      a.conforms(to: b) || a.isCarried(by: b)
        || (b == .plainText && (a.conforms(to: .text) || a.isCarried(by: .text)))
    }
    return isOne(a, of: b) || isOne(b, of: a)
  }
}
