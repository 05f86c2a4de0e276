import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification

/// Types declared at run time, whatever the syntax of their files.
@Suite struct OwnTypeTests {
  /// The source of a declaration; the last one is process-wide, as in apps.
  enum Way: String, CaseIterable, Sendable {
    case table, propertyList, registered

    /// The extension of the declaration; registrations persist for all other tests.
    var tag: String { self == .registered ? "sketchx-app" : "sketchx" }
    var identifier: String { "com.example.\(tag)" }

    func registry() throws -> TypeRegistry {
      switch self {
      case .table:
        return try OwnTypeTests.registry(
          "\(identifier)\tpublic.data,public.content\t\(tag)\n")
      case .propertyList:
        let list = """
          <?xml version="1.0"?><plist version="1.0"><dict><key>UTExportedTypeDeclarations</key><array><dict>
          <key>UTTypeIdentifier</key><string>\(identifier)</string>
          <key>UTTypeConformsTo</key><array><string>public.data</string><string>public.content</string></array>
          <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key><string>\(tag)</string></dict>
          </dict></array></dict></plist>
          """
        return try TypeRegistry.standard.adding(
          TypeDeclaration.declarations(in: Array(list.utf8), file: "Info.plist"))
      case .registered:
        try TypeRegistry.register([
          TypeDeclaration(
            identifier: identifier, conformsTo: ["public.data", "public.content"],
            tags: [.filenameExtension: [tag]])
        ])
        return .current
      }
    }
  }

  private static func registry(_ rows: String) throws -> TypeRegistry {
    try TypeRegistry.standard.adding(
      TypeDeclaration.declarations(inTable: "identifier\tconforms-to\textensions\n" + rows, file: "t.tsv"))
  }

  private static func sample(_ type: DeclaredType) -> [UInt8] {
    Sample.all.first { $0.type == type }?.bytes ?? []
  }

  /// Syntaxes in which any program writes documents.
  static let syntaxes: [(name: String, bytes: [UInt8])] = [
    ("JSON", Array("{\"shapes\": [1, 2], \"size\": 3}\n".utf8)),
    ("JSON lines", Array("{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n".utf8)),
    ("words", Array(TrueNameTests.words.utf8)),
    ("UTF-16", VerdictTests.russian),
    ("code of some language", Array("#include <stdio.h>\nint main(void) { return 0; }\n".utf8)),
    ("settings", Array("[view]\nzoom=2\n[pen]\nwidth=1\n".utf8)),
    ("XML", Array(TrueNameTests.xml.utf8)),
    ("YAML", Array("%YAML 1.2\n---\nshapes:\n  - 1\n".utf8)),
    ("HTML", Array("<!doctype html>\n<html><head><title>x</title></head></html>\n".utf8)),
    ("XML property list", Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>\n".utf8)),
    (
      "binary property list",
      Bytes.ascii("bplist00") + [0xD0, 8] + Bytes.zeros(6) + [1, 1] + Bytes.zeros(7) + [1] + Bytes.zeros(15)
        + [9]
    ),
    ("SQLite", sample(.sqlite)), ("ZIP", VerdictTests.zip), ("gzip", sample(.gzip)), ("tar", Bytes.tar("a")),
    ("compound file", Bytes.compound(["Contents"])), ("HDF5", TrueNameTests.hdf5),
  ]

  @Test(arguments: Way.allCases) func syntaxDoesNotRefineDeclaredType(_ way: Way) throws {
    let registry = try way.registry()
    let identifier = FileIdentifier(FileIdentifier.Options(registry: registry, magic: .omitted))
    // Twice, to compare cached with new verdicts.
    for (name, bytes) in Self.syntaxes + Self.syntaxes {
      try #require(!bytes.isEmpty)
      let answer = try identifier.identify(bytes: bytes, name: "a.\(way.tag)")
      #expect(answer.type.identifier == way.identifier, "\(name)")
      if name == "UTF-16" { continue }
      #expect(answer.agreement == .nameRefines, "\(name)")
      #expect(answer.certainty == .likely, "\(name)")
      #expect(answer.contentType?.isDeclared == true, "\(name)")
    }
  }

  /// Proven content keeps its type under any name.
  @Test(arguments: Way.allCases) func specificFormatContradictsDeclaredType(_ way: Way) throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: try way.registry(), magic: .omitted))
    for type in [DeclaredType.jpeg, .pdf, .docx, .heic, .wav, .elfObject, .svg] {
      let bytes = Self.sample(type)
      try #require(!bytes.isEmpty)
      #expect(try identifier.identify(bytes: bytes, name: "a.\(way.tag)").type == type.type, "\(type)")
    }
    #expect(
      try identifier.identify(bytes: VerdictTests.longNoise, name: "a.\(way.tag)").agreement == .nameOnly)
  }

  @Test func claimOfDeclaredTypeIsBelieved() throws {
    let registry = try Way.table.registry()
    let claim = try #require(registry.type(Way.table.identifier))
    let identifier = FileIdentifier(FileIdentifier.Options(registry: registry, magic: .omitted))
    let json = Self.syntaxes[0].bytes
    #expect(try identifier.identify(bytes: json, claimedType: claim).type == claim)
    #expect(try identifier.identify(bytes: json, name: "a.json", claimedType: claim).type == .json)
    #expect(try identifier.identify(bytes: VerdictTests.png, claimedType: claim).type == .png)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var parents: String
    var tag: String
    var bytes: [UInt8]
    /// The type; nil for the declared one.
    var type: String?
    var agreement: Identification.Agreement
    var testDescription: String { "\(parents), .\(tag) → \(type ?? "its own"), \(agreement)" }

    init(
      _ parents: String, _ tag: String, _ bytes: [UInt8], _ type: String?,
      _ agreement: Identification.Agreement
    ) {
      self.parents = parents
      self.tag = tag
      self.bytes = bytes
      self.type = type
      self.agreement = agreement
    }
  }

  private static let json = Array("{\"a\": [1, 2]}\n".utf8)
  private static let words = Array(TrueNameTests.words.utf8)

  /// Declarations with formats, or with names of other owners.
  static let rows: [Row] = [
    // Supertypes declare a format.
    Row("public.json", "x-own", json, nil, .nameRefines),
    Row("public.json", "x-own", Array(TrueNameTests.xml.utf8), "public.xml", .sibling),
    Row("public.json", "x-own", VerdictTests.zip, "public.zip-archive", .mismatch),
    Row("public.zip-archive", "x-own", VerdictTests.zip, nil, .nameRefines),
    Row("public.jpeg", "x-own", sample(.jpeg), nil, .nameRefines),
    Row("public.jpeg", "x-own", json, "public.json", .contentOnly),
    // Any text, but no binary bytes.
    Row("public.plain-text", "x-own", json, nil, .nameRefines),
    Row("public.plain-text", "x-own", words, nil, .nameRefines),
    Row("public.source-code", "x-own", Array(TrueNameTests.page.utf8), nil, .nameRefines),
    Row("public.plain-text", "x-own", VerdictTests.zip, "public.zip-archive", .mismatch),
    // A family declares no format.
    Row("public.image", "x-own", VerdictTests.zip, nil, .nameRefines),
    Row("public.image", "x-own", sample(.tiff), nil, .nameRefines),
    Row("public.image", "x-own", VerdictTests.png, "public.png", .sibling),
    Row("public.data,public.archive", "x-own", Bytes.tar("a"), nil, .nameRefines),
    Row("public.data,public.database", "x-own", sample(.sqlite), nil, .nameRefines),
    Row("public.data,public.composite-content", "x-own", json, nil, .nameRefines),
    // A declaration without data may be a file, one of a package is not.
    Row("public.content", "x-own", json, nil, .nameRefines),
    Row("public.database", "x-own", sample(.sqlite), nil, .nameRefines),
    Row("public.content", "x-own", VerdictTests.longNoise, nil, .nameOnly),
    Row("com.apple.package", "x-own", json, "public.json", .contentOnly),
    // A run-time declaration owns its extension first, even a loose one.
    Row("public.data", "db", sample(.sqlite), nil, .nameRefines),
    Row("public.data", "dbx", VerdictTests.longNoise, nil, .nameOnly),
    Row("public.data", "bin", json, nil, .nameRefines),
    Row("public.data", "tpl", words, nil, .nameRefines),
    Row("public.data", "jpg", sample(.jpeg), "public.jpeg", .confirmed),
    Row("public.data", "png", VerdictTests.png, "public.png", .confirmed),
  ]

  @Test(arguments: rows) func declarationsLimitTheirTypes(_ row: Row) throws {
    let registry = try Self.registry("com.example.own\t\(row.parents)\t\(row.tag)\n")
    try #require(!row.bytes.isEmpty)
    let answer = try FileIdentifier(FileIdentifier.Options(registry: registry, magic: .omitted))
      .identify(bytes: row.bytes, name: "a.\(row.tag)")
    #expect(answer.type.identifier == row.type ?? "com.example.own")
    #expect(answer.agreement == row.agreement)
  }
}
