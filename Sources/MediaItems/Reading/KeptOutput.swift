/// What a stream keeps of an item, of no particular type: the code between worker and taker is compiled once for all
/// streams, and counts one reference.
package typealias KeptOutput = any AnyObject & Sendable

/// A value on its way.
///
/// Proof for `@unchecked Sendable`: one thread at a time has it, the one that makes it, then the one that hands over.
final class Kept<Value: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  /// What comes out of a flow is what its stream's workers put into it.
  static func of(_ output: KeptOutput) -> Kept { unsafeDowncast(output, to: Kept.self) }
}
