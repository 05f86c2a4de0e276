internal import ByteSources

/// How a text begins: its byte-order mark, or none.
enum TextEncoding: Sendable {
  case bytes(mark: Int)
  /// UTF-16 or UTF-32: how many bytes a unit has, and which of them is ASCII's.
  case wide(unit: Int, low: Int, mark: Int)

  init(_ head: ByteView) {
    switch (head[0], head[1]) {
    case (0xEF, 0xBB) where head[2] == 0xBF: self = .bytes(mark: 3)
    case (0xFF, 0xFE) where head[2] == 0 && head[3] == 0: self = .wide(unit: 4, low: 0, mark: 4)
    case (0xFF, 0xFE): self = .wide(unit: 2, low: 0, mark: 2)
    case (0xFE, 0xFF): self = .wide(unit: 2, low: 1, mark: 2)
    case (0, 0) where head[2] == 0xFE && head[3] == 0xFF: self = .wide(unit: 4, low: 3, mark: 4)
    case (0, _), (_, 0): self = Self.unmarked(head) ?? .bytes(mark: 0)
    default: self = .bytes(mark: 0)
    }
  }

  /// The wide encoding in which markup or JSON begins without a mark: the zeros tell it (XML 1.0, appendix F; RFC 4627,
  /// section 3).
  private static func unmarked(_ head: ByteView) -> TextEncoding? {
    for (unit, low) in [(4, 0), (4, 3), (2, 0), (2, 1)] where begins(head, unit, low) {
      return .wide(unit: unit, low: low, mark: 0)
    }
    return nil
  }

  /// Whether `<` comes first behind white space, or a bracket that another character of ASCII follows.
  private static func begins(_ head: ByteView, _ unit: Int, _ low: Int) -> Bool {
    var index = 0
    while let byte = WideText.asciiByte(head, at: index, unit, low) {
      index += unit
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "{"), UInt8(ascii: "["): return WideText.asciiByte(head, at: index, unit, low) != nil
      default: return false
      }
    }
    return false
  }

  /// How many bytes stand before the text.
  var mark: Int {
    switch self {
    case .bytes(let mark), .wide(_, _, let mark): mark
    }
  }

  /// How many bytes a byte of the lent text stands for.
  var scale: Int { if case .wide(let unit, _, _) = self { unit } else { 1 } }

  /// A quick look: white space, then `<`.
  func startsWithMarkup(_ head: ByteView) -> Bool { scale > 1 || firstSign(head)?.byte == 0x3C }

  /// The first byte that is no white space, and where it stands, in a text whose bytes are ASCII's.
  func firstSign(_ head: ByteView) -> (byte: UInt8, index: Int)? {
    var index = mark
    while let byte = head[index] {
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return (byte, index) }
      index += 1
    }
    return nil
  }

  /// Lends the text to `body`, with everything outside ASCII as `?` where it is wide, and as it is otherwise; markup needs no more.
  func lend<Result, Failure: Error>(
    _ view: ByteView, to body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard case .wide(let unit, let low, let mark) = self else {
      return try body(view.slice(from: mark).buffer.bindMemory(to: UInt8.self))
    }
    let text = WideText.ascii(view, from: mark, unit: unit, low: low)
    return try text.withUnsafeBufferPointer { bytes throws(Failure) in try body(bytes) }
  }

  /// A copy of what is lent.
  func ascii(_ view: ByteView) -> [UInt8] { lend(view) { Array($0) } }
}
