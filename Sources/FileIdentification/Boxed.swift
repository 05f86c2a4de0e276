/// A value that few have, in memory of its own: what holds it is small, and a copy of that counts one reference.
package enum Boxed<Value> {
  case nothing
  indirect case box(Value)

  @inlinable package init(_ value: consuming Value?) {
    if let value = consume value { self = .box(value) } else { self = .nothing }
  }

  @inlinable package var value: Value? {
    if case .box(let value) = self { value } else { nil }
  }

  @inlinable package var isNothing: Bool { if case .nothing = self { true } else { false } }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}

/// What a value holds that most of its kind lack: as a whole it is worth a box only where it differs from this.
package protocol Exceptional: Equatable {
  init()
}

extension Boxed where Value: Exceptional {
  /// Changes what is in the box; `toNothing`: to what is there without one.
  @inlinable package mutating func change(toNothing: Bool, _ change: (inout Value) -> Void) {
    if toNothing, isNothing { return }
    var changed = value ?? Value()
    change(&changed)
    self = toNothing && changed == Value() ? .nothing : .box(changed)
  }
}
