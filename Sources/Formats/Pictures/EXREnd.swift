internal import ByteSources

/// Where OpenEXR ends: with the last block that its table of offsets lists (OpenEXR File Layout).
enum EXREnd {
  private static let checked = "the block that the table of offsets places last"
  private static let longestHeader: Int64 = 1 << 20

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let flags = try file.little32(4)
    let (isTiled, isDeep, hasParts) = (flags & 0x200 != 0, flags & 0x800 != 0, flags & 0x1000 != 0)
    guard !isDeep, !hasParts else {
      return .unknown("nothing: files of several parts or depths are not walked")
    }
    let table = try endOfHeader(file)
    // Writers put the first block right behind the table.
    let first = try file.little64(table)
    let count = (first - table) / 8
    guard first > table, (first - table) % 8 == 0, count < 1 << 20 else { return .unknown(checked) }
    var last: Int64 = 0
    for index in 0..<count {
      try file.reader.step()
      last = max(last, try file.little64(table + index * 8))
    }
    let head: Int64 = isTiled ? 20 : 8
    return try .ending(at: last + head + (try file.little32(last + head - 4)), of: file, checked)
  }

  /// Attributes are name, type, size and value; an empty name ends them.
  private static func endOfHeader(_ file: EndReader) throws(ReadFailure) -> Int64 {
    var place: Int64 = 8
    while place < longestHeader {
      try file.reader.step()
      if try file.byte(place) == 0 { return place + 1 }
      for _ in 0..<2 {
        let text = try file.reader.available(at: place, upTo: 256)
        guard let end = text.firstIndex(of: 0) else {
          if text.count < 256 { throw .endOfData }
          throw .malformed("a name that does not end")
        }
        place += Int64(end) + 1
      }
      place += 4 + (try file.little32(place))
    }
    throw .malformed("a header that is too long")
  }
}
