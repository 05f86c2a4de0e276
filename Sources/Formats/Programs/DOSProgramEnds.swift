internal import ByteSources

/// Where programs of DOS and of 16-bit Windows end.
enum DOSProgramEnds {
  /// The parts behind the newer header where there is one, else the pages that DOS loads.
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let start = try file.little32(0x3C)
    let relocations = try file.little16(24)
    // The word at 60 is a place only where relocations stand behind it (MS-DOS Encyclopedia, article 4).
    if relocations >= 0x40 || relocations == 0, start >= 0x40 {
      let mark = try file.reader.available(at: start, upTo: 2)
      if mark.matches("NE") { return try windows(start, file) }
      if mark.matches("LE") || mark.matches("LX") { return try linear(start, file) }
    }
    let checked = "the pages in the header"
    let (last, pages) = (try file.little16(2), try file.little16(4))
    guard pages > 0, last < 512 else { return .unknown(checked) }
    // Linkers have counted a last page that is not filled as a whole one.
    let end = pages * 512 - (last == 0 ? 0 : 512 - last)
    return end > file.byteCount ? .truncated(checked, end: end) : .unknown(checked)
  }

  /// Segments, resources and names that stay on disk (Executable-File Header Format, "Segmented EXE").
  private static func windows(_ start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the segments, resources and names"
    // Segments' places count units of this many bits.
    let shift = try file.little16(start + 0x32)
    guard shift <= 15 else { return .unknown(checked) }
    var end = try file.little32(start + 0x2C) + (try file.little16(start + 0x20))
    let segments = start + (try file.little16(start + 0x22))
    for index in 0..<(try file.little16(start + 0x1C)) {
      try file.reader.step()
      let place = try file.little16(segments + index * 8) << (shift == 0 ? 9 : shift)
      let size = try file.little16(segments + index * 8 + 2)
      if place > 0 { end = max(end, place + (size == 0 ? 0x10000 : size)) }
    }
    let resources = try file.little16(start + 0x24)
    if resources > 0, resources < (try file.little16(start + 0x26)) {
      end = max(end, try resourceEnd(start + resources, file))
    }
    // Unlike segments, resources are filled up to a whole unit, which the last one may lack.
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  private static func resourceEnd(_ start: Int64, _ file: EndReader) throws(ReadFailure) -> Int64 {
    let shift = try file.little16(start)
    guard shift <= 15 else { throw .malformed("an alignment that no file has") }
    var place = start + 2
    var end: Int64 = 0
    while try file.little16(place) != 0 {
      let count = try file.little16(place + 2)
      for index in 0..<count {
        try file.reader.step()
        let row = place + 8 + index * 12
        end = max(end, (try file.little16(row)) << shift + (try file.little16(row + 2)) << shift)
      }
      place += 8 + count * 12
    }
    return end - (end > file.byteCount ? (1 << shift) - 1 : 0)
  }

  /// The pages of objects and the names behind them (Linear eXecutable Module Format).
  private static func linear(_ start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the places of pages and names in the header"
    var end = try file.little32(start + 0x80)
    let names = try file.little32(start + 0x88)
    if names > 0 { end = max(end, names + (try file.little32(start + 0x8C))) }
    return end > file.byteCount ? .truncated(checked, end: nil) : .unknown(checked)
  }
}
