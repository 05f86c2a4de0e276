package import UniformTypes

/// One row of a decision table: the first row whose `when` holds gives the answer.
package struct Rule<Facts>: Sendable {
  package var name: StaticString
  package var when: @Sendable (Facts) -> Bool
  package var then: DeclaredType
  package var because: StaticString
  /// Whether the answer is final; an open one is what is known so far, and a lower tier is asked.
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
  /// The first row that holds for `facts`.
  package func first<Facts>(for facts: Facts) -> Rule<Facts>? where Element == Rule<Facts> {
    // By position: a copy of each row that is asked would cost more than asking it.
    indices.first { self[$0].when(facts) }.map { self[$0] }
  }
}
