internal import ByteSources

/// Bytes at a fixed offset, written as `89 'PNG' 0D 0A`: hexadecimal pairs, quoted ASCII, `??` for any byte.
///
/// The text is read when it is asked: hundreds of rows are made at the start of a process, and a file meets few of them.
struct SignaturePattern: Sendable {
  let offset: Int
  let count: Int
  private let text: StaticString

  init(_ text: StaticString, at offset: Int = 0) {
    self.offset = offset
    self.text = text
    var count = 0
    Self.read(text) { _, _ in
      count += 1
      return true
    }
    self.count = count
  }

  /// Calls `body` for each byte, and whether it counts, until that says no.
  @inline(__always)
  private static func read(_ text: StaticString, _ body: (UInt8, _ counts: Bool) -> Bool) {
    var isQuoted = false
    var nibble: UInt8?
    for character in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      if character == UInt8(ascii: "'") {
        isQuoted.toggle()
      } else if isQuoted {
        if !body(character, true) { return }
      } else if character == UInt8(ascii: "?") {
        if nibble != nil, !body(0, false) { return }
        nibble = nibble == nil ? 0 : nil
      } else if let digit = hexadecimal(character) {
        if let high = nibble, !body(high << 4 | digit, true) { return }
        nibble = nibble == nil ? digit : nil
      }
    }
  }

  /// The first eight bytes, the first of them lowest, and which of them count.
  var start: (bytes: UInt64, mask: UInt64) {
    var (bytes, mask, shift): (UInt64, UInt64, UInt64) = (0, 0, 0)
    Self.read(text) { byte, counts in
      bytes |= UInt64(byte) << shift
      if counts { mask |= 0xFF << shift }
      shift += 8
      return shift < 64
    }
    return (bytes, mask)
  }

  /// The bytes, zero where any will do.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    Self.read(text) { byte, _ in
      bytes.append(byte)
      return true
    }
    return bytes
  }

  var range: Range<Int64> { Int64(offset)..<Int64(offset + count) }

  func matches(_ view: ByteView) -> Bool {
    guard count <= view.count - offset else { return false }
    let found = UnsafeRawBufferPointer(rebasing: view.buffer[offset..<offset + count])
    var position = 0
    var holds = true
    Self.read(text) { byte, counts in
      holds = !counts || found[position] == byte
      position += 1
      return holds
    }
    return holds
  }

  private static func hexadecimal(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    default: nil
    }
  }
}
