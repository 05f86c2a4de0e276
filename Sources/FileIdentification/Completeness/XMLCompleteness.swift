internal import ASCIIBytes
internal import ByteSources
internal import Formats

/// Detects whether XML is complete: the first element is closed last; comments may follow (XML 1.0, 2.1).
enum XMLCompleteness {
  private static let maxTailLength = 1 << 14
  private static let checked = "the tag that closes the first element"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    if case .wide(let unit, let low, let mark) = TextEncoding(head) {
      return try wide(file, unit: unit, low: low, mark: mark)
    }
    let tail = try file.tail(maxTailLength).bytes.array
    let result = finding(XMLRoot(file.reader.head), tail, headIsWhole: file.reader.headIsWhole)
    // The end tag may be before a long comment that fills the tail.
    guard result.outcome == .truncated,
      String(decoding: tail.suffix(64).filter { $0 > 0x20 }, as: UTF8.self).hasSuffix("-->"),
      let root = XMLRoot(file.reader.head), !root.name.isEmpty
    else { return result }
    var closing = ClosingTag(root.name)
    return try file.feed(from: 0, checked) { closing.process($0) }.outcome == .whole
      ? .whole(checked) : .truncated(checked)
  }

  /// Checks documents in UTF-16 and UTF-32, of which only ASCII is decoded.
  private static func wide(
    _ file: CompletenessReader, unit: Int, low: Int, mark: Int
  ) throws(ReadFailure) -> Completeness {
    let head = ByteReader(headSize: 4096)
    try head.open(MemorySource(letters(file.reader.head.array[...], from: mark, unit: unit, low: low)))
    let (tail, start) = try file.tail(unit * maxTailLength)
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

  private static func finding(_ root: XMLRoot?, _ tail: [UInt8], headIsWhole: Bool) -> Completeness {
    guard let root else { return .unknown("nothing: no element at the beginning that can be read") }
    guard !root.name.isEmpty else {
      // A comment, instruction or tag that runs to the end.
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

/// A byte-wise matcher of an end tag.
private struct ClosingTag {
  private let mark: [UInt8]
  private var count = 0

  init(_ name: [UInt8]) { mark = Array("</".utf8) + name }

  /// Processes a byte; returns true at the end of the tag.
  mutating func process(_ byte: UInt8) -> Bool {
    if count == mark.count {
      if byte <= 0x20 { return false }
      if byte == 0x3E { return true }
      count = 0
    }
    // Names have no angle bracket, so a match restarts only there.
    count = byte == mark[count] ? count + 1 : byte == 0x3C ? 1 : 0
    return false
  }
}

/// The first element of an XML document in UTF-8 or another encoding that has ASCII in it.
struct XMLRoot {
  private static let maxNameLength = 128

  /// The name; empty if the bytes end before an element.
  private(set) var name: [UInt8] = []
  /// True for an empty-element tag.
  private(set) var isEmptyElement = false

  /// Finds the element after declarations, comments and instructions; nil if the bytes are not XML.
  init?(_ head: ByteView) {
    var index = head.matches([0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let byte = head[index], byte <= 0x20, byte > 0 { index += 1 }
    guard head[index] == UInt8(ascii: "<") else { return nil }
    while let open = head.firstIndex(of: UInt8(ascii: "<"), from: index) {
      guard let next = head[open + 1] else { return }
      let end: Int?
      if head.matches("<!--", at: open) {
        end = head.firstIndex(of: "-->", from: open).map { $0 + 3 }
      } else if next == UInt8(ascii: "?") {
        end = head.firstIndex(of: "?>", from: open).map { $0 + 2 }
      } else if next == UInt8(ascii: "!") {
        end = Self.endOfDeclaration(head, from: open)
      } else {
        guard read(head, tag: open) else { return nil }
        return
      }
      guard let end else { return }
      index = end
    }
  }

  /// Reads an element's tag; returns false if it is not a tag.
  private mutating func read(_ head: ByteView, tag open: Int) -> Bool {
    let bytes = head.slice(open + 1..<open + 1 + Self.maxNameLength).array
    let letters = bytes.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    guard let first = letters.first, first == 0x5F || first >= 0x80 || first.isASCIILetter,
      letters.count < Self.maxNameLength
    else { return false }
    name = Array(letters)
    if let end = Self.endOfTag(head, from: open) { isEmptyElement = head[end - 1] == UInt8(ascii: "/") }
    return true
  }

  /// Returns the index of a tag's closing bracket, outside quotes.
  private static func endOfTag(_ head: ByteView, from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<head.count {
      guard let byte = head[index] else { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  /// Returns the end of a document type declaration with its bracketed subset.
  private static func endOfDeclaration(_ head: ByteView, from start: Int) -> Int? {
    var depth = 0
    for index in start..<head.count {
      switch head[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    return nil
  }
}
