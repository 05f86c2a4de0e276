internal import ByteReading

/// Text formats whose first line leaves no doubt.
enum PlainForms {
  private struct Row: Sendable {
    var name: StaticString
    var start: StaticString
    var type: KnownType
    /// Whether the mark must be a whole line.
    var isLine: Bool
    var because: StaticString
  }

  private static let rows: [Row] = [
    Row(
      name: "vcard", start: "begin:vcard", type: .vCard, isLine: true,
      because: "the first line begins a vCard (RFC 6350 §6.1.1)"),
    Row(
      name: "icalendar", start: "begin:vcalendar", type: .iCalendar, isLine: true,
      because: "the first line begins a calendar (RFC 5545 §3.4)"),
    Row(
      name: "webvtt", start: "webvtt", type: .webVTT, isLine: false,
      because: "WebVTT's mark, then white space"),
    Row(
      name: "m3u", start: "#extm3u", type: .m3u, isLine: false,
      because: "the first line is the extended playlist's"),
    Row(
      name: "pls", start: "[playlist]", type: .pls, isLine: true,
      because: "the first line is the playlist's section"),
    Row(
      name: "scc", start: "scenarist_scc v1.0", type: .scenaristCaptions, isLine: true,
      because: "the first line names the format and version"),
    Row(
      name: "url-file", start: "[internetshortcut]", type: .internetShortcut, isLine: true,
      because: "the first line is the shortcut's section"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard case .bytes(let mark) = TextEncoding(reader.head) else { return nil }
    var start = mark
    while let byte = reader.head[start], byte == 0x0A || byte == 0x0D { start += 1 }
    for row in rows {
      let length = row.start.utf8CodeUnitCount
      var matches = true
      for index in 0..<length {
        guard var byte = reader.head[start + index] else {
          matches = false
          break
        }
        if (0x41...0x5A).contains(byte) { byte |= 0x20 }
        if byte != row.start.utf8Start[index] {
          matches = false
          break
        }
      }
      guard matches else { continue }
      let next = reader.head[start + length]
      let isBoundary =
        next == nil || next == 0x0A || next == 0x0D || (!row.isLine && (next == 0x20 || next == 0x09))
      guard isBoundary else { continue }
      if row.type == .webVTT, !reader.head.matches("WEBVTT", at: start) { continue }
      return ContentFinding(
        row.type, by: .signature, range: Int64(start)..<Int64(start + length), rule: row.name,
        because: row.because)
    }
    return nil
  }
}
