internal import PropertyLists

/// A report format: text for the beginning, each result and the end of a run.
public protocol SuiteReport {
  /// Returns the text before the first result.
  mutating func begin() -> String
  /// Returns the text for one result.
  mutating func add(_ result: CaseResult) -> String
  /// Returns the text after the last result.
  mutating func end(_ summary: SuiteRunSummary) -> String
}

/// The report formats.
public enum SuiteReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// Test Anything Protocol, version 14.
  case tap
  /// JUnit XML by the schema `junit-10.xsd` of Jenkins' xUnit plugin.
  case junit
  /// One JSON object per case, and one for the counts.
  case ndjson

  /// Creates a report in this format; `style` highlights words in text for people.
  public func makeReport(style: @escaping TextReport.Style = { text, _ in text }) -> any SuiteReport {
    switch self {
    case .text: TextReport(style: style)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .ndjson: NDJSONReport()
    }
  }
}

/// Escaping for text on one line.
enum Legible {
  static func line(_ text: String) -> String { Unprintable.escapedLine(text) }
}

extension CaseOutcome.Failure {
  /// The failure on one line.
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
  /// The reason and source of a case's expectation.
  var grounds: [(label: String, text: String)] {
    [("because", example.because), ("source", suite.source(of: example))].compactMap { label, text in
      text.map { (label, Legible.line($0)) }
    }
  }
}

extension CaseDifference {
  /// The differing parts, or the key itself.
  var parts: [CaseLeaf] {
    leaves.isEmpty ? [CaseLeaf(path: key, expected: expected, got: got)] : leaves
  }

  /// The common supertypes and the note, for messages.
  var remarks: String {
    let meeting = meetsAt.isEmpty ? nil : "nearest common supertype: \(meetsAt.joined(separator: ", "))"
    return [meeting, note].compactMap { $0 }.joined(separator: "; ")
  }
}
