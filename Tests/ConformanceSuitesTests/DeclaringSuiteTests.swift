import ConformanceSuites
import Foundation
import SystemPackage
import Testing
import TypeDeclarations

/// Suites and cases with declarations.
@Suite struct DeclaringSuiteTests {
  private static let note =
    #"{"identifier":"com.example.note","conformsTo":["public.text"],"extensions":["note"]}"#

  @Test func caseDeclarationsAreSeparate() throws {
    let suite = try suite(
      #"{"id":"a","kind":"declaration","type":"com.example.note","declare":[\#(Self.note)],"expect":{"exists":true}}"#,
      #"{"id":"b","kind":"declaration","type":"com.example.note","expect":{"exists":false}}"#)
    #expect(suite.cases.map { $0.declarations.map(\.identifier) } == [["com.example.note"], []])
    #expect(SuiteRunner(OwnImplementation()).run(suite).map(\.outcome) == [.pass, .pass])
  }

  /// Bounds are checked in the registry with the declarations.
  @Test func boundsUseTheDeclarations() throws {
    let suite = try suite(
      #"{"id":"a","kind":"identification","text":"x","declare":[\#(Self.note)],"expect":{"type":{"atLeast":"public.text"}}}"#,
      #"{"id":"b","kind":"identification","text":"x","declare":[\#(Self.note)],"expect":{"type":{"atLeast":"com.example.note"}}}"#,
      #"{"id":"c","kind":"identification","text":"x","expect":{"type":{"atLeast":"public.text"}}}"#)
    let outcomes = SuiteRunner(Always(["type": "com.example.note"])).run(suite).map(\.outcome)
    #expect(outcomes.map(\.name) == ["pass", "pass", "fail"])
    #expect(
      outcomes[2].failure?.differences.map(\.note) == ["the answer is no type of the suite's registry"])
  }

  @Test func declarationFileIsRelativeToTheSuite() throws {
    try withScratchFolder { folder in
      try write(
        "identifier\tconforms-to\textensions\ncom.example.note\tpublic.text\tnote\n",
        to: folder.appending("types.tsv"))
      let path = folder.appending("s.suite.ndjson")
      try write(Self.text(declarations: "types.tsv"), to: path)
      let suite = try #require(try SuiteLibrary.suites(at: path).first)
      #expect(suite.declarations.map(\.identifier) == ["com.example.note"])
      #expect(SuiteRunner(OwnImplementation()).run(suite).map(\.outcome) == [.pass])
    }
  }

  @Test(arguments: [
    (nil, "1:65: cannot read the declarations in types.tsv: No such file or directory"),
    (
      "identifier\tconforms-to\ncom.example.note\tno.such\n",
      "1:65: types.tsv:2: 'com.example.note' conforms to 'no.such', which nothing declares; declare it or drop the edge"
    ),
    (
      "<plist><array/></plist>",
      "1:65: types.tsv:1:8: array where a dictionary belongs; declarations are in an Info.plist (XML, binary or JSON) or in a type table"
    ),
  ])
  func badFilesOfDeclarations(text: String?, error: String) throws {
    try withScratchFolder { folder in
      if let text { try write(text, to: folder.appending("types.tsv")) }
      let path = folder.appending("s.suite.ndjson")
      try write(Self.text(declarations: "types.tsv"), to: path)
      let thrown = #expect(throws: SuiteLoadError.self) { try SuiteLibrary.suites(at: path) }
      #expect(thrown?.description == "\(path):\(error)")
    }
  }

  @Test func declarationsOfSidecars() throws {
    try withScratchFolder { folder in
      try write("Milk\n", to: folder.appending("a.note"))
      let path = folder.appending("a.note.expect.json")
      try write(#"{"declare":[\#(Self.note)],"expect":{"type":"com.example.note"}}"#, to: path)
      let suite = try #require(try SuiteLibrary.suites(at: folder).first)
      #expect(SuiteRunner(OwnImplementation()).run(suite).map(\.outcome) == [.pass])
      try write(#"{"declare":[{"identifier":"a/b"}],"expect":{"type":"a.b"}}"#, to: path)
      let thrown = #expect(throws: SuiteLoadError.self) { try SuiteLibrary.suites(at: folder) }
      #expect(
        thrown?.description
          == "\(path):1:13: '/' in the identifier 'a/b'; letters, digits, '-' and '.' are allowed")
    }
  }

  @Test func requestsHaveDeclarations() {
    func reply(_ question: String) -> String {
      let line = #"{"protocol":1,"id":"x",\#(question)}"#
      return String(
        decoding: LineProtocol.respond(to: Array(line.utf8), with: OwnImplementation()), as: UTF8.self)
    }
    let question = #""kind":"conformance","type":"com.example.note","other":"public.text""#
    #expect(
      reply(#"\#(question),"declare":[\#(Self.note)]"#)
        == #"{"id":"x","answer":{"conforms":true,"subtype":true,"supertype":false,"carried":false}}"#)
    #expect(reply(question) == #"{"id":"x","error":"no type is called 'com.example.note'"}"#)
    #expect(
      reply(#"\#(question),"declare":[\#(Self.note),\#(Self.note)]"#)
        == #"{"id":"x","error":"declare[1]: 'com.example.note' is declared at declare[0] already; keep one"}"#
    )
    #expect(
      reply(#"\#(question),"declare":[{}]"#)
        == #"{"id":"x","error":"1:104: an element of 'declare' has no 'identifier': the type's identifier"}"#)
  }

  /// Requests have the declarations of the header and the case.
  @Test func theCommandAgainstItself() throws {
    let uti = BuiltCommand.folder.appendingPathComponent("uti").path
    let implementation = CommandImplementation("'\(uti)' suite answer")
    defer { implementation.close() }
    for file in SuiteFile.all where file.shortPath.contains("declarations.suite") {
      let suite = try #require(try SuiteLibrary.suites(at: file.path).first)
      #expect(SuiteRunner(implementation).run(suite).allSatisfy { $0.outcome == .pass })
    }
  }

  @Test func schemaHasDeclarations() throws {
    let lines = try #require(try CaseValue(json: SuiteSchema.json().utf8).object?["oneOf"]?.list)
    #expect(lines.first?.object?["properties"]?.object?["declarations"] != nil)
    for (kind, line) in zip(CaseKinds.standard, lines.dropFirst()) {
      #expect((line.object?["properties"]?.object?["declare"] != nil) == kind.takesDeclarations)
    }
  }

  private static func text(declarations: String) -> String {
    #"{"suite":"s","format":1,"about":"a","source":"b","declarations":"\#(declarations)"}"# + "\n"
      + #"{"id":"a","kind":"lookup","tag":"note","tagClass":"public.filename-extension","expect":{"first":"com.example.note"}}"#
  }

  private func write(_ text: String, to path: FilePath) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path.string))
  }
}

/// An implementation with a fixed answer.
private final class Always: Implementation {
  private let answer: CaseObject
  let isOwn = false

  init(_ answer: [String: String]) { self.answer = CaseObject(answer.map { ($0.key, .text($0.value)) }) }

  func reply(to example: SuiteCase, of suite: ConformanceSuites.Suite) -> ImplementationReply {
    .answer(answer)
  }
}
