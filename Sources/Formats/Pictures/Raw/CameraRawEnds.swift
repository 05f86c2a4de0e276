internal import ByteSources

/// Where raw pictures end that are not in TIFF's structure.
enum CameraRawEnds {
  /// The last four bytes say where the list stands that leads to everything else (CIFF 1.0, 4).
  static func canon(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the directory that the last four bytes lead to"
    let start = try file.little32(2)
    guard file.byteCount - start >= 6 else { return .truncated(checked) }
    let place = start + (try file.little32(file.byteCount - 4))
    guard place >= start, place + 2 <= file.byteCount - 4 else { return .truncated(checked) }
    let count = try file.little16(place)
    let end = place + 2 + count * 10
    guard (1...512).contains(count), end <= file.byteCount - 4 else { return .truncated(checked) }
    for index in 0..<count {
      let entry = place + 2 + index * 10
      // Values that stand in the entry itself have this bit.
      if try file.little16(entry) & 0x4000 != 0 { continue }
      let (size, offset) = (try file.little32(entry + 2), try file.little32(entry + 6))
      if start + offset + size > place { return .truncated(checked) }
    }
    return .whole(checked, end: file.byteCount)
  }

  /// Blocks, one of which says how large the sensor is, and the sensor's bits behind them.
  static func minolta(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the blocks, and the sensor's rows"
    let end = 8 + (try file.big32(4))
    var place: Int64 = 8
    while place + 8 <= end {
      try file.reader.step()
      let mark = try file.big32(place)
      // "\0PRD"
      if mark == 0x0050_5244 {
        let (height, width) = (try file.big16(place + 16), try file.big16(place + 18))
        let bits = Int64(try file.byte(place + 24))
        guard bits == 12 || bits == 16 else { break }
        return try .ending(at: end + height * width * bits / 8, of: file, checked)
      }
      place += 8 + (try file.big32(place + 4))
    }
    return end > file.byteCount ? .truncated("the blocks before the picture", end: end) : .unknown(checked)
  }

  /// The last four bytes say where the directory of sections stands, which ends the file.
  static func sigma(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the directory that the last four bytes lead to"
    guard file.byteCount >= 16 else { return .truncated(checked) }
    let place = try file.little32(file.byteCount - 4)
    guard place + 12 <= file.byteCount, try file.reader.view(at: place, count: 4).matches("SECd") else {
      return .truncated(checked)
    }
    let count = try file.little32(place + 8)
    return place + 12 + count * 12 + 4 == file.byteCount
      ? .whole(checked, end: file.byteCount) : .unknown(checked)
  }
}
