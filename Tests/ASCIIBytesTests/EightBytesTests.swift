import ASCIIBytes
import Testing

@Suite struct EightBytesTests {
  /// Every byte at each of the places that are looked at at once, among letters.
  @Test(arguments: UInt8.min...UInt8.max)
  func eightBytesAreTestedAsOneIs(_ byte: UInt8) {
    for index in 0..<8 {
      var text = [UInt8](repeating: 0x61, count: 8)
      text[index] = byte
      let eight = text.withUnsafeBytes { EightBytes($0, from: 0) }
      let mark = UInt64(0x80) << UInt64(8 * index)
      #expect(eight.matches(of: byte) == (byte == 0x61 ? EightBytes.highBits : mark))
      #expect(eight.matches(of: 0x62) == (byte == 0x62 ? mark : 0))
      #expect(eight.firstMatches(of: 0x62).trailingZeroBitCount == (byte == 0x62 ? 8 * index + 7 : 64))
      #expect(eight.controls.trailingZeroBitCount == (byte < 0x20 ? 8 * index + 7 : 64))
      let isPrintable = (0x20...0x7E).contains(byte)
      #expect((eight.nonprintable & EightBytes.highBits == 0) == isPrintable)
      let isFree = byte < 0x80 && byte != 0x62
      #expect((eight.asciiMatches(of: 0x62) & EightBytes.highBits == 0) == isFree || byte >= 0x80)
      #expect(text.withUnsafeBytes { $0.isASCII } == (byte < 0x80))
    }
  }

  /// Texts shorter than eight bytes are filled up with zeros.
  @Test(arguments: 0..<8) func aShortTextIsFilledUp(_ count: Int) {
    let text = [UInt8](repeating: 0xFF, count: count)
    #expect(text.withUnsafeBytes { EightBytes($0, from: 0).bytes } == (1 << UInt64(8 * count)) - 1)
    #expect(text.withUnsafeBytes { EightBytes($0, from: count + 1).bytes } == 0)
  }

  /// Before, at and behind the places where eight bytes are looked at at once.
  @Test(arguments: 0..<20)
  func aByteIsFoundWhereItStandsFirst(_ place: Int) {
    var text = [UInt8](repeating: 0x61, count: 20)
    text.withUnsafeBytes { #expect($0.firstIndex(of: 0x0A, or: 0x0D, from: 0) == nil) }
    text[place] = 0x0D
    // One more than what is looked for, right behind it: a borrow must not reach it.
    if place + 1 < text.count { text[place + 1] = 0x0E }
    text.withUnsafeBytes {
      #expect($0.firstIndex(of: 0x0A, or: 0x0D, from: 0) == place)
      #expect($0.firstIndex(of: 0x0D, from: place) == place)
      #expect($0.firstIndex(of: 0x0D, from: place + 1) == nil)
    }
  }

  @Test(arguments: 0..<20)
  func bytesAreCountedWhereAnotherStandsNowhere(_ place: Int) {
    var text = (0..<UInt8(20)).map { $0 % 3 == 0 ? 0x2C : 0xAC &+ $0 }
    text.withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == 7) }
    text.prefix(place).withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == (place + 2) / 3) }
    text[place] = 0x22
    text.withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == nil) }
  }

  @Test(arguments: 0..<20)
  func aControlByteIsFoundWhereItStandsFirst(_ place: Int) {
    for byte: UInt8 in [0x00, 0x1F, 0x22, 0x5C] {
      var text = [UInt8](repeating: 0x20, count: 20)
      text[place] = byte
      if place + 1 < text.count { text[place + 1] = 0x0D }
      text.withUnsafeBytes { #expect($0.firstIndexOfControl(or: 0x22, 0x5C, from: 0) == place) }
    }
    [UInt8](repeating: 0x80, count: place).withUnsafeBytes {
      #expect($0.firstIndexOfControl(or: 0x22, 0x5C, from: 0) == nil)
    }
  }

  @Test(arguments: 0..<20)
  func oneOfFourBytesIsFoundWhereItStandsFirst(_ place: Int) {
    for byte: UInt8 in [0x22, 0x5C, 0x0A, 0x0D] {
      var text = [UInt8](repeating: 0x61, count: 20)
      text[place] = byte
      if place + 1 < text.count { text[place + 1] = 0x0D }
      text.withUnsafeBytes {
        #expect($0.firstIndex(of: 0x22, 0x5C, 0x0A, or: 0x0D, from: 0) == place)
        #expect($0.firstIndex(of: 0x22, 0x5C, 0x0A, or: 0x0D, from: place) == place)
      }
    }
    let none = [UInt8](repeating: 0x61, count: place)
    none.withUnsafeBytes { #expect($0.firstIndex(of: 0, 0x5C, 0x0A, or: 0x0D, from: 0) == nil) }
  }
}
