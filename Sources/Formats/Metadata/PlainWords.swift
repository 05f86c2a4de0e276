/// The words of a header in ASCII, where they stand: headers are followed by pixels, which no text is made of.
struct PlainWords {
  let bytes: [UInt8]
  /// Where the next byte is.
  private var index = 0
  /// Whether what follows cannot be told by bytes alone.
  private(set) var isBroken = false
  /// How many ends of lines stand before the last word.
  private(set) var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next word; nil at the end, and where something else than ASCII follows.
  ///
  /// `comment` begins what is left out up to the line's end.
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
