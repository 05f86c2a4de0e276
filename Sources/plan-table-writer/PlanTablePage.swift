import LoadPlans
import MediaItems

/// The documentation page with the tables of load plans.
enum PlanTablePage {
  static let fileName = "PlanTables.md"

  static var text: String {
    sections.joined(separator: "\n\n") + "\n"
  }

  private static var sections: [String] {
    [
      "# The tables of load plans",
      "Every row that decides how an item is loaded, with its reason.",
      "<!-- Generated from the tables in Sources/LoadPlans by `Scripts/generate`: do not edit. -->",
      "## Overview",
      """
      Each table is read from the top, and the first row that fits decides. The page is made from the very rows that \
      ``LoadPlan`` uses.
      """,
      "## Which calls",
      """
      Names such as `stills` are groups of registered identifiers. A call is made for each identifier of its group \
      in order of fidelity, or for the best alone; each is the fallback of those before it.
      """,
      table(
        ["Row", "When", "Calls", "Never", "Because", "At last"],
        LoadPlan.rules.map {
          [
            "`\($0.name)`", $0.when, $0.steps.isEmpty ? $0.then : list($0.steps), list($0.never), $0.because,
            "`\($0.ending.name)`",
          ]
        }),
      "## What comes at last",
      table(["Ending", "What to say"], LoadPlan.endings.map { ["`\($0.name)`", $0.reason] }),
      "## Which picture first",
      table(["Row", "When", "Because"], LoadPlan.fidelity.map { ["`\($0.name)`", $0.when, $0.because] }),
      "## How much memory",
      """
      A picture's file is small below \(LoadSituation.smallFile) bytes, a picture up to \
      \(LoadSituation.smallPicture) pixels; up to \(LoadSituation.fewItems) items are few.
      """,
      table(
        ["Call", "Most bytes at once", "Because"],
        LoadPlan.memoryRules.map {
          [
            "`\($0.call.rawValue)\($0.targetClass.map { "(\($0.label))" } ?? "")`", $0.formula.words,
            $0.because,
          ]
        }),
      "## What is registered for a file",
      "`RegisteredForms` of MediaItems looks an item up here, for plans from files and for what a picker hands over.",
      table(
        ["Row", "When", "Registered, in order", "Because"],
        RegisteredForms.rules.map { ["`\($0.name)`", $0.when, $0.then, $0.because] }),
    ]
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    ([heading, heading.map { _ in "---" }] + rows)
      .map { cells in
        "| "
          + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
          .joined(separator: " | ") + " |"
      }
      .joined(separator: "\n")
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "–" : lines.joined(separator: "; <br>")
  }
}
