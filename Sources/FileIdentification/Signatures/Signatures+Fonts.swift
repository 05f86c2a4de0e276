internal import UniformTypes

extension Signature {
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
      "pfb", "80 01", .reads(.postScriptFontPFB, PostScript.readPFB),
      "a segment's mark, which needs the font behind it"),
    Signature("afm", "'StartFontMetrics '", .decides(.adobeFontMetrics), "the first keyword"),
    Signature("bdf", "'STARTFONT 2'", .decides(.bitmapFont), "the first keyword and version"),
    Signature("pcf", "01 'fcp'", .decides(.compiledFont), "the mark"),
    Signature(
      "psf", "36 04", .reads(.consoleFont, Fonts.readConsole), "two bytes of mark, then mode and height"),
    Signature("psf-2", "72 B5 4A 86 00 00 00 00", .decides(.consoleFont), "the magic number and version"),
    Signature("grub-font", "'FILE' 00 00 00 04 'PFF2'", .decides(.grubFont), "the first section"),
    Signature("speedo", "'D1.0' 0D 0A 00", .decides(.speedoFont), "the format's version and line end"),
  ]
}
