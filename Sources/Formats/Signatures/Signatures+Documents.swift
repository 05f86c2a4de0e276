internal import UniformTypes

extension Signature {
  static let documents: [Signature] = [
    Signature("finale", "'ENIGMA BINARY FILE' 00", .decides(.finale), "the words that name the format"),
    Signature(
      "noteworthy", "'[NoteWorthy ArtWare]' 00", .decides(.noteWorthy), "the maker's name in brackets"),
    Signature("noteworthy-packed", "'[NWZ]' 00", .decides(.noteWorthy), "the packed form's mark"),
    Signature(
      "swatch-exchange", "'ASEF' 00 01 00 00", .decides(.swatchExchange), "the mark and version 1.0"),
    Signature("dos-eps", "C5 D0 D3 C6", .decides(.eps), "the binary header of EPS with a preview"),
    Signature(
      "type1-alias", "'%!FontType1'", .reads(.postScriptFontPFA, PostScript.read),
      "the comment that marks a Type 1 font"),
    Signature("rtf", "'{\\rtf'", .decides(.rtf), "the group that every RTF file opens with"),
    Signature(
      "onenote", "E4 52 5C 7B 8C D8 A7 4D AE B1 53 78 D0 29 96 D3", .decides(.oneNote),
      "the section's identifier"),
    Signature(
      "onenote-toc", "A1 2F FF 43 D9 EF 76 4C 9E E2 10 EA 57 22 76 5F", .decides(.oneNote),
      "the contents file's identifier"),
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
    Signature("dwf", "'(DWF V0'", .decides(.dwf), "the mark and a version"),
    Signature("blender", "'BLENDER'", .decides(.blender), "seven letters"),
    Signature("dvi", "F7 02 01 83 92 C0 1C 3B 00 00", .decides(.dvi), "a preamble with TeX's own units"),
    Signature(
      "wordperfect-any", "FF 'WPC'", .reads(.wordPerfect, WordPerfect.read),
      "the mark of all WordPerfect's files; product and kind follow"),
    Signature(
      "word-dos", "31 BE 00 00 00 AB", .reads(.word, MicrosoftOffice.readWrite),
      "Word for DOS and Write share this mark; one field tells them apart"),
    Signature("write-ole", "32 BE 00 00 00 AB", .decides(.msWrite), "Write's mark when objects are embedded"),
    Signature("word-2", "DB A5 2D 00", .decides(.word), "Word 2's mark and version"),
    Signature("word-1", "9B A5 21 00", .decides(.word), "Word 1's mark and version"),
    Signature(
      "word-6-bare", "DC A5 65 00", .suggests(.word), "Word 6's text header without its compound file"),
    Signature("word-mac-4", "FE 37 00 1C", .decides(.word), "the mark of Word 4 for Macintosh"),
    Signature("word-mac-5", "FE 37 00 23", .decides(.word), "the mark of Word 5 for Macintosh"),
    Signature(
      "excel-2", "09 00 04 00 ?? 00 10 00", .decides(.excel), "a record that begins a sheet of BIFF2"),
    Signature(
      "excel-3", "09 02 06 00 ?? ?? 10 00", .decides(.excel), "a record that begins a sheet of BIFF3"),
    Signature(
      "excel-4", "09 04 06 00 ?? ?? 10 00", .decides(.excel), "a record that begins a sheet of BIFF4"),
    Signature(
      "excel-4-book", "09 04 06 00 ?? ?? 00 01", .decides(.excel), "a record that begins a book of BIFF4"),
    Signature(
      "excel-5-bare", "09 08 08 00 00 05 05 00", .decides(.excel), "a record that begins a book of BIFF5"),
    Signature(
      "excel-8-bare", "09 08 10 00 00 06 05 00", .decides(.excel), "a record that begins a book of BIFF8"),
    Signature(
      "works-sheet", "FF 00 02 00 04 04 05 54 02 00", .decides(.works),
      "the records that begin a Works 2 sheet"),
    Signature(
      "works-database", "20 54 02 00 00 00 05 54 02 00", .decides(.worksDatabase),
      "the records that begin a Works 2 database"),
    Signature(
      "lotus-wks", "00 00 02 00 04 04", .decides(.lotus123), "a record that begins a sheet of release 1A"),
    Signature(
      "lotus-wk1", "00 00 02 00 06 04", .decides(.lotus123), "a record that begins a sheet of release 2"),
    Signature(
      "lotus-wk3", "00 00 1A 00 00 10 04 00", .decides(.lotus123), "a record that begins a sheet of release 3"
    ),
    Signature(
      "lotus-wk4", "00 00 1A 00 02 10 04 00", .decides(.lotus123), "a record that begins a sheet of release 4"
    ),
    Signature(
      "lotus-97", "00 00 1A 00 03 10 04 00", .decides(.lotus123), "a record that begins a sheet of 97"),
    Signature(
      "lotus-9", "00 00 1A 00 05 10 04 00", .decides(.lotus123), "a record that begins a sheet of release 9"),
    Signature(
      "quattro-1", "00 00 02 00 20 51", .decides(.quattroPro), "a record that begins a sheet for DOS"),
    Signature(
      "quattro-5-dos", "00 00 02 00 21 51", .decides(.quattroPro), "a record that begins a sheet for DOS"),
    Signature(
      "quattro-1-windows", "00 00 02 00 01 10", .decides(.quattroPro),
      "a record that begins a sheet for Windows"),
    Signature(
      "quattro-6", "00 00 02 00 02 10", .decides(.quattroPro), "a record that begins a sheet for Windows"),
    Signature("word-pro", "'WordPro' 00", .decides(.lotusWordPro), "eight bytes of mark"),
    Signature("word-pro-text", "'WordPro' 0D FB", .decides(.lotusWordPro), "nine bytes of mark"),
    Signature("hwp-3", "'HWP Document File V'", .decides(.hangulWord), "the first words and a version"),
    Signature("appleworks", "'BOBO'", at: 4, .reads(.appleWorks, AppleWorks.read), "the creator's code"),
    Signature("framemaker", "'<MakerFile '", .decides(.frameMaker), "the tag that opens a document"),
    Signature("framemaker-book", "'<BookFile '", .decides(.frameMaker), "the tag that opens a book"),
    Signature(
      "framemaker-old-book", "'<Book '", .suggests(.frameMaker), "the tag that opens a book of early versions"
    ),
    Signature(
      "framemaker-dictionary", "'<MakerDictionary '", .decides(.frameMaker), "the tag that opens a dictionary"
    ),
    Signature(
      "framemaker-font", "'<MakerScreenFont'", .decides(.frameMaker), "the tag that opens a screen font"),
    Signature("framemaker-text", "'<MML '", .suggests(.frameMaker), "the tag that opens Maker's markup"),
    Signature(
      "framemaker-mif", "'<MIFFile '", .decides(.frameMakerMIF), "the tag that opens an interchange file"),
    Signature(
      "palm-doc", "'TEXtREAd'", at: 60, .decides(.palmDocument), "a Palm database of type and creator"),
    Signature("palm-doc-teal", "'TEXtTlDc'", at: 60, .decides(.palmDocument), "a Palm database of TealDoc's"),
    Signature("plucker", "'DataPlkr'", at: 60, .decides(.plucker), "a Palm database of Plucker's"),
    Signature("ereader", "'PNRdPPrs'", at: 60, .decides(.eReader), "a Palm database of eReader's"),
    Signature("ereader-2", "'PDctPPrs'", at: 60, .suggests(.eReader), "a dictionary of eReader's"),
    Signature("lrf", "'L' 00 'R' 00 'F' 00 00 00", .decides(.broadband), "the mark in 16-bit letters"),
    Signature("ms-reader", "'ITOLITLS' 01 00 00 00", .decides(.msReader), "the mark and version 1"),
    Signature(
      "rocket-ebook", "B0 0C B0 0C ???? 'NUVO'", .decides(.rocketEBook),
      "the magic number, a version and the maker's name (MobileRead's description of RB)"),
    Signature(
      "windows-help", "3F 5F 03 00", .suggests(.windowsHelp), "the magic number, which indexes have too"),
    Signature("nls", "0D 00", .reads(.microsoftNLS, CodePages.read), "a header of thirteen words"),
    Signature("applix-words", "'*BEGIN WORDS'", .decides(.applixWords), "the first line says what follows"),
    Signature(
      "applix-spreadsheet", "'*BEGIN SPREADSHEETS'", .decides(.applixSpreadsheet),
      "the first line says what follows"),
    Signature("pocket-word", "'{\\pwi'", .decides(.pocketWord), "the group that every file opens with"),
  ]

  /// Signatures of font metrics, of bitmap fonts for consoles and GRUB, and of Speedo outlines.
  static let fonts: [Signature] = [
    Signature("afm", "'StartFontMetrics '", .decides(.adobeFontMetrics), "the first keyword"),
    Signature("bdf", "'STARTFONT 2'", .decides(.bitmapFont), "the first keyword and version"),
    Signature(
      "psf", "36 04", .reads(.consoleFont, Fonts.readConsole), "two bytes of mark, then mode and height"),
    Signature("psf-2", "72 B5 4A 86 00 00 00 00", .decides(.consoleFont), "the magic number and version"),
    Signature("grub-font", "'FILE' 00 00 00 04 'PFF2'", .decides(.grubFont), "the first section"),
    Signature("speedo", "'D1.0' 0D 0A 00", .decides(.speedoFont), "the format's version and line end"),
  ]
}
