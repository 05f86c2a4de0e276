import ConformanceSuites
import Testing

/// An implementation with a fixed reply.
final class Parrot: Implementation {
  let isOwn: Bool
  private let line: ImplementationReply

  init(_ reply: ImplementationReply, own: Bool = false) {
    line = reply
    isOwn = own
  }

  /// Creates an implementation with an answer in JSON.
  convenience init(_ json: String, own: Bool = false) throws {
    self.init(.answer(try #require(try CaseValue(json: json.utf8).object)), own: own)
  }

  func reply(to example: SuiteCase, of suite: Suite) -> ImplementationReply { line }
}

/// A comparison of an expectation and an answer.
struct Comparison: Sendable, CustomTestStringConvertible {
  var question: String
  var expected: String
  var answer: String
  /// The expected message; empty if the case passes.
  var summary: String
  var testDescription: String { "\(expected) against \(answer)" }

  init(_ question: String, _ expected: String, _ answer: String, _ summary: String = "") {
    self.question = question
    self.expected = expected
    self.answer = answer
    self.summary = summary
  }

  static let declaration = #""kind":"declaration","type":"public.heic""#
  static let lookup = #""kind":"lookup","tag":"x","tagClass":"public.mime-type""#
  static let identification = #""kind":"identification","text":"""#
  static let plan = #""kind":"plan","registered":[],"for":"upload""#
  static let error = #""kind":"error","file":"f","declarations":"""#
  static let dynamic = #""kind":"dynamic","identifier":"dyn.a""#

  static let all: [Comparison] = [
    Comparison(declaration, #"{"exists":true}"#, #"{"exists":true,"dynamic":true}"#),
    Comparison(declaration, #"{"exists":true}"#, "{}", "exists: expected true, got nothing (not answered)"),
    Comparison(declaration, #"{"parents":["A","b"]}"#, #"{"parents":["B","a"]}"#),
    Comparison(
      declaration, #"{"parents":["a","b"]}"#, #"{"parents":["a","a"]}"#,
      #"parents: expected ["a","b"], got ["a","a"]"#),
    Comparison(
      declaration, #"{"parents":["a"]}"#, #"{"parents":["a","b"]}"#,
      #"parents: expected ["a"], got ["a","b"]"#),
    Comparison(
      declaration, #"{"extensions":["a","b"]}"#, #"{"extensions":["b","a"]}"#,
      #"extensions: expected ["a","b"], got ["b","a"]"#),
    Comparison(
      declaration, #"{"extensions":["a"]}"#, #"{"extensions":["A"]}"#,
      #"extensions: expected ["a"], got ["A"]"#),
    Comparison(declaration, #"{"description":null}"#, #"{"description":null}"#),
    Comparison(
      declaration, #"{"description":null}"#, #"{"description":"x"}"#, #"description: expected null, got "x""#),
    Comparison(lookup, #"{"first":"public.HEIC"}"#, #"{"first":"PUBLIC.heic"}"#),
    Comparison(
      lookup, #"{"first":"public.heic"}"#, #"{"first":"public.png"}"#,
      #"first: expected "public.heic", got "public.png" (nearest common supertype: public.image)"#),
    Comparison(lookup, #"{"first":null}"#, #"{"first":"x"}"#, #"first: expected null, got "x""#),
    Comparison(lookup, #"{"contains":["b","A"]}"#, #"{"all":["a","b","c"]}"#),
    Comparison(
      lookup, #"{"contains":["a","d"]}"#, #"{"all":["a","b"]}"#,
      #"contains: expected ["a","d"], got ["a","b"]"#),
    Comparison(
      lookup, #"{"all":["a","b"]}"#, #"{"all":["b","a"]}"#, #"all: expected ["a","b"], got ["b","a"]"#),
    Comparison(identification, #"{"type":"public.png"}"#, #"{"type":"public.png"}"#),
    Comparison(
      identification, #"{"type":"public.png"}"#, #"{"type":"public.image"}"#,
      #"type: expected "public.png", got "public.image" (nearest common supertype: public.image)"#),
    Comparison(identification, #"{"type":{"atLeast":"public.image"}}"#, #"{"type":"public.png"}"#),
    Comparison(identification, #"{"type":{"atLeast":"public.image"}}"#, #"{"type":"public.image"}"#),
    Comparison(
      identification, #"{"type":{"atLeast":"public.image"}}"#, #"{"type":"public.data"}"#,
      #"type: expected {"atLeast":"public.image"}, got "public.data" (nearest common supertype: public.data)"#
    ),
    Comparison(identification, #"{"type":{"atMost":"public.png"}}"#, #"{"type":"public.data"}"#),
    Comparison(
      identification, #"{"type":{"atMost":"public.image"}}"#, #"{"type":"public.png"}"#,
      #"type: expected {"atMost":"public.image"}, got "public.png" (nearest common supertype: public.image)"#),
    Comparison(
      identification, #"{"type":{"atLeast":"no.such"}}"#, #"{"type":"public.png"}"#,
      #"type: expected {"atLeast":"no.such"}, got "public.png" (the suite's registry has no type 'no.such')"#),
    Comparison(
      identification, #"{"type":{"atLeast":"public.image"}}"#, #"{"type":17}"#,
      #"type: expected {"atLeast":"public.image"}, got 17 (the answer is no type of the suite's registry)"#),
    Comparison(
      plan, #"{"steps":[{"call":"loadObject"}]}"#, #"{"steps":[{"call":"loadObject","class":"UIImage"}]}"#),
    Comparison(
      plan, #"{"steps":[{"call":"loadObject","class":"UIImage"}]}"#, #"{"steps":[{"call":"loadObject"}]}"#,
      #"steps[0].class: expected "UIImage", got nothing"#),
    Comparison(
      plan, #"{"steps":[{"call":"loadObject"},{"call":"loadItem","identifier":"a"}]}"#,
      #"{"steps":[{"call":"loadItem","identifier":"b"},{"call":"loadObject"},{"call":"loadItem"}]}"#,
      #"steps[1].identifier: expected "a", got "b"; steps[2]: expected nothing, got {"call":"loadItem"}"#),
    Comparison(
      plan, #"{"steps":[]}"#, #"{"steps":[{"call":"loadObject"}]}"#,
      #"steps[0]: expected nothing, got {"call":"loadObject"}"#),
    Comparison(
      plan, #"{"never":[{"call":"loadObject"},{"call":"loadDataRepresentation"}]}"#,
      #"{"never":[{"call":"loadDataRepresentation"},{"call":"loadObject","class":"UIImage"}]}"#),
    Comparison(error, #"{"message":"is no"}"#, #"{"message":"this is not it"}"#),
    Comparison(
      error, #"{"message":"is not"}"#, #"{"message":"isn't"}"#, #"message: expected "is not", got "isn't""#),
    Comparison(error, #"{"line":2}"#, #"{"line":2.0}"#),
    Comparison(dynamic, #"{"tags":{"a":["x"],"b":[]}}"#, #"{"tags":{"b":[],"a":["x"]}}"#),
    Comparison(
      dynamic, #"{"tags":{"a":["x"]}}"#, #"{"tags":{"a":["x"],"b":["y"]}}"#,
      #"tags.b: expected nothing, got ["y"]"#),
    Comparison(
      dynamic, #"{"identifier":"dyn.ah62d4rv4ge81g5pmr34a"}"#, #"{"identifier":"dyn.ah62d4rv4ge81g5pmr3ua"}"#,
      #"identifier: expected "dyn.ah62d4rv4ge81g5pmr34a", got "dyn.ah62d4rv4ge81g5pmr3ua" (nearest common supertype: public.data; expected is public.filename-extension smint below public.data, public.item; got is public.filename-extension smin` below public.data, public.item)"#
    ),
  ]
}

@Suite struct OutcomeTests {
  @Test(arguments: Comparison.all) func comparisons(_ comparison: Comparison) throws {
    let suite = try suite(#"{"id":"a",\#(comparison.question),"expect":\#(comparison.expected)}"#)
    let outcome = try SuiteRunner(Parrot(comparison.answer, own: true)).run(suite)[0].outcome
    #expect((outcome.failure?.summary ?? "") == comparison.summary)
    #expect((outcome == .pass) == comparison.summary.isEmpty)
  }

  static let marked =
    #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"},"deviation":{"reason":"r"}}"#

  @Test func deviations() throws {
    let suite = try suite(Self.marked)
    let wrong = #"{"kind":"video"}"#
    let right = #"{"kind":"photo"}"#
    #expect(try SuiteRunner(Parrot(wrong, own: true)).run(suite)[0].outcome.name == "expectedDeviation")
    #expect(try SuiteRunner(Parrot(right, own: true)).run(suite)[0].outcome == .deviationGone(reason: "r"))
    #expect(try SuiteRunner(Parrot(right)).run(suite)[0].outcome == .pass)
    #expect(SuiteRunner(Parrot(.error("e"), own: true)).run(suite)[0].outcome.isFinding == false)
  }

  @Test func repliesWithoutAnAnswer() throws {
    let suite = try suite(#"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}"#)
    #expect(SuiteRunner(Parrot(.unsupported)).run(suite)[0].outcome.name == "notAnswered")
    #expect(
      SuiteRunner(Parrot(.error("e"))).run(suite)[0].outcome == .fail(CaseOutcome.Failure(error: "e")))
  }

  @Test func unsupportedKeys() throws {
    let suite = try suite(
      #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}"#,
      #"{"id":"b","kind":"decision","registered":[],"expect":{"kind":"photo","rule":"r"}}"#,
      #"{"id":"c","kind":"decision","registered":[],"expect":{"rule":"r"}}"#)
    let parrot = Parrot(.answer(CaseObject([("kind", .text("photo"))]), unsupported: ["rule"]))
    #expect(
      SuiteRunner(parrot, isStrict: true).run(suite).map(\.outcome.name) == ["pass", "partly", "notAnswered"])
    let mistaken = Parrot(.answer(CaseObject([("kind", .text("video"))]), unsupported: ["rule"]))
    #expect(
      SuiteRunner(mistaken, isStrict: true).run(suite).map(\.outcome.name) == ["fail", "fail", "notAnswered"])
    // Keys that are neither supported nor answered count as unanswered; for this package they fail.
    let silent = CaseObject([("kind", .text("photo")), ("knid", .text("photo"))])
    let runner = SuiteRunner(Parrot(.answer(silent)), isStrict: true)
    #expect(runner.run(suite).map(\.outcome.name) == ["pass", "partly", "notAnswered"])
    #expect(runner.unknownKeys.map(\.key) == ["knid"] && runner.unknownKeys.map(\.count) == [3])
    #expect(
      SuiteRunner(Parrot(.answer(silent), own: true)).run(suite).map(\.outcome.name) == [
        "pass", "fail", "fail",
      ])
  }

  @Test(arguments: [
    (#"{"platform":"darwin"}"#, "only on darwin", true),
    (#"{"trait":"Other"}"#, "needs the trait Other", false),
    (#"{"libmagic":"1.01"}"#, "needs libmagic 1.01", false),
    (#"{"libmagic":"98.00+"}"#, "needs libmagic 98.00+", false),
  ])
  func requirements(_ requires: String, _ reason: String, alsoForOthers: Bool) throws {
    #if canImport(Darwin)
      let requires = requires == #"{"platform":"darwin"}"# ? #"{"platform":"linux"}"# : requires
      let reason = reason == "only on darwin" ? "only on linux" : reason
    #endif
    let suite = try suite(
      #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"},"requires":\#(requires)}"#)
    let answer = #"{"kind":"photo"}"#
    #expect(try SuiteRunner(Parrot(answer, own: true)).run(suite)[0].outcome == .skipped(reason))
    #expect((try SuiteRunner(Parrot(answer)).run(suite)[0].outcome == .pass) != alsoForOthers)
  }

  @Test func ownErrorsForUnknownTypes() throws {
    let suite = try suite(
      #"{"id":"a","kind":"conformance","type":"no.such","other":"public.data","expect":{"conforms":true}}"#,
      #"{"id":"b","kind":"identification","file":"/no/such/file","expect":{"kind":"photo"}}"#,
      #"{"id":"c","kind":"dynamic","identifier":"public.png","expect":{"tags":{}}}"#)
    let results = SuiteRunner(OwnImplementation()).run(suite)
    #expect(
      results.map { $0.outcome.failure?.error } == [
        "no type is called 'no.such'", "No such file or directory", "'public.png' is declared, not dynamic",
      ])
  }
}
