internal import ByteSources
internal import ContainerFormats

/// Where ASF ends: with the last object at top level.
enum ASFEnd {
  private static let checked = "the sizes of the objects at top level"

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var isRecorded = false
    var stated: Int64?
    var offset = try ASFObject.headerEnd(file.reader)
    if offset > file.byteCount { return .truncated("the header's size") }
    try ASFObject.header(file.reader) { object throws(ReadFailure) in
      guard object.identifier == .fileProperties else { return }
      // Broadcasts leave all sizes open (§3.2).
      stated = Int64(clamping: try file.reader.littleEndian(UInt64.self, at: object.range.lowerBound + 40))
      isRecorded = try file.reader.littleEndian(UInt32.self, at: object.range.lowerBound + 88) & 1 == 1
    }
    if isRecorded { return .unknown("the file's properties, which leave its size open") }
    var count = 0
    while offset < file.byteCount {
      let head = try file.reader.view(at: offset, count: 24)
      guard let size = head.littleEndian(UInt64.self, at: 16), size >= 24 else { return .unknown(checked) }
      let (end, overflow) = offset.addingReportingOverflow(Int64(clamping: size))
      count += 1
      // Behind the data stand indexes, and then what others appended.
      if count > 1, !isIndex(head) { return .whole(checked, end: offset) }
      if overflow || end > file.byteCount { return .truncated(checked, end: stated) }
      offset = end
    }
    return count == 0 ? .truncated(checked) : .whole(checked, end: offset)
  }

  /// The index objects (§6), by the first half of their identifiers.
  private static func isIndex(_ head: ByteView) -> Bool {
    guard let half = head.bigEndian(UInt64.self, at: 0) else { return false }
    return [0x9008_0033_B1E5_CF11, 0xD329_E2D6_DA35_D111, 0xF803_B1FE_AD12_644C, 0xD03F_B73C_4A0C_0348]
      .contains(half)
  }
}
