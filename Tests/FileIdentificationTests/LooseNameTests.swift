import FileIdentification
import Testing
import UniformTypes

/// The types of names, one row per case.
@Suite struct LooseNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var first: String
    var isLoose = false
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "README", first: "org.gnu.readme"),
    Case(name: "README.Debian", first: "org.gnu.readme"),
    Case(name: "README.md", first: "net.daringfireball.markdown"),
    Case(name: "Makefile.linux", first: "public.make-source"),
    Case(name: "libz.so.1.2.13", first: "org.elf.shared-library", isLoose: true),
    Case(name: "main.C", first: "public.c-plus-plus-source"),
    Case(name: "main.c", first: "public.c-source"),
    Case(name: "foo.o.d", first: "public.make-source"),
    Case(name: "list.m3u8", first: "com.apple.http-live-streaming-playlist"),
    Case(name: "book.fb2.zip", first: "org.fictionbook.fb2-zip"),
    Case(name: "disk.img.xz", first: "org.uniform-types.xz-disk-image"),
    Case(name: "notes.txt~", first: "public.plain-text", isLoose: true),
    Case(name: "photo.jpg.bak", first: "public.jpeg", isLoose: true),
    Case(name: "photo.jpg.part", first: "public.jpeg", isLoose: true),
    Case(name: "config.h.in", first: "public.c-header", isLoose: true),
    Case(name: "syslog.log.1", first: "com.apple.log", isLoose: true),
    Case(name: "archive.7z.001", first: "org.7-zip.7-zip-archive", isLoose: true),
    Case(name: "ls.1", first: "org.gnu.troff", isLoose: true),
    Case(name: "old.bak", first: "org.freedesktop.backup-file", isLoose: true),
    Case(name: "x.orig.bak~", first: "org.freedesktop.backup-file", isLoose: true),
    Case(name: "parse.c,v", first: "org.gnu.rcs-file"),
    Case(name: "disk.img", first: "org.uniform-types.raw-disk-image", isLoose: true),
  ]

  @Test(arguments: cases) func firstTypeOfName(_ row: Case) {
    let evidence = NameEvidence(fileName: row.name)
    #expect(evidence.types.first?.identifier == row.first)
    #expect(evidence.isLoose == row.isLoose)
  }

  /// A picture with loose names is no contradiction, with a firm name it is.
  @Test(arguments: ["firmware.bin", "save.dat", "movie.mov.bak", "notes.txt~", "a.out", "disk.img"])
  func contentDoesNotContradictLooseNames(_ name: String) throws {
    let answer = try Self.identify(VerdictTests.png, name)
    #expect(answer.type == .png)
    #expect(answer.agreement == .contentOnly)
    #expect(answer.nameType == nil)
  }

  /// A role in a name is no format: a difference is reported, the name stays.
  @Test(arguments: ["favicon.ico", "FAVICON.ICO"]) func contentDiffersFromRole(_ name: String) throws {
    #expect(try Self.identify(VerdictTests.png, name).agreement == .sibling)
  }

  @Test(arguments: ["movie.mov", "notes.txt"]) func contentContradictsFirmNames(_ name: String) throws {
    #expect(try Self.identify(VerdictTests.png, name).agreement == .mismatch)
  }

  @Test func backupSuffixIsIgnored() throws {
    #expect(try Self.identify(VerdictTests.png, "a.png.bak").agreement == .confirmed)
  }

  /// These names alone have no type.
  @Test(arguments: ["a.bin", "a.dat", "a.tmp"]) func looseNamesHaveNoType(_ name: String) throws {
    let answer = try Self.identify(VerdictTests.noise, name)
    #expect(answer.type == .data)
    #expect(answer.agreement == .neither)
  }

  /// Apple's preferred MIME types stay; the common ones are printed, and both are accepted as claims.
  @Test(arguments: [
    ("public.python-script", "text/x-python-script", "text/x-python"),
    ("public.ruby-script", "text/x-ruby-script", "application/x-ruby"),
    ("com.microsoft.windows-media-wma", "video/x-ms-wma", "audio/x-ms-wma"),
    ("org.gnu.gnu-zip-archive", "application/x-gzip", "application/gzip"),
  ]) func printedMIMETypes(_ identifier: String, _ preferred: String, _ printed: String) throws {
    let type = try #require(UTType(identifier))
    #expect(type.preferredMIMEType == preferred)
    #expect(type.printedMIMEType == printed)
    #expect(TypeRegistry.standard.type(claimedMIMEType: preferred) == type)
    #expect(TypeRegistry.standard.type(claimedMIMEType: printed) == type)
  }

  private static func identify(_ bytes: [UInt8], _ name: String) throws -> Identification {
    try FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted)).identify(
      bytes: bytes, name: name)
  }
}
