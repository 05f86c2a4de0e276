/// A report for people: what fails, what was expected, what came, where types meet, and how to run one case again.
public struct TextReport: SuiteReport {
  /// How a word is set off.
  public enum Emphasis: Sendable {
    /// What a part of a line is about, for whoever colours it.
    case good, bad, faint
  }

  /// Sets a text off, or leaves it as it is.
  public typealias Style = (String, Emphasis) -> String

  private let style: Style
  private var tally = CaseTally()
  private var skips: [(reason: String, count: Int)] = []
  private var suites = 0
  private var current: String?

  /// Creates a report.
  public init(style: @escaping Style = { text, _ in text }) { self.style = style }

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: CaseResult) -> String {
    tally.count(result.outcome)
    if current != result.suite.name {
      current = result.suite.name
      suites += 1
    }
    let title = Legible.line("\(result.suite.name)/\(result.example.id)")
    switch result.outcome {
    case .pass: return ""
    case .skipped(let reason):
      if let index = skips.firstIndex(where: { $0.reason == reason }) {
        skips[index].count += 1
      } else {
        skips.append((reason, 1))
      }
      return ""
    case .expectedDeviation(let reason, _):
      return style("deviation", .faint) + " \(title): \(Legible.line(reason))\n"
    case .deviationGone(let reason):
      return style("GONE", .bad) + " \(title)\n"
        + row("holds", "the deviation is gone: remove the mark \(CaseValue.text(reason).json)")
        + row("rerun", result.rerun)
    case .fail(let failure):
      return style("FAIL", .bad) + " \(title)  "
        + style(
          "\(result.example.kind.name) \(Self.shortened(CaseValue.object(result.example.question).json))",
          .faint) + "\n"
        + (failure.error.map { row("error", Legible.line($0)) } ?? "")
        + failure.differences.map(rows).joined() + row("rerun", result.rerun)
    }
  }

  public mutating func end() -> String {
    if tally.total == 0 { return style("not ok", .bad) + "  no case was run\n" }
    var parts = ["\(tally.passed) pass"]
    if tally.failed > 0 { parts.append("\(tally.failed) fail") }
    if tally.deviationsGone > 0 { parts.append("\(tally.deviationsGone) no longer deviate") }
    if tally.expectedDeviations > 0 { parts.append("\(tally.expectedDeviations) deviate as expected") }
    if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
    let skipped = skips.map { "skipped \($0.count): \(Legible.line($0.reason))\n" }.joined()
    return skipped + style(tally.findings == 0 ? "ok" : "not ok", tally.findings == 0 ? .good : .bad)
      + "  \(tally.total) cases in \(suites) \(suites == 1 ? "suite" : "suites"): \(parts.joined(separator: ", "))\n"
  }

  /// Questions may hold whole files.
  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 160 ? text : text.prefix(150) + "…"
  }

  private func rows(_ difference: CaseDifference) -> String {
    let got = difference.got?.json ?? "nothing"
    return row(difference.key, "expected \(difference.expected.json)") + row("", "got      \(got)")
      + (difference.meetsAt.isEmpty
        ? "" : row("", "nearest common supertype: \(difference.meetsAt.joined(separator: ", "))"))
      + (difference.note.map { row("", Legible.line($0)) } ?? "")
  }

  private func row(_ label: String, _ text: String) -> String {
    let label = Legible.line(label)
    return "  " + label + String(repeating: " ", count: max(2, 20 - label.utf8.count)) + Legible.line(text)
      + "\n"
  }
}
