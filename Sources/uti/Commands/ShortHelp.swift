import ArgumentParser
import PropertyLists
import SystemPackage

/// The help of `-h` and of a command line without arguments: one screenful.
enum ShortHelp {
  /// The maximum number of lines of a command's short help.
  static let maxLines = 30
  private static let width = 80
  private static let maxExamples = 8

  /// The help for an empty command line.
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

  /// Returns the help for a command line with `-h`; nil for all others.
  static func text(requestedBy arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    guard words.contains("-h"), !words.contains("--help") else { return nil }
    let (name, command) = command(named: Array(words))
    return command == UTI.self ? overview : text(of: command, called: name)
  }

  /// Returns the full help for a command line with `--help` or `help`, wrapped to the terminal.
  static func fullText(requestedBy arguments: [String]) -> String {
    let words = arguments.drop { $0 == "help" }
    let help = UTI.helpMessage(for: command(named: Array(words)).command, columns: unlimitedWidth)
    let terminal = Terminal(descriptor: .standardOutput)
    return LineWrapper(width: terminal.width ?? width, hangingIndent: 0).wrapped(help)
  }

  /// A width at which the parser does not wrap; it would wrap examples like sentences.
  private static let unlimitedWidth = 1 << 16

  /// Returns the innermost named command, with its full name.
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

  /// The groups of commands.
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
      .prefix(maxExamples)
    if !examples.isEmpty { text += "\n" + examples.map { $0 + "\n" }.joined() }
    let subcommands = command.configuration.subcommands
    if !subcommands.isEmpty {
      text += "\n" + HelpColumns.text(subcommands.map { ($0._commandName, $0.configuration.abstract) })
    }
    let options = (CommandDescription(command)?.arguments ?? []).filter {
      $0.isShown && $0.kind != .positional
    }
    let shared = Set(readingOptions)
    let own = options.filter { option in
      let isShared = option.names.contains { shared.contains($0) && $0 != "--format" }
      return !option.names.contains("--help") && (!isShared || option.names.contains("--recursive"))
    }
    let room = maxLines - text.split(separator: "\n", omittingEmptySubsequences: false).count - 3
    let shown = own.prefix(room)
    if !shown.isEmpty { text += "\n" + rows(Array(shown)) }
    let left = options.count - shown.count
    return text + "\n'\(name) --help' has all of it\(left > 0 ? ", and \(left) more options" : "").\n"
  }

  /// The options for reading files: those shared by two commands with nothing else in common.
  private static var readingOptions: [String] {
    let (first, second) = (CommandDescription(WhenCommand.self), CommandDescription(PlanCommand.self))
    let names = Set(second?.arguments.flatMap(\.names) ?? [])
    return (first?.arguments.flatMap(\.names) ?? []).filter(names.contains)
  }

  /// Formats one line per option: its names, and as much of its meaning as fits.
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
