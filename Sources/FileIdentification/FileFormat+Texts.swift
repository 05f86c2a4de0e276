internal import ByteSources
internal import Formats
internal import MediaMetadata
internal import UniformTypes

// The table of text formats: XML, JSON, RTF and others.
extension FileFormat {
  /// Text formats that can be checked for completeness or have a mandatory mark.
  static let texts: [FileFormat] = [
    FileFormat(
      "svg", types: [.svg], medium: .still, metadata: .headers(SVGMetadata.read), completeness: markup,
      because: "attributes of the outermost element"),
    FileFormat("xml", types: [.xml], completeness: markup, because: "elements"),
    FileFormat(
      "json", types: [.json],
      completeness: CompletenessCheck(
        isCheap: false, read: TextCompleteness.json, runCheck: TextRunChecks.text,
        because: "brackets are closed (RFC 8259, 2)"), because: "values in brackets"),
    FileFormat(
      "rtf", types: [.rtf],
      completeness: CompletenessCheck(
        prefixes: [Array("{\\rtf".utf8)], isCheap: false, read: TextCompleteness.rtf,
        because: "groups are closed (Rich Text Format 1.9.1)"), because: "groups in braces"),
    FileFormat(
      "cards", types: [.vCard, .iCalendar, .vCalendar],
      completeness: CompletenessCheck(
        isCheap: false, read: TextCompleteness.card, because: "a line ends each object (RFC 6350, RFC 5545)"),
      because: "lines of properties"),
    FileFormat(
      "pointCloud", types: [.pointCloud],
      mandatoryMarks: [(.pointCloud, "a header in text begins with a comment or VERSION")],
      because: "a header in text, and points behind it"),
    FileFormat(
      "email", types: [.email], mandatoryMarks: [(.email, "a second postmark makes a mailbox of it")],
      because: "a header of fields, then a body"),
    FileFormat(
      "text", types: [.text],
      completeness: CompletenessCheck(
        read: Completeness.noDeclaredEnd, runCheck: TextRunChecks.plainText,
        because: "text goes on as long as there are lines"), because: "lines"),
  ]

  private static let markup = CompletenessCheck(
    isCheap: false, read: XMLCompleteness.read,
    runCheck: { file, run throws(ReadFailure) in try DocumentRunChecks.end(XMLCompleteness.read, file, run) },
    because: "the first element's end tag is the last (XML 1.0, 2.1)")
}
