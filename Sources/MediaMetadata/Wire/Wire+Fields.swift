// Fields of headers: compiled here for each type, since a call through a table costs more than what it writes.

extension Optional where Wrapped: WireCodable {
  /// As `transfer(_:)`.
  mutating func transferField(_ wire: inout Wire) {
    guard wire.isThere(self != nil) else { return self = nil }
    var value: Wrapped = self ?? Wrapped.blank
    value.transfer(&wire)
    self = value
  }
}

extension Array where Element: WireCodable {
  /// As `transfer(_:)`.
  mutating func transferField(_ wire: inout Wire) {
    if !wire.isReading, isEmpty { wire.writeNone() } else { transfer(&wire) }
  }
}
