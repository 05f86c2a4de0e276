internal import ByteSources
package import UniformTypes

/// A rule that maps facts about a file's content to a type; the first one whose `when` is true applies.
package struct Rule<Facts>: Sendable {
  package var name: StaticString
  package var when: @Sendable (Facts) -> Bool
  package var then: DeclaredType
  package var because: StaticString
  /// True if the result is final; otherwise lower tiers are tried, too.
  package var decides: Bool

  package init(
    _ name: StaticString, decides: Bool = true, when: @escaping @Sendable (Facts) -> Bool, then: DeclaredType,
    because: StaticString
  ) {
    self.name = name
    self.when = when
    self.then = then
    self.because = because
    self.decides = decides
  }
}

extension Array {
  /// Returns the first rule that applies to `facts`.
  package func first<Facts>(for facts: Facts) -> Rule<Facts>? where Element == Rule<Facts> {
    firstRow { $0.when(facts) }.map { self[$0] }
  }
}
