package import ByteSources

/// An object of an ASF file: identifier, size, contents (Advanced Systems Format §2.1).
package struct ASFObject: Sendable {
  /// A GUID: sixteen bytes in file order.
  package struct Identifier: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    init(_ high: UInt64, _ low: UInt64) { (self.high, self.low) = (high, low) }

    init(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) {
      high = try reader.bigEndian(UInt64.self, at: offset)
      low = try reader.bigEndian(UInt64.self, at: offset + 8)
    }

    package static let fileProperties = Identifier(0xA1DC_AB8C_47A9_CF11, 0x8EE4_00C0_0C20_5365)
    package static let streamProperties = Identifier(0x9107_DCB7_B7A9_CF11, 0x8EE6_00C0_0C20_5365)
    /// Title, author and others of the whole file (§3.10).
    package static let contentDescription = Identifier(0x3326_B275_8E66_CF11, 0xA6D9_00AA_0062_CE6C)
    /// Named values of the whole file (§3.11).
    package static let extendedDescription = Identifier(0x40A4_D0D2_07E3_D211, 0x97F0_00A0_C95E_A850)
    static let audio = Identifier(0x409E_69F8_4D5B_CF11, 0xA8FD_0080_5F5C_442B)
    static let video = Identifier(0xC0EF_19BC_4D5B_CF11, 0xA8FD_0080_5F5C_442B)
  }

  package var identifier: Identifier
  package var range: Range<Int64>

  /// Calls `body` for the objects of the header at the start of the source (§3.1).
  ///
  /// Errors: ``ReadFailure/endOfData`` after a truncated object, ``ReadFailure/malformed(_:)`` for one larger
  /// than the header.
  package static func header(
    _ reader: ByteReader, _ body: (ASFObject) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let end = try headerEnd(reader)
    var offset: Int64 = 30
    while end - offset >= 24 {
      try reader.step()
      let identifier = try Identifier(at: offset, reader)
      let size = try reader.littleEndian(UInt64.self, at: offset + 16)
      guard size >= 24, size <= UInt64(end - offset) else {
        throw .malformed("an object larger than the header")
      }
      let next = offset + Int64(size)
      try body(ASFObject(identifier: identifier, range: offset..<next))
      if next > reader.end { throw .endOfData }
      offset = next
    }
  }

  package static func headerEnd(_ reader: ByteReader) throws(ReadFailure) -> Int64 {
    let size = try reader.littleEndian(UInt64.self, at: 16)
    guard size >= 30 else { throw .malformed("a header object smaller than its head") }
    return Int64(clamping: size)
  }
}

/// The stream properties object (Advanced Systems Format §3.3, §9).
package enum ASFStream: Sendable {
  /// Picture size and codec name, if the object is long enough.
  case video(width: UInt32?, height: UInt32?, codec: FourCharacterCode?)
  case audio(format: UInt16?)
  case other

  package init(_ object: ASFObject, _ reader: ByteReader) throws(ReadFailure) {
    let (start, size) = (object.range.lowerBound, object.range.upperBound - object.range.lowerBound)
    guard size >= 78 else {
      self = .other
      return
    }
    switch try ASFObject.Identifier(at: start + 24, reader) {
    case .video:
      // Width, height, a byte and a length, then BITMAPINFOHEADER with the codec at 16.
      guard size >= 78 + 31 else {
        self = .video(width: nil, height: nil, codec: nil)
        return
      }
      self = .video(
        width: try reader.littleEndian(UInt32.self, at: start + 78),
        height: try reader.littleEndian(UInt32.self, at: start + 82),
        codec: FourCharacterCode(try reader.bigEndian(UInt32.self, at: start + 78 + 27)))
    case .audio:
      self = .audio(format: size >= 80 ? try reader.littleEndian(UInt16.self, at: start + 78) : nil)
    default: self = .other
    }
  }
}
