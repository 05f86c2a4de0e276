extension FuzzTarget {
  private static func mark(_ text: String, at offset: Int = 0) -> (offset: Int, bytes: [UInt8]) {
    (offset, Array(text.utf8))
  }
  private static func mark(_ bytes: UInt8..., at offset: Int = 0) -> (offset: Int, bytes: [UInt8]) {
    (offset, bytes)
  }

  /// Targets for families of readers, and for all of them.
  static let contents: [FuzzTarget] = [
    FuzzTarget("whole", marks: [], "whole identification, by no family"),
    FuzzTarget(
      "iso",
      marks: ["heic", "mif1", "avif", "qt  ", "isom", "M4A ", "crx ", "jxl "].map {
        mark("ftyp" + $0, at: 4)
      },
      "ISO base media boxes"),
    FuzzTarget(
      "tiff",
      marks: [
        mark("II*\0"), mark("MM\0*"), mark("II+\0"), mark("IIU\0"), mark("IIRO"), mark("II*\0\u{10}\0\0\0CR"),
        mark("FUJIFILM"),
      ], "TIFF and what cameras make of it"),
    FuzzTarget(
      "pictures",
      marks: [
        mark(0xFF, 0xD8, 0xFF, 0xE1), mark(0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A), mark("GIF89a"),
        mark("BM"),
        mark("8BPS"), mark(0, 0, 1, 0), mark(0xFF, 0x0A), mark("P6 "), mark(0xFF, 0x4F, 0xFF, 0x51),
        mark("DDS "),
      ], "JPEG, PNG and other pictures"),
    FuzzTarget("ebml", marks: [mark(0x1A, 0x45, 0xDF, 0xA3)], "Matroska and WebM"),
    FuzzTarget("ogg", marks: [mark("OggS\0\u{2}")], "Ogg pages"),
    FuzzTarget(
      "riff", marks: [mark("RIFF"), mark("RIFX"), mark("RF64"), mark("FORM"), mark("LIST")],
      "RIFF and IFF chunks"),
    FuzzTarget(
      "asf",
      marks: [mark(0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11, 0xA6, 0xD9, 0, 0xAA, 0, 0x62, 0xCE, 0x6C)],
      "ASF objects"),
    FuzzTarget(
      "mpeg",
      marks: [
        mark(0xFF, 0xFB, 0x90), mark("ID3\u{4}\0\0"), mark(0xFF, 0xF1), mark(0x47), mark(0, 0, 1, 0xBA),
        mark(0, 0, 1, 0xB3),
        mark(0x0B, 0x77), mark("fLaC"),
      ], "MPEG audio and streams"),
    FuzzTarget(
      "archives",
      marks: [
        mark("PK\u{3}\u{4}"), mark("PK\u{5}\u{6}"), mark("ustar", at: 257), mark("Rar!"), mark("!<arch>\n"),
        mark(0x1F, 0x8B, 8), mark("7z"), mark("xar!"), mark("MSCF"),
      ], "archives and packages"),
    FuzzTarget("ole", marks: [mark(0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1)], "compound files"),
    FuzzTarget(
      "text",
      marks: [
        mark("<?xml "), mark("<!DOCTYPE "), mark("<svg "), mark("{\""), mark("#!/"), mark("%!PS"),
        mark("%PDF-"),
        mark("{\\rtf"), mark("BEGIN:"), mark(0xEF, 0xBB, 0xBF), mark(0xFF, 0xFE), mark("#"), mark("From "),
      ], "text, markup and scripts"),
    FuzzTarget(
      "programs",
      marks: [
        mark(0x7F, 0x45, 0x4C, 0x46), mark("MZ"), mark(0xCF, 0xFA, 0xED, 0xFE), mark(0xCA, 0xFE, 0xBA, 0xBE),
        mark(0, 0x61, 0x73, 0x6D), mark("dex\n"), mark("PE\0\0", at: 128),
      ], "executables and libraries"),
    FuzzTarget(
      "fonts",
      marks: [mark(0, 1, 0, 0), mark("OTTO"), mark("ttcf"), mark("wOFF"), mark("wOF2"), mark("true")], "fonts"
    ),
  ]
}
