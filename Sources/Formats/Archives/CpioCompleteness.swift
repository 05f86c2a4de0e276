internal import ByteSources

/// Checks whether cpio archives are complete: the last member is named `TRAILER!!!`.
enum CpioCompleteness {
  private static let checked = "the sizes of all members, to the one named TRAILER!!!"
  private static let trailer: StaticString = "TRAILER!!!\0"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 0
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 6)
      guard let member = try Member(head, at: offset, file) else {
        return head.count < 6 ? .truncated(checked) : .unknown(checked)
      }
      if member.end > file.byteCount { return .truncated(checked) }
      if member.nameSize == 11, try file.reader.available(at: member.name, upTo: 11).matches(trailer) {
        return .whole(checked, end: try file.isZeros(from: member.end) ? file.byteCount : member.end)
      }
      offset = member.end
    }
    return .truncated(checked)
  }

  private struct Member {
    var name: Int64
    var nameSize: Int64
    var end: Int64

    /// Reads a header; the new forms pad to four bytes, the binary form to two, the old text form not at all.
    init?(_ head: ByteView, at start: Int64, _ file: CompletenessReader) throws(ReadFailure) {
      let size: Int64
      let alignment: Int64
      if head.matches("070701") || head.matches("070702") {
        guard let names = try file.digits(start + 94, 8, radix: 16),
          let bytes = try file.digits(start + 54, 8, radix: 16)
        else { return nil }
        (name, nameSize, size, alignment) = (start + 110, names, bytes, 4)
      } else if head.matches("070707") {
        guard let names = try file.digits(start + 59, 6, radix: 8),
          let bytes = try file.digits(start + 65, 11, radix: 8)
        else { return nil }
        (name, nameSize, size, alignment) = (start + 76, names, bytes, 1)
      } else if head.matches([0xC7, 0x71]) {
        nameSize = try file.little16(start + 20)
        size = try file.little16(start + 22) << 16 | (try file.little16(start + 24))
        (name, alignment) = (start + 26, 2)
      } else {
        return nil
      }
      func aligned(_ offset: Int64) -> Int64 { (offset + alignment - 1) / alignment * alignment }
      end = aligned(aligned(name + nameSize) + size)
    }
  }
}

extension CompletenessReader {
  /// Returns true if only zeros follow, which pad a tape record; false for 64 KiB or more.
  func isZeros(from start: Int64) throws(ReadFailure) -> Bool {
    guard byteCount - start < 1 << 16 else { return false }
    return try reader.available(at: start, upTo: Int(byteCount - start)).array.allSatisfy { $0 == 0 }
  }
}
