internal import UniformTypes

/// Declared types, a bit each: laid out and asked without hashing.
struct DeclaredTypeSet: Sendable {
  private var words: [UInt64] = []

  init(_ types: some Sequence<DeclaredType>) {
    for type in types { insert(type) }
  }

  mutating func insert(_ type: DeclaredType) {
    guard let key = type.type.key else { return }
    let (word, bit) = Self.place(of: key)
    if word >= words.count { words += repeatElement(0, count: word + 1 - words.count) }
    words[word] |= 1 << bit
  }

  /// Whether a type is one of them; one that is declared at run time never is.
  func contains(_ type: UTType) -> Bool {
    guard let key = type.key else { return false }
    let (word, bit) = Self.place(of: key)
    return word < words.count && words[word] >> bit & 1 == 1
  }

  private static func place(of key: UInt32) -> (word: Int, bit: UInt64) { (Int(key >> 6), UInt64(key & 63)) }
}
