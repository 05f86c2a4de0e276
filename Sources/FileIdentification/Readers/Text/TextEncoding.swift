internal import ByteSources

/// How a text begins: its byte-order mark, or none.
enum TextEncoding: Sendable {
  case bytes(mark: Int)
  case utf16(isBigEndian: Bool, mark: Int)

  init(_ head: ByteView) {
    switch (head[0], head[1]) {
    case (0xEF, 0xBB) where head[2] == 0xBF: self = .bytes(mark: 3)
    case (0xFF, 0xFE): self = .utf16(isBigEndian: false, mark: 2)
    case (0xFE, 0xFF): self = .utf16(isBigEndian: true, mark: 2)
    case (0x3C, 0x00): self = .utf16(isBigEndian: false, mark: 0)
    case (0x00, 0x3C): self = .utf16(isBigEndian: true, mark: 0)
    default: self = .bytes(mark: 0)
    }
  }

  /// How many bytes stand before the text.
  var mark: Int {
    switch self {
    case .bytes(let mark), .utf16(_, let mark): mark
    }
  }

  /// How many bytes a byte of the lent text stands for.
  var scale: Int { if case .utf16 = self { 2 } else { 1 } }

  /// A quick look: white space, then `<`.
  func startsWithMarkup(_ head: ByteView) -> Bool { scale == 2 || firstSign(head)?.byte == 0x3C }

  /// The first byte that is no white space, and where it stands, in a text whose bytes are ASCII's.
  func firstSign(_ head: ByteView) -> (byte: UInt8, index: Int)? {
    var index = mark
    while let byte = head[index] {
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return (byte, index) }
      index += 1
    }
    return nil
  }

  /// Lends the text to `body`, with everything outside ASCII as `?` in UTF-16, and as it is otherwise; markup needs no more.
  func lend<Result, Failure: Error>(
    _ view: ByteView, to body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard case .utf16(let isBigEndian, let mark) = self else {
      return try body(view.slice(from: mark).buffer.bindMemory(to: UInt8.self))
    }
    let text = WideText.ascii(view, from: mark, unit: 2, low: isBigEndian ? 1 : 0)
    return try text.withUnsafeBufferPointer { bytes throws(Failure) in try body(bytes) }
  }

  /// A copy of what is lent.
  func ascii(_ view: ByteView) -> [UInt8] { lend(view) { Array($0) } }
}
