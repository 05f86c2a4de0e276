internal import ByteSources

/// One member of a ZIP archive, as its header describes it (APPNOTE 4.3.7, 4.3.12).
///
/// Nothing here is checked against the member's bytes before ``ZIPDirectory/contents(of:upTo:)`` reads them.
public struct ZIPEntry: Hashable, Sendable {
  /// The name's bytes as stored; folders end in a slash.
  ///
  /// It may hold `..`, a drive letter or anything else.
  public var nameBytes: [UInt8]
  /// General purpose flags (APPNOTE 4.4.4).
  public var flags: UInt16
  /// The compression method (APPNOTE 4.4.5): 0 stored, 8 deflated.
  public var method: UInt16
  /// The CRC-32 of the contents, or nil when a local header leaves it to a data descriptor.
  public var crc32: UInt32?
  /// The size of the compressed bytes, or nil when a local header leaves it to a data descriptor.
  public var compressedSize: Int64?
  /// The size of the contents, or nil when a local header leaves it to a data descriptor.
  public var uncompressedSize: Int64?
  /// Where the local header is in the source, whatever stands before the archive.
  public var headerOffset: Int64
  /// The extra fields (APPNOTE 4.5), as stored.
  public var extra: [UInt8]
  /// The file's kind and permissions as Unix has them, when the central directory was written on such a system.
  public var unixMode: UInt16?

  /// Whether the contents are encrypted (APPNOTE 4.4.4, bits 0 and 6).
  public var isEncrypted: Bool { flags & 0x41 != 0 }

  /// Whether the name says that this is a folder.
  public var isFolder: Bool { nameBytes.last == UInt8(ascii: "/") }

  /// Whether the mode says that the contents are where a symbolic link leads.
  public var isSymbolicLink: Bool { unixMode.map { $0 & 0o170000 == 0o120000 } ?? false }

  /// Whether sizes and CRC follow the contents (APPNOTE 4.3.9, 4.4.4 bit 3).
  var hasDescriptor: Bool { flags & 0x08 != 0 }

  /// The data of the first extra field with this identifier, or nil.
  public func extraField(_ identifier: UInt16) -> [UInt8]? {
    var index = 0
    while index + 4 <= extra.count {
      let found = UInt16(extra[index]) | UInt16(extra[index + 1]) << 8
      let size = Int(extra[index + 2]) | Int(extra[index + 3]) << 8
      guard index + 4 + size <= extra.count else { return nil }
      if found == identifier { return Array(extra[index + 4..<index + 4 + size]) }
      index += 4 + size
    }
    return nil
  }
}

extension ZIPEntry {
  /// Replaces the 32-bit fields that say "see the ZIP64 extra field" (APPNOTE 4.5.3).
  mutating func applyZIP64(uncompressed: UInt32, compressed: UInt32, offset: UInt32?) throws(ZIPError)
    -> Int64?
  {
    var header = offset.map(Int64.init)
    uncompressedSize = Int64(uncompressed)
    compressedSize = Int64(compressed)
    // The field holds only the values that overflowed, in this order; writers that overflow none may leave it out.
    guard uncompressed == .max || compressed == .max || offset == .max else { return header }
    // Without the field the 32-bit values are just large: old writers made such archives of nearly 4 GiB.
    guard let field = extraField(0x0001) else { return header }
    var index = 0
    func next() throws(ZIPError) -> Int64 {
      guard index + 8 <= field.count else { throw .malformed("a ZIP64 extra field that is too short") }
      let value = field[index..<index + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      index += 8
      guard let value = Int64(exactly: value) else { throw .malformed("a ZIP64 size beyond any file") }
      return value
    }
    if uncompressed == .max { uncompressedSize = try next() }
    if compressed == .max { compressedSize = try next() }
    if offset == .max { header = try next() }
    return header
  }
}
