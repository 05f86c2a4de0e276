import Testing

@testable import ConformanceSuites

/// Comparison with other implementations, by common keys and by own keys if answered.
struct OtherImplementationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let question: String
    let expected: String
    let answer: String
    let outcome: String
    var testDescription: String { "\(question) \(expected) \(answer)" }

    init(_ question: String, _ expected: String, _ answer: String, _ outcome: String) {
      self.question = question
      self.expected = expected
      self.answer = answer
      self.outcome = outcome
    }

    static let jpeg = #""kind":"identification","text":"","name":"a.jpg""#
    static let photo = #""kind":"decision","registered":["public.jpeg"]"#
    static let items = #""kind":"mediaItems","files":[{"name":"a.jpg"}]"#
    static let plan =
      #""kind":"plan","registered":["public.heic"],"for":"upload","byteSize":1000,"memoryLimit":900"#
    static let outcome =
      #"{"outcome":{"delivers":[["public.heic"]],"forms":["file","bytes"],"peakBytes":100000,"lasts":true}}"#

    static let all = [
      // MIME types match their types.
      Example(jpeg, #"{"type":"public.jpeg"}"#, #"{"mime":"image/jpeg"}"#, "pass"),
      Example(jpeg, #"{"type":"public.jpeg"}"#, #"{"type":"IMAGE/JPEG; q=1"}"#, "pass"),
      Example(jpeg, #"{"type":{"atLeast":"public.image"}}"#, #"{"mime":"image/jpeg"}"#, "pass"),
      Example(jpeg, #"{"type":"public.jpeg"}"#, #"{"mime":"image/png"}"#, "fail"),
      Example(jpeg, #"{"mime":"audio/x-wav"}"#, #"{"mime":"audio/vnd.wave"}"#, "pass"),
      Example(
        #""kind":"lookup","tag":"jpg","tagClass":"public.filename-extension""#,
        #"{"first":"public.jpeg","all":["public.jpeg"]}"#, #"{"first":"image/jpeg","all":["image/jpeg"]}"#,
        "pass"),
      // Own keys may be missing, but are compared if answered.
      Example(jpeg, #"{"type":"public.jpeg","agreement":"confirmed"}"#, #"{"mime":"image/jpeg"}"#, "pass"),
      Example(
        jpeg, #"{"type":"public.jpeg","agreement":"confirmed"}"#,
        #"{"mime":"image/jpeg","agreement":"contentOnly"}"#, "fail"),
      Example(jpeg, #"{"agreement":"confirmed"}"#, #"{"mime":"image/jpeg"}"#, "skipped"),
      Example(jpeg, #"{"damage":"truncated"}"#, #"{"damage":"cut"}"#, "pass"),
      Example(jpeg, #"{"damage":"truncated"}"#, #"{"damage":null}"#, "fail"),
      Example(jpeg, #"{"damage":null}"#, #"{"damage":"cut"}"#, "fail"),
      // Names of rules are ignored.
      Example(photo, #"{"kind":"photo","rule":"image"}"#, #"{"kind":"photo","rule":"mine"}"#, "pass"),
      Example(photo, #"{"rule":"image"}"#, #"{"rule":"mine"}"#, "skipped"),
      Example(photo + #","rules":"articleOrder""#, #"{"kind":"photo"}"#, #"{"kind":"photo"}"#, "skipped"),
      // Also within values.
      Example(
        items, #"{"items":[{"path":"a.jpg","camera":null,"rules":{"hdr":null}}]}"#,
        #"{"items":[{"path":"a.jpg","camera":null}]}"#, "pass"),
      Example(
        items, #"{"items":[{"path":"a.jpg","camera":null}]}"#, #"{"items":[{"path":"a.jpg"}]}"#, "partly"),
      Example(
        items, #"{"items":[{"path":"a.jpg","camera":null}]}"#, #"{"items":[{"path":"b.jpg"}]}"#, "fail"),
      // Plans are compared by their outcome.
      Example(
        plan, outcome, #"{"steps":[{"call":"loadFileRepresentation","identifier":"public.heic"}]}"#, "pass"),
      Example(
        plan, outcome, #"{"steps":[{"call":"loadDataRepresentation","identifier":"public.image"}]}"#, "pass"),
      Example(
        plan, outcome, #"{"steps":[{"call":"loadObject","class":"UIImage","identifier":"public.heic"}]}"#,
        "fail"),
      Example(
        plan, outcome,
        #"{"steps":[{"call":"loadFileRepresentation","identifier":"public.heic","copied":false}]}"#, "fail"),
      Example(plan, outcome, #"{"steps":[]}"#, "fail"),
      Example(plan, outcome, #"{"refusal":null}"#, "notAnswered"),
    ]
  }

  @Test(arguments: Example.all) func comparesAnswers(_ example: Example) throws {
    let suite = try suite(#"{"id":"a",\#(example.question),"expect":\#(example.expected)}"#)
    let outcome = try SuiteRunner(Parrot(example.answer)).run(suite)[0].outcome
    #expect(outcome.name == example.outcome, "\(outcome.failure?.summary ?? "")")
  }

  /// Missing parts are reported with their path.
  @Test func missingParts() throws {
    let suite = try suite(
      #"{"id":"a",\#(Example.items),"expect":{"items":[{"path":"a.jpg","camera":null}]}}"#)
    let outcome = try SuiteRunner(Parrot(#"{"items":[{"path":"a.jpg"}]}"#)).run(suite)[0].outcome
    #expect(outcome == .partly(unanswered: ["items[0].camera"]))
  }

  @Test func conformanceRequestsHaveMIMETypes() throws {
    let suite = try suite(
      #"{"id":"a","kind":"conformance","type":"public.svg-image","other":"public.xml","expect":{"conforms":true}}"#,
      #"{"id":"b","kind":"conformance","type":"public.svg-image","other":"public.image","expect":{"conforms":true}}"#,
      #"{"id":"c","kind":"conformance","type":"image/svg+xml","other":"text/xml","expect":{"conforms":true}}"#
    )
    let asked = suite.cases.map { String(decoding: LineProtocol.request($0, of: suite), as: UTF8.self) }
    #expect(asked[0].contains(#""mime":{"type":"image/svg+xml","other":"application/xml"}"#), "\(asked[0])")
    #expect(!asked[1].contains("mime"))
    #expect(asked[2].contains(#""mime":{"type":"image/svg+xml","other":"text/xml"}"#))
    #expect(SuiteRunner(OwnImplementation()).run(suite).allSatisfy { $0.outcome == .pass })
  }

  @Test func casesWithOnlyRuleNames() throws {
    let suite = try suite(
      #"{"id":"a","kind":"identification","name":"a.heic","as":"name","expect":{"type":"public.heic"}}"#)
    #expect(SuiteRunner(OwnImplementation()).run(suite).map(\.outcome) == [.pass])
  }
}
