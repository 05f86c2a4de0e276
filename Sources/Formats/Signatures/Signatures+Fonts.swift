internal import UniformTypes

extension Signature {
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
