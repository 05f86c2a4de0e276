internal import ByteSources
internal import Formats

/// Text formats that leave no doubt: by their first line, by their first section, or by the shape of every line.
enum PlainForms {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    TextHead.lend(reader.head, isWhole: reader.headIsWhole, to: find)
  }

  private static func find(in head: TextHead) -> ContentFinding? {
    let beginnings = TextBeginnings(head)
    if let found = TextMarkIndex.shared.find(in: head, beginnings) {
      // What would follow may have denied it: WEBVTT begins WEBVTTX, too.
      let isAll = head.isWhole && found.range.upperBound >= head.bytes.count
      return ContentFinding(
        found.mark.type, by: .signature, decided: !isAll, range: head.range(found.range),
        rule: found.mark.name, because: found.mark.because)
    }
    if let found = SectionForms.find(in: head, beginnings) {
      return ContentFinding(
        found.form.type, by: .signature, range: head.range(found.range), rule: found.form.name,
        because: found.form.because)
    }
    guard let form = LineForms.find(in: head, beginnings) else { return nil }
    return ContentFinding(
      form.type, by: .structure, decided: form.decides, range: head.range(0..<min(head.bytes.count, 4096)),
      rule: form.name, because: form.because)
  }
}
