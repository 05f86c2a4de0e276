internal import ByteSources

/// A member of a ZIP archive, as its header describes it (APPNOTE 4.3.7, 4.3.12).
///
/// Nothing is checked against the member's bytes before ``ZIPDirectory/contents(of:upTo:)`` reads them.
public struct ZIPEntry: Hashable, Sendable {
  /// The name as stored; names of folders end in a slash.
  ///
  /// It may contain `..`, a drive letter or anything else.
  public var nameBytes: [UInt8]
  /// General purpose flags (APPNOTE 4.4.4).
  public var flags: UInt16
  /// The compression method (APPNOTE 4.4.5): 0 stored, 8 deflated.
  public var method: UInt16
  /// The CRC-32 of the contents, or nil if it is in a data descriptor.
  public var crc32: UInt32?
  /// The size of the compressed bytes, or nil if it is in a data descriptor.
  public var compressedSize: Int64?
  /// The size of the contents, or nil if it is in a data descriptor.
  public var uncompressedSize: Int64?
  /// The offset of the local header in the source, including any prefix of the archive.
  public var headerOffset: Int64
  /// The extra fields (APPNOTE 4.5), as stored.
  public var extra: [UInt8]
  /// The Unix file type and permissions, if the central directory has them.
  public var unixMode: UInt16?

  /// True if the contents are encrypted (APPNOTE 4.4.4, bits 0 and 6).
  public var isEncrypted: Bool { flags & 0x41 != 0 }

  /// True if the name ends in a slash.
  public var isFolder: Bool { nameBytes.last == UInt8(ascii: "/") }

  /// True if the contents are the target of a symbolic link.
  public var isSymbolicLink: Bool { unixMode.map { $0 & 0o170000 == 0o120000 } ?? false }

  /// True if sizes and CRC follow the contents (APPNOTE 4.3.9, 4.4.4 bit 3).
  var hasDescriptor: Bool { flags & 0x08 != 0 }

  /// Returns the data of the first extra field with this identifier, or nil.
  public func extraField(_ identifier: UInt16) -> [UInt8]? {
    var index = 0
    while index + 4 <= extra.count {
      let current = UInt16(extra[index]) | UInt16(extra[index + 1]) << 8
      let size = Int(extra[index + 2]) | Int(extra[index + 3]) << 8
      guard index + 4 + size <= extra.count else { return nil }
      if current == identifier { return Array(extra[index + 4..<index + 4 + size]) }
      index += 4 + size
    }
    return nil
  }
}

extension ZIPEntry {
  /// Replaces overflowing 32-bit fields by those of the ZIP64 extra field (APPNOTE 4.5.3).
  mutating func applyZIP64(uncompressed: UInt32, compressed: UInt32, offset: UInt32?) throws(ZIPError)
    -> Int64?
  {
    var header = offset.map(Int64.init)
    uncompressedSize = Int64(uncompressed)
    compressedSize = Int64(compressed)
    // The field holds only the overflowing values, in this order; it may be absent if there are none.
    guard uncompressed == .max || compressed == .max || offset == .max else { return header }
    // Without the field the values are just large: old writers made such archives of nearly 4 GiB.
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

extension ZIPEntry {
  /// The name as text.
  ///
  /// UTF-8 if flag bit 11 is set or the bytes are valid UTF-8 (many writers forget the flag), the Info-ZIP
  /// Unicode path if its checksum matches the stored name (APPNOTE 4.6.9), else code page 437 (APPNOTE
  /// appendix D).
  public var name: String {
    if extra.isEmpty, nameBytes.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: nameBytes, as: UTF8.self)
    }
    if let text = String(validating: nameBytes, as: UTF8.self) { return unicodePath ?? text }
    if let path = unicodePath { return path }
    if flags & 0x0800 != 0 { return String(decoding: nameBytes, as: UTF8.self) }
    var text = ""
    for byte in nameBytes { text.unicodeScalars.append(Self.codePage437(byte)) }
    return text
  }

  static let unicodePathField: UInt16 = 0x7075

  private var unicodePath: String? {
    guard let field = extraField(Self.unicodePathField), field.count > 5, field[0] == 1 else { return nil }
    let check = field[1..<5].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard check == CyclicRedundancyCheck.of(nameBytes) else { return nil }
    return String(validating: field[5...], as: UTF8.self)
  }

  private static func codePage437(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return upperHalf[upperHalf.index(upperHalf.startIndex, offsetBy: Int(byte) - 0x80)]
  }

  private static let upperHalf = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
    └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
    """.unicodeScalars)
}
