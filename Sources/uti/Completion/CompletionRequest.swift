import ArgumentParser

/// A shell's request to complete the last word before the cursor: `uti __complete -- WORDS…`.
struct CompletionRequest {
  static let command = "__complete"

  private let precedingWords: [String]
  private let word: String

  /// Returns nil for all other command lines.
  init?(requestedBy arguments: [String]) {
    guard arguments.first == Self.command, arguments.dropFirst().first == "--" else { return nil }
    self.init(words: Array(arguments.dropFirst(2)))
  }

  init(words: [String]) {
    precedingWords = words.dropLast()
    word = words.last ?? ""
  }

  var result: CompletionResult {
    var rest = precedingWords[...]
    if rest.first == Self.help { return help(rest.dropFirst()) }
    let innermost = Self.command(&rest)
    if rest.isEmpty, !word.hasPrefix("-"), !innermost.configuration.subcommands.isEmpty {
      let isRoot = innermost.configuration.defaultSubcommand != nil
      return CompletionResult(
        Self.subcommands(of: innermost) + (isRoot ? [.init(value: Self.help, meaning: "Show help.")] : []),
        isRoot ? .files : .none, part: word, isWhole: true)
    }
    let command = innermost.configuration.defaultSubcommand ?? innermost
    guard let line = CompletedLine(command, rest) else { return .files }
    return line.result(word, isOfRoot: command != innermost && rest.isEmpty)
  }

  private static let help = "help"

  /// Removes the names of commands from the words; returns the innermost command.
  private static func command(_ words: inout ArraySlice<String>) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = UTI.self
    while let next = command.configuration.subcommands.first(where: { $0._commandName == words.first }) {
      command = next
      words.removeFirst()
    }
    return command
  }

  private static func subcommands(of command: any ParsableCommand.Type) -> [CompletionResult.Candidate] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      .init(value: $0._commandName, meaning: $0.configuration.abstract)
    }
  }

  /// Completes the commands and topics after `uti help`.
  private func help(_ words: ArraySlice<String>) -> CompletionResult {
    var rest = words
    let command = Self.command(&rest)
    guard rest.isEmpty else { return .none }
    let topics = words.isEmpty ? HelpTopic.all : []
    return CompletionResult(
      Self.subcommands(of: command) + topics.map { .init(value: $0.name, meaning: $0.meaning) }, part: word)
  }
}

/// The words of one command before the completed one.
private struct CompletedLine {
  private let command: any ParsableCommand.Type
  private let description: CommandDescription
  /// The option whose value is next.
  private var pending: CommandDescription.Argument?
  private var used: Set<String> = []
  private var positionalCount = 0
  private var isTerminated = false

  init?(_ command: any ParsableCommand.Type, _ words: ArraySlice<String>) {
    guard let description = CommandDescription(command) else { return nil }
    (self.command, self.description) = (command, description)
    for word in words { read(word) }
  }

  private mutating func read(_ word: String) {
    if pending != nil {
      pending = nil
    } else if isTerminated || !word.hasPrefix("-") || word == "-" {
      positionalCount += 1
    } else if word == "--" {
      isTerminated = true
    } else if word.hasPrefix("--") {
      let name = word.prefix { $0 != "=" }
      readOption(String(name), endsWord: name.count == word.count)
    } else {
      // Short options may be grouped; a value may follow its option directly.
      let letters = word.dropFirst()
      for index in letters.indices {
        let endsWord = letters.index(after: index) == letters.endIndex
        if readOption("-\(letters[index])", endsWord: endsWord) { break }
      }
    }
  }

  /// Reads the name of an option; returns true if the rest of the word is its value.
  @discardableResult
  private mutating func readOption(_ name: String, endsWord: Bool) -> Bool {
    guard let argument = description.named(name) else { return false }
    used.formUnion(argument.names)
    guard argument.kind == .option else { return false }
    if endsWord { pending = argument }
    return true
  }

  func result(_ word: String, isOfRoot: Bool) -> CompletionResult {
    if let pending { return values(of: pending, word) }
    guard !isTerminated, word.hasPrefix("-") else { return positional(word) }
    if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
      guard let option = description.named(String(word[..<equals])), option.kind == .option else {
        return .none
      }
      var result = values(of: option, String(word[equals...].dropFirst()))
      switch result.directive {
      case .files: result.directive = .filesBehindEquals
      case .folders: result.directive = .foldersBehindEquals
      default: break
      }
      return result
    }
    return options(word, isOfRoot: isOfRoot)
  }

  private func options(_ word: String, isOfRoot: Bool) -> CompletionResult {
    let offered = description.arguments.filter { argument in
      argument.kind != .positional && argument.isShown
        && (argument.isRepeating || used.isDisjoint(with: argument.names))
    }
    var candidates = offered.flatMap { argument in
      argument.names.map { CompletionResult.Candidate(value: $0, meaning: argument.meaning) }
    }
    // ArgumentParser declares `--version` only for the root command.
    if isOfRoot { candidates.append(.init(value: "--version", meaning: "Show the version.")) }
    return CompletionResult(candidates, part: word)
  }

  private func positional(_ word: String) -> CompletionResult {
    let all = description.positionals
    guard let last = all.last, positionalCount < all.count || last.isRepeating else { return .none }
    let index = min(positionalCount, all.count - 1)
    return values(of: all[index], word, named: "positional@\(index)")
  }

  private func values(
    of argument: CommandDescription.Argument, _ word: String, named name: String? = nil
  ) -> CompletionResult {
    switch argument.values {
    case .files: .files
    case .folders: CompletionResult(directive: .folders)
    case .words(let words): CompletionResult(words, part: word)
    case .custom: custom(name ?? argument.names.last ?? "", word)
    case .unknown: .none
    }
  }

  /// Calls the completion function of a declaration, as the scripts of ArgumentParser do.
  private func custom(_ name: String, _ word: String) -> CompletionResult {
    command.completion(of: name, word).flatMap(CompletionResult.init(lines:)) ?? .none
  }
}

extension ParsableCommand {
  /// Returns the lines of the completion function of an argument, called through the parser.
  fileprivate static func completion(of argument: String, _ value: String) -> [String]? {
    do {
      _ = try parseAsRoot(["---completion", "--", argument, "0", "\(value.count)", value])
      return nil
    } catch {
      return fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
