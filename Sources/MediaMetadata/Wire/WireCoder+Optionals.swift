// Binary coding of optionals and arrays, specialized because a witness table call costs more than a write.

extension Optional where Wrapped: WireCodable {
  /// Does the same as `transfer(_:)`.
  mutating func transferSpecialized(_ wire: inout WireCoder) {
    guard wire.transferPresence(self != nil) else { return self = nil }
    var value: Wrapped = self ?? Wrapped.placeholder
    value.transfer(&wire)
    self = value
  }
}

extension Array where Element: WireCodable {
  /// Does the same as `transfer(_:)`.
  mutating func transferSpecialized(_ wire: inout WireCoder) {
    if !wire.isReading, isEmpty { wire.writeZeroCount() } else { transfer(&wire) }
  }
}

extension Int? {
  package mutating func transfer(_ wire: inout WireCoder) {
    guard wire.transferPresence(self != nil) else { return self = nil }
    var value = self ?? 0
    value.transfer(&wire)
    self = value
  }
}

extension Double? {
  package mutating func transfer(_ wire: inout WireCoder) {
    guard wire.transferPresence(self != nil) else { return self = nil }
    var value = self ?? 0
    value.transfer(&wire)
    self = value
  }
}

extension Bool? {
  package mutating func transfer(_ wire: inout WireCoder) {
    guard wire.transferPresence(self != nil) else { return self = nil }
    var value = self ?? false
    value.transfer(&wire)
    self = value
  }
}

extension String? {
  package mutating func transfer(_ wire: inout WireCoder) {
    guard wire.transferPresence(self != nil) else { return self = nil }
    var value = self ?? ""
    value.transfer(&wire)
    self = value
  }
}
