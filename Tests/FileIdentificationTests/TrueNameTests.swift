import Testing
import UniformTypes

@testable import FileIdentification

/// Correctly named files, as programs write them: never a mismatch or sibling.
@Suite struct TrueNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var type: String
    var testDescription: String { "\(name) → \(type)" }

    init(_ name: String, _ bytes: [UInt8], _ type: String) {
      self.name = name
      self.bytes = bytes
      self.type = type
    }

    init(_ name: String, _ text: String, _ type: String) { self.init(name, Array(text.utf8), type) }

    /// Returns the bytes of a sample of type `sample`.
    init(_ name: String, holding sample: DeclaredType, _ type: String) {
      self.init(name, Sample.all.first { $0.type == sample }?.bytes ?? [], type)
    }
  }

  static let xml = "<?xml version=\"1.0\"?>\n<a b=\"1\"><c/></a>\n"
  static let msBuild = """
    <Project Sdk="Microsoft.NET.Sdk">
      <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>
    </Project>
    """
  static let page = """
    <!DOCTYPE html>
    <html lang="{{ app()->getLocale() }}"><head><title>Home</title></head>
    <body>@if (Route::has('login'))<a href="{{ url('/home') }}">Home</a>@endif</body></html>
    """
  static let drawing = "<svg {{ $attributes }} viewBox=\"0 0 1 1\" xmlns=\"http://www.w3.org/2000/svg\"/>\n"
  static let words = "These are words of a person, in plain English.\n"
  static let yaml =
    "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!21 &2100000\nMaterial:\n  m_Name: Skin\n"

  /// Text with extensions of binary formats, and generic syntaxes with specific names.
  static let texts: [Row] = [
    Row("app.csproj", msBuild, "com.microsoft.csproj"),
    Row("app.vbproj", msBuild, "com.microsoft.msbuild-project"),
    Row("welcome.blade.php", page, "public.php-script"),
    Row("logo.blade.php", drawing, "public.php-script"),
    Row("base.html.twig", page, "com.symfony.twig"),
    Row(".babelrc", "{\n  \"presets\": [\"@babel/preset-env\"]\n}\n", "org.json.jsonc"),
    Row("Default.sublime-keymap", "[\n  { \"keys\": [\"a\"], \"command\": \"x\" }\n]\n", "org.json.jsonc"),
    Row("board.brd", xml, "com.cadsoft.eagle-board"),
    Row("a.lvproj", xml, "com.ni.labview"),
    Row("a.lvlib", xml, "com.ni.labview"),
    Row("a.csd", "<CsoundSynthesizer>\n<CsOptions>\n-odac\n</CsOptions>\n", "com.csound.document"),
    Row("a.mps", xml, "com.jetbrains.mps"),
    Row("form.ui", "<ui version=\"4.0\"><class>Form</class></ui>\n", "org.qt.designer-form"),
    Row("Skin.mat", yaml, "public.yaml"),
    Row("Scene.unity", yaml, "com.unity.document"),
    Row("particles.star", "data_\n\nloop_\n_rlnImageName #1\n1@a.mrcs\n", "org.iucr.cif"),
    Row("doc.mif", "<MIFFile 7.00>\n<Units Ucm>\n", "com.adobe.framemaker-mif"),
    Row("module.p6", "#!/usr/bin/env perl6\nuse v6;\nsay 1;\n", "org.raku.source"),
    Row("reads.sam", "@HD\tVN:1.6\tSO:coordinate\n@SQ\tSN:chr1\tLN:1000\n", "org.ga4gh.sam"),
    Row("id_rsa.pub", "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC me@host\n", "com.openssh.public-key"),
    Row("log.json", "{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n", "public.ndjson"),
    Row("tool.escript", "#!/usr/bin/env escript\n%% -*- erlang -*-\nmain(_) -> ok.\n", "org.erlang.erlang"),
    Row("prog.exw", "-- Euphoria\ninclude std/io.e\nputs(1, \"Hello\")\n", "com.rapideuphoria.source"),
    Row("inputrc.arrows", words, "public.plain-text"),
    Row("debug.prf", words, "public.plain-text"),
    Row("fsck.cramfs", words, "public.plain-text"),
    Row("bc.bc", words, "org.uniform-types.bc"),
    Row("locale.gen", words, "public.plain-text"),
    Row("distroprefs.dd", words, "public.plain-text"),
    Row("const.a", words, "public.plain-text"),
    Row("table.xml", "<table><row/></table>\n", "public.xml"),
    Row("gen.so", words, "public.plain-text"),
    Row("cupsfilters.drv", words, "public.plain-text"),
    Row("tutor.it", words, "public.plain-text"),
    Row("tutor.ko", words, "public.plain-text"),
    Row("TUTORIAL.pt_BR", words, "public.plain-text"),
    Row("README.JPEG", words, "org.gnu.readme"),
    Row("Makefile.sgi", "all:\n\tcc -o a a.c\n", "public.make-source"),
    Row("install.doc", words, "public.plain-text"),
    Row("cat.hdr", "@HD\tVN:1.6\tSO:coordinate\n@SQ\tSN:chr1\tLN:1000\n", "org.ga4gh.sam"),
  ]

  static let hdf5 = Bytes.hex("894844460D0A1A0A") + Bytes.zeros(100)
  static let dsd =
    Bytes.ascii("DSD ") + [28] + Bytes.zeros(7) + [92] + Bytes.zeros(15) + Bytes.ascii("fmt ") + [52]
    + Bytes.zeros(47) + Bytes.ascii("data") + [12] + Bytes.zeros(7)
  static let fits = Array(
    ("SIMPLE  =                    T".padded + "BITPIX  =                    8".padded
      + "NAXIS   =                    0".padded + "END".padded).utf8)

  /// Bytes with shared extensions.
  static let binaries: [Row] = [
    Row("seg.m4s", holding: .mediaSegment, "org.iso.mpeg-dash-segment"),
    Row("seg.m4a", holding: .mediaSegment, "com.apple.m4a-audio"),
    Row("seg.m4v", holding: .mediaSegment, "com.apple.m4v-video"),
    Row("speech.amr", Bytes.ascii("#!AMR-WB\n") + [4] + Bytes.zeros(17), "org.3gpp.amr-wb"),
    Row("song.dsf", dsd, "com.sony.dsf"),
    Row("x.pnm", holding: .pbm, "org.netpbm.bitmap"),
    Row("x.pnm", holding: .pgm, "org.netpbm.graymap"),
    Row("x.pnm", "P3\n1 1\n1\n1 1 1\n", "org.netpbm.pixmap"),
    Row("head.sofa", hdf5, "org.iana.audio.sofa"),
    Row(
      "t.vor",
      Bytes.zip([("mimetype", Bytes.ascii("application/vnd.sun.xml.writer")), ("content.xml", [1])]),
      "org.openoffice.text"),
    Row("mesh.nc", hdf5, "edu.ucar.netcdf"),
    Row("data.rda", holding: .xz, "org.r-project.rdata"),
    Row("plan.graffle", holding: .gzip, "com.omnigroup.omnigraffle.graffle"),
    Row("part.amf", holding: .zip, "org.astm.amf"),
    Row("app.ez", holding: .zip, "public.zip-archive"),
    Row("acpi.mod", holding: .elfObject, "org.elf.object"),
    Row("cat.c32", holding: .elfLibrary, "org.elf.shared-library"),
    Row("bilateral.oct", holding: .elfLibrary, "org.elf.shared-library"),
    Row("uboot.elf", holding: .elfLibrary, "org.elf.shared-library"),
    Row("hst.hdr", fits, "gov.nasa.fits"),
    Row("gray.map", holding: .pgm, "org.netpbm.graymap"),
    Row("plasma.pot", holding: .gif, "com.compuserve.gif"),
    Row("reads.bam.bai", Bytes.ascii("BAI\u{1}") + [1, 0, 0, 0] + Bytes.zeros(16), "org.samtools.bam-index"),
    Row("fsck.cramfs", holding: .elfLibrary, "org.elf.shared-library"),
    Row("crcfunext.so", holding: .machBinary, "com.apple.mach-o-binary"),
    Row("libmcheck.a", holding: .elfObject, "org.elf.object"),
    Row("version", holding: .elfLibrary, "org.elf.shared-library"),
  ]

  @Test(arguments: texts + binaries) func trueNameIsKept(_ row: Row) throws {
    try #require(!row.bytes.isEmpty)
    let answer = try Self.identify(row.name, row.bytes)
    #expect(answer.type.identifier == row.type)
    #expect(answer.agreement != .mismatch)
    #expect(answer.agreement != .sibling)
  }

  /// Unknown bytes with text names that other programs use too.
  @Test(arguments: ["pg_filenode.map", "skiboot.lid", "dwarf.cob", "lines.nit", "I.sha256", "unique.mesh"])
  func unknownBytesKeepRareNames(_ name: String) throws {
    let answer = try Self.identify(name, VerdictTests.longNoise)
    #expect(answer.type == .data)
    #expect(answer.agreement == .neither)
  }

  /// The same contents with exclusive names.
  @Test(arguments: [
    "a.jpg", "a.mp3", "a.mov", "a.zip", "a.pdf", "a.ttf", "a.exe", "a.sqlite", "a.opus", "a.webm", "a.xlsx",
  ])
  func textWithExclusiveNameIsAMismatch(_ name: String) throws {
    let answer = try Self.identify(name, Array(Self.words.utf8))
    #expect(answer.type == .plainText)
    #expect(answer.agreement == .mismatch)
  }

  @Test(arguments: [
    "a.swift", "a.json", "a.csv", "a.md", "a.txt", "a.py", "a.html", "a.kt", "a.toml", "a.yaml",
  ])
  func unknownBytesWithCommonTextNameAreAMismatch(_ name: String) throws {
    let answer = try Self.identify(name, VerdictTests.longNoise)
    #expect(answer.type == .data)
    #expect(answer.agreement == .mismatch)
  }

  @Test(arguments: ["xterm.js", "news", "vt100.html"])
  func filesMayBeNamedAfterTheirSubject(_ name: String) {
    let owners = NameOwners(of: name, registry: .standard)
    #expect(owners.first(thatMayHold: DeclaredType.terminfo.type) != nil)
    #expect(owners.first(thatMayHold: .png) == nil)
  }

  private static func identify(_ name: String, _ bytes: [UInt8]) throws -> Identification {
    try FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted)).identify(
      bytes: bytes, name: name)
  }
}

extension String {
  /// The string as a FITS header card.
  fileprivate var padded: String { self + String(repeating: " ", count: 80 - utf8.count) }
}
