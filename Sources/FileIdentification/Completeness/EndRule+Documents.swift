internal import ByteSources
internal import UniformTypes

extension EndRule {
  static let pages: [EndRule] = [
    EndRule(
      name: "pdf", types: [.pdf], read: PDFEnd.read, forbids: FilledDocuments.pdf,
      because:
        "the last line is %%EOF, and before it stands where the cross-references are (ISO 32000-1, 7.5.5)"),
    EndRule(
      name: "sqlite", types: [.sqlite], signatures: [Array("SQLite format 3\0".utf8)],
      read: DatabaseEnds.sqlite,
      because: "the header counts the pages (SQLite's file format, 1.3.7)"),
    EndRule(
      name: "compound-file", types: [.compoundFile],
      signatures: [[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]],
      read: DocumentEnds.compound, because: "the allocation table says which sectors are in use (MS-CFB, 2.3)"
    ),
    EndRule(
      name: "bplist", types: [.binaryPropertyList, .propertyList], signatures: [Array("bplist0".utf8)],
      read: DocumentEnds.propertyList, because: "the trailer says how many offsets stand before it"),
  ]

  static let archives: [EndRule] = [
    EndRule(
      name: "zip", types: [.zip], signatures: [[0x50, 0x4B]], read: ArchiveEnds.zip,
      forbids: FilledDocuments.zip,
      because: "the end record leads to the central directory (APPNOTE, 4.3.16)"),
    EndRule(
      name: "7z", types: [.sevenZip], signatures: [[0x37, 0x7A, 0xBC, 0xAF]], read: ArchiveEnds.sevenZip,
      forbids: FilledDocuments.sevenZip,
      because: "the first header says where the last one ends (7zFormat.txt)"),
    EndRule(
      name: "cab", types: [.cabinet], signatures: [Array("MSCF".utf8)], read: ArchiveEnds.cabinet,
      because: "the header states the cabinet's size (MS-CAB, 2.1)"),
    EndRule(
      name: "ar", types: [.arArchive], signatures: [Array("!<arch>\n".utf8)], isNear: false,
      read: ArchiveEnds.ar,
      because: "headers state their members' sizes"),
    EndRule(
      name: "tar", types: [.tarArchive], isNear: false, read: TarEnd.read,
      because: "headers state their members' sizes, and two blocks of zeros end it (POSIX, pax)"),
    EndRule(
      name: "rar", types: [.rar], signatures: [Array("Rar!".utf8)], isNear: false, read: RAREnd.read,
      because: "blocks state their sizes, and one says that it is the last"),
  ]

  static let compressed: [EndRule] = [
    EndRule(
      name: "gzip", types: [.gzip, .gzipTar], signatures: [[0x1F, 0x8B]], isNear: false, read: GzipEnd.read,
      forbids: FilledDocuments.gzip,
      because: "each member ends with a checksum and its length (RFC 1952, 2.3.1)"),
    EndRule(
      name: "bzip2", types: [.bz2], signatures: [Array("BZh".utf8)], isNear: false,
      read: CompressedEnds.bzip2,
      forbids: { file, run throws(ReadFailure) in try FilledDocuments.end(CompressedEnds.bzip2, file, run) },
      because: "a mark of 48 bits and a checksum end each stream"),
    EndRule(
      name: "xz", types: [.xz], signatures: [[0xFD, 0x37, 0x7A, 0x58, 0x5A]], read: CompressedEnds.xz,
      because: "each stream ends with a footer that has a checksum (The .xz File Format, 2.1.2)"),
    EndRule(
      name: "zstd", types: [.zstandard], signatures: [[0x28, 0xB5, 0x2F, 0xFD]],
      isNear: false, read: CompressedEnds.zstandard,
      because: "blocks state their sizes, and one says that it is the last (RFC 8878, 3.1.1.2)"),
    EndRule(
      name: "lz4", types: [.lz4, .lz4Tar], signatures: [[0x04, 0x22, 0x4D, 0x18]], isNear: false,
      read: CompressedEnds.lz4,
      because: "blocks state their sizes, and a mark follows the last (LZ4 Frame Format)"),
  ]

  static let programs: [EndRule] = [
    EndRule(
      name: "elf", types: [.elf], signatures: [[0x7F, 0x45, 0x4C, 0x46]], read: ProgramEnds.elf,
      because: "tables say where sections and segments stand (System V ABI, 4 and 5)"),
    EndRule(
      name: "pe",
      types: [
        .exe, .windowsLibrary, .portableExecutable, .dosExecutable, .newExecutable, .linearExecutable,
        .virtualDevice,
      ], signatures: [Array("MZ".utf8)],
      read: ProgramEnds.pe, because: "the section table says where sections stand (PE Format)"),
    EndRule(
      name: "mach-o", types: [.machBinary], read: MachEnd.read,
      because: "load commands say where segments stand"),
    EndRule(
      name: "wasm", types: [.webAssembly], signatures: [[0, 0x61, 0x73, 0x6D]],
      isNear: false, read: DocumentEnds.webAssembly,
      because: "sections state their sizes (WebAssembly Core, 5.5.2)"),
  ]

  static let fonts: [EndRule] = [
    EndRule(
      name: "woff", types: [.woff, .woff2], signatures: [Array("wOFF".utf8), Array("wOF2".utf8)],
      read: FontEnds.web,
      because: "the header states the length (WOFF, 3)"),
    EndRule(
      name: "eot", types: [.embeddedOpenType], read: FontEnds.embedded,
      because: "the header states the length (Embedded OpenType, 3)"),
    EndRule(
      name: "sfnt", types: [.trueTypeFont, .openTypeFont, .trueTypeCollection, .openTypeCollection],
      signatures: [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8), Array("typ1".utf8),
      ],
      read: FontEnds.tables, because: "the directory says where tables stand (OpenType, Font file)"),
  ]
}
