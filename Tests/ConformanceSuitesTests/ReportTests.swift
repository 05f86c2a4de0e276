import ConformanceSuites
import Testing

/// The same five outcomes in every report format.
@Suite struct ReportTests {
  private func report(_ format: SuiteReportFormat) throws -> String {
    let suite = try suite(
      #"{"id":"fine","kind":"lookup","tag":"x","tagClass":"public.mime-type","expect":{"contains":["public.png"]}}"#,
      #"{"id":"it's #1 <&>","kind":"lookup","tag":"x","tagClass":"public.mime-type","expect":{"first":"public.heic","all":[]}}"#,
      #"{"id":"known","kind":"lookup","tag":"x","tagClass":"public.mime-type","expect":{"first":"public.data"},"deviation":{"reason":"disputed"}}"#,
      #"{"id":"gone","kind":"lookup","tag":"x","tagClass":"public.mime-type","expect":{"first":"public.png"},"deviation":{"reason":"was wrong"}}"#,
      #"{"id":"away","kind":"lookup","tag":"x","tagClass":"public.mime-type","expect":{"first":"x"},"requires":{"trait":"T"}}"#
    )
    let parrot = try Parrot(#"{"first":"public.png","all":["public.png"]}"#, own: true)
    var report = format.makeReport()
    var text = report.begin()
    var summary = SuiteRunSummary()
    for result in SuiteRunner(parrot).run(suite) {
      summary.count(result)
      text += report.add(result)
    }
    return text + report.end(summary)
  }

  @Test func text() throws {
    #expect(
      try report(.text) == #"""
        FAIL made/it's #1 <&>  lookup {"tag":"x","tagClass":"public.mime-type"}
          first               expected "public.heic"
                              got      "public.png"
                              nearest common supertype: public.image
          all                 expected []
                              got      ["public.png"]
          source              s
                              as this package says, and nobody else
          rerun               uti suite run FILE --name 'it'\''s #1 <&>'
        deviation made/known: disputed
        GONE made/gone
          holds               the deviation is gone: remove the mark "was wrong"
          rerun               uti suite run FILE --name gone
        skipped 1: needs the trait T
        not ok  5 cases in 1 suite: 1 pass, 1 fail, 1 no longer deviate, 1 deviate as expected, 1 skipped

        """#)
  }

  @Test func tap() throws {
    #expect(
      try report(.tap) == ##"""
        TAP version 14
        ok 1 - made/fine
        not ok 2 - made/it's \#1 <&>
          ---
          message: "first: expected \"public.heic\", got \"public.png\" (nearest common supertype: public.image); all: expected [], got [\"public.png\"]"
          differences:
            - key: "first"
              expected: "public.heic"
              got: "public.png"
              meetsAt: ["public.image"]
            - key: "all"
              expected: []
              got: ["public.png"]
          source: "s"
          rerun: "uti suite run FILE --name 'it'\\''s #1 <&>'"
          ...
        not ok 3 - made/known # TODO disputed
          ---
          message: "first: expected \"public.data\", got \"public.png\" (nearest common supertype: public.data)"
          differences:
            - key: "first"
              expected: "public.data"
              got: "public.png"
              meetsAt: ["public.data"]
          source: "s"
          rerun: "uti suite run FILE --name known"
          ...
        not ok 4 - made/gone
          ---
          message: "the deviation is gone, remove its mark: was wrong"
          source: "s"
          rerun: "uti suite run FILE --name gone"
          ...
        ok 5 - made/away # SKIP needs the trait T
        1..5

        """##)
  }

  @Test func junit() throws {
    #expect(
      try report(.junit) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="uti suite" tests="5" failures="2" errors="0">
          <testsuite name="made" tests="5" failures="2" errors="0" skipped="2">
            <testcase classname="made.lookup" name="fine"/>
            <testcase classname="made.lookup" name="it's #1 &lt;&amp;&gt;">
              <failure type="difference" message="first: expected &quot;public.heic&quot;, got &quot;public.png&quot; (nearest common supertype: public.image); all: expected [], got [&quot;public.png&quot;]">source: s
        rerun: uti suite run FILE --name 'it'\''s #1 &lt;&amp;&gt;'</failure>
            </testcase>
            <testcase classname="made.lookup" name="known">
              <skipped type="expectedDeviation" message="disputed"/>
            </testcase>
            <testcase classname="made.lookup" name="gone">
              <failure type="deviationGone" message="the deviation is gone, remove its mark: was wrong">source: s
        rerun: uti suite run FILE --name gone</failure>
            </testcase>
            <testcase classname="made.lookup" name="away">
              <skipped type="requirement" message="needs the trait T"/>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func ndjson() throws {
    #expect(
      try report(.ndjson) == #"""
        {"suite":"made","id":"fine","kind":"lookup","independence":"ours","outcome":"pass"}
        {"suite":"made","id":"it's #1 <&>","kind":"lookup","independence":"ours","outcome":"fail","differences":[{"key":"first","expected":"public.heic","got":"public.png","meetsAt":["public.image"]},{"key":"all","expected":[],"got":["public.png"]}],"source":"s","rerun":"uti suite run FILE --name 'it'\\''s #1 <&>'"}
        {"suite":"made","id":"known","kind":"lookup","independence":"ours","outcome":"expectedDeviation","reason":"disputed","differences":[{"key":"first","expected":"public.data","got":"public.png","meetsAt":["public.data"]}]}
        {"suite":"made","id":"gone","kind":"lookup","independence":"ours","outcome":"deviationGone","reason":"was wrong","source":"s","rerun":"uti suite run FILE --name gone"}
        {"suite":"made","id":"away","kind":"lookup","independence":"ours","outcome":"skipped","reason":"needs the trait T"}
        {"summary":{"cases":5,"pass":1,"partly":0,"fail":1,"notAnswered":0,"expectedDeviation":1,"deviationGone":1,"skipped":1,"kinds":{"lookup":{"cases":5,"pass":1,"partly":0,"fail":1,"notAnswered":0,"expectedDeviation":1,"deviationGone":1,"skipped":1}},"independence":{"ours":{"cases":5,"pass":1,"partly":0,"fail":1,"notAnswered":0,"expectedDeviation":1,"deviationGone":1,"skipped":1}}}}

        """#)
  }

  @Test func errorsAreEscaped() throws {
    let suite = try suite(#"{"id":"a","kind":"decision","registered":[],"expect":{"kind":"photo"}}"#)
    for format in SuiteReportFormat.allCases {
      var report = format.makeReport()
      let text =
        report.begin()
        + SuiteRunner(Parrot(.error("\u{1B}[2J\r\u{9B}\u{202E}x"))).run(suite).map { report.add($0) }.joined()
        + report.end(SuiteRunSummary())
      let active = text.unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
      }
      #expect(active.isEmpty, "\(format)")
    }
  }
}
