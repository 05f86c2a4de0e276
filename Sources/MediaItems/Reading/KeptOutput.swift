/// What a stream keeps of an item, of no particular type: the code between worker and taker is compiled once for all
/// streams.
///
/// Proof for `@unchecked Sendable`: one thread at a time has it, the one that makes it, then the one that hands over.
package class KeptOutput: @unchecked Sendable {
  fileprivate init() {}

  /// What is kept, by those who know its type: what comes out of a flow is what its stream's workers put into it.
  final func value<Value: Sendable>(_: Value.Type) -> Value {
    unsafeDowncast(self, to: Kept<Value>.self).value
  }

  /// Changes what is kept.
  final func change<Value: Sendable>(_ change: (inout Value) -> Void) {
    change(&unsafeDowncast(self, to: Kept<Value>.self).value)
  }

  static func keeping<Value: Sendable>(_ value: Value) -> KeptOutput { Kept(value) }
}

private final class Kept<Value: Sendable>: KeptOutput, @unchecked Sendable {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
