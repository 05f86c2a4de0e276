import Testing
import UniformTypes

/// A small file and the type of its bytes.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var type: DeclaredType
  var decided = true
  var testDescription: String { name }

  init(_ name: String, _ type: DeclaredType, decided: Bool = true, _ parts: [UInt8]...) {
    self.name = name
    bytes = parts.flatMap { $0 }
    self.type = type
    self.decided = decided
  }
}

extension Sample {
  static let all: [Sample] =
    pictures + movies + sound + rareMedia + archives + documents + programs + text
    + containers + diskImages + oldDocuments + machinePrograms + games + measurements + lesserKnown + fields
    + owners

  static let pictures: [Sample] = [
    Sample("JPEG", .jpeg, Bytes.hex("FFD8FFE000104A46494600010100000100010000")),
    Sample("JPEG-LS", .jpegLS, Bytes.hex("FFD8FFF7000B08"), Bytes.zeros(20)),
    Sample("PNG", .png, Bytes.hex("89504E470D0A1A0A0000000D49484452"), Bytes.zeros(17)),
    Sample("GIF", .gif, Bytes.ascii("GIF89a"), Bytes.zeros(7), Bytes.ascii(";")),
    Sample(
      "BMP", .bmp,
      Bytes.ascii("BM"), Bytes.little32(58), Bytes.zeros(4), Bytes.little32(54), Bytes.little32(40),
      Bytes.zeros(8), Bytes.hex("01001800"), Bytes.zeros(28)),
    Sample(
      "ICO", .ico,
      Bytes.hex("00000100010010100000010018006803000016000000"), Bytes.little32(40), Bytes.zeros(36)),
    Sample(
      "CUR", .cursor,
      Bytes.hex("00000200010010100000010018006803000016000000"), Bytes.little32(40), Bytes.zeros(36)),
    Sample("PSD", .photoshop, Bytes.ascii("8BPS"), [0, 1], Bytes.zeros(20)),
    Sample("PSB", .photoshopLarge, Bytes.ascii("8BPS"), [0, 2], Bytes.zeros(20)),
    Sample("JPEG XL codestream", .jpegxl, Bytes.hex("FF0A7F0090010012880200D400550F00")),
    Sample("JPEG XL boxes", .jpegxl, Bytes.hex("0000000C4A584C200D0A870A"), Bytes.ftyp("jxl ")),
    Sample("JP2", .jpeg2000, Bytes.hex("0000000C6A5020200D0A870A"), Bytes.ftyp("jp2 ", "jp2 ")),
    Sample("JPM", .jpm, Bytes.hex("0000000C6A5020200D0A870A"), Bytes.ftyp("jpm ")),
    Sample("MJ2", .motionJPEG2000, Bytes.hex("0000000C6A5020200D0A870A"), Bytes.ftyp("mjp2")),
    Sample(
      "WebP", .webP, Bytes.ascii("RIFF"), Bytes.little32(18), Bytes.ascii("WEBPVP8L"), Bytes.zeros(10)),
    Sample("PGM", .pgm, Bytes.ascii("P5\n# made by hand\n2 2\n255\n"), Bytes.zeros(4)),
    Sample(
      "Aseprite", .aseprite, Bytes.little32(150), Bytes.hex("E0A50100"), Bytes.little16(4), Bytes.little16(3),
      Bytes.little16(32), Bytes.zeros(114), Bytes.little32(22), Bytes.hex("FAF1"), Bytes.zeros(16)),
    Sample("QOI", .qoi, Bytes.ascii("qoif"), Bytes.zeros(8), [4, 0, 0, 0]),
    Sample(
      "TGA by size", .tga,
      [0, 0, 2], Bytes.zeros(9), Bytes.little16(2), Bytes.little16(2), [24, 0], Bytes.zeros(12)),
    Sample(
      "TGA by size, its colours unused", .tga,
      [0, 1, 2, 0, 0, 2, 0, 15], Bytes.zeros(4), Bytes.little16(2), Bytes.little16(2), [16, 0],
      Bytes.zeros(12)),
    Sample(
      "TGA in packets that end the file", .tga,
      [0, 0, 10], Bytes.zeros(9), Bytes.little16(4), Bytes.little16(2), [24, 0],
      [0x85, 1, 2, 3, 0x01, 1, 2, 3, 4, 5, 6]),
    Sample(
      "TGA in packets that keep its rows", .tga,
      [0, 0, 10], Bytes.zeros(9), Bytes.little16(8), Bytes.little16(16), [24, 0x20],
      (0..<8).flatMap { _ in [0x83, 1, 2, 3, 0x83, 4, 5, 6] as [UInt8] }),
    Sample("TIFF", .tiff, Bytes.tiff([(256, 3, .number(16)), (257, 3, .number(16)), (262, 3, .number(2))])),
    Sample(
      "TIFF of a camera without sensor data", .tiff,
      Bytes.tiff([(256, 3, .number(16)), (262, 3, .number(2)), (271, 2, .text("NIKON"))])),
    Sample("DNG", .dng, Bytes.tiff([(271, 2, .text("Google")), (50706, 1, .number(0x401))])),
    Sample(
      "CR2", .canonCR2,
      Bytes.tiff([(271, 2, .text("Canon"))], mark: Bytes.ascii("CR") + [2, 0] + Bytes.zeros(4))),
    Sample(
      "NEF", .nikonRaw,
      Bytes.tiff([
        (262, 3, .number(32803)), (271, 2, .text("NIKON CORPORATION")), (272, 2, .text("NIKON Z 6")),
      ])),
    Sample(
      "NRW", .nikonNRW,
      Bytes.tiff([(262, 3, .number(32803)), (271, 2, .text("NIKON")), (272, 2, .text("COOLPIX P7800"))])),
    Sample("ARW", .sonyARW, Bytes.tiff([(259, 3, .number(32767)), (271, 2, .text("SONY"))])),
    Sample("PEF", .pentaxRaw, Bytes.tiff([(259, 3, .number(65535)), (271, 2, .text("PENTAX"))])),
    Sample(
      "sensor data of an unknown maker", .tiff, decided: false,
      Bytes.tiff([(262, 3, .number(32803)), (271, 2, .text("ACME"))])),
    Sample("RW2", .panasonicRW2, Bytes.hex("4949550008000000"), Bytes.little16(0), Bytes.zeros(8)),
    Sample("ORF", .olympusRaw, Bytes.hex("4949524F08000000"), Bytes.little16(0), Bytes.zeros(8)),
    Sample("RAF", .fujiRaw, Bytes.ascii("FUJIFILMCCD-RAW 0201FF383501")),
    Sample(
      "CRW", .canonCRW, Bytes.ascii("II"), Bytes.little32(26), Bytes.ascii("HEAPCCDR"), Bytes.zeros(20)),
  ]

  static let movies: [Sample] = [
    Sample("heic", .heic, Bytes.ftyp("heic", "mif1", "heic"), Bytes.meta("hvc1")),
    Sample("heic of a grid", .heic, Bytes.ftyp("heic", "mif1", "heic"), Bytes.meta("grid", tile: "hvc1")),
    Sample("mif1 with an HEVC primary item", .heic, Bytes.ftyp("mif1", "mif1"), Bytes.meta("hvc1")),
    Sample("mif1 with an AV1 primary item", .avif, Bytes.ftyp("mif1", "mif1", "miaf"), Bytes.meta("av01")),
    Sample("mif1 with a grid of AV1", .avif, Bytes.ftyp("mif1", "avif"), Bytes.meta("grid", tile: "av01")),
    Sample("mif1 with a JPEG primary item", .heif, Bytes.ftyp("mif1", "mif1"), Bytes.meta("jpeg")),
    Sample("a brand that lies", .avif, Bytes.ftyp("heic", "mif1", "heic"), Bytes.meta("av01")),
    Sample("avci", .avcImage, Bytes.ftyp("avci", "mif1"), Bytes.meta("avc1")),
    Sample("a brand alone", .heic, Bytes.ftyp("heic", "mif1")),
    Sample("mif1 alone with avif compatible", .avif, Bytes.ftyp("mif1", "avif")),
    Sample(
      "HEVC sequence", .heics,
      Bytes.ftyp("hevc", "msf1", "hevc"), Bytes.movie(Bytes.track("pict", "hvc1"))),
    Sample(
      "msf1 sequence", .heics,
      Bytes.ftyp("msf1", "hevc"), Bytes.meta("hvc1"), Bytes.movie(Bytes.track("pict", "hvc1"))),
    Sample(
      "still leads, sequence follows", .heic,
      Bytes.ftyp("heic", "hevc", "msf1"), Bytes.meta("hvc1"), Bytes.movie(Bytes.track("pict", "hvc1"))),
    Sample(
      "avis", .avifSequence,
      Bytes.ftyp("avis", "avif", "msf1"), Bytes.meta("av01"), Bytes.movie(Bytes.track("pict", "av01"))),
    Sample("CR3", .canonCR3, Bytes.ftyp("crx ", "isom"), Bytes.movie(Bytes.track("vide", "CRAW"))),
    Sample(
      "QuickTime", .quickTimeMovie,
      Bytes.ftyp("qt  ", "qt  "), Bytes.box("wide"), Bytes.box("mdat", Bytes.zeros(64)),
      Bytes.movie(Bytes.track("vide", "hvc1"))),
    Sample(
      "QuickTime of sound only", .quickTimeMovie,
      Bytes.ftyp("qt  "), Bytes.movie(Bytes.track("soun", "lpcm"))),
    Sample(
      "QuickTime without ftyp", .quickTimeMovie,
      Bytes.box("wide"), Bytes.box("mdat", Bytes.zeros(64)), Bytes.movie(Bytes.track("vide", "SVQ3"))),
    Sample("QuickTime, moov first", .quickTimeMovie, Bytes.movie(Bytes.track("vide", "rle "))),
    Sample(
      "MP4", .mpeg4Movie,
      Bytes.ftyp("isom", "isom", "iso2", "avc1", "mp41"),
      Bytes.movie(Bytes.track("vide", "avc1"), Bytes.track("soun", "mp4a"))),
    Sample(
      "MP4 of sound only", .mpeg4Audio, Bytes.ftyp("mp42", "isom"), Bytes.movie(Bytes.track("soun", "mp4a"))),
    Sample(
      "MP4 with an unknown major brand", .mpeg4Movie,
      Bytes.ftyp("zzzz", "isom"), Bytes.movie(Bytes.track("vide", "avc1"))),
    Sample(
      "an unknown brand", .isoBaseMedia, decided: false,
      Bytes.ftyp("zzzz"), Bytes.movie(Bytes.track("vide", "avc1"))),
    Sample("M4V", .m4v, Bytes.ftyp("M4V ", "mp42"), Bytes.movie(Bytes.track("vide", "avc1"))),
    Sample("M4A", .m4a, Bytes.ftyp("M4A ", "mp42", "isom"), Bytes.movie(Bytes.track("soun", "mp4a"))),
    Sample(
      "M4A, protected", .appleProtectedMPEG4Audio, Bytes.ftyp("M4A ", "mp42"),
      Bytes.movie(Bytes.track("soun", "drms"))),
    Sample("M4B", .m4b, Bytes.ftyp("M4B ", "mp42"), Bytes.movie(Bytes.track("soun", "mp4a"))),
    Sample("3GP", .threeGPP, Bytes.ftyp("3gp4", "isom", "3gp4"), Bytes.movie(Bytes.track("vide", "s263"))),
    Sample("3G2", .threeGPP2, Bytes.ftyp("3g2a", "isom"), Bytes.movie(Bytes.track("vide", "s263"))),
    Sample(
      "a 64-bit box before moov", .mpeg4Movie,
      Bytes.ftyp("isom"), Bytes.big32(1), Bytes.ascii("mdat"), Bytes.zeros(4), Bytes.big32(24),
      Bytes.zeros(8), Bytes.movie(Bytes.track("vide", "avc1"))),
    Sample("Matroska", .matroskaVideo, Bytes.ebml("matroska", tracks: [1, 2])),
    Sample("Matroska of sound only", .matroskaAudio, Bytes.ebml("matroska", tracks: [2])),
    Sample("Matroska of subtitles only", .matroskaSubtitles, Bytes.ebml("matroska", tracks: [17])),
    Sample("WebM", .webM, Bytes.ebml("webm", tracks: [2, 1])),
    Sample("WebM of sound only", .webMAudio, Bytes.ebml("webm", tracks: [2])),
    Sample(
      "Ogg Theora", .theora,
      Bytes.ogg([
        Bytes.hex("80") + Bytes.ascii("theora") + Bytes.zeros(9),
        [1] + Bytes.ascii("vorbis") + Bytes.zeros(9),
      ])),
    Sample("AVI", .avi, Bytes.ascii("RIFF"), Bytes.little32(28), Bytes.ascii("AVI LIST"), Bytes.zeros(20)),
    Sample("SWF", .flashMovie, Bytes.ascii("FWS") + [6] + Bytes.little32(24) + Bytes.zeros(16)),
    Sample(
      "FLC", .flic,
      Bytes.little32(128) + Bytes.hex("12AF0200400030000800") + Bytes.zeros(114)),
    Sample("FLV", .flashVideo, Bytes.ascii("FLV"), [1, 5], Bytes.zeros(8)),
    Sample(
      "MPEG-2 program stream", .mpeg, Bytes.hex("000001BA4400040004010189C3F8000001BB"), Bytes.zeros(20)),
    Sample(
      "MPEG transport stream", .mpeg2TransportStream,
      (0..<6).flatMap { _ in Bytes.hex("47400010") + Bytes.zeros(184) }),
    Sample(
      "M2TS", .mpeg2TransportStream,
      (0..<6).flatMap { _ in Bytes.zeros(4) + Bytes.hex("47400010") + Bytes.zeros(184) }),
  ]

  static let sound: [Sample] = [
    Sample("MP3 behind a tag", .mp3, Bytes.id3(300), Bytes.mp3Frames(2)),
    Sample("MP3 without a tag", .mp3, Bytes.mp3Frames(3)),
    Sample("one frame alone", .mp3, decided: false, Bytes.mp3Frames(1)),
    Sample("a tag alone", .mp3, decided: false, Bytes.id3(30)),
    Sample("ADTS", .aac, Bytes.adtsFrames(4)),
    Sample("ADTS behind a tag", .aac, Bytes.id3(40), Bytes.adtsFrames(3)),
    Sample("FLAC", .flac, Bytes.ascii("fLaC"), Bytes.hex("00000022"), Bytes.zeros(34)),
    Sample(
      "FLAC behind a tag", .flac, Bytes.id3(64), Bytes.ascii("fLaC"), Bytes.hex("00000022"), Bytes.zeros(34)),
    Sample("Ogg Vorbis", .oggVorbis, Bytes.ogg([[1] + Bytes.ascii("vorbis") + Bytes.zeros(9)])),
    Sample("Ogg Opus", .opus, Bytes.ogg([Bytes.ascii("OpusHead") + Bytes.zeros(11)])),
    Sample("Ogg FLAC", .oggFLAC, Bytes.ogg([Bytes.hex("7F") + Bytes.ascii("FLAC") + Bytes.zeros(9)])),
    Sample(
      "Speex behind a skeleton", .speex,
      Bytes.ogg([Bytes.ascii("fishead\0") + Bytes.zeros(9), Bytes.ascii("Speex   ") + Bytes.zeros(9)])),
    Sample(
      "WAVE", .wav, Bytes.ascii("RIFF"), Bytes.little32(28), Bytes.ascii("WAVEfmt "), Bytes.zeros(20)),
    Sample(
      "RF64", .wav, Bytes.ascii("RF64"), Bytes.hex("FFFFFFFF"), Bytes.ascii("WAVEds64"), Bytes.zeros(20)),
    Sample("AIFF", .aiff, Bytes.ascii("FORM"), Bytes.big32(20), Bytes.ascii("AIFFCOMM"), Bytes.zeros(12)),
    Sample("AIFC", .aifc, Bytes.ascii("FORM"), Bytes.big32(20), Bytes.ascii("AIFCCOMM"), Bytes.zeros(12)),
    Sample("MIDI", .midi, Bytes.ascii("MThd"), Bytes.big32(6), Bytes.hex("000100010060")),
    Sample("Monkey's Audio", .monkeysAudio, Bytes.ascii("MAC ") + Bytes.little16(3990) + Bytes.zeros(20)),
    Sample("Musepack 7", .musepack, Bytes.ascii("MP+") + [0x17] + Bytes.zeros(20)),
    Sample("AMR", .amr, Bytes.ascii("#!AMR\n"), Bytes.zeros(8)),
    Sample("CAF", .coreAudio, Bytes.ascii("caff"), [0, 1, 0, 0], Bytes.zeros(20)),
    Sample(
      "WMA without streams", .asf, Bytes.hex("3026B2758E66CF11A6D900AA0062CE6C"), [30], Bytes.zeros(13)),
  ]

  static let archives: [Sample] = [
    Sample("ZIP", .zip, Bytes.zip([("a.txt", [1]), ("b/c.txt", [2])])),
    Sample("empty ZIP", .zip, Bytes.hex("504B0506"), Bytes.zeros(18)),
    Sample(
      "ZIP cut off", .zip, decided: false,
      Array(Bytes.zip([("a.txt", Bytes.zeros(50)), ("b", [2])]).prefix(60))),
    Sample("JAR", .jar, Bytes.zip([("META-INF/MANIFEST.MF", []), ("A.class", [])])),
    Sample(
      "APK", .androidPackage,
      Bytes.zip([("AndroidManifest.xml", []), ("classes.dex", []), ("META-INF/MANIFEST.MF", [])])),
    Sample("IPA", .iOSPackage, Bytes.zip([("Payload/", []), ("Payload/App.app/Info.plist", [])])),
    Sample(
      "ZIP with a still and a movie by their names", .zip,
      Bytes.zip([("IMG_1.HEIC.heic", [1]), ("IMG_1.HEIC.mov", [2])])),
    Sample("two stills and a movie", .zip, Bytes.zip([("a.heic", [1]), ("b.heic", [1]), ("a.mov", [2])])),
    Sample("KMZ", .kmz, Bytes.zip([("doc.kml", [1]), ("files/a.png", [2])])),
    Sample("USDZ", .usdz, Bytes.zip([("scene.usdc", [1]), ("a.png", [2])])),
    Sample("compress", .compress, Bytes.hex("1F9D90") + Bytes.zeros(10)),
    Sample("gzip", .gzip, Bytes.hex("1F8B0800000000000003"), Bytes.zeros(10)),
    Sample("bzip2", .bz2, Bytes.ascii("BZh9"), Bytes.hex("314159265359"), Bytes.zeros(10)),
    Sample("xz", .xz, Bytes.hex("FD377A585A000004")),
    Sample("7z", .sevenZip, Bytes.hex("377ABCAF271C0004"), Bytes.zeros(20)),
    Sample("tar whose member's name begins like BMP", .tarArchive, Bytes.tar("BMW.txt")),
    Sample("tar whose member's name begins like GIF", .tarArchive, Bytes.tar("GIF89a")),
    Sample("deb", .debianPackage, Bytes.ascii("!<arch>\ndebian-binary   "), Bytes.zeros(40)),
  ]

  static let documents: [Sample] = [
    Sample("PDF", .pdf, Bytes.ascii("%PDF-1.7\n%\n1 0 obj")),
    Sample("PDF behind a byte-order mark", .pdf, Bytes.hex("EFBBBF"), Bytes.ascii("%PDF-1.4\n")),
    Sample("PDF mark in a mail", .pdf, decided: false, Bytes.ascii("Subject: x\n\n%PDF-1.4\n")),
    Sample("EPS", .eps, Bytes.ascii("%!PS-Adobe-3.0 EPSF-3.0\n")),
    Sample("PostScript", .postScript, Bytes.ascii("%!PS-Adobe-3.0\n%%Title: EPSF-3.0\n")),
    Sample("RTF", .rtf, Bytes.ascii("{\\rtf1\\ansi}")),
    Sample(
      "EPUB", .epub,
      Bytes.zip([("mimetype", Bytes.ascii("application/epub+zip")), ("META-INF/container.xml", [])])),
    Sample(
      "ODT", .openDocumentText,
      Bytes.zip([("mimetype", Bytes.ascii("application/vnd.oasis.opendocument.text")), ("content.xml", [])])),
    Sample(
      "docx", .docx,
      Bytes.openXML("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")),
    Sample("docm", .docm, Bytes.openXML("application/vnd.ms-word.document.macroEnabled.main+xml")),
    Sample(
      "xlsx", .xlsx,
      Bytes.openXML("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml")),
    Sample("xlsb", .xlsb, Bytes.openXML("application/vnd.ms-excel.sheet.binary.macroEnabled.main")),
    Sample(
      "ppsx", .ppsx,
      Bytes.openXML("application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml")),
    Sample("vsdx", .vsdx, Bytes.openXML("application/vnd.ms-visio.drawing.main+xml")),
    Sample("an open package of unknown kind", .zip, decided: false, Bytes.openXML("application/x-nothing")),
    Sample("Keynote", .keynote, Bytes.zip([("Index/Document.iwa", [0]), ("Index/Slide-1.iwa", [0])])),
    Sample(
      "Pages", .pages,
      Bytes.zip([
        (
          "Index/Document.iwa",
          Bytes.hex("00200000") + Bytes.hex("2028") + Bytes.hex("0A0801120608904E1801") + Bytes.zeros(16)
        )
      ])),
    Sample("doc", .word, Bytes.compound(["WordDocument", "1Table"])),
    Sample("xls", .excel, Bytes.compound(["Workbook"])),
    Sample("xls, lower case", .excel, Bytes.compound(["workbook"])),
    Sample("ppt", .powerPoint, Bytes.compound(["Pictures", "PowerPoint Document"])),
    Sample("msg", .outlookMessage, Bytes.compound(["__nameid_version1.0", "__properties_version1.0"])),
    Sample(
      "msi", .windowsInstaller, Bytes.compound([], rootClass: Bytes.hex("84100C0000000000C000000000000046"))),
    Sample(
      "encrypted OOXML", .officeEncrypted, decided: false,
      Bytes.compound(["EncryptionInfo", "EncryptedPackage"])),
    Sample(
      "ICC profile", .iccProfile,
      Bytes.big32(128), Bytes.ascii("lcms"), Bytes.hex("02400000"), Bytes.ascii("mntrRGB XYZ "),
      Bytes.zeros(12), Bytes.ascii("acsp"), Bytes.zeros(88)),
    Sample(
      "Kexi", .kexiProject, Bytes.ascii("SQLite format 3\0"), [2, 0], Bytes.zeros(82), [0x0D],
      Bytes.zeros(200),
      Bytes.ascii("CREATE TABLE kexi__db (db_property Text)"),
      Bytes.ascii("CREATE TABLE kexi__objects (o_id Integer)"), Bytes.zeros(130)),
    Sample("SQLite", .sqlite, Bytes.ascii("SQLite format 3\0"), Bytes.zeros(84)),
    Sample(
      "TrueType", .trueTypeFont,
      Bytes.hex("000100000002002000010000"), Bytes.ascii("cmap"), Bytes.zeros(4), Bytes.big32(44),
      Bytes.big32(4), Bytes.ascii("head"), Bytes.zeros(4), Bytes.big32(44), Bytes.big32(4), Bytes.zeros(4)),
  ]

  static let programs: [Sample] = [
    Sample(
      "ELF library", .elfLibrary, Bytes.hex("7F454C4602010100"), Bytes.zeros(8), Bytes.little16(3),
      Bytes.zeros(40)),
    Sample(
      "PE", .exe,
      Bytes.ascii("MZ"), Bytes.zeros(58), Bytes.little32(64), Bytes.ascii("PE\0\0"), Bytes.zeros(18),
      Bytes.hex("0201")),
    Sample(
      "DLL", .windowsLibrary,
      Bytes.ascii("MZ"), Bytes.zeros(58), Bytes.little32(64), Bytes.ascii("PE\0\0"), Bytes.zeros(18),
      Bytes.hex("0221")),
    Sample("Java class", .javaClass, Bytes.hex("CAFEBABE00000034"), Bytes.zeros(20)),
    Sample(
      "fat Mach-O", .machBinary, Bytes.hex("CAFEBABE00000002"), Bytes.hex("01000007"), Bytes.zeros(40)),
    Sample("Mach-O dylib", .machLibrary, Bytes.hex("CFFAEDFE0C0000010000000006000000"), Bytes.zeros(16)),
    Sample("WebAssembly", .webAssembly, Bytes.hex("0061736D01000000")),
  ]

  static let text: [Sample] = [
    Sample("XML", .xml, Bytes.ascii("<?xml version=\"1.0\"?><!-- > --><thing/>")),
    Sample("SVG", .svg, Bytes.ascii("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\"/>")),
    Sample(
      "SVG behind a doctype with an internal subset", .svg,
      Bytes.ascii(
        "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a \"b>\">]><svg xmlns='http://www.w3.org/2000/svg'>")),
    Sample(
      "SVG with a prefix", .svg,
      Bytes.ascii("<?xml version='1.0'?><s:svg xmlns:s='http://www.w3.org/2000/svg'>")),
    Sample(
      "SVG in UTF-16", .svg,
      Bytes.hex("FFFE"),
      "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>".utf16.flatMap {
        Bytes.little16(Int($0))
      }),
    Sample("HTML", .html, Bytes.ascii("\n<!doctype HTML>\n<title>x</title>")),
    Sample("XHTML", .xhtml, Bytes.ascii("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'>")),
    Sample(
      "property list", .xmlPropertyList,
      Bytes.ascii(
        "<?xml version='1.0'?><!DOCTYPE plist PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'x'><plist version='1.0'>")
    ),
    Sample("RSS", .rss, Bytes.ascii("<?xml version='1.0'?><rss version='2.0'>")),
    Sample("Atom", .atom, Bytes.ascii("<feed xmlns='http://www.w3.org/2005/Atom'>")),
    Sample("GPX", .gpx, Bytes.ascii("<?xml version='1.0'?><gpx version='1.1'>")),
    Sample("a namespace without declaration", .xml, decided: false, Bytes.ascii("<a xmlns='urn:x'/>")),
    Sample("shell", .shellScript, Bytes.ascii("#!/bin/sh\necho\n")),
    Sample("Python by env", .pythonScript, Bytes.ascii("#!/usr/bin/env -S python3 -u\n")),
    Sample(
      "JavaScript for Automation", .javaScript, decided: false,
      Bytes.ascii("#!/usr/bin/env osascript -l JavaScript\n")),
    Sample("an unknown interpreter", .script, decided: false, Bytes.ascii("#!/opt/thing\n")),
    Sample("vCard", .vCard, Bytes.ascii("begin:vcard\r\nversion:3.0\r\n")),
    Sample("WebVTT", .webVTT, Bytes.hex("EFBBBF"), Bytes.ascii("WEBVTT - a title\n\n")),
  ]
}
