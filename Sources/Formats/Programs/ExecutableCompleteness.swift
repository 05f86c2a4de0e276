internal import ByteSources

/// Checks whether ELF and PE programs are complete, by their sections, segments and tables.
enum ExecutableCompleteness {
  /// Checks ELF: sections and their table, or segments if stripped of sections (System V ABI, 4 and 5).
  static func elf(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = try file.reader.view(at: 0, count: 16)
    let layout = ELFLayout(is64: head[4] == 2, isLittle: head[5] == 1, reader: file.reader)
    let header = try layout.header()
    var end = header.sections.end
    if header.segments.count > 0 { end = max(end, header.segments.end) }
    guard header.sections.start > 0, header.sections.size > 0 else {
      for index in 0..<header.segments.count {
        try file.reader.step()
        end = max(end, try layout.segmentEnd(at: header.segments.offset(of: index)))
      }
      return try .ending(at: end, of: file, "the segments")
    }
    let checked = "the sections and their table"
    if end > file.byteCount { return .truncated(checked, end: end) }
    for index in 0..<header.sections.count {
      try file.reader.step()
      end = max(end, try layout.sectionEnd(at: header.sections.offset(of: index)))
    }
    return try .ending(at: end, of: file, checked)
  }

  private static let maxPESections = 96
  private static let maxAlignment: Int64 = 0x1000

  /// Checks PE: section contents, and the certificate table after them (PE Format).
  static func pe(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let reader = file.reader
    let start = Int64(try reader.littleEndian(UInt32.self, at: 0x3C))
    // Without a PE header, the DOS header may still show truncation.
    guard start + 24 <= file.byteCount, try reader.available(at: start, upTo: 4).matches("PE\0\0") else {
      return try DOSProgramCompleteness.read(file)
    }
    let head = try reader.view(at: start, count: 24)
    guard let count = head.littleEndian(UInt16.self, at: 6),
      let symbols = head.littleEndian(UInt32.self, at: 12),
      let symbolCount = head.littleEndian(UInt32.self, at: 16),
      let optional = head.littleEndian(UInt16.self, at: 20)
    else { throw .endOfData }
    let table = start + 24 + Int64(optional)
    var (end, needed) = (table + Int64(count) * 40, table + Int64(count) * 40)
    for index in 0..<min(Int(count), maxPESections) {
      let row = try reader.view(at: table + Int64(index) * 40, count: 40)
      guard let used = row.littleEndian(UInt32.self, at: 8), let size = row.littleEndian(UInt32.self, at: 16),
        let position = row.littleEndian(UInt32.self, at: 20)
      else { throw .endOfData }
      if size == 0 || position == 0 { continue }
      end = max(end, Int64(position) + Int64(size))
      // Sections are padded to the alignment; some linkers leave that out at the end.
      needed = max(needed, Int64(position) + Int64(used > 0 ? min(used, size) : size))
    }
    // Symbols follow the sections directly; other values are leftovers.
    if symbolCount > 0, Int64(symbols) >= end, Int64(symbols) < end + maxAlignment {
      let strings = Int64(symbols) + Int64(symbolCount) * 18
      if strings + 4 > file.byteCount { return .truncated("the sections and symbols", end: nil) }
      end = max(end, strings + Int64(try reader.littleEndian(UInt32.self, at: strings)))
      needed = max(needed, end)
    }
    if let certificates = try certificates(start, Int64(optional), reader), certificates.offset >= needed {
      end = max(end, certificates.offset + certificates.size)
      needed = max(needed, certificates.offset + certificates.size)
    }
    let checked = "the sections, symbols and certificates"
    if needed > file.byteCount { return .truncated(checked, end: end) }
    // A linker that leaves out padding writes none of it.
    if end > file.byteCount {
      return needed == file.byteCount ? .unknown(checked) : .truncated(checked, end: end)
    }
    return .whole(checked, end: end)
  }

  private static func certificates(
    _ start: Int64, _ optional: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> (offset: Int64, size: Int64)? {
    guard optional >= 2 else { return nil }
    // The directory count and 92 or 108 bytes precede the directories.
    let first: Int64 = try reader.littleEndian(UInt16.self, at: start + 24) == 0x20B ? 112 : 96
    guard optional >= first + 40, try reader.littleEndian(UInt32.self, at: start + 24 + first - 4) > 4 else {
      return nil
    }
    let position = try reader.littleEndian(UInt32.self, at: start + 24 + first + 32)
    let size = try reader.littleEndian(UInt32.self, at: start + 24 + first + 36)
    return size > 0 && position > 0 ? (Int64(position), Int64(size)) : nil
  }
}

/// Reads numbers of an ELF file in its width and byte order.
private struct ELFLayout {
  struct Table {
    var start: Int64
    var size: Int64
    var count: Int64

    /// Counts, sizes and offsets are bounded, so nothing overflows.
    var end: Int64 { start + size * count }
    func offset(of index: Int64) -> Int64 { start + size * index }
  }

  var is64: Bool
  var isLittle: Bool
  var reader: ByteReader

  func header() throws(ReadFailure) -> (segments: Table, sections: Table) {
    var segments = Table(
      start: try word(at: is64 ? 32 : 28), size: try short(at: is64 ? 54 : 42),
      count: try short(at: is64 ? 56 : 44))
    var sections = Table(
      start: try word(at: is64 ? 40 : 32), size: try short(at: is64 ? 58 : 46),
      count: try short(at: is64 ? 60 : 48))
    // Larger counts are stored in the first section header.
    if sections.start > 0, sections.size > 0, sections.count == 0 || segments.count == 0xFFFF {
      if sections.count == 0 {
        sections.count = min(try word(at: sections.start + (is64 ? 32 : 20)), 1 << 32)
      }
      if segments.count == 0xFFFF {
        segments.count = try number(at: sections.start + (is64 ? 44 : 28))
      }
    }
    return (segments, sections)
  }

  func sectionEnd(at offset: Int64) throws(ReadFailure) -> Int64 {
    // Some sections have no bytes in the file, whatever their size.
    let kind = try number(at: offset + 4)
    if kind == 0 || kind == 8 { return 0 }
    let size = try word(at: offset + (is64 ? 32 : 20))
    return size == 0 ? 0 : try word(at: offset + (is64 ? 24 : 16)) + size
  }

  func segmentEnd(at offset: Int64) throws(ReadFailure) -> Int64 {
    let size = try word(at: offset + (is64 ? 32 : 16))
    return size == 0 ? 0 : try word(at: offset + (is64 ? 8 : 4)) + size
  }

  private func short(at offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(
      isLittle
        ? try reader.littleEndian(UInt16.self, at: offset) : try reader.bigEndian(UInt16.self, at: offset))
  }

  private func number(at offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(
      isLittle
        ? try reader.littleEndian(UInt32.self, at: offset) : try reader.bigEndian(UInt32.self, at: offset))
  }

  private func word(at offset: Int64) throws(ReadFailure) -> Int64 {
    guard is64 else { return try number(at: offset) }
    let value =
      isLittle
      ? try reader.littleEndian(UInt64.self, at: offset) : try reader.bigEndian(UInt64.self, at: offset)
    guard value < 1 << 56 else { throw .malformed("an offset or size that no file has") }
    return Int64(value)
  }
}
