extension Sequence {
  /// The first value that `transform` gives, asked once of each element and of none behind it; nil where it gives none.
  ///
  /// `lazy.compactMap(_:).first` asks twice of the element that it finds, and traps where the second answer is nil.
  package func firstNonNil<Value>(_ transform: (Element) throws -> Value?) rethrows -> Value? {
    for element in self { if let value = try transform(element) { return value } }
    return nil
  }
}
