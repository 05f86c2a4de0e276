internal import UniformTypes

extension FileFormat {
  static let sqlite = FileFormat(
    "sqlite", types: [.sqlite],
    signatures: [
      Signature("sqlite", "'SQLite format 3' 00", .reads(.sqlite, SQLite.read), "sixteen bytes of mark")
    ],
    ending: Ending(
      beginnings: [Array("SQLite format 3\0".utf8)], read: DatabaseEnds.sqlite,
      because: "the header counts the pages (SQLite's file format, 1.3.7)"))

  static let dbf = FileFormat(
    "dbf", types: [.dBase],
    ending: Ending(
      read: DocumentEnds.dBase, because: "the header counts the records, which have one length"))

  static let evtx = FileFormat(
    "evtx", types: [.eventLog],
    signatures: [Signature("event-log", "'ElfFile' 00", .decides(.eventLog), "eight bytes of mark")],
    ending: Ending(
      read: RasterEnds.eventLog, because: "the header counts the chunks"))
}
