import ConformanceSuites
import Foundation
import SystemPackage
import Testing

@Suite struct SuiteUpdateTests {
  private static let text = """
    {"suite":"s","format":1,"about":"a","source":"b"}

    {"id":"right", "kind":"conformance", "type":"public.png","other":"public.image","expect":{"conforms":true}}
    {"id":"wrong", "kind":"conformance", "type":"public.png","other":"public.image","expect":{"subtype":true,"conforms":false},"tags":["t"]}
    {"id":"none","kind":"conformance","type":"no.such","other":"public.image","expect":{"conforms":true}}
    {"id":"marked","kind":"conformance","type":"public.png","other":"public.image","expect":{"conforms":false},"deviation":{"reason":"r"}}

    """

  @Test func replacesOnlyDifferences() throws {
    try withScratchFolder { folder in
      let path = folder.appending("s.suite.ndjson")
      try Data(Self.text.utf8).write(to: URL(fileURLWithPath: path.string))
      let (update, left) = try observe(path)
      #expect(left == ["none"])
      let new =
        #"{"id":"wrong","kind":"conformance","type":"public.png","other":"public.image","expect":{"subtype":true,"conforms":true},"tags":["t"]}"#
      let old = Self.text.split(separator: "\n", omittingEmptySubsequences: false)[3]
      #expect(
        update.text == "--- \(path)\n+++ \(path) (observed)\n@@ -4,1 +4,1 @@\n-\(old)\n+\(new)\n")
      #expect(try String(contentsOfFile: path.string, encoding: .utf8) == Self.text)
      try update.write()
      var lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines[3] = new
      #expect(try String(contentsOfFile: path.string, encoding: .utf8) == lines.joined(separator: "\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.string) == ["s.suite.ndjson"])
      #expect(try observe(path).update.changes.isEmpty)
    }
  }

  @Test func updatesSidecars() throws {
    try withScratchFolder { folder in
      try Data("words\n".utf8).write(to: URL(fileURLWithPath: folder.appending("a.txt").string))
      let path = folder.appending("a.txt.expect.json")
      try Data(#"{"expect":{"type":"public.png"},"tags":["t"]}"#.utf8).write(
        to: URL(fileURLWithPath: path.string))
      let (update, left) = try observe(folder)
      #expect(left.isEmpty)
      try update.write()
      #expect(
        try String(contentsOfFile: path.string, encoding: .utf8)
          == "{\n  \"expect\": {\n    \"type\": \"public.plain-text\"\n  },\n  \"tags\": [\n    \"t\"\n  ]\n}\n"
      )
    }
  }

  @Test func keepsChangedFiles() throws {
    try withScratchFolder { folder in
      let path = folder.appending("s.suite.ndjson")
      try Data(Self.text.utf8).write(to: URL(fileURLWithPath: path.string))
      let suite = try #require(try SuiteLibrary.suites(at: path).first)
      try Data("{}\n{}\n{}\n{}\n".utf8).write(to: URL(fileURLWithPath: path.string))
      var update = SuiteUpdate()
      #expect(throws: SuiteLoadError.self) {
        try SuiteRunner(OwnImplementation()).run(suite) { _ = try update.add($0, answer: $1) }
      }
    }
  }

  private func observe(_ path: FilePath) throws -> (update: SuiteUpdate, left: [String]) {
    var update = SuiteUpdate()
    var left: [String] = []
    for suite in try SuiteLibrary.suites(at: path) {
      try SuiteRunner(OwnImplementation()).run(suite) { result, answer in
        if result.outcome.isFinding, try !update.add(result, answer: answer) {
          left.append(result.example.id)
        }
      }
    }
    return (update, left)
  }
}
