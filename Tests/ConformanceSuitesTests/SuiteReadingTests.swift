import ConformanceSuites
import SystemPackage
import Testing

/// Invalid suites with the error position; lines follow a valid header unless they include one.
struct Refusal: Sendable, CustomTestStringConvertible {
  var text: String
  var error: String
  var testDescription: String { error }

  init(_ text: String, _ error: String) {
    self.text = text
    self.error = error
  }

  static let header = #"{"suite":"s","format":1,"about":"a","source":"b"}"# + "\n"

  static let headers: [Refusal] = [
    Refusal("", "f: no header; the first line names the suite"),
    Refusal("\n \n", "f: no header; the first line names the suite"),
    Refusal("[]", "f:1:1: expected the header as an object, found an array of 0"),
    Refusal(
      #"{"suite":"s","format":2,"about":"a","source":"b"}"#,
      "f:1:23: 'format' holds 2; write a whole number from 1 to 1"),
    Refusal(
      #"{"suite":"s","format":1,"about":"a"}"#,
      "f:1:1: the header has no 'source': where the truth comes from, where a case does not say"),
    Refusal(
      #"{"suite":"a b","format":1,"about":"a","source":"b"}"#,
      "f:1:10: 'a b' is no name for a suite: letters, digits, '-', '_', '.'"),
    Refusal(
      #"{"suite":"s","format":1,"about":"a","source":"b","registry":"mine"}"#,
      #"f:1:61: 'registry' holds "mine"; write "apple" or "all""#),
    Refusal(
      #"{"suite":"s","format":1,"about":"a","source":"b","declarations":"Info.plist"}"#,
      "f:1:65: 'declarations' names a file beside the suite, and this suite is not read from a file; write 'declare' in its cases instead"
    ),
  ]

  static let cases: [Refusal] = [
    Refusal("{", "f:2:2: expected a key in double quotes or \"}\", found the end"),
    Refusal(#""text""#, "f:2:1: expected a case as an object, found string"),
    Refusal(#"{"kind":"conformance"}"#, "f:2:1: the case has no 'id' that is a string"),
    Refusal(#"{"id":"","kind":"conformance"}"#, "f:2:7: 'id' is empty"),
    Refusal(
      #"{"id":"a"}"#,
      "f:2:1: the case has no 'kind'; write one of declaration, conformance, lookup, dynamic, identification, decision, plan, mediaItems, error"
    ),
    Refusal(
      #"{"id":"a","kind":"guess"}"#,
      "f:2:18: unknown kind 'guess'; write one of declaration, conformance, lookup, dynamic, identification, decision, plan, mediaItems, error"
    ),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","other":"y","expects":{}}"#,
      "f:2:55: unknown key 'expects' in a case of kind conformance; it has type, other, declare, because, source, independence, tags, requires, deviation, expect, id, kind"
    ),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","expect":{"conforms":true}}"#,
      "f:2:1: a case of kind conformance has no 'other': the type that it is compared with, or a MIME type of it"
    ),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","other":"y"}"#, "f:2:1: the case has no 'expect'"),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","other":"y","expect":{}}"#,
      "f:2:64: nothing is expected; a case must be able to fail"),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","other":"y","expect":{"conforms":"yes"}}"#,
      #"f:2:76: 'conforms' holds "yes"; write true or false"#),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","other":"y","expect":{"conform":true}}"#,
      "f:2:65: unknown key 'conform' in the expectation of kind conformance; it has conforms, subtype, supertype, carried"
    ),
    Refusal(
      #"{"id":"a","kind":"conformance","type":"x","type":"z","other":"y","expect":{"conforms":true}}"#,
      "f:2:32: the key 'type' comes twice"),
    Refusal(
      #"{"id":"a","kind":"identification","expect":{"mime":"x"}}"#,
      #"f:2:1: write exactly one of 'file', 'text' and 'hex'; none of them only beside 'name' and '"as":"name"'"#
    ),
    Refusal(
      #"{"id":"a","kind":"identification","hex":"0g","expect":{"mime":"x"}}"#,
      "f:2:41: 'hex' is not pairs of hexadecimal digits"),
    Refusal(
      #"{"id":"a","kind":"identification","text":"","expect":{"type":{"near":"x"}}}"#,
      #"f:2:62: 'type' holds an object; write an identifier, {"atLeast": identifier} or {"atMost": identifier}"#
    ),
    Refusal(
      #"{"id":"a","kind":"dynamic","identifier":"dyn.a","tag":"x","expect":{"tags":{}}}"#,
      "f:2:1: write either 'identifier', to decode it, or 'tag' and 'tagClass', to encode them"),
    Refusal(
      #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"},"requires":{"libmagic":"5"}}"#,
      "f:2:94: '5' is no version; write 5.44 or 5.44+"),
    Refusal(
      #"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"},"deviation":{}}"#,
      "f:2:83: an element of 'deviation' has no 'reason': why it is known not to hold"),
    Refusal(
      #"{"id":"a","kind":"plan","registered":[],"for":"fun","expect":{"rule":"x"}}"#,
      #"f:2:47: 'for' holds "fun"; write "thumbnail" or "display" or "edit" or "upload" or "metadata""#),
    Refusal(
      #"{"id":"a","kind":"declaration","type":"a.b","declare":[{"conformsTo":[]}],"expect":{"exists":true}}"#,
      "f:2:56: an element of 'declare' has no 'identifier': the type's identifier"),
    Refusal(
      #"{"id":"a","kind":"declaration","type":"a.b","declare":[{"identifier":"a.b"},{"identifier":"a.c","conformsTo":["no.such"]}],"expect":{"exists":true}}"#,
      "f:2:77: 'a.c' conforms to 'no.such', which nothing declares; declare it or drop the edge"),
    Refusal(
      #"{"id":"a","kind":"declaration","type":"a.b","declare":[{"identifier":"a.b"},{"identifier":"A.b"}],"expect":{"exists":true}}"#,
      "f:2:77: 'a.b' is declared at declare[0] already; keep one"),
    Refusal(
      #"{"id":"a","kind":"declaration","type":"a.b","declare":[{"identifier":"a.b","extensions":[".b"]}],"expect":{"exists":true}}"#,
      "f:2:56: the extension '.b' of 'a.b' has its dot; write extensions without their dot"),
    Refusal(
      #"{"id":"a","kind":"decision","registered":[],"declare":[],"expect":{"kind":"photo"}}"#,
      "f:2:45: unknown key 'declare' in a case of kind decision; it has registered, rules, canLoadLivePhoto, because, source, independence, tags, requires, deviation, expect, id, kind"
    ),
    Refusal(
      """
      {"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}

      {"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}
      """, "f:4:7: the id 'a' is taken by line 2"),
  ]
}

@Suite struct SuiteReadingTests {
  @Test(arguments: Refusal.headers) func headersAreRefused(_ refusal: Refusal) {
    expect(refusal.error, from: refusal.text)
  }

  @Test(arguments: Refusal.cases) func casesAreRefused(_ refusal: Refusal) {
    expect(refusal.error, from: Refusal.header + refusal.text)
  }

  private func expect(_ error: String, from text: String) {
    let thrown = #expect(throws: SuiteError.self) { try Suite(ndjson: Array(text.utf8), name: "f") }
    #expect(thrown?.description == error)
  }

  @Test func refusesInvalidUTF8() {
    let error = #expect(throws: SuiteError.self) {
      try Suite(ndjson: Array(Refusal.header.utf8) + [0x22, 0xFF, 0x22], name: "f")
    }
    #expect(error?.description == "f:2: not UTF-8")
  }

  @Test func readsASuite() throws {
    let suite = try suite(
      #"{"id":"one","kind":"conformance","type":"a","other":"b","expect":{"conforms":true},"because":"b","tags":["t"],"requires":{"platform":"linux"},"deviation":{"reason":"r"}}"#,
      "", #"{"id":"two","kind":"decision","registered":["x"],"expect":{"decidedBy":null}}"#, registry: "apple"
    )
    #expect(suite.name == "made")
    #expect(suite.registry == .apple)
    #expect(suite.cases.map(\.id) == ["one", "two"])
    #expect(suite.cases.map(\.line) == [2, 4])
    #expect(suite.cases[0].tags == ["t"] && suite.cases[0].because == "b")
    #expect(suite.cases[0].requirement == SuiteCase.Requirement(platform: "linux"))
    #expect(suite.cases[0].deviation == "r")
    #expect(suite.cases[0].question.keys == ["type", "other"])
    #expect(suite.cases[1].expected["decidedBy"] == .null)
  }

  @Test func reportsMissingFiles() throws {
    try withScratchFolder { folder in
      let missing = #expect(throws: SuiteLoadError.self) {
        try SuiteLibrary.suites(at: folder.appending("none"))
      }
      #expect(missing?.description == "cannot read \(folder.appending("none")): No such file or directory")
      let empty = #expect(throws: SuiteLoadError.self) { try SuiteLibrary.suites(at: folder) }
      #expect(empty?.description == "no *.suite.ndjson and no *.expect.json in \(folder)")
    }
  }
}
