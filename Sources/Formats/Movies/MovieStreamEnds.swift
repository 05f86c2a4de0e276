internal import ByteSources
internal import ContainerFormats

/// Where movies end that are streams of packets or tags, and Flash's.
enum MovieStreamEnds {
  /// Tags of which each is followed by its length; scripts state the file's size at times (Adobe Flash Video 10.1, E.3).
  static func flash(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the last tag's length; the format declares no end"
    if let stated = try FlashVideo(file.reader).numbers["filesize"], stated > Double(file.byteCount),
      let end = Int64(exactly: stated)
    {
      return .truncated("the file's size in the script", end: end)
    }
    guard file.byteCount > 28 else { return .truncated(checked) }
    let size = try file.big32(file.byteCount - 4)
    let start = file.byteCount - 4 - size
    guard size >= 11, start > 8, try file.big32(start) & 0xFF_FFFF == size - 11 else {
      return .truncated(checked)
    }
    return .unknown(checked)
  }

  /// Packets of 188 bytes, some with four before or 16 behind; the format declares no end.
  static func transport(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the last packet's length; the format declares no end"
    let head = file.reader.head
    for size in [188, 192, 204] {
      for first in 0..<size where head[first] == 0x47 {
        // Of a file that is whole in view, packets may be fewer.
        let marks = (1..<4).compactMap { head[first + $0 * size] }
        guard marks.count == 3 || file.reader.headIsWhole && first < size / 2,
          marks.allSatisfy({ $0 == 0x47 })
        else { continue }
        // Of packets with a time stamp, it stands in front of the mark.
        let start = Int64(first - (size == 192 ? 4 : 0))
        let rest = (file.byteCount - start) % Int64(size)
        let last = try file.reader.available(at: file.byteCount - rest + (size == 192 ? 4 : 0), upTo: 1)
        return rest > 0 && start >= 0 && (last.count == 0 || last[0] == 0x47)
          ? .truncated(checked, end: file.byteCount - rest + Int64(size)) : .unknown(checked)
      }
    }
    return .unknown("nothing: the format declares no end")
  }

  private static let longestPack = 1 << 17

  /// Packets with their lengths, which a code of four bytes may end (ISO/IEC 13818-1, 2.5.3.2 and 2.5.3.3).
  static func program(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let (view, start) = try file.tail(longestPack)
    if view.matches([0, 0, 1, 0xB9], at: view.count - 4) {
      return .whole("the code that ends a program stream", end: file.byteCount)
    }
    let checked = "the last packet's length; without the code that ends it, the format declares no end"
    // What looks like a pack may stand in a packet: one from which packets lead to the end is none of those.
    var cut: Int64?
    // Packets lead from a place to the same end whoever came there.
    var passed = Array(repeating: false, count: view.count)
    for index in StartCodes(in: view) where view[index] == 0xBA {
      switch packets(from: index - 3, view, &passed) {
      case .some(let end) where end > view.count: cut = cut ?? start + Int64(end)
      case .some: return .unknown(checked)
      case .none: continue
      }
    }
    return cut.map { .truncated(checked, end: $0) } ?? .unknown(checked)
  }

  /// Where the packets end that follow each other from a pack's head on; nil where something else follows, and where they come to
  /// a place that was passed before.
  private static func packets(from start: Int, _ view: ByteView, _ passed: inout [Bool]) -> Int? {
    var place = start
    while place < view.count {
      guard !passed[place] else { return nil }
      passed[place] = true
      guard view.count - place >= 6 else {
        return view.matches(Array([0, 0, 1].prefix(view.count - place)), at: place) ? place + 6 : nil
      }
      guard view.matches([0, 0, 1], at: place), let kind = view[place + 3], kind >= 0xB9,
        let length = view.bigEndian(UInt16.self, at: place + 4)
      else { return nil }
      if kind == 0xBA {
        // Of MPEG-1, a head has 12 bytes; of MPEG-2, 14 and some filling.
        let isNew = (view[place + 4] ?? 0) >> 6 == 1
        place += isNew ? 14 + Int((view[place + 13] ?? 0) & 7) : 12
      } else {
        place += kind == 0xB9 ? 4 : 6 + Int(length)
      }
    }
    return place
  }

  /// Flash movies state their length; unpacked it is, where they are packed with zlib (SWF 19, "The SWF header").
  static func flashMovie(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    if head.matches("FWS") {
      return try .ending(at: try file.little32(4), of: file, "the length in the header")
    }
    if head.matches("ZWS") {
      return try .ending(at: 17 + (try file.little32(8)), of: file, "the length of the packed bytes")
    }
    return try GzipEnd.packed(from: 8, file)
  }
}
