/// Eight bytes of a name, looked at at once: what is asked of each is answered in its uppermost bit.
struct NameBytes {
  private let bytes: UInt64

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var uppermost: UInt64 { 0x8080_8080_8080_8080 }

  /// Where dots stand.
  @inline(__always) var dots: UInt64 {
    let other = bytes ^ Self.ones &* UInt64(UInt8(ascii: "."))
    return ~((other & ~Self.uppermost &+ ~Self.uppermost) | other) & Self.uppermost
  }

  /// Whether one of them is outside ASCII, a slash or a comma.
  @inline(__always) var hasOther: Bool {
    (bytes | places(of: UInt8(ascii: "/")) | places(of: UInt8(ascii: ","))) & Self.uppermost != 0
  }

  /// The bytes that are `byte`, and perhaps others behind the first of them or outside ASCII.
  @inline(__always) private func places(of byte: UInt8) -> UInt64 {
    (bytes ^ Self.ones &* UInt64(byte)) &- Self.ones
  }

  /// All bytes of a name in order, with the place of the first of the eight; behind the name's end there are zeros.
  @inline(__always) static func forEach(
    of name: UnsafeRawBufferPointer, _ body: (_ eight: NameBytes, _ index: Int) -> Void
  ) {
    var index = 0
    while index &+ 8 <= name.count {
      body(
        NameBytes(bytes: UInt64(littleEndian: name.loadUnaligned(fromByteOffset: index, as: UInt64.self))),
        index)
      index &+= 8
    }
    if index == name.count { return }
    var rest: UInt64 = 0
    withUnsafeMutableBytes(of: &rest) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: name[index...]))
    }
    body(NameBytes(bytes: UInt64(littleEndian: rest)), index)
  }
}
