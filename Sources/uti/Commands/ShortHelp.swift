import ArgumentParser
import PropertyLists
import SystemPackage

/// The help of `-h`, and for a command line without arguments: a screenful, where `--help` has everything.
enum ShortHelp {
  /// The most lines of a command's short help.
  static let mostLines = 30
  private static let width = 80
  private static let mostExamples = 8

  /// The help for a command line without arguments.
  static let text = """
    uti: find out what a file really is

      uti Holiday                        what a folder holds, and what is wrong
      uti IMG_0001.HEIC                  the type of a file
      uti classify --explain IMG_1.JPG   the same, with all evidence
      uti mismatches -r Holiday          files with the wrong extension
      uti show .heic                     everything about a type
      … | uti -                          the type of what comes by a pipe

    'uti --help' lists all commands.

    """

  /// The help that a command line asks for with `-h`; nil when it asks for none.
  static func text(asked arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    guard words.contains("-h"), !words.contains("--help") else { return nil }
    let (name, command) = command(named: Array(words))
    return command == UTI.self ? overview : text(of: command, called: name)
  }

  /// The whole help that a command line asks for, with `--help` or `help`, in lines that fit the terminal.
  static func whole(asked arguments: [String]) -> String {
    let words = arguments.drop { $0 == "help" }
    let help = UTI.helpMessage(for: command(named: Array(words)).command, columns: longestLine)
    let terminal = Terminal(descriptor: .standardOutput)
    return FittedLines(width: terminal.width ?? width, hang: 0).text(help)
  }

  /// A line that the parser does not break: it would break examples as it does sentences.
  private static let longestLine = 1 << 16

  /// The command that words name, and its name.
  private static func command(named words: [String]) -> (name: String, command: any ParsableCommand.Type) {
    var name = "uti"
    var command: any ParsableCommand.Type = UTI.self
    for word in words where !word.hasPrefix("-") {
      guard let next = command.configuration.subcommands.first(where: { $0._commandName == word }) else {
        break
      }
      (name, command) = ("\(name) \(word)", next)
    }
    return (name, command)
  }

  /// The commands by what they are for.
  private static var overview: String {
    let groups = UTI.configuration.groupedSubcommands.map { group in
      (group.name, group.subcommands.map { $0._commandName }.joined(separator: ", "))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    return lines.joined(separator: "\n") + "\n" + HelpColumns.text(groups.map { (name: $0, meaning: $1) })
      + "\n'uti COMMAND -h' is as short; 'uti --help' has everything.\n"
  }

  private static func text(of command: any ParsableCommand.Type, called name: String) -> String {
    var text = "\(name): \(command.configuration.abstract)\n"
    let examples = command.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  uti ") }
      .prefix(mostExamples)
    if !examples.isEmpty { text += "\n" + examples.map { $0 + "\n" }.joined() }
    let subcommands = command.configuration.subcommands
    if !subcommands.isEmpty {
      text += "\n" + HelpColumns.text(subcommands.map { ($0._commandName, $0.configuration.abstract) })
    }
    let options = (CommandDescription(command)?.arguments ?? []).filter {
      $0.isShown && $0.kind != .positional
    }
    let shared = Set(reading)
    let own = options.filter { option in
      let isShared = option.names.contains { shared.contains($0) && $0 != "--format" }
      return !option.names.contains("--help") && (!isShared || option.names.contains("--recursive"))
    }
    let room = mostLines - text.split(separator: "\n", omittingEmptySubsequences: false).count - 3
    let shown = own.prefix(room)
    if !shown.isEmpty { text += "\n" + rows(Array(shown)) }
    let left = options.count - shown.count
    return text + "\n'\(name) --help' has all of it\(left > 0 ? ", and \(left) more options" : "").\n"
  }

  /// The options that two commands share which have nothing in common but reading files.
  private static var reading: [String] {
    let (one, other) = (CommandDescription(WhenCommand.self), CommandDescription(PlanCommand.self))
    let names = Set(other?.arguments.flatMap(\.names) ?? [])
    return (one?.arguments.flatMap(\.names) ?? []).filter(names.contains)
  }

  /// A line an option: its names, and as much of its meaning as fits.
  private static func rows(_ options: [CommandDescription.Argument]) -> String {
    let names = options.map { option in
      option.names.joined(separator: ", ") + (option.kind == .option ? " …" : "")
    }
    let column = min(30, (names.map(\.count).max() ?? 0) + 4)
    return zip(names, options).map { names, option in
      let sentence = option.meaning.prefix { $0 != "\n" }
      let words = DisplayWidth.wrapped(String(sentence), to: width - column - 2)
      let meaning = words.count > 1 ? words[0] + " …" : words.first ?? ""
      return DisplayWidth.padded("  \(names)", to: column) + meaning + "\n"
    }.joined()
  }
}
