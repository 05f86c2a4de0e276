import ConformanceSuites
import Foundation
import SystemPackage
import Testing
import TypeDeclarations

/// Suites generated from the declarations of apps.
@Suite struct SuiteDraftTests {
  static let folder = SuiteFile.productFolder.deletingLastPathComponent().appendingPathComponent(
    "Fixtures/Declarations")

  private func draft(_ name: String, registry: ConformanceSuites.Suite.Registry = .apple) throws -> SuiteDraft
  {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    return try SuiteDraft(of: Array(bytes), file: name, named: "drafted", registry: registry)
  }

  /// Generated suites can be read and pass, also with another registry.
  @Test(arguments: ["Pulse-Info.plist", "MacDown-Info.plist", "Books-Info.plist"])
  func holds(name: String) throws {
    for registry in ConformanceSuites.Suite.Registry.allCases {
      let draft = try draft(name, registry: registry)
      try withScratchFolder { folder in
        let path = folder.appending("drafted.suite.ndjson")
        let text = draft.ndjson(declarations: Self.folder.appendingPathComponent(name).path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path.string))
        let suite = try #require(try SuiteLibrary.suites(at: path).first)
        #expect(suite.cases.count == draft.suite.cases.count && suite.registry == registry)
        #expect(suite.declarations.map(\.identifier) == draft.suite.declarations.map(\.identifier))
        let results = SuiteRunner(OwnImplementation()).run(suite)
        #expect(results.allSatisfy { $0.outcome == .pass }, "\(registry)")
      }
    }
  }

  /// Expectations come from the declarations, not from answers.
  @Test func expectationsAreTheDeclarations() throws {
    let cases = try draft("Books-Info.plist").suite.cases
    func expected(_ id: String) throws -> String {
      CaseValue.object(try #require(cases.first { $0.id == id }, "\(id)").expected).json
    }
    #expect(
      try expected("com.example.chapter")
        == #"{"exists":true,"declared":true,"parents":["com.example.manuscript","public.composite-content"],"extensions":["chapter","part"],"mimeTypes":["text/x-chapter"],"preferredExtension":"chapter","preferredMIMEType":"text/x-chapter"}"#
    )
    #expect(try expected("com.example.chapter-under-public.data") == #"{"conforms":true,"subtype":true}"#)
    #expect(
      try expected("ext:part")
        == #"{"first":"com.example.chapter","contains":["com.example.chapter","com.example.outline"]}"#)
    #expect(try expected("name:Sample.chapter") == #"{"type":"com.example.chapter"}"#)
    #expect(
      try expected("mime:text/x-chapter")
        == #"{"first":"com.example.chapter","contains":["com.example.chapter"]}"#)
    #expect(try expected("content-type:com.example.book") == #"{"exists":true}"#)
    // A package is looked up below its own supertype and has no bytes to identify.
    let book = try #require(cases.first { $0.id == "ext:exbook-under-com.apple.package" })
    #expect(book.question["conformingTo"] == .text("com.apple.package"))
    #expect(!cases.contains { $0.id == "name:Sample.exbook" })
    #expect(Set(cases.map(\.id)).count == cases.count)
  }

  @Test func notesAppleDeclarations() throws {
    let draft = try draft("Books-Info.plist")
    #expect(
      draft.notes == [
        "public.json has the registry's answer: Apple declares public.json already, and an identifier keeps its first declaration",
        "ext:txt has the registry's answer: Apple declares public.plain-text, which comes before com.example.outline",
        "ext:exjson has the registry's answer: Apple declares public.json already, and an identifier keeps its first declaration",
        "name:Sample.exjson has the registry's answer: Apple declares public.json already, and an identifier keeps its first declaration",
        "content-type:com.example.forgotten is left out: nothing declares 'com.example.forgotten'; import it in the same file",
      ])
    let text = try #require(draft.suite.cases.first { $0.id == "ext:txt" })
    #expect(text.expected.text("first") == "public.plain-text")
    #expect(text.because == "Apple declares public.plain-text, which comes before com.example.outline")
    #expect(!draft.suite.cases.contains { $0.id == "content-type:com.example.forgotten" })
  }

  @Test func validAppHasNoNotes() throws { #expect(try draft("Pulse-Info.plist").notes.isEmpty) }

  /// The suite fails for a changed Info.plist: a lost extension, another parent, a missing type.
  @Test(arguments: [
    ("<string>pulse</string>", "", ["ext:pulse", "name:Sample.pulse"]),
    (
      "<string>com.apple.package</string>", "",
      [
        "com.github.kean.pulse-store-under-com.apple.package",
        "com.github.kean.pulse-store-under-public.directory",
      ]
    ),
    ("<string>public.data</string>", "<string>public.text</string>", []),
  ])
  func aLaterChangeIsFound(old: String, new: String, ids: [String]) throws {
    let name = "Pulse-Info.plist"
    let draft = try draft(name)
    try withScratchFolder { folder in
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      try Data(text.replacingOccurrences(of: old, with: new).utf8).write(
        to: URL(fileURLWithPath: folder.appending(name).string))
      let path = folder.appending("drafted.suite.ndjson")
      try Data(draft.ndjson(declarations: name).utf8).write(to: URL(fileURLWithPath: path.string))
      let suite = try #require(try SuiteLibrary.suites(at: path).first)
      let found = SuiteRunner(OwnImplementation()).run(suite).filter(\.outcome.isFinding).map(\.example.id)
      #expect(found == ["com.github.kean.pulse-store"] + ids)
    }
  }

  @Test func invalidCaseNames() throws {
    let list =
      #"{"UTExportedTypeDeclarations":[{"UTTypeIdentifier":"com.example.a","UTTypeConformsTo":"public.data","UTTypeTagSpecification":{"public.filename-extension":["a\nb","c/d"]}}]}"#
    let draft = try SuiteDraft(of: Array(list.utf8), file: "f", named: "drafted", registry: .apple)
    #expect(
      draft.notes == [
        #"ext:a\u{A}b is left out: 'id' holds "\n", which no name may"#,
        #"name:Sample.a\u{A}b is left out: 'id' holds "\n", which no name may"#,
      ])
    #expect(draft.suite.cases.contains { $0.id == "ext:c/d" })
  }

  @Test func duplicateParents() throws {
    let list =
      #"{"UTExportedTypeDeclarations":[{"UTTypeIdentifier":"com.example.a","UTTypeConformsTo":["public.data","public.data"]}]}"#
    let draft = try SuiteDraft(of: Array(list.utf8), file: "f", named: "drafted", registry: .apple)
    #expect(
      draft.suite.cases.map(\.id) == [
        "com.example.a", "com.example.a-under-public.data", "com.example.a-under-public.item",
      ])
  }

  @Test func invalidDeclarations() {
    let list = #"{"UTExportedTypeDeclarations":[{"UTTypeIdentifier":"$(NAME).a"}]}"#
    #expect(throws: DeclarationError.self) {
      try SuiteDraft(of: Array(list.utf8), file: "f", named: "drafted", registry: .apple)
    }
  }
}
