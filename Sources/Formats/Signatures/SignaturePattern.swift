package import ByteSources

/// Bytes at a fixed offset, written as `89 'PNG' 0D 0A`: hexadecimal pairs, quoted ASCII, `??` for any byte.
///
/// The text is parsed on use: hundreds of rows exist at the start of a process, and a file needs few.
package struct SignaturePattern: Sendable {
  package let text: StaticString
  package let offset: Int

  /// Calls `body` for each byte with whether it counts, until it returns false.
  @inline(__always)
  private static func read(_ text: StaticString, _ body: (UInt8, _ counts: Bool) -> Bool) {
    var next = text.utf8Start
    let end = next + text.utf8CodeUnitCount
    while next < end {
      let character = next.pointee
      next += 1
      if character == UInt8(ascii: " ") { continue }
      if character == UInt8(ascii: "'") {
        while next < end, next.pointee != UInt8(ascii: "'") {
          if !body(next.pointee, true) { return }
          next += 1
        }
        next += 1
        continue
      }
      // The second hexadecimal digit follows the first.
      guard next < end else { return }
      let second = next.pointee
      next += 1
      if character == UInt8(ascii: "?") {
        if !body(0, false) { return }
      } else if !body(digit(character) << 4 | digit(second), true) {
        return
      }
    }
  }

  /// The first byte of matching files, if the pattern has one.
  ///
  /// Checked for every row at start, so the text is not parsed.
  package var firstByte: UInt8? {
    guard offset == 0, text.utf8CodeUnitCount > 1 else { return nil }
    let (first, second) = (text.utf8Start[0], text.utf8Start[1])
    if first == UInt8(ascii: "?") { return nil }
    return first == UInt8(ascii: "'") ? second : Self.digit(first) << 4 | Self.digit(second)
  }

  /// The first eight bytes, little endian, with mask and count, and whether they are the whole pattern.
  package var start: (bytes: UInt64, mask: UInt64, count: Int, isWhole: Bool) {
    var (bytes, mask, shift): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var isWhole = true
    Self.read(text) { byte, counts in
      guard shift < 64 else {
        isWhole = false
        return false
      }
      bytes |= UInt64(byte) &<< shift
      mask |= (counts ? 0xFF : 0) &<< shift
      shift &+= 8
      return true
    }
    return (bytes, mask, Int(shift / 8), isWhole)
  }

  /// The bytes, with zero for wildcards.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    Self.read(text) { byte, _ in
      bytes.append(byte)
      return true
    }
    return bytes
  }

  package var range: Range<Int64> {
    var end = Int64(offset)
    Self.read(text) { _, _ in
      end += 1
      return true
    }
    return Int64(offset)..<end
  }

  package func matches(_ view: ByteView) -> Bool {
    let buffer = view.buffer
    var position = offset
    var holds = true
    Self.read(text) { byte, counts in
      holds = position < buffer.count && (!counts || buffer[position] == byte)
      position += 1
      return holds
    }
    return holds
  }

  @inline(__always)
  private static func digit(_ character: UInt8) -> UInt8 {
    character <= UInt8(ascii: "9") ? character & 0xF : (character & 0xF) &+ 9
  }
}
