import ArgumentParser

/// `uti __complete -- WORDS…`: a command line up to the cursor, without the command's name, whose last word is to be
/// completed.
struct CompletionRequest {
  static let command = "__complete"

  private let before: [String]
  private let word: String

  /// nil for every other command line.
  init?(asked arguments: [String]) {
    guard arguments.first == Self.command, arguments.dropFirst().first == "--" else { return nil }
    self.init(words: Array(arguments.dropFirst(2)))
  }

  init(words: [String]) {
    before = words.dropLast()
    word = words.last ?? ""
  }

  var answer: CompletionAnswer {
    var rest = before[...]
    if rest.first == Self.help { return help(rest.dropFirst()) }
    let found = Self.command(&rest)
    if rest.isEmpty, !word.hasPrefix("-"), !found.configuration.subcommands.isEmpty {
      let isRoot = found.configuration.defaultSubcommand != nil
      return CompletionAnswer(
        Self.subcommands(of: found) + (isRoot ? [.init(value: Self.help, meaning: "Show help.")] : []),
        isRoot ? .files : .none, part: word, isWhole: true)
    }
    let command = found.configuration.defaultSubcommand ?? found
    guard let line = CompletedLine(command, rest) else { return .files }
    return line.answer(word, isOfRoot: command != found && rest.isEmpty)
  }

  private static let help = "help"

  /// Takes the names of commands from a command line; returns the innermost.
  private static func command(_ words: inout ArraySlice<String>) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = UTI.self
    while let below = command.configuration.subcommands.first(where: { $0._commandName == words.first }) {
      command = below
      words.removeFirst()
    }
    return command
  }

  private static func subcommands(of command: any ParsableCommand.Type) -> [CompletionAnswer.Candidate] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      .init(value: $0._commandName, meaning: $0.configuration.abstract)
    }
  }

  /// The commands and topics behind `uti help`.
  private func help(_ words: ArraySlice<String>) -> CompletionAnswer {
    var rest = words
    let command = Self.command(&rest)
    guard rest.isEmpty else { return .none }
    let topics = words.isEmpty ? HelpTopic.all : []
    return CompletionAnswer(
      Self.subcommands(of: command) + topics.map { .init(value: $0.name, meaning: $0.meaning) }, part: word)
  }
}

/// The words of one command before the one that is completed.
private struct CompletedLine {
  private let command: any ParsableCommand.Type
  private let description: CommandDescription
  /// The option whose value comes next.
  private var pending: CommandDescription.Argument?
  private var used: Set<String> = []
  private var positionalCount = 0
  private var isTerminated = false

  init?(_ command: any ParsableCommand.Type, _ words: ArraySlice<String>) {
    guard let description = CommandDescription(command) else { return nil }
    (self.command, self.description) = (command, description)
    for word in words { take(word) }
  }

  private mutating func take(_ word: String) {
    if pending != nil {
      pending = nil
    } else if isTerminated || !word.hasPrefix("-") || word == "-" {
      positionalCount += 1
    } else if word == "--" {
      isTerminated = true
    } else if word.hasPrefix("--") {
      let name = word.prefix { $0 != "=" }
      takeOption(String(name), endsWord: name.count == word.count)
    } else {
      // Short options may share a hyphen; the value of one may stand right behind it.
      let letters = word.dropFirst()
      for index in letters.indices {
        let endsWord = letters.index(after: index) == letters.endIndex
        if takeOption("-\(letters[index])", endsWord: endsWord) { break }
      }
    }
  }

  /// Takes the name of an option; true where the rest of the word is its value.
  @discardableResult
  private mutating func takeOption(_ name: String, endsWord: Bool) -> Bool {
    guard let argument = description.named(name) else { return false }
    used.formUnion(argument.names)
    guard argument.kind == .option else { return false }
    if endsWord { pending = argument }
    return true
  }

  func answer(_ word: String, isOfRoot: Bool) -> CompletionAnswer {
    if let pending { return values(of: pending, word) }
    guard !isTerminated, word.hasPrefix("-") else { return positional(word) }
    if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
      guard let option = description.named(String(word[..<equals])), option.kind == .option else {
        return .none
      }
      var answer = values(of: option, String(word[equals...].dropFirst()))
      switch answer.directive {
      case .files: answer.directive = .filesBehindEquals
      case .folders: answer.directive = .foldersBehindEquals
      default: break
      }
      return answer
    }
    return options(word, isOfRoot: isOfRoot)
  }

  private func options(_ word: String, isOfRoot: Bool) -> CompletionAnswer {
    let offered = description.arguments.filter { argument in
      argument.kind != .positional && argument.isShown
        && (argument.isRepeating || used.isDisjoint(with: argument.names))
    }
    var candidates = offered.flatMap { argument in
      argument.names.map { CompletionAnswer.Candidate(value: $0, meaning: argument.meaning) }
    }
    // ArgumentParser adds it to the whole tree alone.
    if isOfRoot { candidates.append(.init(value: "--version", meaning: "Show the version.")) }
    return CompletionAnswer(candidates, part: word)
  }

  private func positional(_ word: String) -> CompletionAnswer {
    let all = description.positionals
    guard let last = all.last, positionalCount < all.count || last.isRepeating else { return .none }
    let index = min(positionalCount, all.count - 1)
    return values(of: all[index], word, asked: "positional@\(index)")
  }

  private func values(
    of argument: CommandDescription.Argument, _ word: String, asked name: String? = nil
  ) -> CompletionAnswer {
    switch argument.values {
    case .files: .files
    case .folders: CompletionAnswer(directive: .folders)
    case .words(let words): CompletionAnswer(words, part: word)
    case .custom: custom(name ?? argument.names.last ?? "", word)
    case .unknown: .none
    }
  }

  /// Asks the function of a declaration, as ArgumentParser's own scripts do.
  private func custom(_ name: String, _ word: String) -> CompletionAnswer {
    command.completion(of: name, word).flatMap(CompletionAnswer.init(lines:)) ?? .none
  }
}

extension ParsableCommand {
  /// The lines that a declaration's own function answers about a value, through the parser.
  fileprivate static func completion(of argument: String, _ value: String) -> [String]? {
    do {
      _ = try parseAsRoot(["---completion", "--", argument, "0", "\(value.count)", value])
      return nil
    } catch {
      return fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
