internal import ByteSources
internal import UniformTypes

// Format definitions for archives and compressed streams: ZIP, 7-Zip, tar, gzip, xz and others.
extension FileFormat {
  static let zip = FileFormat(
    "zip", types: [.zip],
    signatures: [
      Signature(
        "zip", "'PK' 03 04", .reads(.zip, ZIPPackage.read),
        "a local header; the directory decides what the package is"),
      Signature(
        "zip-empty", "'PK' 05 06 00 00 00 00", .decides(.zip), "an end record comes first: an empty archive"),
      Signature(
        "zip-spanned", "'PK' 07 08 'PK' 03 04", .reads(.zip, ZIPPackage.read),
        "a spanning mark, then a local header"),
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x50, 0x4B]], read: ArchiveCompleteness.zip, runCheck: DocumentRunChecks.zip,
      because: "the end record leads to the central directory (APPNOTE, 4.3.16)"),
    mandatoryMarks: [
      (.zip, "ends with a directory's end record (APPNOTE 4.3.16)"),
      (.docx, "its main part's content type is in [Content_Types].xml"),
      (.xlsx, "its main part's content type is in [Content_Types].xml"),
      (.pptx, "its main part's content type is in [Content_Types].xml"),
      (.openDocumentText, "the member mimetype comes first, stored"),
      (.openDocumentSpreadsheet, "the member mimetype comes first, stored"),
      (.openDocumentPresentation, "the member mimetype comes first, stored"),
      (.epub, "the member mimetype comes first, stored"),
    ])

  static let sevenZip = FileFormat(
    "sevenZip", types: [.sevenZip],
    signatures: [Signature("7z", "'7z' BC AF 27 1C", .decides(.sevenZip), "six bytes of mark")],
    completeness: CompletenessCheck(
      prefixes: [[0x37, 0x7A, 0xBC, 0xAF]], read: ArchiveCompleteness.sevenZip,
      runCheck: DocumentRunChecks.sevenZip,
      because: "the first header says where the last one ends (7zFormat.txt)"),
    mandatoryMarks: [(.sevenZip, "begins 37 7A BC AF 27 1C (7zFormat.txt)")])

  static let cab = FileFormat(
    "cab", types: [.cabinet],
    signatures: [
      Signature(
        "cab", "'MSCF' 00 00 00 00", .reads(.cabinet, CabinetPackage.read),
        "the mark and a reserved field; the members tell a package")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("MSCF".utf8)], read: ArchiveCompleteness.cabinet,
      because: "the header states the cabinet's size (MS-CAB, 2.1)"))

  static let ar = FileFormat(
    "ar", types: [.arArchive],
    signatures: [
      Signature(
        "ar", "'!<arch>' 0A", .reads(.arArchive, Archives.readAr),
        "ar's mark; the first member tells a package"),
      Signature(
        "ar-thin", "'!<thin>' 0A", .decides(.arArchive), "the mark of an archive that only lists its members"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("!<arch>\n".utf8)], isCheap: false, read: ArchiveCompleteness.ar,
      because: "headers state their members' sizes"))

  static let tar = FileFormat(
    "tar", types: [.tarArchive],
    completeness: CompletenessCheck(
      isCheap: false, read: TarCompleteness.read,
      because: "headers state their members' sizes, and two blocks of zeros end it (POSIX, pax)"))

  static let rar = FileFormat(
    "rar", types: [.rar],
    signatures: [
      Signature("rar", "'Rar!' 1A 07 00", .decides(.rar), "seven bytes of mark"),
      Signature("rar5", "'Rar!' 1A 07 01 00", .decides(.rar), "eight bytes of mark"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("Rar!".utf8)], isCheap: false, read: RARCompleteness.read,
      because: "blocks state their sizes, and one says that it is the last"),
    mandatoryMarks: [(.rar, "begins Rar! 1A 07 (RAR technote)")])

  static let gzip = FileFormat(
    "gzip", types: [.gzip, .gzipTar],
    signatures: [
      Signature("gzip", "1F 8B", .reads(.gzip, GzipPayload.read), "two bytes of mark, method and flags")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x1F, 0x8B]], isCheap: false, read: GzipCompleteness.read, runCheck: DocumentRunChecks.gzip,
      because: "each member ends with a checksum and its length (RFC 1952, 2.3.1)"),
    mandatoryMarks: [(.gzip, "begins 1F 8B (RFC 1952, 2.3.1)")])

  static let bzip2 = FileFormat(
    "bzip2", types: [.bz2],
    signatures: [
      Signature("bzip2", "'BZh'", .reads(.bz2, Archives.readBzip2), "the mark, a level and a block")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("BZh".utf8)], isCheap: false, read: CompressedStreamCompleteness.bzip2,
      runCheck: { file, run throws(ReadFailure) in
        try DocumentRunChecks.end(CompressedStreamCompleteness.bzip2, file, run)
      },
      because: "a mark of 48 bits and a checksum end each stream"),
    mandatoryMarks: [(.bz2, "begins BZh and a level")])

  static let xz = FileFormat(
    "xz", types: [.xz],
    signatures: [Signature("xz", "FD '7zXZ' 00", .decides(.xz), "six bytes of mark")],
    completeness: CompletenessCheck(
      prefixes: [[0xFD, 0x37, 0x7A, 0x58, 0x5A]], read: CompressedStreamCompleteness.xz,
      because: "each stream ends with a footer that has a checksum (The .xz File Format, 2.1.2)"),
    mandatoryMarks: [(.xz, "begins FD 37 7A 58 5A 00 (xz format 2.1.1.1)")])

  static let zstd = FileFormat(
    "zstd", types: [.zstandard],
    signatures: [
      Signature("zstandard", "28 B5 2F FD", .decides(.zstandard), "a frame's magic number (RFC 8878 §3.1.1)"),
      Signature(
        "skippable-frame", "2A 4D 18", at: 1, .reads(.zstandard, CompressedStreams.readSkippable),
        "a skippable frame, which another frame must follow"),
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x28, 0xB5, 0x2F, 0xFD]], isCheap: false, read: CompressedStreamCompleteness.zstandard,
      because: "blocks state their sizes, and one says that it is the last (RFC 8878, 3.1.1.2)"))

  static let lz4 = FileFormat(
    "lz4", types: [.lz4, .lz4Tar],
    signatures: [
      Signature("lz4", "04 22 4D 18", .reads(.lz4, LZ4Frame.read), "a frame's magic number"),
      Signature("lz4-legacy", "02 21 4C 18", .suggests(.lz4), "the magic number of the legacy frame"),
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x04, 0x22, 0x4D, 0x18]], isCheap: false, read: CompressedStreamCompleteness.lz4,
      because: "blocks state their sizes, and a mark follows the last (LZ4 Frame Format)"))

  static let lzip = FileFormat(
    "lzip", types: [.lzip],
    signatures: [Signature("lzip", "'LZIP' 01", .decides(.lzip), "the mark and version 1")],
    completeness: CompletenessCheck(
      prefixes: [Array("LZIP".utf8)], read: DiscImageCompleteness.lzip,
      because: "members end with their length"))

  static let cpio = FileFormat(
    "cpio", types: [.cpio],
    signatures: [
      Signature("cpio-newc", "'070701'", .decides(.cpio), "the new ASCII format's mark"),
      Signature("cpio-crc", "'070702'", .decides(.cpio), "the new ASCII format's mark, with sums"),
      Signature("cpio-odc", "'070707'", .decides(.cpio), "the old ASCII format's mark"),
      Signature("cpio-binary", "C7 71", .suggests(.cpio), "two bytes of mark"),
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: CpioCompleteness.read,
      because: "headers state sizes, and a member named TRAILER!!! is the last"))

  static let rpm = FileFormat(
    "rpm", types: [.rpm],
    signatures: [Signature("rpm", "ED AB EE DB", .decides(.rpm), "the lead's magic number")],
    completeness: CompletenessCheck(
      prefixes: [[0xED, 0xAB, 0xEE, 0xDB]], read: ArchiveCompleteness.rpm,
      because: "the signature counts the bytes behind it (RPM, Package format)"))

  static let openStreams = FileFormat(
    "openStreams", types: [.lzma, .compress, .pcap, .pcapNG, .avro, .arrowStream],
    signatures: [
      Signature("compress", "1F 9D", .reads(.compress, CompressedStreams.readCompress), "two bytes of mark"),
      Signature(
        "lzma", "5D 00 00", .reads(.lzma, CompressedStreams.readLZMA), "the usual properties of LZMA alone"),
      Signature("pcap-big", "A1 B2 C3 D4 00 02", .decides(.pcap), "the magic number and version 2"),
      Signature("pcap-little", "D4 C3 B2 A1 02 00", .decides(.pcap), "the magic number and version 2"),
      Signature("pcap-nano", "4D 3C B2 A1 02 00", .decides(.pcap), "the magic number and version 2"),
      Signature(
        "pcapng", "0A 0D 0D 0A ???????? 4D 3C 2B 1A", .decides(.pcapNG),
        "a section header with its byte order"),
      Signature(
        "pcapng-big", "0A 0D 0D 0A ???????? 1A 2B 3C 4D", .decides(.pcapNG),
        "a section header with its byte order"),
      Signature("avro", "'Obj' 01", .decides(.avro), "the mark and version 1"),
      Signature(
        "arrow-stream", "FF FF FF FF", .reads(.arrowStream, ColumnStores.readArrowStream),
        "the mark that an encapsulated message continues with, which needs a schema behind it"),
    ],
    completeness: CompletenessCheck(
      read: Completeness.noDeclaredEnd, because: "parts follow each other as long as there are some"))
}
