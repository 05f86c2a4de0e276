internal import ByteSources
internal import Formats

/// Where XML ends: the element that is opened first is closed last; comments may follow (XML 1.0, 2.1).
enum XMLEnd {
  private static let longestTail = 1 << 14
  private static let checked = "the tag that closes the first element"

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    if case .wide(let unit, let low, let mark) = TextEncoding(head) {
      return try wide(file, unit: unit, low: low, mark: mark)
    }
    let tail = try file.tail(longestTail).bytes.array
    let found = finding(XMLRoot(file.reader.head), tail, headIsWhole: file.reader.headIsWhole)
    // An element may be closed where a long comment, or the end of one, is all that the tail shows.
    guard found.outcome == .truncated,
      String(decoding: tail.suffix(64).filter { $0 > 0x20 }, as: UTF8.self).hasSuffix("-->"),
      let root = XMLRoot(file.reader.head), !root.name.isEmpty
    else { return found }
    var closing = ClosingTag(root.name)
    return try file.running(from: 0, checked) { closing.take($0) }.outcome == .whole
      ? .whole(checked) : .truncated(checked)
  }

  /// Documents in UTF-16 and UTF-32, of which only the letters of ASCII are told apart.
  private static func wide(
    _ file: EndReader, unit: Int, low: Int, mark: Int
  ) throws(ReadFailure) -> EndFinding {
    let head = ByteReader(headSize: 4096)
    try head.open(MemorySource(letters(file.reader.head.array[...], from: mark, unit: unit, low: low)))
    let (tail, start) = try file.tail(unit * longestTail)
    let skipped = (unit - Int(start % Int64(unit))) % unit
    return finding(
      XMLRoot(head.head), letters(tail.array[...], from: skipped, unit: unit, low: low),
      headIsWhole: file.reader.headIsWhole)
  }

  private static func letters(_ bytes: ArraySlice<UInt8>, from start: Int, unit: Int, low: Int) -> [UInt8] {
    stride(from: bytes.startIndex + start, to: bytes.endIndex - unit + 1, by: unit).map { index in
      let isASCII = (0..<unit).allSatisfy { $0 == low ? bytes[index + $0] < 0x80 : bytes[index + $0] == 0 }
      return isASCII ? bytes[index + low] : 0x80
    }
  }

  private static func finding(_ root: XMLRoot?, _ tail: [UInt8], headIsWhole: Bool) -> EndFinding {
    guard let root else { return .unknown("nothing: no element at the beginning that can be read") }
    guard !root.name.isEmpty else {
      // A comment, an instruction or a tag that goes on where the file ends.
      return headIsWhole
        ? .truncated("the first element") : .unknown("nothing: no element near the beginning")
    }
    if root.isEmptyElement { return .whole(checked) }
    let mark = Array("</".utf8) + root.name
    var index = tail.count - mark.count - 1
    while index >= 0 {
      defer { index -= 1 }
      guard tail[index] == 0x3C, tail[index...].starts(with: mark) else { continue }
      if tail[(index + mark.count)...].first(where: { $0 > 0x20 }) == 0x3E { return .whole(checked) }
    }
    return .truncated(checked)
  }
}

/// An element's end tag, byte by byte.
private struct ClosingTag {
  private let mark: [UInt8]
  private var count = 0

  init(_ name: [UInt8]) { mark = Array("</".utf8) + name }

  /// Takes a byte; true at the tag's last character.
  mutating func take(_ byte: UInt8) -> Bool {
    if count == mark.count {
      if byte <= 0x20 { return false }
      if byte == 0x3E { return true }
      count = 0
    }
    // A name has no angle bracket, so that a mark begins anew nowhere else than there.
    count = byte == mark[count] ? count + 1 : byte == 0x3C ? 1 : 0
    return false
  }
}
