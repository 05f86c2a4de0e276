internal import UniformTypes

// Format definitions for documents and fonts: PDF, OLE compound files, WOFF, PostScript fonts and others.
extension FileFormat {
  static let pdf = FileFormat(
    "pdf", types: [.pdf],
    signatures: [Signature("pdf", "'%PDF-'", .decides(.pdf), "the mark (ISO 32000-2 §7.5.2)")],
    completeness: CompletenessCheck(
      read: PDFCompleteness.read, runCheck: DocumentRunChecks.pdf,
      because:
        "the last line is %%EOF, and before it stands where the cross-references are (ISO 32000-1, 7.5.5)"),
    mandatoryMarks: [(.pdf, "%PDF- stands in the first kilobyte")],
    magicExemptions: [(.pdf, "a PDF is application/pdf, whatever is in it")])

  static let compoundFile = FileFormat(
    "compoundFile", types: [.compoundFile],
    signatures: [
      Signature(
        "ole", "D0 CF 11 E0 A1 B1 1A E1", .reads(.compoundFile, CompoundFile.read),
        "a compound file; its directory decides")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]], read: DocumentCompleteness.compound,
      because: "the allocation table says which sectors are in use (MS-CFB, 2.3)"))

  static let bplist = FileFormat(
    "bplist", types: [.binaryPropertyList, .propertyList],
    signatures: [
      Signature(
        "bplist", "'bplist0'", .reads(.binaryPropertyList, BinaryPropertyLists.read),
        "the mark; the trailer confirms it")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("bplist0".utf8)], read: DocumentCompleteness.propertyList,
      because: "the trailer says how many offsets stand before it"))

  static let woff = FileFormat(
    "woff", types: [.woff, .woff2],
    signatures: [
      Signature("woff", "'wOFF'", .decides(.woff), "the mark (WOFF 1.0 §3)"),
      Signature("woff2", "'wOF2'", .decides(.woff2), "the mark (WOFF 2.0 §4)"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("wOFF".utf8), Array("wOF2".utf8)], read: FontCompleteness.web,
      because: "the header states the length (WOFF, 3)"))

  static let eot = FileFormat(
    "eot", types: [.embeddedOpenType],
    completeness: CompletenessCheck(
      read: FontCompleteness.embedded, because: "the header states the length (Embedded OpenType, 3)"))

  static let sfnt = FileFormat(
    "sfnt", types: [.trueTypeFont, .openTypeFont, .trueTypeCollection, .openTypeCollection],
    signatures: [
      Signature(
        "truetype", "00 01 00 00", .reads(.trueTypeFont, Fonts.readSingle),
        "a version number that needs the table directory"),
      Signature(
        "truetype-apple", "'true'", .reads(.trueTypeFont, Fonts.readSingle),
        "Apple's version mark, which needs the table directory"),
      Signature(
        "opentype", "'OTTO'", .reads(.openTypeFont, Fonts.readSingle), "the mark of fonts with CFF outlines"),
      Signature(
        "font-collection", "'ttcf'", .reads(.trueTypeCollection, Fonts.readCollection), "a collection's mark"),
    ],
    completeness: CompletenessCheck(
      prefixes: [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8), Array("typ1".utf8),
      ], read: FontCompleteness.tables, because: "the directory says where tables stand (OpenType, Font file)"
    ))

  static let chm = FileFormat(
    "chm", types: [.chm],
    signatures: [Signature("chm", "'ITSF' 03 00 00 00", .decides(.chm), "the mark and version 3")],
    completeness: CompletenessCheck(
      prefixes: [Array("ITSF".utf8)], read: DiscImageCompleteness.chm,
      because: "the first section states the file's size"))

  static let pst = FileFormat(
    "pst", types: [.outlookStore],
    signatures: [
      Signature(
        "pst-personal", "'!BDN' ???????? 'SM'", .decides(.outlookStore),
        "the mark, and that of personal folders behind a checksum (MS-PST 2.2.2.6)"),
      Signature(
        "pst-offline", "'!BDN' ???????? 'SO'", .decides(.outlookStore),
        "the mark, and that of offline folders behind a checksum"),
      Signature("pst", "'!BDN'", .suggests(.outlookStore), "four letters"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("!BDN".utf8)], read: DiscImageCompleteness.outlookStore,
      because: "the root states where the file ends (MS-PST, 2.2.2.5)"))

  static let pfb = FileFormat(
    "pfb", types: [.postScriptFontPFB],
    signatures: [
      Signature(
        "pfb", "80 01", .reads(.postScriptFontPFB, PostScript.readPFB),
        "a segment's mark, which needs the font behind it")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x80, 1]], isCheap: false, read: DiscImageCompleteness.binaryFont,
      because: "segments state their lengths, and one ends the font"))

  static let pcf = FileFormat(
    "pcf", types: [.compiledFont],
    signatures: [Signature("pcf", "01 'fcp'", .decides(.compiledFont), "the mark")],
    completeness: CompletenessCheck(
      prefixes: [[0x01, 0x66, 0x63, 0x70]], read: DiscImageCompleteness.compiledFont,
      because: "the header states where tables stand"))

  static let dwg = FileFormat(
    "dwg", types: [.dwg],
    signatures: [Signature("dwg", "'AC10' ?? ?? 00", .decides(.dwg), "the mark and a version")],
    completeness: CompletenessCheck(
      prefixes: [Array("AC10".utf8)], read: DocumentCompleteness.drawing,
      because:
        "the header states where sections, or its copy, stand (Open Design Specification for .dwg files, 3.1, 4.1)"
    ))

  static let tnef = FileFormat(
    "tnef", types: [.tnef],
    signatures: [Signature("tnef", "78 9F 3E 22", .decides(.tnef), "the signature")],
    completeness: CompletenessCheck(
      prefixes: [[0x78, 0x9F, 0x3E, 0x22]], isCheap: false, read: DocumentCompleteness.tnef,
      because: "attributes state their lengths (MS-OXTNEF, 2.1.3.3)"))

  static let fdf = FileFormat(
    "fdf", types: [.fdf],
    signatures: [
      Signature("fdf", "'%FDF-1.'", .decides(.fdf), "the mark and version (ISO 32000 §12.7.8)")
    ],
    mandatoryMarks: [(.fdf, "begins %FDF- (ISO 32000-1, 12.7.7.2.2)")])
}
