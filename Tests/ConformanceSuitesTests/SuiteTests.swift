import ConformanceSuites
import Foundation
import SystemPackage
import Testing

/// Runs every suite of the repository against this package.
@Suite struct SuiteTests {
  @Test(arguments: SuiteFile.all) func holds(_ file: SuiteFile) throws {
    let suite = try #require(try SuiteLibrary.suites(at: file.path).first)
    #expect(!suite.cases.isEmpty)
    var tally = CaseTally()
    SuiteRunner(OwnImplementation()).run(suite) { result, _ in
      tally.count(result.outcome)
      if result.outcome.isFinding { record(result, file) }
    }
    #expect(tally.total == suite.cases.count)
    let conditional = suite.cases.filter { $0.requirement != SuiteCase.Requirement() }
    #expect(tally.skipped <= conditional.count, "a case was skipped that requires nothing")
  }

  /// Kinds that other implementations can answer.
  private static let foreign = ["declaration", "conformance", "lookup", "dynamic", "identification"]

  @Test func mostCommonCasesAreIndependent() throws {
    let suites = try SuiteFile.product.flatMap { try SuiteLibrary.suites(at: $0.path) }
    var independent = 0
    var count = 0
    for suite in suites {
      for example in suite.cases where Self.foreign.contains(example.kind.name) {
        #expect(!suite.source(of: example).isEmpty)
        count += 1
        if suite.independence(of: example) != .ours { independent += 1 }
      }
    }
    #expect(count > 10_000 && independent * 10 > count * 9, "\(independent) of \(count)")
  }

  @Test func casesMayHaveASource() throws {
    let suite = try Suite(
      ndjson: Array(
        (#"{"suite":"s","format":1,"about":"a","source":"of all","independence":"apple"}"# + "\n"
          + #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}"# + "\n"
          + #"{"id":"b","kind":"decision","registered":[],"expect":{"kind":"photo"},"source":"of one","independence":"observed"}"#)
          .utf8), name: "s")
    #expect(suite.cases.map(suite.source) == ["of all", "of one"])
    #expect(suite.cases.map(suite.independence) == [.apple, .observed])
  }

  private func record(_ result: CaseResult, _ file: SuiteFile) {
    let failure = result.outcome.failure?.summary ?? "the deviation is gone: remove its mark"
    let why = result.example.because.map { "\(failure) (\($0))" } ?? failure
    let rerun = result.rerun.split(separator: file.path.string, maxSplits: 1).joined(
      separator: file.shortPath)
    Issue.record(
      "\(result.suite.name)/\(result.example.id): \(why)\n  rerun: \(rerun)",
      sourceLocation: SourceLocation(
        fileID: "Suites/\(file.shortPath)", filePath: file.path.string, line: result.example.line, column: 1))
  }

  @Test func expectationsBesideFixtures() throws {
    let folder = FilePath(SuiteFile.ownFolder.path)
    let suites = try SuiteLibrary.suites(at: folder)
    #expect(suites.map(\.name) == ["Beside", "apple-alone", "one-of-each", "with-declarations"])
    let results = SuiteRunner(OwnImplementation()).run(suites[0])
    #expect(results.map(\.outcome) == [.pass])
    #expect(
      results[0].rerun
        == "uti suite run \(folder.appending("Beside").appending("note.txt.expect.json").string)")
    let alone = try SuiteLibrary.suites(at: folder.appending("Beside").appending("note.txt.expect.json"))
    #expect(alone.map { $0.cases.map(\.id) } == [["note.txt"]])
  }

  /// The built-in suites equal the output of `Scripts/generate` for Tests/Suites.
  @Test func builtInSuitesMatchTheFiles() throws {
    var expected: [String: String] = [:]
    for file in SuiteFile.product {
      let text = try String(contentsOfFile: file.path.string, encoding: .utf8)
      let suite = try Suite(ndjson: Array(text.utf8), name: file.shortPath)
      let lines = text.split(separator: "\n").filter { !$0.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      // Files beside the suites' folder are included by their path within Tests.
      expected[suite.name] =
        lines.joined(separator: "\n").replacingOccurrences(of: #""../Fixtures/"#, with: #""Fixtures/"#) + "\n"
    }
    #expect(SuiteLibrary.builtInNames == expected.keys.sorted())
    for (name, text) in expected {
      let carried = SuiteLibrary.builtInText(name).map { String(decoding: $0, as: UTF8.self) }
      #expect(carried == text, "run Scripts/generate: \(name) differs from its file")
    }
    #expect(try SuiteLibrary.builtIn().map(\.name) == SuiteLibrary.builtInNames)
  }
}
