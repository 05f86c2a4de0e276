internal import ByteSources

/// Bytes at a fixed offset, written as `89 'PNG' 0D 0A`: hexadecimal pairs, quoted ASCII, `??` for any byte.
///
/// The text is read when it is asked: hundreds of rows are made at the start of a process, and a file meets few of them.
struct SignaturePattern: Sendable {
  let text: StaticString
  let offset: Int

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

  /// The first eight bytes, the first of them lowest, which of them count, and the number of all.
  var start: (bytes: UInt64, mask: UInt64, count: Int) {
    var (bytes, mask, count): (UInt64, UInt64, Int) = (0, 0, 0)
    Self.read(text) { byte, counts in
      // A shift of 64 or more leaves nothing.
      bytes |= UInt64(byte) << (8 * count)
      if counts { mask |= 0xFF << (8 * count) }
      count += 1
      return true
    }
    return (bytes, mask, count)
  }

  /// How many bytes there are.
  var count: Int { start.count }

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
    let found = view.buffer
    var position = offset
    var holds = true
    Self.read(text) { byte, counts in
      holds = position < found.count && (!counts || found[position] == byte)
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
