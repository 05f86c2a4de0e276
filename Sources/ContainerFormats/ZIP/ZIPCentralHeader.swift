internal import ASCIIBytes
package import ByteSources

/// A central directory header of a ZIP archive (APPNOTE 4.3.12), borrowed until the reader's next call.
package struct ZIPCentralHeader {
  /// The signature, as a number.
  static let mark: UInt32 = 0x0201_4B50
  private static let fixedLength = 46

  private var bytes: ByteView
  private let nameLength: Int
  private let extraLength: Int
  private let commentLength: Int
  package let flags: UInt16
  package let method: UInt16
  let madeBy: UInt16
  let check: UInt32
  let compressed: UInt32
  let uncompressed: UInt32
  let attributes: UInt32
  let localOffset: UInt32

  /// Reads the fields before the name; nil if truncated.
  init?(_ fixed: ByteView) {
    guard let madeBy = fixed.littleEndian(UInt16.self, at: 4),
      let flags = fixed.littleEndian(UInt16.self, at: 8),
      let method = fixed.littleEndian(UInt16.self, at: 10),
      let check = fixed.littleEndian(UInt32.self, at: 16),
      let compressed = fixed.littleEndian(UInt32.self, at: 20),
      let uncompressed = fixed.littleEndian(UInt32.self, at: 24),
      let nameLength = fixed.littleEndian(UInt16.self, at: 28),
      let extraLength = fixed.littleEndian(UInt16.self, at: 30),
      let commentLength = fixed.littleEndian(UInt16.self, at: 32),
      let attributes = fixed.littleEndian(UInt32.self, at: 38),
      let localOffset = fixed.littleEndian(UInt32.self, at: 42)
    else { return nil }
    bytes = fixed
    (self.nameLength, self.extraLength) = (Int(nameLength), Int(extraLength))
    self.commentLength = Int(commentLength)
    (self.madeBy, self.flags, self.method, self.check) = (madeBy, flags, method, check)
    (self.compressed, self.uncompressed) = (compressed, uncompressed)
    (self.attributes, self.localOffset) = (attributes, localOffset)
  }

  /// Returns the header with the bytes of the whole record.
  func with(_ whole: ByteView) -> ZIPCentralHeader {
    var header = self
    header.bytes = whole
    return header
  }

  var length: Int { Self.fixedLength + nameLength + extraLength + commentLength }

  /// True if a number overflows into the ZIP64 extra field.
  var isWide: Bool { uncompressed == .max || compressed == .max || localOffset == .max }

  package var name: ByteView { bytes.slice(Self.fixedLength..<Self.fixedLength + nameLength) }

  var extra: ByteView {
    let start = Self.fixedLength + nameLength
    return bytes.slice(start..<start + extraLength)
  }

  /// True if the name is plain ASCII, without a Unicode path in an extra field.
  package var isPlain: Bool {
    guard name.buffer.isASCII else { return false }
    let extra = extra
    var index = 0
    while let identifier = extra.littleEndian(UInt16.self, at: index),
      let size = extra.littleEndian(UInt16.self, at: index + 2)
    {
      if identifier == ZIPEntry.unicodePathField { return false }
      index += 4 + Int(size)
    }
    return true
  }
}

extension ZIPDirectory {
  package func entry(_ header: ZIPCentralHeader) throws(ZIPError) -> ZIPEntry {
    var entry = ZIPEntry(
      nameBytes: header.name.array, flags: header.flags, method: header.method, crc32: header.check,
      headerOffset: 0, extra: header.extra.array)
    let declared =
      try entry.applyZIP64(
        uncompressed: header.uncompressed, compressed: header.compressed, offset: header.localOffset) ?? 0
    entry.headerOffset = try start(header, declared)
    // APPNOTE 4.4.2.2: 3 is Unix, 19 is OS X.
    if header.madeBy >> 8 == 3 || header.madeBy >> 8 == 19 {
      entry.unixMode = UInt16(truncatingIfNeeded: header.attributes >> 16)
    }
    return entry
  }

  /// Validates a header without creating an entry.
  ///
  /// Errors: those of ``entry(_:)``.
  func check(_ header: ZIPCentralHeader) throws(ZIPError) {
    if header.isWide { _ = try entry(header) } else { _ = try start(header, Int64(header.localOffset)) }
  }

  /// Returns the offset of an entry's local header in the source.
  private func start(_ header: ZIPCentralHeader, _ declared: Int64) throws(ZIPError) -> Int64 {
    let (start, overflow) = declared.addingReportingOverflow(prefixLength)
    guard !overflow, start < range.lowerBound else {
      throw .malformed("an entry that is said to start behind the central directory")
    }
    return start
  }
}
