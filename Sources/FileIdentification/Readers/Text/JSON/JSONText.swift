internal import ByteSources
internal import UniformTypes

/// JSON, JSON lines and JSON sequences, and the formats whose members give them away.
enum JSONText {
  /// How far a text is followed when its first bytes do not name a format.
  private static let reach = 64 << 10

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let encoding = TextEncoding(reader.head)
    guard begins(reader.head, encoding) else { return nil }
    var text = encoding.ascii(reader.head)
    if text.first == 0x1E { return sequence(text, isWhole: reader.headIsWhole) }
    guard var head = JSONHead(text) else { return nil }
    var isWhole = reader.headIsWhole
    if !isWhole, head.ending == .cut, !JSONShapes.rows.contains(where: { $0.when(head) }) {
      let longer = try reader.available(at: 0, upTo: reach)
      isWhole = reader.byteCount.map { $0 <= Int64(longer.count) } ?? (longer.count < reach)
      text = encoding.ascii(longer)
      guard let again = JSONHead(text) else { return nil }
      head = again
    }
    if case .nextLine(let next) = head.ending {
      return lines(text, from: next, isWhole: isWhole, first: head)
    }
    let seen = 0..<Int64(min(reader.head.count, 4096))
    if let rule = JSONShapes.rows.first(for: head) { return ContentFinding(rule, range: seen, facts: head) }
    let isEmpty = head.count == 0
    guard head.ending == .complete || !isEmpty else { return nil }
    return ContentFinding(
      .json, by: .structure, decided: !isEmpty, range: seen, rule: isEmpty ? "json-empty" : "json",
      because: isEmpty
        ? "brackets with nothing between them" : "the grammar of RFC 8259 up to the last byte read",
      damage: head.ending == .cut && isWhole ? .truncated : nil, facts: head)
  }

  /// A quick look: white space, then a bracket or a record separator.
  private static func begins(_ head: ByteView, _ encoding: TextEncoding) -> Bool {
    guard case .bytes(let mark) = encoding else { return true }
    var index = mark
    while let byte = head[index], byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
    guard let byte = head[index] else { return false }
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || (byte == 0x1E && index == mark)
  }

  private static func lines(
    _ text: [UInt8], from start: Int, isWhole: Bool, first: JSONHead
  ) -> ContentFinding? {
    var next = start
    for _ in 0..<16 {
      guard let head = JSONHead(text, from: next), head.root == first.root else { return nil }
      switch head.ending {
      case .nextLine(let after): next = after
      case .cut where isWhole: return nil
      case .cut, .complete: return found(text, first)
      }
    }
    return found(text, first)
  }

  private static func found(_ text: [UInt8], _ first: JSONHead) -> ContentFinding {
    ContentFinding(
      .jsonLines, by: .structure, range: 0..<Int64(min(text.count, 4096)), rule: "json-lines",
      because: "one JSON text a line", facts: first)
  }

  private static func sequence(_ text: [UInt8], isWhole: Bool) -> ContentFinding? {
    guard let end = text.firstIndex(of: 0x0A) ?? (isWhole ? nil : text.endIndex), end > 2 else { return nil }
    let record = Array(text[1..<end])
    guard let head = JSONHead(record), head.count > 0 else { return nil }
    return ContentFinding(
      .jsonSequence, by: .structure, range: 0..<Int64(end), rule: "json-sequence",
      because: "a record separator before a JSON text (RFC 7464 §2.2)", facts: head)
  }
}
