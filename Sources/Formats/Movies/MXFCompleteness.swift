internal import ByteSources

/// Checks whether MXF files are complete, by the footer or the elements (SMPTE ST 377-1).
enum MXFCompleteness {
  /// The header states the footer's offset, the footer its length (SMPTE ST 377-1, 7).
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the places of the footer and its parts"
    let start = try runIn(file)
    let (pack, _) = try length(at: start + 16, file)
    let footer = try file.big64(pack + 24)
    guard footer > 0 else { return try elements(from: start, file) }
    let offset = start + footer
    guard offset + 17 <= file.byteCount else { return .truncated(checked) }
    guard try file.reader.view(at: offset, count: 4).matches([0x06, 0x0E, 0x2B, 0x34]) else {
      return .unknown(checked)
    }
    let (contents, size) = try length(at: offset + 16, file)
    let (header, index) = (try file.big64(contents + 32), try file.big64(contents + 40))
    // Padding after the pack is counted in the parts that follow it.
    let end = contents + size + header + index
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  /// Walks keys with lengths if the header does not state the footer's offset; the footer or the partition index is last.
  private static func elements(from start: Int64, _ file: CompletenessReader) throws(ReadFailure)
    -> Completeness
  {
    let checked = "the lengths of all elements; the header does not say where the footer stands"
    var offset = start
    while offset < file.byteCount {
      try file.reader.step()
      guard
        try file.reader.available(at: offset, upTo: 4).matches(
          Array([6, 0x0E, 0x2B, 0x34].prefix(Int(min(4, file.byteCount - offset)))))
      else { return .unknown(checked) }
      let (contents, size) = try length(at: offset + 16, file)
      offset = contents + size
    }
    return offset > file.byteCount ? .truncated(checked, end: offset) : .unknown(checked)
  }

  private static func runIn(_ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let head = file.reader.head
    for index in 0..<min(head.count, 4096) where head[index] == 0x06 {
      if head.matches([0x06, 0x0E, 0x2B, 0x34, 0x02, 0x05, 0x01, 0x01], at: index) { return Int64(index) }
    }
    throw .malformed("no partition at the beginning")
  }

  /// Reads a length in ASN.1's basic encoding rules; returns the offset after it and the length.
  private static func length(at offset: Int64, _ file: CompletenessReader) throws(ReadFailure) -> (
    Int64, Int64
  ) {
    let first = try file.byte(offset)
    if first < 0x80 { return (offset + 1, Int64(first)) }
    let count = Int64(first & 0x7F)
    guard (1...8).contains(count) else { throw .malformed("a length of no known form") }
    var value: Int64 = 0
    for index in 0..<count {
      guard value < 1 << 48 else { throw .malformed("a length that no file has") }
      value = value << 8 | Int64(try file.byte(offset + 1 + index))
    }
    return (offset + 1 + count, value)
  }
}
