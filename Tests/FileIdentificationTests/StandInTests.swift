import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification

/// Types invented by programs for formats of others.
@Suite struct StandInTests {
  private static let standIns = TypeRegistry.standard.declaredTypes.filter(\.isStandIn)
  private static let players = standIns.filter {
    $0.identifier.hasPrefix("io.mpv.") || $0.identifier.hasPrefix("io.iina.")
  }

  @Test func tableIsCompiled() {
    #expect(Self.players.count > 50)
    #expect(TypeRegistry.standard.type("org.webmproject.webm")?.isStandIn == false)
    #expect(TypeRegistry.standard.type("io.iina.iinaplgz")?.isStandIn == false)
  }

  /// In all tables, no player's type is the meaning of a name or a MIME type.
  @Test(arguments: players.map(\.identifier)) func playerTypesAreNoVerdicts(_ identifier: String) throws {
    let type = try #require(TypeRegistry.standard.type(identifier))
    for tag in type.tags[.filenameExtension] ?? [] {
      let meant = NameEvidence(fileName: "a.\(tag)", registry: .standard).types
      #expect(!meant.contains { $0.isStandIn }, "\(tag): \(meant)")
      // Trailing digits are no extension.
      #expect(meant.contains { $0.isDeclared } || tag.allSatisfy(\.isNumber), "\(tag)")
    }
    for tag in type.tags[.mimeType] ?? [] {
      #expect(TypeRegistry.standard.type(claimedMIMEType: tag)?.isStandIn == false, "\(tag)")
    }
  }

  /// Every stand-in yields to types of other tables, also in look-ups by tag.
  @Test(arguments: standIns.map(\.identifier)) func standInsYield(_ identifier: String) throws {
    let type = try #require(TypeRegistry.standard.type(identifier))
    for tag in type.tags[.filenameExtension] ?? [] {
      let owners = TypeRegistry.standard.types(
        tag: tag, tagClass: .filenameExtension, conformingTo: .data)
      let isOwned = owners.contains { !$0.isStandIn }
      #expect(owners.first?.isStandIn == !isOwned, "\(tag): \(owners)")
    }
  }

  /// A run-time declaration is no stand-in.
  @Test func declaredTypeIsNoStandIn() throws {
    let registry = try TypeRegistry.standard.adding(
      TypeDeclaration.declarations(
        inTable: "identifier\tconforms-to\textensions\norg.example.player.mkv\tpublic.movie\tmkv\n",
        file: "t.tsv"))
    let types = NameEvidence(fileName: "a.mkv", registry: registry).types
    #expect(types.first?.identifier == "org.example.player.mkv")
    #expect(types.contains(DeclaredType.matroskaVideo.type))
  }

  static let verdicts: [(name: String, bytes: [UInt8], type: String, agreement: Identification.Agreement)] = [
    ("a.webm", Bytes.ebml("matroska", tracks: [1, 2]), "org.matroska.mkv", .mismatch),
    ("a.webm", Bytes.ebml("webm", tracks: [1, 2]), "org.webmproject.webm", .confirmed),
    ("a.webm", Bytes.ebml("webm", tracks: [2]), "org.webmproject.webm-audio", .contentRefines),
    ("a.webm", Bytes.ebml("matroska", tracks: [2]), "org.matroska.mka", .sibling),
    ("a.weba", Bytes.ebml("webm", tracks: [2]), "org.webmproject.webm-audio", .confirmed),
    ("a.weba", Bytes.ebml("matroska", tracks: [2]), "org.matroska.mka", .sibling),
    ("a.weba", Bytes.ebml("webm", tracks: [1, 2]), "org.webmproject.webm", .mismatch),
    ("a.mkv", Bytes.ebml("matroska", tracks: [1, 2]), "org.matroska.mkv", .confirmed),
    ("a.mkv", Bytes.ebml("webm", tracks: [1, 2]), "org.webmproject.webm", .confirmed),
    ("a.mka", Bytes.ebml("matroska", tracks: [2]), "org.matroska.mka", .confirmed),
    ("a.mka", Bytes.ebml("matroska", tracks: [1, 2]), "org.matroska.mkv", .mismatch),
    ("a.divx", avi, "public.avi", .confirmed), ("a.xvid", avi, "public.avi", .confirmed),
    ("a.divx", Bytes.ebml("matroska", tracks: [1, 2]), "org.matroska.mkv", .confirmed),
    ("MOV001.MOD", programStream, "public.mpeg", .confirmed),
    ("a.m2p", programStream, "public.mpeg", .confirmed),
    ("a.sub", programStream, "public.mpeg", .confirmed), ("a.ps", programStream, "public.mpeg", .confirmed),
    ("a.ps", Array("%!PS-Adobe-3.0\n%%EOF\n".utf8), "com.adobe.postscript", .confirmed),
    ("a.smi", Array("CC1CCC2(CCC(Cl)CC2)CC1\n".utf8), "com.daylight.smiles", .confirmed),
    ("a.smi", Array("<SAMI>\n<HEAD>\n".utf8), "com.microsoft.sami", .confirmed),
    ("a.inc", Array(TrueNameTests.words.utf8), "com.macromates.textmate.include-file", .nameRefines),
    ("a.mod", Array("param n;\nvar x >= 0;\nmaximize z: x;\n".utf8), "com.ampl.ampl", .nameRefines),
  ]

  private static let avi = Bytes.ascii("RIFF") + Bytes.little32(4) + Bytes.ascii("AVI ")
  private static let programStream =
    Bytes.hex("000001BA440004000401000003F8000001BB0009") + Bytes.zeros(9)

  @Test(arguments: verdicts) func ownersOutrankStandIns(
    _ row: (name: String, bytes: [UInt8], type: String, agreement: Identification.Agreement)
  ) throws {
    let answer = try FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
      .identify(bytes: row.bytes, name: row.name)
    #expect(answer.type.identifier == row.type)
    #expect(answer.agreement == row.agreement)
  }
}
