import ConformanceSuites
import Foundation
import ItemProviderSuites
import SystemPackage
import Testing

/// The suites of item provider behaviour.
@Suite struct ProviderSuiteTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Suites")
  static let names = ["carried-plans", "provider-behaviour", "provider-files", "provider-handlers"]

  static func file(_ name: String) -> String {
    folder.appendingPathComponent(name + ".suite.ndjson").path
  }

  static func suite(named name: String) throws -> ConformanceSuites.Suite {
    let kinds = CaseKinds.standard + CaseKinds.providers
    return try #require(try SuiteLibrary.suites(at: FilePath(file(name)), kinds: kinds).first)
  }

  @Test func everySuiteIsRun() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { $0 + ".suite.ndjson" })
  }

  @Test(arguments: names) func holds(_ name: String) throws {
    let suite = try Self.suite(named: name)
    var tally = CaseTally()
    try SuiteRunner(OwnImplementation()).run(suite) { result, _ in
      tally.count(result.outcome)
      guard result.outcome.isFinding else { return }
      let failure = result.outcome.failure?.summary ?? "the deviation is gone: remove its mark"
      Issue.record(
        "\(result.example.id): \(failure)",
        sourceLocation: SourceLocation(
          fileID: "Suites/\(name)", filePath: Self.file(name), line: result.example.line, column: 1))
    }
    #expect(tally.passed == suite.cases.count)
  }

  // Every key of a question and an expectation is used.
  @Test func theSuitesUseTheWholeKinds() throws {
    let cases = try Self.names.flatMap { try Self.suite(named: $0).cases }
    for kind in CaseKinds.providers {
      let own = cases.filter { type(of: $0.asked) == kind }
      let keys = Set(own.flatMap(\.expected.keys))
      #expect(kind.expectation.filter { !keys.contains($0.name) }.map(\.name) == [])
      let asked = Set(own.flatMap(\.question.keys))
      #expect(kind.question.filter { !asked.contains($0.name) }.map(\.name) == [])
    }
  }

  static let wrong = [
    #""registered":[{"type":"public.heic"},{"type":"public.jpeg"}],"call":"loadFileRepresentation","type":"public.image","expect":{"serves":"public.jpeg"}"#,
    #""registered":[{"type":"public.heic"}],"call":"loadFileRepresentation","type":"public.image","expect":{"extension":"jpeg"}"#,
    #""registered":[{"type":"public.heic"}],"call":"loadFileRepresentation","type":"public.image","expect":{"goneAfterwards":false}"#,
    #""registered":[],"call":"loadDataRepresentation","type":"public.image","expect":{"error":{"code":-1}}"#,
    #""registered":[],"call":"loadDataRepresentation","type":"public.image","expect":{"error":null}"#,
    #""registered":[{"type":"public.heic"}],"call":"hasItemConformingToTypeIdentifier","type":"public.image","expect":{"answer":false}"#,
    #""registered":[{"type":"public.png","answers":"forgets"}],"call":"loadDataRepresentation","type":"public.png","expect":{"error":null}"#,
    #""registered":[{"type":"public.png","answers":"twice"}],"call":"loadDataRepresentation","type":"public.png","expect":{"content":"again"}"#,
    #""registered":[],"contentsOf":{"named":"a.png"},"call":"registeredTypeIdentifiers","expect":{"identifiers":["public.data"]}"#,
    #""registered":[],"contentsOf":{"named":"a.png","as":"missing"},"call":"registeredTypeIdentifiers","expect":{"made":true}"#,
  ]

  @Test func aPlanThatComesOutOtherwiseFails() throws {
    let suite = try Self.suite(
      #""registered":[{"type":"public.png","as":"file"}],"for":"upload","expect":{"step":2}"#,
      kind: "carried-plan")
    #expect(try SuiteRunner(OwnImplementation()).run(suite).map(\.outcome.name) == ["fail"])
  }

  @Test(arguments: wrong) func aWrongExpectationFails(_ members: String) throws {
    let results = try SuiteRunner(OwnImplementation()).run(try Self.suite(members))
    #expect(results.map(\.outcome.name) == ["fail"])
  }

  static let malformed = [
    #""registered":[],"call":"loadDataRepresentation","expect":{"serves":null}"#,
    #""registered":[],"call":"canLoadObject","expect":{"answer":false}"#,
    #""registered":[],"call":"canLoadObject","readable":[],"type":"public.data","expect":{"answer":false}"#,
    #""registered":[],"call":"registeredContentTypes","times":2,"expect":{"identifiers":[]}"#,
    #""registered":[],"call":"loadEverything","type":"public.data","expect":{"serves":null}"#,
    #""registered":[{"type":"public.png"}],"contentsOf":{"named":"a"},"call":"registeredContentTypes","expect":{"made":true}"#,
    #""registered":[{"as":"file"}],"call":"registeredContentTypes","expect":{"identifiers":[]}"#,
  ]

  @Test(arguments: malformed) func aMalformedQuestionIsRefused(_ members: String) {
    #expect(throws: SuiteError.self) { try Self.suite(members) }
  }

  private static func suite(
    _ members: String, kind: String = "provider"
  ) throws -> ConformanceSuites.Suite {
    let lines = [
      #"{"suite":"made","format":1,"about":"a","source":"s"}"#,
      #"{"id":"one","kind":"\#(kind)",\#(members)}"#,
    ]
    return try ConformanceSuites.Suite(
      ndjson: Array(lines.joined(separator: "\n").utf8), name: "made.suite.ndjson",
      kinds: CaseKinds.providers)
  }
}
