internal import ByteSources

/// Where fonts end.
enum FontEnds {
  /// The end of the table that stands last, in all fonts of a collection (OpenType, "Font file").
  static func tables(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the places and lengths of all tables"
    var end: Int64 = 0
    var starts: [Int64] = [0]
    if file.reader.head.matches("ttcf") {
      let count = try file.reader.bigEndian(UInt32.self, at: 8)
      guard count < 4096 else { return .unknown(checked) }
      starts = []
      for index in 0..<Int64(count) {
        starts.append(Int64(try file.reader.bigEndian(UInt32.self, at: 12 + index * 4)))
      }
    }
    for start in starts {
      let count = Int64(try file.reader.bigEndian(UInt16.self, at: start + 4))
      guard count > 0, count <= 256 else { return .unknown(checked) }
      for index in 0..<count {
        try file.reader.step()
        let place = start + 12 + index * 16
        let offset = try file.reader.bigEndian(UInt32.self, at: place + 8)
        end = max(end, Int64(offset) + Int64(try file.reader.bigEndian(UInt32.self, at: place + 12)))
      }
    }
    if end > file.byteCount { return .truncated(checked, end: end) }
    // Tables begin at multiples of four; the last one is filled up, too, in most files.
    let rest = try file.reader.available(at: end, upTo: 4)
    let isFilling = rest.count < 4 && rest.array.allSatisfy { $0 == 0 }
    return .whole(checked, end: isFilling ? file.byteCount : end)
  }

  /// The length of the whole file (WOFF 1.0, 3; WOFF 2.0, 4.1).
  static func web(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try .ending(
      at: Int64(try file.reader.bigEndian(UInt32.self, at: 8)), of: file, "the length in the header")
  }

  /// The length of the whole file (Embedded OpenType, 3).
  static func embedded(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try .ending(
      at: Int64(try file.reader.littleEndian(UInt32.self, at: 0)), of: file, "the length in the header")
  }
}
