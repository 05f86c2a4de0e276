internal import ByteSources

/// The start of a text, as bytes in a superset of ASCII and line by line.
struct TextHead {
  let bytes: [UInt8]
  /// Whether the text ends where the bytes do.
  let isWhole: Bool
  /// How many bytes of the file a byte of the text stands for, and how many stand before the text.
  private let scale: Int
  private let mark: Int

  /// Takes a file's head; nil when it cannot be text.
  init?(_ reader: ByteReader) {
    self.init(reader.head, isWhole: reader.headIsWhole)
  }

  init?(_ view: ByteView, isWhole: Bool) {
    let encoding = TextEncoding(view)
    switch encoding {
    case .bytes(let mark):
      guard Self.isText(view.slice(from: mark)) else { return nil }
      self.mark = mark
      scale = 1
    case .utf16(_, let mark):
      self.mark = mark
      scale = 2
    }
    bytes = encoding.ascii(view)
    self.isWhole = isWhole
  }

  /// No control byte but those that lay text out, escape, and the separators of RFC 7464 and old terminals.
  private static func isText(_ view: ByteView) -> Bool {
    view.withUnsafeBytes { bytes in
      bytes.allSatisfy { $0 >= 0x20 || (0x07...0x0D).contains($0) || $0 == 0x1B || $0 == 0x1A || $0 == 0x1E }
    }
  }

  /// Where a part of the text is in the file.
  func range(_ part: Range<Int>) -> Range<Int64> {
    Int64(mark + part.lowerBound * scale)..<Int64(mark + part.upperBound * scale)
  }

  /// The lines from `start`, without their ends; a last line that is cut is left out.
  func lines(from start: Int = 0) -> Lines { Lines(text: self, index: start) }

  struct Lines: Sequence, IteratorProtocol {
    let text: TextHead
    var index: Int

    mutating func next() -> TextLine? {
      let bytes = text.bytes
      guard index < bytes.count else { return nil }
      let start = index
      let end = bytes.withUnsafeBufferPointer { bytes in
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
      }
      index = end + 1
      if end == bytes.count {
        guard text.isWhole || start == 0 else { return nil }
      } else if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A {
        index = end + 2
      }
      return TextLine(bytes[start..<end])
    }
  }

  /// The lines that are not blank and do not begin with one of `comments`.
  func content(skipping comments: StaticString = "", upTo limit: Int = .max) -> [TextLine] {
    var found: [TextLine] = []
    var block = false
    for line in lines() {
      guard found.count < limit else { break }
      if !Self.isComment(line, comments, &block) { found.append(line) }
    }
    return found
  }

  /// Whether a line is blank or a comment; `block` remembers that a comment of C's kind is open.
  private static func isComment(_ line: TextLine, _ comments: StaticString, _ block: inout Bool) -> Bool {
    if block {
      block = !line.contains("*/")
      return true
    }
    let text = line.trimmed
    guard let first = text.first else { return true }
    guard contains(comments, first) else { return false }
    block = text.hasPrefix("/*") && !text.contains("*/")
    return true
  }

  /// Where the first line that is not blank and no comment begins; nil when there is none.
  func start(skipping comments: StaticString) -> Int? {
    var block = false
    for line in lines() where !Self.isComment(line, comments, &block) { return line.bytes.startIndex }
    return nil
  }

  func contains(_ text: StaticString) -> Bool { TextLine(bytes[...]).contains(text) }

  private static func contains(_ set: StaticString, _ byte: UInt8) -> Bool {
    for index in 0..<set.utf8CodeUnitCount where set.utf8Start[index] == byte { return true }
    return false
  }
}
