/// A report of one JSON object per case, then one with the counts.
public struct NDJSONReport: SuiteReport {
  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: CaseResult) -> String {
    var object = CaseObject([
      ("suite", .text(result.suite.name)), ("id", .text(result.example.id)),
      ("kind", .text(result.example.kind.name)),
      ("independence", .text(result.suite.independence(of: result.example).rawValue)),
      ("outcome", .text(result.outcome.name)),
    ])
    switch result.outcome {
    case .pass, .fail: break
    case .partly(let unanswered): object["unanswered"] = .texts(unanswered)
    case .skipped(let reason), .notAnswered(let reason), .expectedDeviation(let reason, _),
      .deviationGone(let reason):
      object["reason"] = .text(reason)
    }
    if let failure = result.outcome.failure {
      object["error"] = failure.error.map { .text($0) }
      if !failure.differences.isEmpty { object["differences"] = .list(failure.differences.map(\.value)) }
    }
    if result.outcome.isFinding {
      for (label, text) in result.grounds { object[label] = .text(text) }
      object["rerun"] = .text(result.rerun)
    }
    return CaseValue.object(object).json + "\n"
  }

  public mutating func end(_ summary: SuiteRunSummary) -> String {
    var counts = summary.all.counts
    counts["kinds"] = .object(CaseObject(summary.kinds.map { ($0.name, .object($0.tally.counts)) }))
    counts["independence"] = .object(
      CaseObject(summary.independences.map { ($0.name, .object($0.tally.counts)) }))
    if !summary.unknownKeys.isEmpty {
      counts["unknownKeys"] = .list(
        summary.unknownKeys.map {
          .object(
            CaseObject([("kind", .text($0.kind)), ("key", .text($0.key)), ("answers", .integer($0.count))]))
        })
    }
    counts["tooLittle"] = summary.tooLittle.map { .text($0) }
    return CaseValue.object(CaseObject([("summary", .object(counts))])).json + "\n"
  }
}

extension CaseTally {
  fileprivate var counts: CaseObject {
    CaseObject([
      ("cases", .integer(total)), ("pass", .integer(passed)), ("partly", .integer(partly)),
      ("fail", .integer(failed)),
      ("lessSpecific", lessSpecific > 0 ? .integer(lessSpecific) : nil),
      ("notAnswered", .integer(notAnswered)),
      ("expectedDeviation", .integer(expectedDeviations)), ("deviationGone", .integer(deviationsGone)),
      ("skipped", .integer(skipped)),
    ])
  }
}

extension CaseLeaf {
  fileprivate var value: CaseValue {
    .object(CaseObject([("path", .text(path)), ("expected", expected), ("got", got)]))
  }
}

extension CaseDifference {
  fileprivate var value: CaseValue {
    .object(
      CaseObject([
        ("key", .text(key)), ("expected", expected), ("got", got),
        ("leaves", leaves.isEmpty ? nil : .list(leaves.map(\.value))),
        ("meetsAt", meetsAt.isEmpty ? nil : .texts(meetsAt)), ("note", note.map { .text($0) }),
      ]))
  }
}
