extension LateReader {
  /// Readers without a fixed mark at the start, the surest and cheapest first.
  static let all: [LateReader] = [
    LateReader(
      name: "markup", because: "white space and byte-order marks may stand before a tag", read: Markup.read),
    LateReader(
      name: "json", because: "white space may stand before a bracket, and only the grammar tells",
      read: JSONText.read),
    LateReader(name: "plain-forms", because: "text marks may differ in case", read: PlainForms.read),
    LateReader(
      name: "late-pdf", because: "PDF readers accept bytes before the mark", read: Documents.readLatePDF),
    LateReader(name: "tar", because: "old tar has no mark, only a checksum", read: Archives.readTar),
    LateReader(
      name: "transport-stream", because: "only the distance of sync bytes tells",
      read: MPEGStreams.readTransport),
    LateReader(name: "disk-image", because: "its mark is at the end", read: Archives.readDiskImage),
    LateReader(name: "iso-image", because: "its mark is in sector 16", read: Archives.readISO),
    LateReader(name: "tga", because: "its mark is at the end", read: Pictures.readTGAFooter),
    LateReader(name: "tga-size", because: "only the size tells", read: Pictures.readTGASize),
  ]
}
