internal import ByteSources

extension ZIPDirectory {
  /// The entry that a local file header (APPNOTE 4.3.7) describes.
  package func localEntry(at offset: Int64) throws(ZIPError) -> ZIPEntry {
    let fixed = try reading { () throws(ReadFailure) in try reader.view(at: offset, count: 30) }
    guard fixed.matches("PK\u{3}\u{4}"), let flags = fixed.littleEndian(UInt16.self, at: 6),
      let method = fixed.littleEndian(UInt16.self, at: 8),
      let check = fixed.littleEndian(UInt32.self, at: 14),
      let compressed = fixed.littleEndian(UInt32.self, at: 18),
      let uncompressed = fixed.littleEndian(UInt32.self, at: 22),
      let nameLength = fixed.littleEndian(UInt16.self, at: 26),
      let extraLength = fixed.littleEndian(UInt16.self, at: 28)
    else { throw .malformed("no local header where an entry should start") }
    let extraStart = 30 + Int(nameLength)
    let length = extraStart + Int(extraLength)
    let header = try reading { () throws(ReadFailure) in try reader.view(at: offset, count: length) }
    var entry = ZIPEntry(
      nameBytes: header.slice(30..<extraStart).array, flags: flags, method: method, crc32: check,
      headerOffset: offset, extra: header.slice(extraStart..<length).array)
    _ = try entry.applyZIP64(uncompressed: uncompressed, compressed: compressed, offset: nil)
    if entry.hasDescriptor, check == 0, entry.compressedSize == 0 {
      (entry.crc32, entry.compressedSize, entry.uncompressedSize) = (nil, nil, nil)
    }
    return entry
  }

  /// Where the bytes of `entry` start: after its local header, whose lengths differ from the central one's.
  public func dataOffset(of entry: ZIPEntry) throws(ZIPError) -> Int64 {
    let header = try reading { () throws(ReadFailure) in try reader.view(at: entry.headerOffset, count: 30) }
    guard header.matches("PK\u{3}\u{4}"), let nameLength = header.littleEndian(UInt16.self, at: 26),
      let extraLength = header.littleEndian(UInt16.self, at: 28)
    else { throw .malformed("no local header where an entry should start") }
    let (start, overflow) = entry.headerOffset.addingReportingOverflow(
      30 + Int64(nameLength) + Int64(extraLength))
    guard !overflow else { throw .read(.endOfData) }
    return start
  }

  /// Where the record after `entry` starts, or nil when it cannot be known.
  func endOfData(of entry: ZIPEntry) throws(ZIPError) -> Int64? {
    let start = try dataOffset(of: entry)
    guard let size = entry.compressedSize else { return try findDescriptor(from: start)?.after }
    let (end, overflow) = start.addingReportingOverflow(size)
    guard !overflow else { throw .read(.endOfData) }
    guard entry.hasDescriptor else { return end }
    // Sizes in the header and a descriptor all the same: it has 12 or 20 bytes, or 16 or 24 with a signature.
    let tail = try reading { () throws(ReadFailure) in try reader.available(at: end, upTo: 28) }
    for length in tail.matches("PK\u{7}\u{8}") ? [16, 24] : [12, 20, 0] where tail.matches("PK", at: length) {
      return end + Int64(length)
    }
    return nil
  }

  /// Searches for the data descriptor (APPNOTE 4.3.9) of data that starts at `start`: the one that gives its own
  /// distance as the compressed size, with or without the optional signature, with sizes of 4 or 8 bytes.
  func findDescriptor(from start: Int64) throws(ZIPError) -> (size: Int64, after: Int64)? {
    let pieceSize = 64 << 10
    var base = start
    while true {
      try reading { () throws(ReadFailure) in try reader.step() }
      let piece = try reading { () throws(ReadFailure) in try reader.available(at: base, upTo: pieceSize) }
      var index = 0
      while let at = piece.firstIndex(of: 0x50, from: index) {
        index = at + 1
        guard piece[at + 1] == 0x4B else { continue }
        let length = base - start + Int64(at)
        if piece.matches("PK\u{7}\u{8}", at: at) {
          if piece.littleEndian(UInt32.self, at: at + 8).map(Int64.init) == length,
            piece.matches("PK", at: at + 16)
          {
            return (length, base + Int64(at) + 16)
          }
          if piece.littleEndian(UInt64.self, at: at + 8) == UInt64(length), piece.matches("PK", at: at + 24) {
            return (length, base + Int64(at) + 24)
          }
        } else if piece.matches("PK\u{3}\u{4}", at: at) || piece.matches("PK\u{1}\u{2}", at: at) {
          if piece.littleEndian(UInt32.self, at: at - 8).map(Int64.init) == length - 12 {
            return (length - 12, base + Int64(at))
          }
          if length >= 20, piece.littleEndian(UInt64.self, at: at - 16) == UInt64(length - 20) {
            return (length - 20, base + Int64(at))
          }
        }
      }
      // The overlap holds the longest descriptor and the signature after it.
      guard piece.count == pieceSize else { return nil }
      base += Int64(pieceSize - 32)
    }
  }
}
