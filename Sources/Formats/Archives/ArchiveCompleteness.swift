internal import ByteSources
internal import ContainerFormats

/// Checks whether ZIP, 7-Zip, cabinet, ar and RPM files are complete, by the sizes that they state.
enum ArchiveCompleteness {
  /// Checks the central directory and its end record.
  static func zip(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the central directory and its end record"
    do throws(ZIPError) {
      let directory = try ZIPDirectory(file.reader)
      var result = Completeness.whole(checked, end: directory.end)
      result.codedRange = 0..<directory.range.lowerBound
      return result
    } catch {
      switch error {
      case .noDirectory: return .truncated(checked)
      case .read(let failure): throw failure
      default: return .unknown(checked)
      }
    }
  }

  /// The start header states the offset and size of the end header (7zFormat.txt).
  static func sevenZip(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the place and size of the header at the end"
    let head = try file.reader.view(at: 0, count: 32)
    guard let stored = head.littleEndian(UInt32.self, at: 8),
      let offset = head.littleEndian(UInt64.self, at: 12),
      let size = head.littleEndian(UInt64.self, at: 20),
      CyclicRedundancyCheck.of(head.slice(12..<32).array) == stored, offset < 1 << 56, size < 1 << 56
    else { return .unknown(checked) }
    return try .ending(at: 32 + Int64(offset) + Int64(size), of: file, checked)
  }

  /// The header states the cabinet's size (MS-CAB 2.1).
  static func cabinet(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let size = try file.reader.littleEndian(UInt32.self, at: 8)
    guard size >= 36 else { return .unknown("the cabinet's size") }
    return try .ending(at: Int64(size), of: file, "the cabinet's size")
  }

  /// Headers of 60 bytes, each with its member's size in decimals; there is no end mark.
  static func ar(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all members"
    var offset: Int64 = 8
    if let last = try lastIndexed(file), last + 60 > file.byteCount {
      return .truncated("the members that the index of symbols places")
    }
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 60)
      if head.count < 60 {
        // One byte pads the last member; zeros pad the disk block.
        return head.count == 1 || head[0] == 0 ? .unknown(checked) : .truncated(checked)
      }
      let digits = head.slice(48..<58).text.prefix { $0 != " " }
      guard head.matches("`\n", at: 58), let size = Int64(digits), size >= 0 else { return .unknown(checked) }
      if offset + 60 + size > file.byteCount { return .truncated(checked) }
      offset += 60 + size + size % 2
    }
    return .unknown(checked)
  }

  private static let maxSymbols: Int64 = 200_000

  /// Returns the offset of the last member in the symbol index; nil without an index (System V's "/").
  private static func lastIndexed(_ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    guard try file.reader.available(at: 8, upTo: 16).matches("/               ") else { return nil }
    let count = try file.big32(68)
    guard count > 0, count <= maxSymbols else { return nil }
    return try file.big32(68 + count * 4)
  }

  /// The first header states the size of the second and the payload (RPM, "Package format", Signature).
  static func rpm(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the size in the signature"
    let start: Int64 = 96
    guard try file.reader.view(at: start, count: 4).matches([0x8E, 0xAD, 0xE8, 0x01]) else {
      return .unknown("nothing: a signature of another form")
    }
    let (rows, bytes) = (try file.big32(start + 8), try file.big32(start + 12))
    let values = start + 16 + rows * 16
    let end = (values + bytes + 7) / 8 * 8
    for row in 0..<min(rows, 4096) {
      try file.reader.step()
      let entry = start + 16 + row * 16
      let (tag, kind, value) = (try file.big32(entry), try file.big32(entry + 4), try file.big32(entry + 8))
      // 32 bits, or 64 in large packages.
      if tag == 1000, kind == 4 {
        return try .ending(at: end + (try file.big32(values + value)), of: file, checked)
      }
      if tag == 270, kind == 5 {
        return try .ending(at: end + (try file.big64(values + value)), of: file, checked)
      }
    }
    return .unknown("the signature, which states no size")
  }
}
