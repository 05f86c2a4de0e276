internal import ByteSources
internal import ContainerFormats

/// Where further documents end.
enum DocumentEnds {
  /// The last sector in use (MS-CFB 2.3).
  static func compound(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the last sector in use, by the allocation table"
    let directory = try CompoundDirectory(file.reader)
    guard let last = try directory.lastSector(file.reader) else { return .unknown(checked) }
    if last.lowerBound >= file.byteCount { return .truncated(checked, end: last.upperBound) }
    // Writers have left out what a last sector does not use.
    // Sectors behind it may be chains of their own, so that nothing is said of what follows.
    return last.upperBound > file.byteCount ? .unknown(checked) : .whole(checked)
  }

  /// The trailer of 32 bytes leads to everything else.
  static func propertyList(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the trailer"
    guard file.byteCount >= 40 else { return .truncated(checked) }
    let trailer = try file.reader.view(at: file.byteCount - 32, count: 32)
    guard let width = trailer[6], let count = trailer.bigEndian(UInt64.self, at: 8),
      let top = trailer.bigEndian(UInt64.self, at: 16), let table = trailer.bigEndian(UInt64.self, at: 24)
    else { return .unknown(checked) }
    // The table of offsets stands right before the trailer.
    let (length, overflow) = count.multipliedReportingOverflow(by: UInt64(width))
    let isSound =
      (1...8).contains(width) && count > 0 && top < count && !overflow && table < UInt64(file.byteCount)
      && length <= UInt64(file.byteCount) && table + length == UInt64(file.byteCount - 32)
    return isSound ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }

  /// Sections, each with its size (WebAssembly Core, 5.5.2); nothing ends the last one.
  static func webAssembly(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the sizes of all sections"
    var offset: Int64 = 8
    while offset < file.byteCount {
      try file.reader.step()
      guard try file.reader.bigEndian(UInt8.self, at: offset) <= 13 else { return .unknown(checked) }
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
    return offset > file.byteCount ? .truncated(checked) : .unknown(checked)
  }
}
