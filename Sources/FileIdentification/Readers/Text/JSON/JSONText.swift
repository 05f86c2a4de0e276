internal import ByteSources
internal import Formats
internal import UniformTypes

/// Detection of JSON, JSON lines, JSON sequences and formats based on JSON.
enum JSONText {
  /// The number of bytes read if the head is not decisive.
  private static let reach = 64 << 10

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let encoding = TextEncoding(reader.head)
    guard begins(reader.head, encoding) else { return nil }
    let seen = 0..<Int64(min(reader.head.count, 4096))
    let isWhole = reader.headIsWhole
    let (finding, needsMore) = encoding.withText(of: reader.head) {
      read($0, seen, isWhole: isWhole, mayReadMore: !isWhole)
    }
    guard needsMore else { return finding }
    let longer = try reader.available(at: 0, upTo: reach)
    let isAll = reader.byteCount.map { $0 <= Int64(longer.count) } ?? (longer.count < reach)
    return encoding.withText(of: longer) { read($0, seen, isWhole: isAll, mayReadMore: false) }.finding
  }

  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ seen: Range<Int64>, isWhole: Bool, mayReadMore: Bool
  ) -> (finding: ContentFinding?, needsMore: Bool) {
    if text.first == 0x1E { return (sequence(text, isWhole: isWhole), false) }
    guard let head = JSONHead(text) else { return (nil, false) }
    if case .nextLine(let next) = head.ending {
      return (lines(text, from: next, isWhole: isWhole, first: head), false)
    }
    if let rule = JSONShapes.rows.first(for: head) {
      return (ContentFinding(rule, range: seen, facts: JSONFacts(head)), false)
    }
    if mayReadMore, head.ending == .cut { return (nil, true) }
    let isEmpty = head.count == 0
    guard head.ending == .complete || !isEmpty else { return (nil, false) }
    let finding = ContentFinding(
      .json, by: .structure, decided: !isEmpty, range: seen, rule: isEmpty ? "json-empty" : "json",
      because: isEmpty
        ? "brackets with nothing between them" : "the grammar of RFC 8259 up to the last byte read",
      damage: head.ending == .cut && isWhole ? .truncated : nil, facts: JSONFacts(head))
    return (finding, false)
  }

  /// Returns true if the text may be JSON or a dialect: a scalar or a bracket, after comments.
  static func mayBegin(_ head: ByteView) -> Bool {
    TextEncoding(head).withText(of: head) { text in
      var scanner = JSONScanner(text, at: 0, skippingComments: true)
      scanner.skipSpace()
      guard let first = scanner.peek, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else {
        return true
      }
      switch scanner.scalar() {
      case .bad: return false
      case .cut: return true
      case .value:
        scanner.skipSpace()
        return scanner.isAtEnd
      }
    }
  }

  /// Returns true if a bracket or record separator may follow white space.
  private static func begins(_ head: ByteView, _ encoding: TextEncoding) -> Bool {
    guard encoding.scale == 1 else { return true }
    guard let (byte, index) = encoding.firstNonSpace(head) else { return false }
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || (byte == 0x1E && index == encoding.mark)
  }

  private static func lines(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, isWhole: Bool, first: JSONHead
  ) -> ContentFinding? {
    var next = start
    for _ in 0..<16 {
      guard let head = JSONHead(text, from: next), head.root == first.root else { return nil }
      switch head.ending {
      case .nextLine(let after): next = after
      case .cut where isWhole: return nil
      case .cut, .complete: return linesFinding(text, first)
      }
    }
    return linesFinding(text, first)
  }

  private static func linesFinding(_ text: UnsafeBufferPointer<UInt8>, _ first: JSONHead) -> ContentFinding {
    if first.string("type") != "FeatureCollection", JSONShapes.rows.first(for: first)?.then == .geoJSON {
      return ContentFinding(
        .geoJSONSequence, by: .structure, range: 0..<Int64(min(text.count, 4096)), rule: "geojson-lines",
        because: "one feature or geometry of GeoJSON a line", facts: JSONFacts(first))
    }
    return ContentFinding(
      .jsonLines, by: .structure, range: 0..<Int64(min(text.count, 4096)), rule: "json-lines",
      because: "one JSON text a line", facts: JSONFacts(first))
  }

  private static func sequence(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> ContentFinding? {
    guard let end = text.firstIndex(of: 0x0A) ?? (isWhole ? nil : text.endIndex), end > 2 else { return nil }
    guard let head = JSONHead(UnsafeBufferPointer(rebasing: text[1..<end])), head.count > 0 else {
      return nil
    }
    return ContentFinding(
      .jsonSequence, by: .structure, range: 0..<Int64(end), rule: "json-sequence",
      because: "a record separator before a JSON text (RFC 7464 §2.2)", facts: JSONFacts(head))
  }
}
