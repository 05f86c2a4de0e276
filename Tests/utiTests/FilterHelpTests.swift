import MediaItems
import Testing

@testable import uti

/// The help page on filters is complete and fits a terminal.
@Suite struct FilterHelpTests {
  private let lines = FilterHelp.text().split(separator: "\n", omittingEmptySubsequences: false).map(
    String.init)

  @Test func fitsATerminal() {
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func listsAllNames() {
    for name in FilterExpression.words + MediaItem.fieldNames {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
  }

  @Test(arguments: FilterHelp.examples) func examplesAreValid(_ example: String) throws {
    #expect(throws: Never.self) { try FilterExpression(example) }
  }

  @Test(arguments: [
    ["help", "filters"], ["help", "filter"], ["help"], ["filters"], ["help", "filters", "x"],
  ])
  func isRequestedByItsName(arguments: [String]) {
    #expect((HelpTopic(requestedBy: arguments) != nil) == (arguments == ["help", "filters"]))
  }
}
