internal import ByteSources

/// Bytes at a fixed offset, written as `89 'PNG' 0D 0A`: hexadecimal pairs, quoted ASCII, `??` for any byte.
///
/// All of it lies in the row: hundreds are made at the start of a process.
struct SignaturePattern: Sendable {
  /// The most bytes that a pattern has; a longer one is cut, which tests of the table notice.
  static let longest = 64

  let offset: Int
  private(set) var count = 0
  /// The bytes in words, the first byte lowest, and which of them count.
  private var words = SIMD8<UInt64>()
  private var masks = SIMD8<UInt64>()

  init(_ text: StaticString, at offset: Int = 0) {
    self.offset = offset
    var isQuoted = false
    var nibble: UInt8?
    let characters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for character in characters {
      if character == UInt8(ascii: "'") {
        isQuoted.toggle()
      } else if isQuoted {
        append(character, counts: true)
      } else if character == UInt8(ascii: "?") {
        if nibble != nil { append(0, counts: false) }
        nibble = nibble == nil ? 0 : nil
      } else if let digit = Self.hexadecimal(character) {
        if let high = nibble { append(high << 4 | digit, counts: true) }
        nibble = nibble == nil ? digit : nil
      }
    }
  }

  private mutating func append(_ byte: UInt8, counts: Bool) {
    guard count < Self.longest else { return }
    let shift = UInt64(count % 8 * 8)
    words[count / 8] |= UInt64(byte) << shift
    if counts { masks[count / 8] |= 0xFF << shift }
    count += 1
  }

  /// The first eight bytes, and which of them count.
  var start: (bytes: UInt64, mask: UInt64) { (words[0], masks[0]) }

  /// The bytes, zero where any will do.
  var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8)) } }

  var range: Range<Int64> { Int64(offset)..<Int64(offset + count) }

  func matches(_ view: ByteView) -> Bool {
    guard count <= view.count - offset else { return false }
    let bytes = view.buffer
    for position in stride(from: 0, to: count, by: 8) {
      let place = offset + position
      var found: UInt64 = 0
      if place + 8 <= bytes.count {
        found = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      } else {
        for index in place..<bytes.count { found |= UInt64(bytes[index]) << UInt64((index - place) * 8) }
      }
      if (found ^ words[position / 8]) & masks[position / 8] != 0 { return false }
    }
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
