import Testing
import TypeDeclarations
import UniformTypes

/// Lint findings for typical apps, with the real tables.
@Suite struct LintRegistryTests {
  private static func found(_ text: String, _ registry: TypeRegistry = .standard) throws -> [String] {
    try LintDocument(Array(text.utf8), file: "f").findings(in: registry).map { "\($0.severity) \($0.rule)" }
  }

  private static func type(
    _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String] = []
  ) -> String {
    func list(_ elements: [String]) -> String {
      "[" + elements.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    return
      #"{"UTTypeIdentifier": "\#(identifier)", "UTTypeDescription": "x", "UTTypeConformsTo": \#(list(parents)), "#
      + #""UTTypeTagSpecification": {"public.filename-extension": \#(list(extensions)), "public.mime-type": \#(list(mimeTypes))}}"#
  }

  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var exported: [String] = []
    var imported: [String] = []
    var documents: [String] = []
    var bundle = "$(PRODUCT_BUNDLE_IDENTIFIER)"
    var testDescription: String { name }

    var file: String {
      """
      {"CFBundleIdentifier": "\(bundle)", "UTExportedTypeDeclarations": [\(exported.joined(separator: ", "))],
       "UTImportedTypeDeclarations": [\(imported.joined(separator: ", "))],
       "CFBundleDocumentTypes": [\(documents.joined(separator: ", "))]}
      """
    }
  }

  /// Warnings would be wrong here; notes are acceptable.
  static let shapes = [
    Shape(
      name: "a text editor that imports the languages it edits",
      exported: [type("com.example.Editor.theme", ["public.data"], ["edtheme"])],
      imported: [
        type("public.c-header", ["public.source-code"], ["h"]),
        type("public.css", ["public.text"], ["css"], ["text/css"]),
        type("public.json", ["public.text"], ["json"], ["application/json"]),
        type("org.lua.lua-source", ["public.source-code"], ["lua"]),
        type("net.daringfireball.markdown", ["public.text"], ["md", "markdown", "mdown"]),
        type("public.toml", ["public.text"], ["toml"]),
        type("com.example.Editor.conf", ["public.text"], ["conf"]),
      ],
      documents: [
        #"{"LSItemContentTypes": ["public.plain-text", "public.data", "com.example.Editor.theme", "public.swift-source", "org.rust-lang.rust-script", "public.toml"]}"#
      ], bundle: "com.example.Editor"),
    Shape(
      name: "a player of many formats, most of them others'",
      imported: [
        type("org.matroska.mkv", ["public.movie"], ["mkv"], ["video/x-matroska"]),
        type("io.player.flash", ["public.movie"], ["flv", "f4v"]),
        type("io.player.aiff", ["public.audio", "public.aiff-audio"], ["aiff", "aif"]),
        type("io.player.ts", ["public.movie"], ["ts", "m2ts"]),
      ],
      documents: [
        #"{"CFBundleTypeExtensions": ["mkv", "mka"]}"#,
        #"{"CFBundleTypeExtensions": ["dat", "*"], "LSTypeIsPackage": false}"#,
        #"{"LSItemContentTypes": ["public.audiovisual-content", "org.matroska.mkv"]}"#,
      ], bundle: "io.player"),
    Shape(
      name: "a reader whose theme is a package",
      imported: [
        type("org.opml.opml", ["public.xml"], ["opml"]),
        type("com.example.reader.theme", ["com.apple.package"], ["rdtheme"]),
      ],
      documents: [
        #"{"CFBundleTypeExtensions": ["rdtheme"], "LSItemContentTypes": ["com.example.reader.theme"], "LSTypeIsPackage": true}"#
      ]),
    Shape(
      name: "documents with layered parents",
      imported: [
        type(
          "org.example.license", ["public.content", "public.data", "public.json"], ["lcpx"],
          ["application/vnd.example.license.v1.0+json"]),
        type(
          "org.example.book", ["public.content", "public.data", "public.archive", "public.zip-archive"],
          ["bookx"], ["application/vnd.example.book+zip"]),
      ]),
    Shape(
      name: "types for dragging within an app",
      exported: [
        #"{"UTTypeIdentifier": "cc.example.desk.todo", "UTTypeDescription": "x", "UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {}}"#
      ]),
    Shape(
      name: "a folder with a name of its own",
      exported: [type("com.example.project", ["public.folder"], ["exproject"])]),
    Shape(
      name: "a parent of a newer system",
      exported: [
        #"{"UTTypeIdentifier": "com.example.sharing", "UTTypeDescription": "x", "UTTypeConformsTo": ["public.media-sharing-protocol"]}"#
      ]),
  ]

  @Test(arguments: shapes)
  func wellKnownShapesDrawNoWarning(shape: Shape) throws {
    let found = try Self.found(shape.file)
    #expect(found.filter { !$0.hasPrefix("note") } == [])
  }

  /// Mistakes of published apps, in minimal form.
  @Test(arguments: [
    (type("public.text", ["public.data"], ["text"]), ["error system-type-exported"]),
    (
      type("com.example.theirs", ["public.data"], ["mts", "ts"]),
      ["warning extension-never-preferred", "note extension-shared"]
    ),
    (
      type("org.example.avif", ["public.image"], ["avif"], ["image/avif"]),
      ["warning extension-never-preferred", "warning mime-owned"]
    ),
    (type("com.example.audio", ["public.mpeg-4-audio "], ["m4ax"]), ["error reference-blank"]),
    (type("com.example.style", ["publix.xml"], ["xstyle"]), ["warning parent-misspelled"]),
    (type("com.example.style", ["public.xml"], ["xstyle"], ["xslt+xml"]), ["error mime-syntax"]),
    (type("com.example.pch++-file", ["public.text"], ["pchx"]), ["error identifier-character"]),
    (
      type("com.example.script", ["public.data", "dyn.ah62d4rv4ge80c65ysm1u"], ["scrx"]),
      ["warning parent-dynamic"]
    ),
    (
      type("com.example.bundle", ["com.apple.package", "public.movie"], ["movx"]),
      ["warning data-and-directory"]
    ),
    (
      type("public.tex", ["public.tex"], ["texx"]),
      ["error reserved-identifier", "error parent-self", "warning no-root"]
    ),
  ])
  func mistakesFromTheWildAreFound(declaration: String, findings: [String]) throws {
    let found = try Self.found(#"{"UTExportedTypeDeclarations": [\#(declaration)]}"#)
    #expect(found.sorted() == findings.sorted())
  }

  @Test func withoutTheCommunityItsTypesAreUnknown() throws {
    let text = "identifier\tconforms-to\ncom.example.a\torg.openxmlformats.opc\n"
    #expect(try Self.found(text) == [])
    #expect(try Self.found(text, .apple) == ["warning parent-undeclared"])
  }
}
