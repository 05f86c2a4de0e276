internal import ByteSources
internal import UniformTypes

// Detection of programs for DOS, OS/2 and Windows, which begin with MZ.
extension Executables {
  private static let libraryFlag: UInt16 = 0x2000

  /// Detects MZ programs; the word at 60 leads to the header of newer systems.
  static func readPE(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let offset = reader.head.littleEndian(UInt32.self, at: 0x3C) else {
      return try readDOS(reader, nil)
    }
    let start = Int64(offset)
    guard start >= 4 else { return try readDOS(reader, nil) }
    let view = try reader.available(at: start, upTo: 24)
    // A newer header may follow the end of a truncated file.
    let isTruncated = start >= 0x40 && view.count < 2
    if view.matches("PE\0\0"), let flags = view.littleEndian(UInt16.self, at: 22) {
      let isLibrary = flags & libraryFlag != 0
      return ContentFinding(
        isLibrary ? .windowsLibrary : .exe, by: .structure, range: start..<start + 24,
        rule: isLibrary ? "pe-library" : "pe-executable",
        because: "a PE header whose flags say whether it is a library")
    }
    if let row = newHeaders.first(where: { view.matches($0.mark) }), start >= 0x40 {
      return ContentFinding(
        row.type, by: .structure, range: start..<start + 2, rule: "mz-new-header", because: row.because)
    }
    return try readDOS(reader, isTruncated ? .truncated : nil)
  }

  private static let newHeaders: [(mark: StaticString, type: DeclaredType, because: StaticString)] = [
    ("NE", .newExecutable, "MZ leads to a header of 16-bit Windows or OS/2"),
    ("LE", .linearExecutable, "MZ leads to a linear header"),
    ("LX", .linearExecutable, "MZ leads to a linear header of OS/2"),
    ("W3", .virtualDevice, "MZ leads to a collection of virtual devices"),
    ("W4", .virtualDevice, "MZ leads to a packed collection of virtual devices"),
  ]

  /// Detects a DOS program: pages that fit the file, a header inside them, relocations after its fields.
  private static func readDOS(_ reader: ByteReader, _ damage: ContentDamage?) throws(ReadFailure)
    -> ContentFinding?
  {
    let head = reader.head
    guard let last = head.littleEndian(UInt16.self, at: 2), last < 512,
      let pages = head.littleEndian(UInt16.self, at: 4), pages > 0,
      let paragraphs = head.littleEndian(UInt16.self, at: 8), paragraphs >= 2,
      let relocations = head.littleEndian(UInt16.self, at: 24), relocations >= 0x1C || relocations == 0,
      Int(paragraphs) * 16 <= Int(pages) * 512
    else { return nil }
    let length = Int64(pages) * 512 - (last == 0 ? 0 : 512 - Int64(last))
    let isWhole = reader.byteCount.map { length <= $0 } ?? false
    return ContentFinding(
      .dosExecutable, by: .structure, decided: isWhole, range: 0..<28, rule: "dos-executable",
      because: "an MZ header whose pages, header and relocations fit each other", damage: damage)
  }
}

/// Checks whether programs for DOS and 16-bit Windows are complete.
enum DOSProgramCompleteness {
  /// Checks the parts of the newer header if there is one, otherwise the pages that DOS loads.
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let start = try file.little32(0x3C)
    let relocations = try file.little16(24)
    // The word at 60 is an offset only if relocations follow it (MS-DOS Encyclopedia, article 4).
    if relocations >= 0x40 || relocations == 0, start >= 0x40 {
      let mark = try file.reader.available(at: start, upTo: 2)
      if mark.matches("NE") { return try windows(start, file) }
      if mark.matches("LE") || mark.matches("LX") { return try linear(start, file) }
    }
    let checked = "the pages in the header"
    let (last, pages) = (try file.little16(2), try file.little16(4))
    guard pages > 0, last < 512 else { return .unknown(checked) }
    // Some linkers count a partial last page as a full one.
    let end = pages * 512 - (last == 0 ? 0 : 512 - last)
    return end > file.byteCount ? .truncated(checked, end: end) : .unknown(checked)
  }

  /// Checks segments, resources and non-resident names (Executable-File Header Format, "Segmented EXE").
  private static func windows(_ start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Completeness
  {
    let checked = "the segments, resources and names"
    // Segment offsets are in units of this many bits.
    let shift = try file.little16(start + 0x32)
    guard shift <= 15 else { return .unknown(checked) }
    var end = try file.little32(start + 0x2C) + (try file.little16(start + 0x20))
    let segments = start + (try file.little16(start + 0x22))
    for index in 0..<(try file.little16(start + 0x1C)) {
      try file.reader.step()
      let offset = try file.little16(segments + index * 8) << (shift == 0 ? 9 : shift)
      let size = try file.little16(segments + index * 8 + 2)
      if offset > 0 { end = max(end, offset + (size == 0 ? 0x10000 : size)) }
    }
    let resources = try file.little16(start + 0x24)
    if resources > 0, resources < (try file.little16(start + 0x26)) {
      end = max(end, try resourceEnd(start + resources, file))
    }
    // Unlike segments, resources are padded to a whole unit, which the last one may lack.
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  private static func resourceEnd(_ start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let shift = try file.little16(start)
    guard shift <= 15 else { throw .malformed("an alignment that no file has") }
    var offset = start + 2
    var end: Int64 = 0
    while try file.little16(offset) != 0 {
      let count = try file.little16(offset + 2)
      for index in 0..<count {
        try file.reader.step()
        let row = offset + 8 + index * 12
        end = max(end, (try file.little16(row)) << shift + (try file.little16(row + 2)) << shift)
      }
      offset += 8 + count * 12
    }
    return end - (end > file.byteCount ? (1 << shift) - 1 : 0)
  }

  /// Checks object pages and the names after them (Linear eXecutable Module Format).
  private static func linear(_ start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the places of pages and names in the header"
    var end = try file.little32(start + 0x80)
    let names = try file.little32(start + 0x88)
    if names > 0 { end = max(end, names + (try file.little32(start + 0x8C))) }
    return end > file.byteCount ? .truncated(checked, end: nil) : .unknown(checked)
  }
}
