import ConformanceSuites
import Foundation
import ItemProviderSuites
import SystemPackage
import Testing

/// The behaviour of item providers, question by question.
@Suite struct ProviderSuiteTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Suites/provider-behaviour.suite.ndjson").path

  static func suites() throws -> [ConformanceSuites.Suite] {
    try SuiteLibrary.suites(at: FilePath(file), kinds: CaseKinds.standard + CaseKinds.providers)
  }

  @Test func holds() throws {
    let suite = try #require(try Self.suites().first)
    var tally = Tally()
    try SuiteRunner(OwnImplementation()).run(suite) { result, _ in
      tally.count(result.outcome)
      guard result.outcome.isFinding else { return }
      let failure = result.outcome.failure?.summary ?? "the deviation is gone: remove its mark"
      Issue.record(
        "\(result.example.id): \(failure)",
        sourceLocation: SourceLocation(
          fileID: "Suites/provider-behaviour", filePath: Self.file, line: result.example.line, column: 1))
    }
    #expect(tally.passed == suite.cases.count)
  }

  // Every key of the expectation is expected somewhere, and every call is asked.
  @Test func theSuiteUsesTheWholeKind() throws {
    let cases = try #require(try Self.suites().first).cases
    let keys = Set(cases.flatMap(\.expected.keys))
    #expect(ProviderCase.expectation.filter { !keys.contains($0.name) }.map(\.name) == [])
    let asked = Set(cases.flatMap(\.question.keys))
    #expect(ProviderCase.question.filter { !asked.contains($0.name) }.map(\.name) == [])
  }

  static let wrong = [
    #""registered":[{"type":"public.heic"},{"type":"public.jpeg"}],"call":"loadFileRepresentation","type":"public.image","expect":{"serves":"public.jpeg"}"#,
    #""registered":[{"type":"public.heic"}],"call":"loadFileRepresentation","type":"public.image","expect":{"extension":"jpeg"}"#,
    #""registered":[{"type":"public.heic"}],"call":"loadFileRepresentation","type":"public.image","expect":{"goneAfterwards":false}"#,
    #""registered":[],"call":"loadDataRepresentation","type":"public.image","expect":{"error":{"code":-1}}"#,
    #""registered":[],"call":"loadDataRepresentation","type":"public.image","expect":{"error":null}"#,
    #""registered":[{"type":"public.heic"}],"call":"hasItemConformingToTypeIdentifier","type":"public.image","expect":{"answer":false}"#,
  ]

  @Test(arguments: wrong) func aWrongExpectationFails(_ members: String) throws {
    let results = try SuiteRunner(OwnImplementation()).run(try Self.suite(members))
    #expect(results.map(\.outcome.name) == ["fail"])
  }

  static let malformed = [
    #""registered":[],"call":"loadDataRepresentation","expect":{"serves":null}"#,
    #""registered":[],"call":"canLoadObject","expect":{"answer":false}"#,
    #""registered":[],"call":"canLoadObject","readable":[],"type":"public.data","expect":{"answer":false}"#,
    #""registered":[],"call":"registeredContentTypes","times":2,"expect":{"identifiers":[]}"#,
    #""registered":[],"call":"loadItem","type":"public.data","expect":{"serves":null}"#,
    #""registered":[{"as":"file"}],"call":"registeredContentTypes","expect":{"identifiers":[]}"#,
  ]

  @Test(arguments: malformed) func aMalformedQuestionIsRefused(_ members: String) {
    #expect(throws: SuiteError.self) { try Self.suite(members) }
  }

  private static func suite(_ members: String) throws -> ConformanceSuites.Suite {
    let lines = [
      #"{"suite":"made","format":1,"about":"a","source":"s"}"#,
      #"{"id":"one","kind":"provider",\#(members)}"#,
    ]
    return try ConformanceSuites.Suite(
      ndjson: Array(lines.joined(separator: "\n").utf8), name: "made.suite.ndjson",
      kinds: CaseKinds.providers)
  }
}
