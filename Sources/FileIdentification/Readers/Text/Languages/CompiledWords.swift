internal import SourceFeatures
internal import TypeDeclarations

/// A text of the compiled table, with its length before it: words between blanks.
struct CompiledWords {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  init(_ position: UnsafePointer<UInt8>) {
    start = position + CompiledLanguages.textLengthWidth
    count = CompiledTable.number(position, 0, width: CompiledLanguages.textLengthWidth)
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// What lies behind it.
  var end: UnsafePointer<UInt8> { start + count }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the text is this one, in small letters.
  func isText(_ other: String) -> Bool {
    bytes.lazy.map(CompiledTable.folded).elementsEqual(other.utf8)
  }

  func contains(_ word: String) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let next = rest.prefix { $0 != 0x20 }
      if next.elementsEqual(word.utf8) { return true }
      rest = rest[next.endIndex...].dropFirst()
    }
    return false
  }
}
