extension Sequence {
  /// Returns the first result of `transform` that is not nil, calling it once for each element up to that one.
  ///
  /// `lazy.compactMap(_:).first` calls it twice for that element, and traps if the second result is nil.
  package func firstNonNil<Value>(_ transform: (Element) throws -> Value?) rethrows -> Value? {
    for element in self { if let value = try transform(element) { return value } }
    return nil
  }
}
