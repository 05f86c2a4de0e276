internal import PropertyLists

/// A JUnit XML report, valid against `junit-10.xsd` of Jenkins' xUnit plugin; each suite is written after its last case.
///
/// Expected deviations and unanswered cases are reported as skipped, since the schema has no other state. If too few cases
/// were answered, an additional test case fails.
public struct JUnitReport: SuiteReport {
  private struct Counts {
    var tests = 0, failures = 0, skipped = 0
  }

  private var all = Counts()
  private var suite = Counts()
  private var suiteName: String?
  private var cases = ""
  private var body = ""

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" }

  public mutating func add(_ result: CaseResult) -> String {
    if suiteName != result.suite.name { closeSuite() }
    suiteName = result.suite.name
    suite.tests += 1
    let head =
      "    <testcase classname=\(attribute("\(result.suite.name).\(result.example.kind.name)")) name=\(attribute(result.example.id))"
    switch result.outcome {
    case .pass: cases += head + "/>\n"
    case .skipped(let reason): skip(head, "requirement", reason)
    case .notAnswered(let reason): skip(head, "notAnswered", reason)
    case .partly(let unanswered): skip(head, "partly", "without " + unanswered.joined(separator: ", "))
    case .expectedDeviation(let reason, _): skip(head, "expectedDeviation", reason)
    case .deviationGone(let reason):
      fail(head, "deviationGone", "the deviation is gone, remove its mark: \(reason)", result)
    case .fail(let failure):
      fail(head, failure.error == nil ? "difference" : "error", failure.summary, result)
    }
    return ""
  }

  public mutating func end(_ summary: SuiteRunSummary) -> String {
    closeSuite()
    if let tooLittle = summary.tooLittle {
      suiteName = "answers"
      suite = Counts(tests: 1, failures: 1)
      cases =
        "    <testcase classname=\"answers\" name=\"enough is answered\">\n      <failure type=\"tooLittle\" message=\(attribute(tooLittle))/>\n    </testcase>\n"
      closeSuite()
    }
    return
      "<testsuites name=\"uti suite\" tests=\"\(all.tests)\" failures=\"\(all.failures)\" errors=\"0\">\n\(body)</testsuites>\n"
  }

  private mutating func skip(_ head: String, _ type: String, _ reason: String) {
    suite.skipped += 1
    cases += "\(head)>\n      <skipped type=\"\(type)\" message=\(attribute(reason))/>\n    </testcase>\n"
  }

  private mutating func fail(_ head: String, _ type: String, _ message: String, _ result: CaseResult) {
    suite.failures += 1
    let details = (result.grounds + [("rerun", result.rerun)]).map { "\($0.0): \($0.1)" }.joined(
      separator: "\n")
    cases +=
      "\(head)>\n      <failure type=\"\(type)\" message=\(attribute(message))>\(Self.escaped(details))</failure>\n    </testcase>\n"
  }

  private mutating func closeSuite() {
    guard let suiteName else { return }
    body +=
      "  <testsuite name=\(attribute(suiteName)) tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" errors=\"0\" skipped=\"\(suite.skipped)\">\n\(cases)  </testsuite>\n"
    all.tests += suite.tests
    all.failures += suite.failures
    suite = Counts()
    cases = ""
    self.suiteName = nil
  }

  private func attribute(_ text: String) -> String { "\"\(Self.escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      XMLText.escaped(Legible.line(String($0)))
    }
    .joined(separator: "\n")
  }
}
