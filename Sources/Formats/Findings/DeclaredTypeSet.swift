package import UniformTypes

/// Declared types, laid out and asked without hashing: by their keys.
///
/// They stand in no order: sorting has the runtime look through all its conformances once, which costs more than it saves.
package struct DeclaredTypeSet: Sendable {
  private let keys: [UInt32]

  package init(_ types: [DeclaredType]) { keys = types.compactMap(\.type.key) }

  /// Whether a type is one of them; one that is declared at run time never is.
  ///
  /// Complexity: linear in the number of types, which is some hundreds.
  package func contains(_ type: UTType) -> Bool {
    guard let key = type.key else { return false }
    return keys.withUnsafeBufferPointer { keys in
      var isFound = false
      for other in keys { isFound = isFound || other == key }
      return isFound
    }
  }
}
