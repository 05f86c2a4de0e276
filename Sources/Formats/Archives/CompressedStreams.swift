internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects compressed streams that a signature alone does not prove: LZMA, zlib, compress and others.
enum CompressedStreams {
  /// LZMA alone: properties 3, 0, 2; a dictionary of a usual size; an unknown or sane length; the coder's first byte.
  static func readLZMA(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let dictionary = head.littleEndian(UInt32.self, at: 1),
      let size = head.littleEndian(UInt64.self, at: 5),
      head[13] == 0
    else { return nil }
    // Encoders write a power of two, or one and a half times that.
    let isUsual =
      dictionary.nonzeroBitCount == 1
      || (dictionary.nonzeroBitCount == 2 && dictionary & dictionary << 1 != 0)
    guard dictionary >= 1 << 12, isUsual || dictionary == .max, size == .max || size < 1 << 40 else {
      return nil
    }
    return ContentFinding(
      .lzma, by: .structure, range: 0..<14, rule: "lzma-alone",
      because: "the usual properties, a dictionary's size, a length, and the coder's first byte",
      facts: Remark("a dictionary of \(dictionary >> 10) KiB"))
  }

  /// zlib: the two header bytes are too weak, so the stream must inflate.
  static func readZlib(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let output = try? Inflate.bytes(of: reader.head.array, as: .zlib, upTo: 512) else { return nil }
    let isWhole = output.extent == .whole && Int64(output.used) == reader.byteCount
    guard isWhole || output.bytes.count >= 64 else { return nil }
    return ContentFinding(
      .zlib, by: .structure, decided: isWhole, range: 0..<(isWhole ? Int64(output.used) : 2),
      rule: isWhole ? "zlib-whole" : "zlib",
      because: isWhole
        ? "a zlib header, and a stream whose checksum is right and ends the file (RFC 1950 §2.2)"
        : "a zlib header (RFC 1950 §2.2), and what follows inflates")
  }

  /// Zstandard and LZ4 share skippable frames; the next frame decides.
  static func readSkippable(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[0], first & 0xF0 == 0x50,
      let size = reader.head.littleEndian(UInt32.self, at: 4)
    else { return nil }
    let start = 8 + Int64(size)
    let next = try reader.available(at: start, upTo: 4)
    guard next.count == 4 else { throw .endOfData }
    let type: DeclaredType
    if next.matches([0x28, 0xB5, 0x2F, 0xFD]) {
      type = .zstandard
    } else if next.matches([0x04, 0x22, 0x4D, 0x18]) {
      type = .lz4
    } else {
      return nil
    }
    return ContentFinding(
      type, by: .structure, range: 0..<8, rule: "skippable-frame",
      because: "a skippable frame, then a frame's magic number (RFC 8878 §3.1.2)")
  }

  /// Compress: the third byte holds the code width, 9 to 16 bits, and two bits that must be zero.
  static func readCompress(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let flags = reader.head[2] else { throw .endOfData }
    guard (9...16).contains(flags & 0x1F), flags & 0x60 == 0 else { return nil }
    return ContentFinding(
      .compress, by: .signature, range: 0..<3, rule: "compress",
      because: "two bytes of mark and a possible code width")
  }
}
