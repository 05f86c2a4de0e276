import ArgumentParser
import PropertyLists
import UniformTypes

/// A page of `uti help` that is about no single command.
struct HelpTopic: Sendable {
  let name: String
  let text: @Sendable () -> String

  static let all = [
    HelpTopic(name: "filters", text: FilterHelp.text), HelpTopic(name: "fields", text: FieldHelp.text),
    HelpTopic(name: "formats", text: FormatHelp.text),
    HelpTopic(name: "exit-codes", text: ExitCodeHelp.text),
  ]

  /// The topic that a command line asks for; nil when it asks for none.
  init?(asked arguments: [String]) {
    guard arguments.count == 2, arguments.first == "help",
      let topic = Self.all.first(where: { $0.name == arguments.last })
    else { return nil }
    self = topic
  }

  /// Refuses what no command and no topic is called.
  static func require(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.count > 1, arguments.first == "help" else { return }
    var commands: [any ParsableCommand.Type] = UTI.configuration.subcommands
    for (depth, word) in arguments.dropFirst().enumerated() where !word.hasPrefix("-") {
      if let command = commands.first(where: { $0._commandName == word }) {
        commands = command.configuration.subcommands
        continue
      }
      let names = commands.map { $0._commandName } + (depth == 0 ? all.map(\.name) + ["help"] : [])
      if depth == 0, names.contains(word) { return }
      let near = NearestNames.near(word, among: names)
      let hint =
        near.isEmpty
        ? "'uti --help' names all" : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      throw CommandFailure(
        .usage, "no command and no topic is called '\(PrintableText.escaped(word))'; \(hint)")
    }
  }

  private init(name: String, text: @escaping @Sendable () -> String) {
    self.name = name
    self.text = text
  }
}
