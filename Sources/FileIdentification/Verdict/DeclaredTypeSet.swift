internal import UniformTypes

/// Declared types, laid out and asked without hashing: by their keys, which are far apart, in order.
struct DeclaredTypeSet: Sendable {
  private let keys: [UInt32]

  init(_ types: [DeclaredType]) { keys = types.compactMap(\.type.key).sorted() }

  /// Whether a type is one of them; one that is declared at run time never is.
  func contains(_ type: UTType) -> Bool {
    guard let key = type.key else { return false }
    var range = keys.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if keys[middle] == key { return true }
      range = keys[middle] < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
