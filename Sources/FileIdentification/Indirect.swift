/// An optional stored indirectly, so that the containing value stays small and a copy retains once.
package enum Indirect<Value> {
  case empty
  indirect case value(Value)

  @inlinable package init(_ value: consuming Value?) {
    if let value = consume value { self = .value(value) } else { self = .empty }
  }

  @inlinable package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  @inlinable package var isEmpty: Bool { if case .empty = self { true } else { false } }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}

/// Rarely used fields of a value, stored in ``Indirect`` only if they differ from the defaults.
package protocol RareFields: Equatable {
  init()
}

extension Indirect where Value: RareFields {
  /// Updates the stored fields; with `removingIf`, clears them if only defaults remain.
  @inlinable package mutating func update(removingIf isCleared: Bool, _ change: (inout Value) -> Void) {
    if isCleared, isEmpty { return }
    var changed = value ?? Value()
    change(&changed)
    self = isCleared && changed == Value() ? .empty : .value(changed)
  }
}
