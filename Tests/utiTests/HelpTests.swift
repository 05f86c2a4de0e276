import ArgumentParser
import Testing

@testable import uti

/// The help of every command describes each option and value.
@Suite struct HelpTests {
  private static func all(_ command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    [command] + command.configuration.subcommands.flatMap(all)
  }

  static let commands = all(UTI.self).map(Named.init)

  struct Named: Sendable, CustomTestStringConvertible {
    let command: any ParsableCommand.Type
    init(_ command: any ParsableCommand.Type) { self.command = command }
    var testDescription: String { command._commandName }
  }

  @Test(arguments: commands) func shortHelpFitsAScreen(_ named: Named) throws {
    let name = named.command._commandName
    let words =
      Self.isPartOfSuite(named.command)
      ? ["suite", name] : name == "uti" ? [] : [name]
    let text = try #require(ShortHelp.text(requestedBy: words + ["-h"]))
    #expect(text.hasPrefix((["uti"] + words).joined(separator: " ")))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= ShortHelp.maxLines + 1)
    #expect(ShortHelp.text(requestedBy: words + ["--", "-h"]) == nil)
    #expect(ShortHelp.text(requestedBy: words + ["--help"]) == nil)
  }

  private static func isPartOfSuite(_ command: any ParsableCommand.Type) -> Bool {
    SuiteCommand.configuration.subcommands.contains { $0 == command }
  }

  @Test(arguments: commands) func everythingIsDescribed(_ named: Named) {
    let lines = UTI.helpMessage(for: named.command, includeHidden: false, columns: 100)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      #expect(!(line + " ").contains(#/ - *$/#), "a value without a description: \(line)")
      guard line.hasPrefix("  -") || line.hasPrefix("  <") else { continue }
      let isDescribed = line.dropFirst(2).contains("  ") || next.hasPrefix("       ")
      #expect(isDescribed, "an option without a description: \(line)")
    }
  }
}
