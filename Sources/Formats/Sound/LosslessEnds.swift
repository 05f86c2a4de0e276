internal import ByteSources

/// Where further packed sound ends, and the tags behind it.
enum LosslessEnds {
  /// A block in front of the frames says where the last one stands, counted from the end of these blocks (TAK).
  static func tak(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the place of the last frame"
    var place: Int64 = 4
    var end: Int64?
    while true {
      try file.reader.step()
      let (kind, size) = (try file.byte(place) & 0x7F, try file.little32(place) >> 8)
      if kind == 7, size == 11 {
        end = try file.little32(place + 4) + Int64(try file.byte(place + 8)) << 32
        end = (end ?? 0) + (try file.little32(place + 8) >> 8)
      }
      place += 4 + size
      if kind == 0 { break }
    }
    guard let end else { return .unknown("nothing: no block places the last frame") }
    return try file.tagged(at: place + end, checked)
  }

  /// Chunks of four letters and a size; nothing says which is the last (OptimFROG).
  static func optimFrog(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the sizes of all chunks"
    var place: Int64 = 0
    while place < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: place, upTo: 8)
      guard head.slice(0..<4).array.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x20 }) else { break }
      guard let size = head.littleEndian(UInt32.self, at: 4) else { return .truncated(checked) }
      if head.matches("APETAGEX") { break }
      place += 8 + Int64(size)
    }
    if place > file.byteCount { return .truncated(checked, end: place) }
    _ = try file.endOfTags(at: place)
    return .unknown(checked)
  }
}

extension EndReader {
  /// What follows from where sound ends, and the tags behind it.
  func tagged(at end: Int64, _ checked: String) throws(ReadFailure) -> EndFinding {
    let found = try EndFinding.ending(at: end, of: self, checked)
    return found.outcome == .whole ? .whole(checked, end: try endOfTags(at: end)) : found
  }

  /// Where the tags end that begin at `start`: APE's, by its header, and ID3v1's.
  ///
  /// Errors: the end of the data where a tag is cut.
  func endOfTags(at start: Int64) throws(ReadFailure) -> Int64 {
    var place = start
    while place < byteCount {
      try reader.step()
      let head = try reader.available(at: place, upTo: 32)
      guard let length = SoundTag.length(head) else { break }
      place += length
      if place > byteCount { throw .endOfData }
    }
    return place
  }
}

/// A tag behind sound.
enum SoundTag {
  private static let marks = ["APETAGEX", "TAG"]

  /// How long the tag is that begins so; one that is cut in its first bytes is longer than those; nil where none begins.
  static func length(_ head: ByteView) -> Int64? {
    if head.count > 0, head.count < 8, marks.contains(where: { $0.hasPrefix(head.text) }) { return 128 }
    if head.matches("TAG") { return 128 }
    guard head.matches("APETAGEX") else { return nil }
    guard let size = head.littleEndian(UInt32.self, at: 12),
      let flags = head.littleEndian(UInt32.self, at: 20)
    else { return 32 }
    // A footer begins with the same mark.
    return flags >> 29 & 1 == 1 ? 32 + Int64(size) : nil
  }
}
