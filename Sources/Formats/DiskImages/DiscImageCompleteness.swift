internal import ByteSources

/// Checks whether ISO and Apple disk images, lzip, CHM, Outlook stores, gettext and fonts are complete.
enum DiscImageCompleteness {
  /// Reads the number of blocks in the primary volume descriptor (ECMA-119, 8.4).
  static func iso(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the number of blocks in the volume descriptor"
    let descriptor: Int64 = 16 * 2048
    guard try file.reader.available(at: descriptor, upTo: 6).matches([1, 0x43, 0x44, 0x30, 0x30, 0x31]) else {
      return .unknown("nothing: sectors of another size")
    }
    let end = try file.little32(descriptor + 80) * (try file.little16(descriptor + 128))
    return end == 0 ? .unknown(checked) : try .ending(at: end, of: file, checked)
  }

  /// The trailer of 512 bytes states the offsets of data and property list (UDIF, "koly").
  static func appleImage(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let trailer = file.byteCount - 512
    guard trailer >= 0, try file.reader.view(at: trailer, count: 4).matches("koly") else {
      return .unknown("nothing: no trailer")
    }
    var end: Int64 = 0
    for field: Int64 in [24, 40, 216] {
      end = max(end, try file.big64(trailer + field) + (try file.big64(trailer + field + 8)))
    }
    let checked = "the trailer, and the places of the parts before it"
    return end > trailer ? .truncated(checked, end: end + 512) : .whole(checked, end: file.byteCount)
  }

  /// The last eight bytes of the last member are its length (lzip, "File format").
  static func lzip(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the last member's length"
    guard file.byteCount >= 26 else { return .truncated(checked) }
    let size = try file.reader.littleEndian(UInt64.self, at: file.byteCount - 8)
    guard size >= 26, size <= UInt64(file.byteCount) else { return .truncated(checked) }
    return try file.reader.view(at: file.byteCount - Int64(size), count: 4).matches("LZIP")
      ? .whole(checked, end: file.byteCount) : .truncated(checked)
  }

  /// The first section states the file's size.
  static func chm(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let section = try file.little64(0x38)
    return try .ending(
      at: try file.little64(section + 8), of: file, "the file's size in the first section")
  }

  /// The root states the file's size (MS-PST, 2.2.2.5).
  static func outlookStore(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let isWide = try file.little16(10) >= 23
    let end = isWide ? try file.little64(0xB8) : try file.little32(0xA8)
    return end == 0
      ? .unknown("the root, which states no size")
      : try .ending(at: end, of: file, "the end of the file in the root")
  }

  /// Two tables state the offset and length of each text (GNU gettext, "The Format of GNU MO Files").
  static func gettext(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let isBig = file.reader.head.matches([0x95, 0x04, 0x12, 0xDE])
    func number(_ offset: Int64) throws(ReadFailure) -> Int64 {
      isBig ? try file.big32(offset) : try file.little32(offset)
    }
    let count = try number(8)
    var end: Int64 = 28
    for table in [try number(12), try number(16)] {
      end = max(end, table + count * 8)
      if end > file.byteCount { return .truncated("the places of all texts") }
      for index in 0..<count {
        try file.reader.step()
        end = max(end, try number(table + index * 8) + (try number(table + index * 8 + 4)) + 1)
      }
    }
    return end > file.byteCount
      ? .truncated("the places of all texts", end: end) : .whole("the places of all texts")
  }

  /// Walks the segments to the end segment (Adobe Technical Note 5040).
  static func binaryFont(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the lengths of all segments, to the one that ends the font"
    var offset: Int64 = 0
    while offset < file.byteCount {
      try file.reader.step()
      guard try file.byte(offset) == 0x80 else { return .unknown(checked) }
      let kind = try file.byte(offset + 1)
      if kind == 3 { return .whole(checked, end: offset + 2) }
      guard kind == 1 || kind == 2 else { return .unknown(checked) }
      offset += 6 + (try file.little32(offset + 2))
    }
    return .truncated(checked)
  }

  /// The directory states the offset and size of each table (X11, "Portable Compiled Format").
  static func compiledFont(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var end: Int64 = 8
    let count = try file.little32(4)
    guard count < 4096 else { return .unknown("the places of all tables") }
    for index in 0..<count {
      end = max(end, try file.little32(16 + index * 16) + (try file.little32(20 + index * 16)))
    }
    return try .ending(at: end, of: file, "the places of all tables")
  }
}
