internal import ByteSources

/// How a text begins: its byte-order mark, or none.
enum TextEncoding: Sendable {
  case bytes(mark: Int)
  case utf16(isBigEndian: Bool, mark: Int)

  init(_ head: ByteView) {
    if head.matches([0xEF, 0xBB, 0xBF]) {
      self = .bytes(mark: 3)
    } else if head.matches([0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false, mark: 2)
    } else if head.matches([0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true, mark: 2)
    } else if head.matches([0x3C, 0x00]) {
      self = .utf16(isBigEndian: false, mark: 0)
    } else if head.matches([0x00, 0x3C]) {
      self = .utf16(isBigEndian: true, mark: 0)
    } else {
      self = .bytes(mark: 0)
    }
  }

  /// A quick look: white space, then `<`.
  func startsWithMarkup(_ head: ByteView) -> Bool {
    if case .utf16 = self { return true }
    guard case .bytes(let mark) = self else { return false }
    var index = mark
    while let byte = head[index], byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
    return head[index] == 0x3C
  }

  /// The text with everything outside ASCII as `?` in UTF-16, and as it is otherwise; markup needs no more.
  func ascii(_ view: ByteView) -> [UInt8] {
    switch self {
    case .bytes(let mark): return view.slice(from: mark).array
    case .utf16(let isBigEndian, let mark):
      var text: [UInt8] = []
      text.reserveCapacity(view.count / 2)
      var index = mark
      while let unit = isBigEndian
        ? view.bigEndian(UInt16.self, at: index) : view.littleEndian(UInt16.self, at: index)
      {
        text.append(unit < 0x80 ? UInt8(unit) : 0x3F)
        index += 2
      }
      return text
    }
  }
}
