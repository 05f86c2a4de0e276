/// A report in the Test Anything Protocol, version 14, with a YAML block for each failure.
public struct TAPReport: SuiteReport {
  private var count = 0

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { "TAP version 14\n" }

  public mutating func add(_ result: CaseResult) -> String {
    count += 1
    let title = "\(count) - \(Self.escaped("\(result.suite.name)/\(result.example.id)"))"
    switch result.outcome {
    case .pass: return "ok \(title)\n"
    case .skipped(let reason): return "ok \(title) # SKIP \(Self.escaped(reason))\n"
    case .notAnswered(let reason): return "ok \(title) # SKIP not answered: \(Self.escaped(reason))\n"
    case .partly(let unanswered):
      return
        "ok \(title) # SKIP answered in part, without \(Self.escaped(unanswered.joined(separator: ", ")))\n"
    case .expectedDeviation(let reason, let failure):
      return "not ok \(title) # TODO \(Self.escaped(reason))\n" + block(failure.summary, result, failure)
    case .deviationGone(let reason):
      return "not ok \(title)\n" + block("the deviation is gone, remove its mark: \(reason)", result, nil)
    case .fail(let failure): return "not ok \(title)\n" + block(failure.summary, result, failure)
    }
  }

  public mutating func end(_ summary: SuiteRunSummary) -> String {
    guard let tooLittle = summary.tooLittle else { return "1..\(count)\n" }
    return "not ok \(count + 1) - \(Self.escaped(tooLittle))\n1..\(count + 1)\n"
  }

  // JSON strings and values are valid YAML.
  private func block(_ message: String, _ result: CaseResult, _ failure: CaseOutcome.Failure?) -> String {
    var lines = ["---", "message: \(CaseValue.text(message).json)"]
    if let failure, !failure.differences.isEmpty {
      lines.append("differences:")
      for difference in failure.differences {
        lines.append("  - key: \(CaseValue.text(difference.key).json)")
        lines.append("    expected: \(difference.expected.json)")
        lines.append("    got: \(difference.got?.json ?? "~")")
        if !difference.leaves.isEmpty {
          lines.append("    leaves:")
          for leaf in difference.leaves {
            lines.append(
              "      - \(CaseValue.text("\(leaf.path): expected \(leaf.expectedText), got \(leaf.gotText)").json)"
            )
          }
        }
        if !difference.meetsAt.isEmpty {
          lines.append("    meetsAt: \(CaseValue.texts(difference.meetsAt).json)")
        }
      }
    }
    lines += result.grounds.map { "\($0.label): \(CaseValue.text($0.text).json)" }
    lines += ["rerun: \(CaseValue.text(result.rerun).json)", "..."]
    return lines.map { "  \($0)\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    Legible.line(text).reduce(into: "") { result, character in
      if character == "#" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}
