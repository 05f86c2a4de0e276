extension Signature {
  static let documents: [Signature] = [
    Signature("pdf", "'%PDF-'", .decides(.pdf), "the mark (ISO 32000-2 §7.5.2)"),
    Signature("dos-eps", "C5 D0 D3 C6", .decides(.eps), "the binary header of EPS with a preview"),
    Signature(
      "postscript", "'%!PS'", .reads(.postScript, Documents.readPostScript),
      "the comment that marks PostScript"),
    Signature(
      "postscript-control-d", "04 '%!PS'", .decides(.postScript),
      "end of transmission, then PostScript's mark"),
    Signature(
      "type1-alias", "'%!FontType1'", .reads(.postScriptFontPFA, Documents.readPostScript),
      "the comment that marks a Type 1 font"),
    Signature("rtf", "'{\\rtf'", .decides(.rtf), "the group that every RTF file opens with"),
    Signature(
      "ole", "D0 CF 11 E0 A1 B1 1A E1", .reads(.compoundFile, CompoundFile.read),
      "a compound file; its directory decides"),
    Signature("chm", "'ITSF' 03 00 00 00", .decides(.chm), "the mark and version 3"),
    Signature(
      "onenote", "E4 52 5C 7B 8C D8 A7 4D AE B1 53 78 D0 29 96 D3", .decides(.oneNote),
      "the section's identifier"),
    Signature(
      "onenote-toc", "A1 2F FF 43 D9 EF 76 4C 9E E2 10 EA 57 22 76 5F", .decides(.oneNote),
      "the contents file's identifier"),
    Signature("pst", "'!BDN'", .asks(.outlookStore), "four letters"),
    Signature("tnef", "78 9F 3E 22", .decides(.tnef), "the signature"),
    Signature(
      "lnk", "4C 00 00 00 01 14 02 00 00 00 00 00 C0 00 00 00 00 00 00 46", .decides(.windowsShortcut),
      "the header's size and class"),
    Signature(
      "wordperfect", "FF 'WPC' ???????? 01 0A", .decides(.wordPerfect),
      "the mark with WordPerfect's product and document kind"),
    Signature(
      "wordperfect-graphics", "FF 'WPC' ???????? 01 16", .decides(.wordPerfectGraphics),
      "the mark with WordPerfect's product and graphics kind"),
    Signature(
      "indesign", "06 06 ED F5 D8 1D 46 E5 BD 31 EF E7 FE 74 B7 1D", .decides(.inDesign),
      "the database's identifier"),
    Signature("dwg", "'AC10' ?? ?? 00", .decides(.dwg), "the mark and a version"),
    Signature("dwf", "'(DWF V0'", .decides(.dwf), "the mark and a version"),
    Signature("blender", "'BLENDER'", .decides(.blender), "seven letters"),
  ]

  static let fonts: [Signature] = [
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
    Signature("woff", "'wOFF'", .decides(.woff), "the mark (WOFF 1.0 §3)"),
    Signature("woff2", "'wOF2'", .decides(.woff2), "the mark (WOFF 2.0 §4)"),
    Signature(
      "pfb", "80 01", .reads(.postScriptFontPFB, Documents.readPFB),
      "a segment's mark, which needs the font behind it"),
    Signature("afm", "'StartFontMetrics '", .decides(.adobeFontMetrics), "the first keyword"),
    Signature("bdf", "'STARTFONT 2'", .decides(.bitmapFont), "the first keyword and version"),
    Signature("pcf", "01 'fcp'", .decides(.compiledFont), "the mark"),
  ]

  static let executables: [Signature] = [
    Signature("elf", "7F 'ELF'", .reads(.elf, Executables.readELF), "the mark, width and order"),
    Signature(
      "pe", "'MZ'", .reads(.windowsExecutable, Executables.readPE), "two letters, which need the PE header"),
    Signature(
      "cafebabe", "CA FE BA BE", .reads(.javaClass, Executables.readCafeBabe),
      "Java and Mach-O share this mark"),
    Signature("mach-32", "FE ED FA CE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
    Signature("mach-64", "FE ED FA CF", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
    Signature("mach-32-little", "CE FA ED FE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
    Signature("mach-64-little", "CF FA ED FE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
    Signature("wasm", "00 'asm' 01 00 00 00", .decides(.webAssembly), "the mark and version 1"),
    Signature("dex", "'dex' 0A '0' ?? ?? 00", .decides(.dalvik), "the mark and a version"),
    Signature("script", "'#!'", .reads(.script, Scripts.read), "an interpreter's line"),
  ]

  static let data: [Signature] = [
    Signature(
      "sqlite", "'SQLite format 3' 00", .reads(.sqlite, Documents.readSQLite), "sixteen bytes of mark"),
    Signature(
      "bplist", "'bplist0'", .reads(.binaryPropertyList, Documents.readBinaryPropertyList),
      "the mark; the trailer confirms it"),
    Signature(
      "parquet", "'PAR1'", .reads(.parquet, Documents.readParquet),
      "the mark at the start; the end confirms it"),
    Signature("hdf5", "89 'HDF' 0D 0A 1A 0A", .decides(.hdf5), "eight bytes of mark"),
    Signature("netcdf", "'CDF' 01 00 00", .decides(.netCDF), "the mark and version 1"),
    Signature("netcdf-64", "'CDF' 02 00 00", .decides(.netCDF), "the mark and version 2"),
    Signature("pcap-big", "A1 B2 C3 D4 00 02", .decides(.pcap), "the magic number and version 2"),
    Signature("pcap-little", "D4 C3 B2 A1 02 00", .decides(.pcap), "the magic number and version 2"),
    Signature("pcap-nano", "4D 3C B2 A1 02 00", .decides(.pcap), "the magic number and version 2"),
    Signature(
      "pcapng", "0A 0D 0D 0A ???????? 4D 3C 2B 1A", .decides(.pcapNG), "a section header with its byte order"),
    Signature(
      "pcapng-big", "0A 0D 0D 0A ???????? 1A 2B 3C 4D", .decides(.pcapNG),
      "a section header with its byte order"),
    Signature(
      "torrent", "'d8:announce'", .decides(.bitTorrent), "a dictionary whose first key is the tracker"),
    Signature("usd-crate", "'PXR-USDC'", .decides(.usdCrate), "eight bytes of mark"),
    Signature("usd-text", "'#usda 1.'", .decides(.usdCrate), "the first line names the format and version"),
    Signature("gltf", "'glTF' 02 00 00 00", .decides(.glTFBinary), "the mark and version 2"),
    Signature("ply", "'ply' 0A 'format '", .decides(.ply), "the first line and the next keyword"),
    Signature("ply-dos", "'ply' 0D 0A 'format '", .decides(.ply), "the first line and the next keyword"),
    Signature("alembic", "'Ogawa' FF", .asks(.alembic), "the container's mark"),
    Signature("e57", "'ASTM-E57'", .decides(.e57), "eight bytes of mark"),
    Signature("mo-little", "DE 12 04 95 00 00", .decides(.gettext), "the magic number and a revision"),
    Signature("mo-big", "95 04 12 DE 00 00", .decides(.gettext), "the magic number and a revision"),
    Signature("jks", "FE ED FE ED 00 00 00", .decides(.javaKeyStore), "the magic number and a version"),
    Signature("git-pack", "'PACK' 00 00 00 02", .decides(.git), "the mark and version 2"),
    Signature("ds-store", "00 00 00 01 'Bud1'", .decides(.dsStore), "the alignment word and the mark"),
  ]
}
