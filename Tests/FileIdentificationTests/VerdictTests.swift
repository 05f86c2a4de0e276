import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification

/// Verdicts from name, claim and content, without libmagic.
@Suite struct VerdictTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String?
    var bytes: [UInt8]
    var type: String
    var agreement: Identification.Agreement
    var certainty: Identification.Certainty
    var claimed: String?
    var damage: String?

    init(
      _ name: String?, _ bytes: [UInt8], _ type: String, _ agreement: Identification.Agreement,
      _ certainty: Identification.Certainty, claimed: String? = nil, damage: String? = nil
    ) {
      self.name = name
      self.bytes = bytes
      self.type = type
      self.agreement = agreement
      self.certainty = certainty
      self.claimed = claimed
      self.damage = damage
    }

    var testDescription: String { "\(name ?? "no name") → \(type), \(agreement)" }
  }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55]
  static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]
  static let noise: [UInt8] = [
    0x93, 0x01, 0xFE, 0x00, 0xAB, 0x17, 0x00, 0x99, 0x02, 0xC4, 0x80, 0x00, 0x7F, 0xE1,
  ]
  private static let rules =
    "@import url(a.css);\n.note { color: #fff; margin: 0 auto; padding: 2px; }\n@media screen { .b { display: none; } }\n"
  private static let statements =
    "const a = require('x');\nfunction f(a) { return document.getElementById(a); }\nconsole.log(f(1));\n"
  private static func element(_ name: String, of words: String) -> [UInt8] {
    Array("<\(name)>\n\(words)</\(name)>\n<div>Words.</div>\n".utf8)
  }
  static let longNoise = (0..<8).flatMap { _ in noise }
  static let russian = "Привет, мир! Это текст.\r\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  static let envelope = """
    From ann@example.org Mon Jan  1 00:00:00 2024
    Received: from a by b; Mon, 1 Jan 2024 00:00:00 +0000
    From: ann@example.org
    Subject: none

    Words.


    """
  static let text = Array("let it = be\n".utf8)
  /// Returns an archive of one stored, empty file called `a`.
  static let zip: [UInt8] =
    [0x50, 0x4B, 3, 4, 10, 0] + [UInt8](repeating: 0, count: 20) + [1, 0, 0, 0, 0x61]
    + [0x50, 0x4B, 1, 2, 10, 0, 10, 0] + [UInt8](repeating: 0, count: 20) + [1, 0]
    + [UInt8](repeating: 0, count: 16)
    + [0x61] + [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 47, 0, 0, 0, 31, 0, 0, 0, 0, 0]

  static let rows: [Row] = [
    Row("a.png", png, "public.png", .confirmed, .proven),
    Row("a.PNG", png, "public.png", .confirmed, .proven),
    Row(nil, png, "public.png", .contentOnly, .proven),
    Row("a.jpg", png, "public.png", .sibling, .proven),
    Row("a.mov", png, "public.png", .mismatch, .proven),
    Row("a.txt", png, "public.png", .mismatch, .proven),
    Row("a.gif", gif, "com.compuserve.gif", .confirmed, .proven),
    Row("a.swift", text, "public.swift-source", .nameRefines, .likely),
    Row("a.txt", text, "public.plain-text", .confirmed, .likely),
    Row("Makefile", text, "public.make-source", .nameRefines, .likely),
    Row("a.jpg", text, "public.plain-text", .mismatch, .likely),
    Row(nil, text, "public.plain-text", .contentOnly, .likely),
    Row("a.zip", zip, "public.zip-archive", .confirmed, .proven),
    Row("a.docx", zip, "public.zip-archive", .mismatch, .proven),
    Row("a.unheard-of", png, "public.png", .contentOnly, .proven),
    Row("a.jpg", noise, "public.data", .mismatch, .unknown),
    Row("a.mov", noise, "public.data", .mismatch, .unknown),
    Row(nil, noise, "public.data", .neither, .unknown),
    Row("a.txt", longNoise, "public.data", .mismatch, .unknown),
    Row("a.swift", longNoise, "public.data", .mismatch, .unknown),
    Row("a.json", longNoise, "public.data", .mismatch, .unknown),
    Row("a.csv", longNoise, "public.data", .mismatch, .unknown),
    Row("a.md", longNoise, "public.data", .mismatch, .unknown),
    Row("a.log", longNoise, "public.data", .neither, .unknown),
    Row("a.mp3", longNoise, "public.mp3", .nameOnly, .nameOnly),
    // These names have mandatory signatures, which are missing.
    Row("a.exe", longNoise, "public.data", .mismatch, .unknown),
    Row("a.msi", longNoise, "public.data", .neither, .unknown),
    Row("a.accdb", longNoise, "public.data", .neither, .unknown),
    Row("a.hprof", longNoise, "public.data", .neither, .unknown),
    Row("a.mpl", longNoise, "public.data", .neither, .unknown),
    Row("a.class", longNoise, "public.data", .neither, .unknown),
    // All owners have mandatory signatures (ChemDraw and FoxPro, Autodesk and MicroStation), and unknown
    // programs use the second name.
    Row("a.cdx", longNoise, "public.data", .neither, .unknown),
    Row("a.cel", longNoise, "public.data", .neither, .unknown),
    // Raw samples, which no byte disproves.
    Row("a.sd2", longNoise, "com.digidesign.sd2-audio", .nameOnly, .nameOnly),
    // Optional signatures, or ones whose container a reader rejected.
    Row("a.pcx", longNoise, "com.zsoft.pcx", .nameOnly, .nameOnly),
    Row("a.sqlite", longNoise, "org.sqlite.database", .nameOnly, .nameOnly),
    Row("a.a2l", longNoise, "org.iana.application.a2l", .nameOnly, .nameOnly),
    Row("a.bmp", Array("BM".utf8) + longNoise, "com.microsoft.bmp", .nameOnly, .nameOnly),
    Row(
      "a.html", Bytes.zeros(1024) + Array("<p>What a crash left before the text.".utf8), "public.html",
      .nameOnly,
      .nameOnly),
    // Words belong to their element.
    Row("a.html", element("style", of: rules), "public.html", .confirmed, .likely),
    Row(nil, element("style", of: rules), "public.html", .contentOnly, .likely),
    Row("a.html", element("script", of: statements), "public.html", .confirmed, .likely),
    Row("a.css", Array(rules.utf8), "public.css", .nameRefines, .likely),
    Row("a.xml", Array("<table><row/></table>\n".utf8), "public.xml", .nameRefines, .likely),
    Row("a.html", Array("<table><tr/></table>\n".utf8), "public.html", .confirmed, .likely),
    Row("a.json", Array("// a comment\n{ \"a\": [1, 2], }\n".utf8), "public.json", .confirmed, .likely),
    // Too few bytes, UTF-16 without a mark, and text with few controls do not disprove a name.
    Row("a.txt", noise, "public.plain-text", .nameOnly, .nameOnly),
    Row("a.txt", russian, "public.plain-text", .nameOnly, .nameOnly),
    Row(
      "a.txt", Array("a log that was cut by a crash\0\0\0 and goes on\n".utf8), "public.plain-text",
      .nameOnly, .nameOnly),
    Row(
      "a.txt", Array("the last line of a text\r\n".utf8) + [0x1A], "public.plain-text", .confirmed, .likely),
    Row("a.docx", Bytes.compound(["Contents"]), "com.microsoft.ole-compound-file", .mismatch, .likely),
    Row(
      "a.docx", Bytes.compound(["EncryptedPackage"]), "org.openxmlformats.wordprocessingml.document",
      .nameRefines, .likely),
    Row("a.docx", Array(zip.prefix(31)), "public.zip-archive", .mismatch, .likely, damage: "truncated"),
    Row("a.eml", Array(envelope.utf8), "com.apple.mail.email", .nameRefines, .likely),
    Row("a.mbox", Array(envelope.utf8), "org.ietf.mbox", .confirmed, .likely),
    Row(nil, Array((envelope + envelope).utf8), "org.ietf.mbox", .contentOnly, .proven),
    Row("a.ent", text, "org.w3.xml-entity", .nameRefines, .nameOnly),
    Row("a.nb", text, "com.wolfram.notebook", .nameRefines, .nameOnly),
    Row("a.my-ext", noise, "dyn.ah62d4rv4ge8048mrqz6hk", .nameOnly, .unknown),
    Row("a.jpg", [], "public.jpeg", .nameOnly, .nameOnly, damage: "empty"),
    Row("a.txt", [], "public.plain-text", .nameOnly, .nameOnly),
    Row(nil, [], "public.data", .neither, .unknown),
    Row(nil, text, "public.comma-separated-values-text", .contentOnly, .likely, claimed: "text/csv"),
    Row(nil, png, "public.png", .contentOnly, .proven, claimed: "image/jpeg"),
    Row(nil, noise, "public.mp3", .neither, .nameOnly, claimed: "audio/mpeg"),
  ]

  @Test(arguments: rows)
  func verdict(row: Row) throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let claimed = row.claimed.flatMap { TypeRegistry.standard.type(claimedMIMEType: $0) }
    let result = try identifier.identify(bytes: row.bytes, name: row.name, claimedType: claimed)
    #expect(result.type.identifier == row.type)
    #expect(result.agreement == row.agreement)
    #expect(result.certainty == row.certainty)
    #expect(result.damage?.rawValue == row.damage)
  }

  @Test func identifierIsReusable() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    for row in Self.rows + Self.rows.reversed() {
      let claimed = row.claimed.flatMap { TypeRegistry.standard.type(claimedMIMEType: $0) }
      #expect(
        try identifier.identify(bytes: row.bytes, name: row.name, claimedType: claimed).type.identifier
          == row.type)
    }
  }
}

@Suite struct NameEvidenceTests {
  @Test(
    arguments: [
      ("IMG_0001.HEIC", ["public.heic"]), (".bashrc", []), (".hidden.png", ["public.png"]),
      ("noextension", []),
      ("trailing.", []), ("a/b.c/d", []), ("archive.tar.gz", ["org.gnu.gnu-zip-tar-archive"]),
      ("Makefile", ["public.make-source"]), ("weird.x\u{0}y", nil), ("x.🔥", nil), ("", []),
    ] as [(String, [String]?)])
  func names(name: String, first: [String]?) {
    let evidence = NameEvidence(fileName: name, registry: .standard)
    guard let first else {
      #expect(evidence.types.count <= 1)
      return
    }
    if first.isEmpty { #expect(evidence.types.isEmpty || evidence.tag == name, "\(evidence)") }
    #expect(evidence.types.first?.identifier == first.first || (first.isEmpty && evidence.tag == name))
  }

  @Test func foldersHavePackageTypes() {
    #expect(
      NameEvidence(fileName: "Keynote.app", isDirectory: true).types.first?.identifier
        == "com.apple.application-bundle")
    #expect(NameEvidence(fileName: "photo.jpg", isDirectory: true).types.isEmpty)
    #expect(NameEvidence(fileName: "Keynote.app").types.first?.identifier == "com.apple.application-file")
  }
}
