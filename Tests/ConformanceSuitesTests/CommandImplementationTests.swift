import ConformanceSuites
import Foundation
import Testing

/// Other implementations as one-line shell commands.
@Suite struct CommandImplementationTests {
  private func run(_ command: String, limit: Int = 20_000, cases: Int = 2) throws -> [CaseOutcome] {
    let lines = (0..<cases).map {
      #"{"id":"\#($0)","kind":"decision","registered":["public.png"],"expect":{"kind":"photo"}}"#
    }
    let header = #"{"suite":"made","format":1,"about":"a","source":"s"}"#
    let suite = try Suite(ndjson: Array(([header] + lines).joined(separator: "\n").utf8), name: "made")
    let implementation = CommandImplementation(command, timeLimit: limit)
    defer { implementation.close() }
    return SuiteRunner(implementation).run(suite).map(\.outcome)
  }

  /// Answers by line number without parsing the request.
  private func answers(_ answer: String) -> String {
    #"n=0; while read -r line; do echo "{\"id\":\"made/$n\",\#(answer)}"; n=$((n+1)); done"#
  }

  @Test func rightAndWrongAnswers() throws {
    #expect(try run(answers(#"\"answer\":{\"kind\":\"photo\",\"more\":1}"#)) == [.pass, .pass])
    #expect(
      try run(answers(#"\"answer\":{\"kind\":\"video\"}"#)).map { $0.failure?.summary } == [
        #"kind: expected "photo", got "video""#, #"kind: expected "photo", got "video""#,
      ])
    #expect(try run(answers(#"\"unsupported\":true"#)).map(\.name) == ["notAnswered", "notAnswered"])
    #expect(
      try run(answers(#"\"answer\":{},\"unsupported\":[\"kind\"]"#)).map(\.name) == [
        "notAnswered", "notAnswered",
      ])
    #expect(try run(answers(#"\"error\":\"no idea\""#))[0].failure?.error == "no idea")
  }

  /// Stray output is reported; the answer after it is not used for the next question.
  @Test(arguments: [
    ("cat", "the reply has neither 'answer', an object, nor 'unsupported' nor 'error': "),
    (
      #"while read -r l; do echo '{"id":"x","answer":{}}'; done"#,
      #"wrote "{\"id\":\"x\",\"answer\":{}}", and no answer to made/0"#
    ),
    ("while read -r l; do echo '[]'; done", #"wrote "[]", and no answer to made/0"#),
    ("yes", #"wrote "y", and no answer to made/0"#),
    ("echo Loading; cat", #"wrote "Loading" before its answer"#),
  ])
  func linesThatAreNoReplies(command: String, error: String) throws {
    let found = try run(command, limit: 2_000, cases: 1)[0].failure?.error
    #expect(found?.hasPrefix(error) == true, "\(found ?? "")")
  }

  @Test func aBannerFailsOneCase() throws {
    let outcomes = try run("echo Loading; " + answers(#"\"answer\":{\"kind\":\"photo\"}"#), cases: 4)
    #expect(outcomes.map(\.name) == ["fail", "pass", "pass", "pass"])
  }

  @Test(arguments: [
    ("exit 3", "ended with exit code 3"),
    ("kill -9 $$", "was ended by signal 9"),
    ("sleep 600", "did not answer within 200 ms"),
    // Child processes of the shell end with it.
    ("sleep 600 | cat", "did not answer within 200 ms"),
    ("printf unfinished", "ended with exit code 0"),
    ("tr -d '\\n' < /dev/zero", ""),
  ])
  func aCommandThatNeverAnswersIsAskedThreeTimes(command: String, error: String) throws {
    let start = ContinuousClock.now
    let outcomes = try run(command, limit: 200, cases: 9)
    #expect(outcomes.prefix(3).allSatisfy { $0.failure?.error?.hasPrefix(error) == true }, "\(outcomes[0])")
    #expect(outcomes.dropFirst(3).allSatisfy { $0.name == "notAnswered" })
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// A crash fails one case; the command is restarted for the next.
  @Test func restartsAfterACrash() throws {
    let once =
      #"read -r l; i=${l#*made/}; i=${i%%\"*}; case $i in 1|3) exit 7;; esac; "#
      + #"echo "{\"id\":\"made/$i\",\"answer\":{\"kind\":\"photo\"}}"; "#
    let outcomes = try run("while true; do \(once)done", cases: 5)
    #expect(outcomes.map(\.name) == ["pass", "fail", "pass", "fail", "pass"])
    #expect(outcomes[1].failure?.error == "ended with exit code 7")
  }

  @Test func abandonsQuestionsThatAlwaysCrash() throws {
    let command =
      #"read -r l; i=${l#*made/}; i=${i%%\"*}; [ $i = 0 ] || exit 7; "#
      + #"echo "{\"id\":\"made/$i\",\"answer\":{\"kind\":\"photo\"}}""#
    let outcomes = try run(command, cases: 6)
    #expect(outcomes.map(\.name) == ["pass", "fail", "fail", "fail", "notAnswered", "notAnswered"])
    #expect(
      outcomes[5] == .notAnswered("left out: 3 times in a row, the command ended with exit code 7"))
  }

  /// This package answers the same through the protocol as in the process.
  @Test func theCommandAgainstItself() throws {
    let uti = BuiltCommand.folder.appendingPathComponent("uti").path
    let implementation = CommandImplementation("'\(uti)' suite answer", isStrict: true)
    defer { implementation.close() }
    let suites = try SuiteFile.own.flatMap { try SuiteLibrary.suites(at: $0.path) }
    for suite in suites {
      let here = SuiteRunner(OwnImplementation()).run(suite).map(\.outcome.name)
      let there = SuiteRunner(implementation, isStrict: true).run(suite).map(\.outcome.name)
      // Requirements on this build do not apply to others.
      #expect(zip(here, there).allSatisfy { $0 == $1 || $0 == "skipped" }, "\(suite.name)")
    }
  }

  @Test(arguments: [
    ("", "null"), ("17", "null"), ("{}", "null"), (#"{"id":"x"}"#, #""x""#),
  ])
  func questionsThatAreNone(line: String, id: String) throws {
    let reply = String(
      decoding: LineProtocol.respond(to: Array(line.utf8), with: OwnImplementation()), as: UTF8.self)
    #expect(reply.hasPrefix(#"{"id":\#(id),"error":""#), "\(reply)")
  }

  @Test func unknownKinds() throws {
    let line = #"{"protocol":1,"id":"x","kind":"weather"}"#
    let reply = LineProtocol.respond(to: Array(line.utf8), with: OwnImplementation())
    #expect(String(decoding: reply, as: UTF8.self) == #"{"id":"x","unsupported":true}"#)
  }
}

/// The command, in the folder `UTI_FOLDER` or beside the tests.
enum BuiltCommand {
  static var folder: URL {
    if let given = ProcessInfo.processInfo.environment["UTI_FOLDER"] { return URL(fileURLWithPath: given) }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #if canImport(Darwin)
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
      return (Bundle.main.executableURL ?? bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }
}
