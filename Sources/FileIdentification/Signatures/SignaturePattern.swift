internal import ByteSources

/// Bytes at a fixed offset, written as `89 'PNG' 0D 0A`: hexadecimal pairs, quoted ASCII, `??` for any byte.
struct SignaturePattern: Sendable {
  let offset: Int
  let bytes: [UInt8]
  /// Which bytes count; empty when all do.
  let wild: [Bool]

  init(_ text: StaticString, at offset: Int = 0) {
    self.offset = offset
    var bytes: [UInt8] = []
    var wild: [Bool] = []
    var quoted = false
    var nibble: UInt8?
    for index in 0..<text.utf8CodeUnitCount {
      let character = text.utf8Start[index]
      if character == UInt8(ascii: "'") {
        quoted.toggle()
      } else if quoted {
        bytes.append(character)
        wild.append(false)
      } else if character == UInt8(ascii: "?") {
        if nibble == nil {
          nibble = 0
        } else {
          nibble = nil
          bytes.append(0)
          wild.append(true)
        }
      } else if let digit = Self.hexadecimal(character) {
        if let high = nibble {
          nibble = nil
          bytes.append(high << 4 | digit)
          wild.append(false)
        } else {
          nibble = digit
        }
      }
    }
    self.bytes = bytes
    self.wild = wild.contains(true) ? wild : []
  }

  var range: Range<Int64> { Int64(offset)..<Int64(offset + bytes.count) }

  func matches(_ view: ByteView) -> Bool {
    if wild.isEmpty { return view.matches(bytes, at: offset) }
    guard offset + bytes.count <= view.count else { return false }
    for index in bytes.indices where !wild[index] && view[offset + index] != bytes[index] { return false }
    return true
  }

  private static func hexadecimal(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    default: nil
    }
  }
}
