internal import PropertyLists

/// A way to write down what became of a run: text for its beginning, for every result, and for its end.
public protocol SuiteReport {
  /// What stands before the first result.
  mutating func begin() -> String
  /// What stands for one result.
  mutating func add(_ result: CaseResult) -> String
  /// What stands behind the last result.
  mutating func end(_ summary: SuiteRunSummary) -> String
}

/// The forms of a report.
public enum SuiteReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// Test Anything Protocol, version 14.
  case tap
  /// JUnit XML as Jenkins reads it, by the schema `junit-10.xsd` of its xUnit plugin.
  case junit
  /// One JSON object a case, and one for the counts.
  case ndjson

  /// A report in this form; `style` sets off words in text for people.
  public func makeReport(style: @escaping TextReport.Style = { text, _ in text }) -> any SuiteReport {
    switch self {
    case .text: TextReport(style: style)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .ndjson: NDJSONReport()
    }
  }
}

/// Text that stays in its line and moves no cursor.
enum Legible {
  static func line(_ text: String) -> String { Unprintable.line(text) }
}

extension CaseOutcome.Failure {
  /// The failure in one line.
  public var summary: String {
    if let error { return Legible.line(error) }
    return differences.map { difference in
      let note = difference.remarks.isEmpty ? "" : " (\(difference.remarks))"
      return difference.parts.map { "\($0.path): expected \($0.expectedText), got \($0.gotText)" }
        .joined(separator: "; ") + note
    }.joined(separator: "; ")
  }
}

extension CaseLeaf {
  var expectedText: String { expected?.json ?? "nothing" }
  var gotText: String { got?.json ?? "nothing" }
}

extension CaseResult {
  /// Where the truth of a case comes from, and why it is right, as its suite says.
  var grounds: [(label: String, text: String)] {
    [("because", example.because), ("source", suite.source(of: example))].compactMap { label, text in
      text.map { (label, Legible.line($0)) }
    }
  }
}

extension CaseDifference {
  /// The places at which it parts: those within the values, or the key itself.
  var parts: [CaseLeaf] {
    leaves.isEmpty ? [CaseLeaf(path: key, expected: expected, got: got)] : leaves
  }

  /// What stands beside the values.
  var remarks: String {
    let meeting = meetsAt.isEmpty ? nil : "nearest common supertype: \(meetsAt.joined(separator: ", "))"
    return [meeting, note].compactMap { $0 }.joined(separator: "; ")
  }
}
