internal import ASCIIBytes
internal import ByteSources

/// Checks whether tar archives are complete: two blocks of zeros end them.
enum TarCompleteness {
  private static let checked = "the sizes of all members, and the zeros behind the last"
  private static let record: Int64 = 10_240

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 0
    var sizeOfNext: Int64?
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 512)
      if head[0] == 0 { return try zeros(at: offset, file) }
      if head.count < 512 { return .truncated(checked) }
      let bytes = head.array
      guard Archives.isTarHeader(bytes[...]), let stated = number(bytes[124..<136]) else {
        return .unknown(checked)
      }
      let kind = bytes[156]
      let size = Self.typesWithoutData.contains(kind) ? 0 : sizeOfNext ?? stated
      var start = offset + 512
      // GNU's header of a sparse file continues while this byte is 1.
      if kind == UInt8(ascii: "S"), bytes[482] == 1 {
        repeat { start += 512 } while try file.reader.bigEndian(UInt8.self, at: start - 8) == 1
      }
      sizeOfNext = kind == UInt8(ascii: "x") ? try extendedSize(start, stated, file.reader) : nil
      let (end, overflow) = start.addingReportingOverflow(size)
      if overflow || end > file.byteCount { return .truncated(checked) }
      offset = end + (512 - end % 512) % 512
    }
    return .truncated(checked)
  }

  /// Links, devices, folders and pipes have no data, whatever size they state.
  private static let typesWithoutData: Set<UInt8> = Set("123456V".utf8)

  /// Checks two blocks of zeros, and those that pad the last record.
  private static func zeros(at offset: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Completeness
  {
    let view = try file.reader.available(at: offset, upTo: 1024)
    guard view.array.allSatisfy({ $0 == 0 }) else { return .unknown(checked) }
    if view.count < 1024 { return .truncated(checked) }
    let end = min(file.byteCount, offset + 1024 + (record - (offset + 1024) % record) % record)
    let padding = try file.reader.view(at: offset, count: Int(end - offset))
    return .whole(checked, end: padding.array.allSatisfy { $0 == 0 } ? end : offset + 1024)
  }

  /// Parses octal digits, or GNU's binary number, whose first bit is set.
  private static func number(_ field: ArraySlice<UInt8>) -> Int64? {
    if let first = field.first, first & 0x80 != 0 {
      let bytes = field.dropFirst().suffix(8)
      let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return first == 0x80 ? Int64(exactly: value) : nil
    }
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    return digits.isEmpty ? 0 : Int64(String(decoding: digits, as: UTF8.self), radix: 8)
  }

  /// Returns the size that a pax header states for the next member.
  private static func extendedSize(
    _ start: Int64, _ size: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    let text = try reader.available(at: start, upTo: Int(min(size, 1 << 16)))
    guard let index = text.firstIndex(of: " size=") else { return nil }
    let digits = text.slice(index + 6..<index + 26).array.prefix { $0.isASCIIDigit }
    return Int64(String(decoding: digits, as: UTF8.self))
  }
}
