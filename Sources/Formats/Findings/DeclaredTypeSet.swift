package import UniformTypes

/// A set of declared types, stored as an unsorted array of keys.
///
/// Neither hashed nor sorted: the first sort makes the runtime search all conformances, which costs more than it saves.
package struct DeclaredTypeSet: Sendable {
  private let keys: [UInt32]

  package init(_ types: [DeclaredType]) { keys = types.compactMap(\.type.key) }

  /// Returns true if the set contains `type`; false for types declared at run time.
  ///
  /// Complexity: linear in the number of types, a few hundred.
  package func contains(_ type: UTType) -> Bool {
    guard let key = type.key else { return false }
    return keys.withUnsafeBufferPointer { keys in
      var isMember = false
      for other in keys { isMember = isMember || other == key }
      return isMember
    }
  }
}
