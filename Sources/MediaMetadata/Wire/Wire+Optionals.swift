// What headers have most of, without a call through a table for each.

extension Int? {
  package mutating func transfer(_ wire: inout Wire) {
    guard wire.isThere(self != nil) else { return self = nil }
    var value = self ?? 0
    value.transfer(&wire)
    self = value
  }
}

extension Double? {
  package mutating func transfer(_ wire: inout Wire) {
    guard wire.isThere(self != nil) else { return self = nil }
    var value = self ?? 0
    value.transfer(&wire)
    self = value
  }
}

extension Bool? {
  package mutating func transfer(_ wire: inout Wire) {
    guard wire.isThere(self != nil) else { return self = nil }
    var value = self ?? false
    value.transfer(&wire)
    self = value
  }
}

extension String? {
  package mutating func transfer(_ wire: inout Wire) {
    guard wire.isThere(self != nil) else { return self = nil }
    var value = self ?? ""
    value.transfer(&wire)
    self = value
  }
}
