import ArgumentParser
import PropertyLists
import UniformTypes

/// A page of `uti help` that is about no single command.
struct HelpTopic: Sendable {
  let name: String
  let meaning: String
  let text: @Sendable () -> String

  static let all = [
    HelpTopic("filters", "the fields and operators of --filter", FilterHelp.text),
    HelpTopic("fields", "the fields of --fields", FieldHelp.text),
    HelpTopic("formats", "the output formats", FormatHelp.text),
    HelpTopic("exit-codes", "the exit codes", ExitCodeHelp.text),
  ]

  /// The command lines that ask for topics, and what they show, as the examples of the help stand.
  static var lines: String {
    all.map { topic in
      let line = "uti help \(topic.name)"
      return line + String(repeating: " ", count: max(1, 33 - line.count)) + topic.meaning
    }
    .joined(separator: "\n  ")
  }

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

  private init(_ name: String, _ meaning: String, _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }
}
