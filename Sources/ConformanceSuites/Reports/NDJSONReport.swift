/// One JSON object a case, then one with the counts.
public struct NDJSONReport: SuiteReport {
  private var tally = CaseTally()

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: CaseResult) -> String {
    tally.count(result.outcome)
    var object = CaseObject([
      ("suite", .text(result.suite.name)), ("id", .text(result.example.id)),
      ("kind", .text(result.example.kind.name)), ("outcome", .text(result.outcome.name)),
    ])
    switch result.outcome {
    case .pass: break
    case .skipped(let reason), .expectedDeviation(let reason, _), .deviationGone(let reason):
      object["reason"] = .text(reason)
    case .fail: break
    }
    if let failure = result.outcome.failure {
      object["error"] = failure.error.map { .text($0) }
      if !failure.differences.isEmpty { object["differences"] = .list(failure.differences.map(\.value)) }
    }
    if result.outcome.isFinding { object["rerun"] = .text(result.rerun) }
    return CaseValue.object(object).json + "\n"
  }

  public mutating func end() -> String {
    let counts = CaseObject([
      ("cases", .integer(tally.total)), ("pass", .integer(tally.passed)), ("fail", .integer(tally.failed)),
      ("expectedDeviation", .integer(tally.expectedDeviations)),
      ("deviationGone", .integer(tally.deviationsGone)),
      ("skipped", .integer(tally.skipped)),
    ])
    return CaseValue.object(CaseObject([("summary", .object(counts))])).json + "\n"
  }
}

extension CaseDifference {
  fileprivate var value: CaseValue {
    .object(
      CaseObject([
        ("key", .text(key)), ("expected", expected), ("got", got),
        ("meetsAt", meetsAt.isEmpty ? nil : .texts(meetsAt)), ("note", note.map { .text($0) }),
      ]))
  }
}
