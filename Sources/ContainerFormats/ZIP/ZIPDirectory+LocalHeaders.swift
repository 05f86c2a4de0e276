internal import ByteSources

// Local file headers and data descriptors of entries.
extension ZIPDirectory {
  /// Reads the entry of a local file header (APPNOTE 4.3.7).
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

  /// Returns the start of the data of `entry`, after its local header, which differs from the central one.
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

  /// Returns the end of the data and descriptor of `entry`, or nil if unknown.
  func endOfData(of entry: ZIPEntry) throws(ZIPError) -> Int64? {
    let start = try dataOffset(of: entry)
    guard let size = entry.compressedSize else { return try findDescriptor(from: start)?.after }
    let (end, overflow) = start.addingReportingOverflow(size)
    guard !overflow else { throw .read(.endOfData) }
    guard entry.hasDescriptor else { return end }
    // A descriptor follows despite sizes in the header: 12 or 20 bytes, or 16 or 24 with a signature.
    let tail = try reading { () throws(ReadFailure) in try reader.available(at: end, upTo: 28) }
    for length in tail.matches("PK\u{7}\u{8}") ? [16, 24] : [12, 20, 0] where tail.matches("PK", at: length) {
      return end + Int64(length)
    }
    return nil
  }

  /// Finds the data descriptor (APPNOTE 4.3.9) of data that begin at `start`: its compressed size is its own
  /// distance; the signature is optional, and sizes have 4 or 8 bytes.
  func findDescriptor(from start: Int64) throws(ZIPError) -> (size: Int64, after: Int64)? {
    let chunkSize = 64 << 10
    var base = start
    while true {
      try reading { () throws(ReadFailure) in try reader.step() }
      let chunk = try reading { () throws(ReadFailure) in try reader.available(at: base, upTo: chunkSize) }
      var index = 0
      while let at = chunk.firstIndex(of: 0x50, from: index) {
        index = at + 1
        guard chunk[at + 1] == 0x4B else { continue }
        let length = base - start + Int64(at)
        if chunk.matches("PK\u{7}\u{8}", at: at) {
          if chunk.littleEndian(UInt32.self, at: at + 8).map(Int64.init) == length,
            chunk.matches("PK", at: at + 16)
          {
            return (length, base + Int64(at) + 16)
          }
          if chunk.littleEndian(UInt64.self, at: at + 8) == UInt64(length), chunk.matches("PK", at: at + 24) {
            return (length, base + Int64(at) + 24)
          }
        } else if chunk.matches("PK\u{3}\u{4}", at: at) || chunk.matches("PK\u{1}\u{2}", at: at) {
          if chunk.littleEndian(UInt32.self, at: at - 8).map(Int64.init) == length - 12 {
            return (length - 12, base + Int64(at))
          }
          if length >= 20, chunk.littleEndian(UInt64.self, at: at - 16) == UInt64(length - 20) {
            return (length - 20, base + Int64(at))
          }
        }
      }
      // The overlap covers the longest descriptor and the signature after it.
      guard chunk.count == chunkSize else { return nil }
      base += Int64(chunkSize - 32)
    }
  }
}
