/// A report for people: failures with the expected and actual values, common supertypes and the rerun command.
public struct TextReport: SuiteReport {
  /// The emphasis of a part of a line.
  public enum Emphasis: Sendable {
    /// Success, failure, or a detail of less importance.
    case good, bad, faint
  }

  /// A function that styles a text.
  public typealias Style = (String, Emphasis) -> String

  private let style: Style
  private var skips: [(reason: String, count: Int)] = []
  private var abandoned: [(reason: String, count: Int)] = []

  /// Creates a report.
  public init(style: @escaping Style = { text, _ in text }) { self.style = style }

  public mutating func begin() -> String { "" }

  public mutating func add(_ result: CaseResult) -> String {
    let title = Legible.line("\(result.suite.name)/\(result.example.id)")
    switch result.outcome {
    case .pass, .partly: return ""
    case .notAnswered(let reason):
      if reason.hasPrefix(SuiteRunner.abandonedPrefix) { Self.count(reason, &abandoned) }
      return ""
    case .skipped(let reason):
      Self.count(reason, &skips)
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
        + failure.differences.map(rows).joined() + result.grounds.map { row($0.label, $0.text) }.joined()
        + row("", "as \(Self.authority(result))")
        + row("rerun", result.rerun)
    }
  }

  /// Returns the authority for an answer, as text.
  private static func authority(_ result: CaseResult) -> String {
    switch result.suite.independence(of: result.example) {
    case .apple: "Apple says"
    case .specification: "a specification says"
    case .observed: "was observed of others"
    case .ours: "this package says, and nobody else"
    }
  }

  private static func count(_ reason: String, _ counts: inout [(reason: String, count: Int)]) {
    if let index = counts.firstIndex(where: { $0.reason == reason }) {
      counts[index].count += 1
    } else {
      counts.append((reason, 1))
    }
  }

  public mutating func end(_ summary: SuiteRunSummary) -> String {
    let tally = summary.all
    if tally.total == 0 { return style("not ok", .bad) + "  no case was run\n" }
    var parts = ["\(tally.passed) pass"]
    if tally.partly > 0 { parts.append("\(tally.partly) in part") }
    if tally.failed > 0 { parts.append("\(tally.failed) fail") }
    if tally.notAnswered > 0 { parts.append("\(tally.notAnswered) not answered") }
    if tally.deviationsGone > 0 { parts.append("\(tally.deviationsGone) no longer deviate") }
    if tally.expectedDeviations > 0 { parts.append("\(tally.expectedDeviations) deviate as expected") }
    if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
    let skipped =
      skips.map { "skipped \($0.count): \(Legible.line($0.reason))\n" }.joined()
      + abandoned.map { "not answered \($0.count): \(Legible.line($0.reason))\n" }.joined()
    let unknown = summary.unknownKeys.map { key in
      Legible.line(
        "unknown key '\(key.key)' in \(key.count) answers of kind \(key.kind), which has \(key.known.joined(separator: ", "))"
      ) + "\n"
    }.joined()
    let isComplete = tally.partly + tally.notAnswered == 0
    let tables =
      isComplete
      ? ""
      : Self.table("kind", summary.kinds + (summary.kinds.count > 1 ? [(name: "all", tally: tally)] : []))
        + Self.table("source", summary.independences)
    let lessSpecific =
      tally.lessSpecific == 0
      ? "" : "of those that failed, \(tally.lessSpecific) were answered with a type above the right one\n"
    return skipped + unknown + tables + lessSpecific
      + style(summary.holds ? "ok" : "not ok", summary.holds ? .good : .bad)
      + "  \(tally.total) cases in \(summary.suites) \(summary.suites == 1 ? "suite" : "suites"): "
      + "\(parts.joined(separator: ", "))\(summary.tooLittle.map { "; \($0)" } ?? "")\n"
  }

  /// Returns a table of counts with a line for each name.
  private static func table(_ title: String, _ rows: [(name: String, tally: CaseTally)]) -> String {
    let columns = ["passed", "in part", "failed", "not answered", "skipped"]
    // The minimum width aligns the columns of both tables.
    let width = max(14, rows.map(\.name.utf8.count).max() ?? 0)
    var lines = [
      title.padded(to: width) + columns.map { "  " + $0 }.joined()
    ]
    for (name, tally) in rows {
      let counts = [
        tally.passed + tally.deviationsGone + tally.expectedDeviations, tally.partly, tally.failed,
        tally.notAnswered, tally.skipped,
      ]
      lines.append(
        name.padded(to: width)
          + zip(columns, counts).map { column, count in
            "  " + "\(count)".padded(to: column.utf8.count, before: true)
          }
          .joined())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Shortens a question, which may contain a whole file.
  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 160 ? text : text.prefix(150) + "…"
  }

  private func rows(_ difference: CaseDifference) -> String {
    return difference.parts.map {
      row($0.path, "expected \($0.expectedText)") + row("", "got      \($0.gotText)")
    }.joined()
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

extension String {
  fileprivate func padded(to width: Int, before: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - utf8.count))
    return before ? space + self : self + space
  }
}
