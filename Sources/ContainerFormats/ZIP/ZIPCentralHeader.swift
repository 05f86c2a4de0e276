package import ByteSources

/// What a central directory says of one entry, where it stands there (APPNOTE 4.3.12): lent until the reader's next call.
package struct ZIPCentralHeader {
  /// What it begins with, as a number.
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
  let place: UInt32

  /// Reads what stands before the name; nil where bytes are missing.
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
      let place = fixed.littleEndian(UInt32.self, at: 42)
    else { return nil }
    bytes = fixed
    (self.nameLength, self.extraLength) = (Int(nameLength), Int(extraLength))
    self.commentLength = Int(commentLength)
    (self.madeBy, self.flags, self.method, self.check) = (madeBy, flags, method, check)
    (self.compressed, self.uncompressed) = (compressed, uncompressed)
    (self.attributes, self.place) = (attributes, place)
  }

  /// The same with the bytes of the whole header.
  func with(_ whole: ByteView) -> ZIPCentralHeader {
    var header = self
    header.bytes = whole
    return header
  }

  var length: Int { Self.fixedLength + nameLength + extraLength + commentLength }

  /// Whether a number does not fit, and stands in an extra field.
  var isWide: Bool { uncompressed == .max || compressed == .max || place == .max }

  /// The name's bytes as stored.
  package var name: ByteView { bytes.slice(Self.fixedLength..<Self.fixedLength + nameLength) }

  var extra: ByteView {
    let start = Self.fixedLength + nameLength
    return bytes.slice(start..<start + extraLength)
  }

  /// Whether the name is what its bytes are in ASCII: no code page and no extra field says otherwise.
  package var isPlain: Bool {
    guard name.isASCII else { return false }
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

extension ByteView {
  /// Whether no byte is above 0x7F: eight are looked at together.
  fileprivate var isASCII: Bool {
    let all = buffer
    var seen: UInt64 = 0
    var index = 0
    while index + 8 <= all.count {
      seen |= all.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < all.count {
      seen |= UInt64(all[index])
      index += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }
}

extension ZIPDirectory {
  /// The entry that a header describes.
  package func entry(_ header: ZIPCentralHeader) throws(ZIPError) -> ZIPEntry {
    var entry = ZIPEntry(
      nameBytes: header.name.array, flags: header.flags, method: header.method, crc32: header.check,
      headerOffset: 0, extra: header.extra.array)
    let declared =
      try entry.applyZIP64(
        uncompressed: header.uncompressed, compressed: header.compressed, offset: header.place) ?? 0
    entry.headerOffset = try start(header, declared)
    // APPNOTE 4.4.2.2: 3 is Unix, 19 is OS X.
    if header.madeBy >> 8 == 3 || header.madeBy >> 8 == 19 {
      entry.unixMode = UInt16(truncatingIfNeeded: header.attributes >> 16)
    }
    return entry
  }

  /// Whether a header can be an entry's, without making one of it.
  ///
  /// Errors: those of ``entry(_:)``.
  func check(_ header: ZIPCentralHeader) throws(ZIPError) {
    if header.isWide { _ = try entry(header) } else { _ = try start(header, Int64(header.place)) }
  }

  /// Where an entry's local header stands in the source.
  private func start(_ header: ZIPCentralHeader, _ declared: Int64) throws(ZIPError) -> Int64 {
    let (start, overflow) = declared.addingReportingOverflow(prefixLength)
    guard !overflow, start < range.lowerBound else {
      throw .malformed("an entry that is said to start behind the central directory")
    }
    return start
  }
}
