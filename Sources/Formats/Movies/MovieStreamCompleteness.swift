internal import ByteSources
internal import ContainerFormats

/// Checks whether Flash videos and movies, and MPEG transport and program streams, are complete.
enum MovieStreamCompleteness {
  /// Checks the last tag, which its length follows, and a size stated by the script (Adobe Flash Video 10.1, E.3).
  static func flash(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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

  /// Checks for a cut last packet of 188 bytes, with optional 4 bytes before or 16 after.
  static func transport(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the last packet's length; the format declares no end"
    let head = file.reader.head
    for size in [188, 192, 204] {
      for first in 0..<size where head[first] == 0x47 {
        // A short file may have fewer packets.
        let marks = (1..<4).compactMap { head[first + $0 * size] }
        guard marks.count == 3 || file.reader.headIsWhole && first < size / 2,
          marks.allSatisfy({ $0 == 0x47 })
        else { continue }
        // A time stamp of four bytes precedes the mark.
        let start = Int64(first - (size == 192 ? 4 : 0))
        let rest = (file.byteCount - start) % Int64(size)
        let last = try file.reader.available(at: file.byteCount - rest + (size == 192 ? 4 : 0), upTo: 1)
        return rest > 0 && start >= 0 && (last.count == 0 || last[0] == 0x47)
          ? .truncated(checked, end: file.byteCount - rest + Int64(size)) : .unknown(checked)
      }
    }
    return .unknown("nothing: the format declares no end")
  }

  private static let maxPackLength = 1 << 17

  /// Walks the last packets, to the optional end code (ISO/IEC 13818-1, 2.5.3.2 and 2.5.3.3).
  static func program(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (view, start) = try file.tail(maxPackLength)
    if view.matches([0, 0, 1, 0xB9], at: view.count - 4) {
      return .whole("the code that ends a program stream", end: file.byteCount)
    }
    let checked = "the last packet's length; without the code that ends it, the format declares no end"
    // A pack header inside packet data does not lead to the end.
    var cut: Int64?
    // Packets from one index always lead to the same end.
    var visited = Array(repeating: false, count: view.count)
    for index in StartCodes(in: view) where view[index] == 0xBA {
      switch packetsEnd(from: index - 3, view, &visited) {
      case .some(let end) where end > view.count: cut = cut ?? start + Int64(end)
      case .some: return .unknown(checked)
      case .none: continue
      }
    }
    return cut.map { .truncated(checked, end: $0) } ?? .unknown(checked)
  }

  /// Returns the end of the contiguous packets from a pack header on; nil if they end otherwise, or were visited before.
  private static func packetsEnd(from start: Int, _ view: ByteView, _ visited: inout [Bool]) -> Int? {
    var index = start
    while index < view.count {
      guard !visited[index] else { return nil }
      visited[index] = true
      guard view.count - index >= 6 else {
        return view.matches(Array([0, 0, 1].prefix(view.count - index)), at: index) ? index + 6 : nil
      }
      guard view.matches([0, 0, 1], at: index), let kind = view[index + 3], kind >= 0xB9,
        let length = view.bigEndian(UInt16.self, at: index + 4)
      else { return nil }
      if kind == 0xBA {
        // A pack header has 12 bytes in MPEG-1, 14 and stuffing in MPEG-2.
        let isMPEG2 = (view[index + 4] ?? 0) >> 6 == 1
        index += isMPEG2 ? 14 + Int((view[index + 13] ?? 0) & 7) : 12
      } else {
        index += kind == 0xB9 ? 4 : 6 + Int(length)
      }
    }
    return index
  }

  /// Flash movies state their uncompressed length, so zlib streams are inflated (SWF 19, "The SWF header").
  static func flashMovie(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    if head.matches("FWS") {
      return try .ending(at: try file.little32(4), of: file, "the length in the header")
    }
    if head.matches("ZWS") {
      return try .ending(at: 17 + (try file.little32(8)), of: file, "the length of the packed bytes")
    }
    return try GzipCompleteness.zlibStream(from: 8, file)
  }
}
