internal import ByteSources
internal import Formats
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  /// Texts whose grammar closes what it opens, or that have a mark that no file of theirs lacks.
  static let texts: [FileFormat] = [
    FileFormat(
      "svg", types: [.svg], medium: .still, metadata: .headers(SVGMetadata.read), ending: markup,
      because: "attributes of the outermost element"),
    FileFormat("xml", types: [.xml], ending: markup, because: "elements"),
    FileFormat(
      "json", types: [.json],
      ending: Ending(
        isNear: false, read: TextEnds.json, forbids: FilledTexts.text,
        because: "brackets are closed (RFC 8259, 2)"), because: "values in brackets"),
    FileFormat(
      "rtf", types: [.rtf],
      ending: Ending(
        beginnings: [Array("{\\rtf".utf8)], isNear: false, read: TextEnds.rtf,
        because: "groups are closed (Rich Text Format 1.9.1)"), because: "groups in braces"),
    FileFormat(
      "cards", types: [.vCard, .iCalendar, .vCalendar],
      ending: Ending(
        isNear: false, read: TextEnds.card, because: "a line ends each object (RFC 6350, RFC 5545)"),
      because: "lines of properties"),
    FileFormat(
      "pointCloud", types: [.pointCloud],
      marks: [(.pointCloud, "a header in text begins with a comment or VERSION")],
      because: "a header in text, and points behind it"),
    FileFormat(
      "email", types: [.email], marks: [(.email, "a second postmark makes a mailbox of it")],
      because: "a header of fields, then a body"),
    FileFormat(
      "text", types: [.text],
      ending: Ending(
        read: EndFinding.declaringNone, forbids: FilledTexts.plainText,
        because: "text goes on as long as there are lines"), because: "lines"),
  ]

  private static let markup = Ending(
    isNear: false, read: XMLEnd.read,
    forbids: { file, run throws(ReadFailure) in try FilledDocuments.end(XMLEnd.read, file, run) },
    because: "the first element's end tag is the last (XML 1.0, 2.1)")
}
