import Foundation
import LoadPlans
import MediaItems
import Testing

@testable import plan_table_writer

/// The checked-in page matches the tables.
struct PlanTablePageTests {
  @Test func thePageIsMadeFromTheTables() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LoadPlans/LoadPlans.docc/\(PlanTablePage.fileName)")
    // Compared as a Boolean: the texts are too long to print.
    let isSame = try String(contentsOf: file.standardizedFileURL, encoding: .utf8) == PlanTablePage.text
    #expect(isSame, "\(PlanTablePage.fileName) differs from the tables: run Scripts/generate")
  }

  @Test func everyRowIsOnThePageWithItsReason() {
    let lines = Set(PlanTablePage.text.split(separator: "\n").map(String.init))
    for rule in LoadPlan.rules {
      #expect(lines.contains { $0.hasPrefix("| `\(rule.name)` |") && $0.contains(rule.because) })
    }
    for rule in RegisteredForms.rules {
      #expect(lines.contains { $0.hasPrefix("| `\(rule.name)` |") && $0.contains(rule.because) })
    }
  }
}
