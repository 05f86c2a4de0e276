/// A tokenizer for ASCII headers that binary pixels follow; yields the ranges of words.
struct ASCIITokenizer {
  let bytes: [UInt8]
  /// The index of the next byte.
  private var index = 0
  /// True after a non-ASCII byte.
  private(set) var isBroken = false
  /// The number of line ends before the last word.
  private(set) var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the range of the next word; nil at the end, and at a non-ASCII byte.
  ///
  /// `comment` is the byte that begins a comment up to the line's end.
  mutating func next(comment: UInt8? = nil) -> Range<Int>? {
    var isComment = false
    while index < bytes.count {
      let byte = bytes[index]
      if (0x0A...0x0D).contains(byte) {
        line += 1
        isComment = false
      } else if byte >= 0x80 {
        isBroken = true
        return nil
      } else if byte == comment {
        isComment = true
      } else if !isComment, byte != 0x20, byte != 0x09 {
        break
      }
      index += 1
    }
    let start = index
    while index < bytes.count, case let byte = bytes[index], byte != 0x20, byte != comment {
      if (0x09...0x0D).contains(byte) { break }
      if byte >= 0x80 {
        isBroken = true
        return nil
      }
      index += 1
    }
    return start < index ? start..<index : nil
  }

  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }
}
