internal import ByteSources
internal import ContainerFormats

/// Checks whether OLE files, property lists, WebAssembly, dBASE, TNEF and DWG drawings are complete.
enum DocumentCompleteness {
  /// Finds the last sector in use (MS-CFB 2.3).
  static func compound(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the last sector in use, by the allocation table"
    let directory = try CompoundDirectory(file.reader)
    guard let last = try directory.lastSector(file.reader) else { return .unknown(checked) }
    if last.lowerBound >= file.byteCount { return .truncated(checked, end: last.upperBound) }
    // Later sectors may belong to chains, so no end is given.
    guard last.upperBound > file.byteCount else { return .whole(checked) }
    // Some writers omit the unused rest of the last sector.
    let used = try directory.usedEnd(ofSectorAt: last.lowerBound, file.reader) ?? last.upperBound
    return used > file.byteCount ? .truncated(checked, end: last.upperBound) : .unknown(checked)
  }

  /// Checks the trailer of 32 bytes, which points to everything else.
  static func propertyList(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the trailer"
    guard file.byteCount >= 40 else { return .truncated(checked) }
    let trailer = try file.reader.view(at: file.byteCount - 32, count: 32)
    guard let width = trailer[6], let count = trailer.bigEndian(UInt64.self, at: 8),
      let top = trailer.bigEndian(UInt64.self, at: 16), let table = trailer.bigEndian(UInt64.self, at: 24)
    else { return .unknown(checked) }
    // The offset table ends at the trailer.
    let (length, overflow) = count.multipliedReportingOverflow(by: UInt64(width))
    let isSound =
      (1...8).contains(width) && count > 0 && top < count && !overflow && table < UInt64(file.byteCount)
      && length <= UInt64(file.byteCount) && table + length == UInt64(file.byteCount - 32)
    return isSound ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }

  /// Walks the sections (WebAssembly Core, 5.5.2); there is no end mark.
  static func webAssembly(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all sections"
    var offset: Int64 = 8
    var sections: Set<UInt8> = []
    while offset < file.byteCount {
      try file.reader.step()
      let section = try file.reader.bigEndian(UInt8.self, at: offset)
      guard section <= 13 else { return .unknown(checked) }
      sections.insert(section)
      offset += 1
      var size: Int64 = 0
      for shift in stride(from: Int64(0), through: 28, by: 7) {
        let byte = try file.reader.bigEndian(UInt8.self, at: offset)
        offset += 1
        size |= Int64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
      }
      offset += size
    }
    // A module with a function section must have a code section (5.5.13); components have other section numbers.
    let isModule = try file.byte(6) == 0
    let lacksCode = isModule && sections.contains(3) && !sections.contains(10)
    return offset > file.byteCount || lacksCode ? .truncated(checked) : .unknown(checked)
  }

  /// Computes the end from the number and length of records (dBASE, "Table file structure").
  static func dBase(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (records, head, length) = (try file.little32(4), try file.little16(8), try file.little16(10))
    guard head >= 33, length > 0 else { return .unknown("nothing: a size that is none") }
    return try .ending(at: head + records * length, of: file, "the number of records")
  }

  /// Walks the attributes; there is no end mark (MS-OXTNEF, 2.1.3.3).
  static func tnef(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the lengths of all attributes"
    var offset: Int64 = 6
    while offset < file.byteCount {
      try file.reader.step()
      guard (1...2).contains(try file.byte(offset)) else { return .unknown(checked) }
      offset += 9 + (try file.little32(offset + 5)) + 2
    }
    return offset > file.byteCount ? .truncated(checked, end: offset) : .unknown(checked)
  }

  /// Checks a DWG drawing, by its version.
  static func drawing(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    switch file.reader.head.slice(0..<6).text {
    case "AC1012", "AC1014", "AC1015": try drawingSections(file)
    case "AC1018", "AC1024", "AC1027", "AC1032": try drawingPages(file)
    case "AC1021": .unknown("nothing: the header of version 2007 is packed, behind an error-correcting code")
    default: .unknown("nothing: a version whose header is not read")
    }
  }

  /// Finds the copy of the header that ends drawings from version 2004 on; its offset is in a header masked with a
  /// fixed pseudo-random sequence (Open Design Specification for .dwg files, 4.1).
  private static func drawingPages(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the place of the header's copy, which is the last of a drawing"
    var state: UInt32 = 1
    let header = try file.reader.view(at: 0x80, count: drawingHeaderSize).array.map { byte in
      state = state &* 0x343FD &+ 0x269EC3
      return byte ^ UInt8(truncatingIfNeeded: state >> 16)
    }
    guard header.starts(with: "AcFssFcAJMB".utf8) else {
      return .unknown("nothing: a header that is not read")
    }
    let copy = header[0x34..<0x3C].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard copy > 0, copy < 1 << 56 else { return .unknown("nothing: no copy of the header") }
    return try .ending(at: Int64(copy) + Int64(drawingHeaderSize), of: file, checked)
  }

  private static let drawingHeaderSize = 0x6C

  /// Finds the end of the last section of versions 13 to 15 by the section records (Open Design Specification for
  /// .dwg files, 3.1).
  private static func drawingSections(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let count = try file.little32(0x15)
    guard (1...16).contains(count) else { return .unknown("nothing: no places of sections") }
    var end: Int64 = 0
    for record in 0..<count {
      let offset = 0x19 + record * 9
      end = max(end, try file.little32(offset + 1) + (try file.little32(offset + 5)))
    }
    return try .ending(at: end, of: file, "the places of all sections")
  }
}
