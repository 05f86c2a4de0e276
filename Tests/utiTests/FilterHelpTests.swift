import MediaItems
import Testing

@testable import uti

/// The page is made of the tables that the parser reads.
@Suite struct FilterHelpTests {
  private let lines = FilterHelp.text().split(separator: "\n", omittingEmptySubsequences: false).map(
    String.init)

  @Test func fitsATerminal() {
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func namesEverything() {
    for name in FilterExpression.words + MediaItem.fieldNames {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
  }

  @Test(arguments: FilterHelp.examples) func examplesAreRead(_ example: String) throws {
    #expect(throws: Never.self) { try FilterExpression(example) }
  }

  @Test(arguments: [
    ["help", "filters"], ["help", "filter"], ["help"], ["filters"], ["help", "filters", "x"],
  ])
  func isAskedByItsName(arguments: [String]) {
    #expect((HelpTopic(asked: arguments) != nil) == (arguments == ["help", "filters"]))
  }
}
