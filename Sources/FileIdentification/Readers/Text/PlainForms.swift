internal import ByteSources

/// Text formats that leave no doubt: by their first line, by their first section, or by the shape of every line.
enum PlainForms {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let head = TextHead(reader) else { return nil }
    if let found = TextMarkIndex.shared.find(in: head) {
      // What would follow may have denied it: WEBVTT begins WEBVTTX, too.
      let isAll = head.isWhole && found.range.upperBound >= head.bytes.count
      return ContentFinding(
        found.mark.type, by: .signature, decided: !isAll, range: head.range(found.range),
        rule: found.mark.name,
        because: found.mark.because)
    }
    if let found = SectionForms.find(in: head) {
      return ContentFinding(
        found.form.type, by: .signature, range: head.range(found.range), rule: found.form.name,
        because: found.form.because)
    }
    guard let rule = LineForms.rows.first(for: head) else { return nil }
    return ContentFinding(rule, range: head.range(0..<min(head.bytes.count, 4096)))
  }
}
