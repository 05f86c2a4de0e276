package import UniformTypes

/// The owners of names that one thread asks about, each extension looked up once: many names have the same.
package final class KnownOwners {
  /// What was asked of owners whose names one number stands for.
  private struct Question: Hashable {
    var number: UInt32
    var content: UTType
  }

  private static let mostAnswers = 1024

  private let registry: TypeRegistry
  private let meanings: ExtensionMeanings
  private var names = PlainNames()
  private var answers: [Question: UTType?] = [:]

  package init(_ registry: TypeRegistry) {
    self.registry = registry
    meanings = ExtensionMeanings(registry)
  }

  /// As ``NameOwners/init(of:registry:)``.
  package func owners(of fileName: String) -> NameOwners {
    names.read(fileName, meanings).names.map { NameOwners($0) }
      ?? NameOwners(of: fileName, registry: registry)
  }

  /// As ``NameOwners/first(thatMayHold:)`` of the owners of a name.
  package func first(of fileName: String, thatMayHold content: UTType) -> UTType? {
    guard let number = names.read(fileName, meanings).number else {
      return owners(of: fileName).first(thatMayHold: content)
    }
    let question = Question(number: number, content: content)
    if let answer = answers[question] { return answer }
    let answer = owners(of: fileName).first(thatMayHold: content)
    // Whoever makes up extensions shall not fill memory with them.
    if answers.count >= Self.mostAnswers { answers = [:] }
    answers[question] = .some(answer)
    return answer
  }
}
