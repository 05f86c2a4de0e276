/// A way to write down what became of a run: text for its beginning, for every result, and for its end.
public protocol SuiteReport {
  mutating func begin() -> String
  mutating func add(_ result: CaseResult) -> String
  mutating func end() -> String
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
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Outcome.Failure {
  /// The failure in one line.
  public var summary: String {
    if let error { return Legible.line(error) }
    return differences.map { difference in
      let note = difference.remarks.isEmpty ? "" : " (\(difference.remarks))"
      return
        "\(difference.key): expected \(difference.expected.json), got \(difference.got?.json ?? "nothing")\(note)"
    }.joined(separator: "; ")
  }
}

extension Difference {
  /// What stands beside the values.
  var remarks: String {
    let meeting = meetsAt.isEmpty ? nil : "they meet at \(meetsAt.joined(separator: ", "))"
    return [meeting, note].compactMap { $0 }.joined(separator: "; ")
  }
}
