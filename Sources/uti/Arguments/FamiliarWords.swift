/// The options of other commands that people type here, and this command's words for them.
///
/// The table is read before anything else: a command line means the same whichever words it is written in.
enum FamiliarWords {
  /// One option of another command.
  private struct Row: Sendable {
    let word: String
    /// This command's words; empty where no option does the same.
    let meaning: [String]
    /// The commands that understand the word; empty for all.
    var commands: [String] = []
    /// The answer where no option does the same.
    var advice = ""
  }

  private static let reading = [ClassifyRequest.command, CheckRequest.command]
  private static let classify = [ClassifyRequest.command]

  private static let rows: [Row] = [
    // file(1): without a charset, which is no part of a type.
    Row(word: "--mime-type", meaning: ["--format", "mime"], commands: reading),
    Row(word: "--mime", meaning: ["--format", "mime"], commands: reading),
    Row(word: "-i", meaning: ["--format", "mime"], commands: reading),
    Row(word: "-f", meaning: ["--files-from"], commands: reading),
    Row(word: "-k", meaning: [], commands: classify, advice: "'--explain' shows all evidence"),
    Row(word: "--keep-going", meaning: [], commands: classify, advice: "'--explain' shows all evidence"),
    Row(word: "-z", meaning: [], commands: classify, advice: "compressed files are named, and not entered"),
    // Tools that write records: jc, gh, siegfried.
    Row(word: "--json", meaning: ["--format", "json"]),
    Row(word: "-json", meaning: ["--format", "json"], commands: reading),
    Row(word: "--ndjson", meaning: ["--format", "ndjson"]),
    Row(word: "--jsonl", meaning: ["--format", "ndjson"]),
    Row(word: "--csv", meaning: ["--format", "csv"]),
    Row(word: "-csv", meaning: ["--format", "csv"], commands: reading),
    Row(word: "--yaml", meaning: [], advice: "'--format json' is read by what reads YAML"),
    Row(word: "-hash", meaning: [], commands: classify, advice: "'--fields sha256' shows sums"),
    Row(word: "--hash", meaning: [], commands: classify, advice: "'--fields sha256' shows sums"),
    // fd and rg.
    Row(word: "-e", meaning: [], commands: classify, advice: "'--filter \"type == .jpg\"' chooses by type"),
    Row(word: "--extension", meaning: [], commands: classify, advice: "'--filter \"type == .jpg\"' chooses by type"),
    Row(word: "-t", meaning: [], commands: classify, advice: "'--kind photo' chooses by kind"),
    Row(word: "--type", meaning: [], commands: classify, advice: "'--filter \"type == .jpg\"' chooses by type, '--kind photo' by kind"),
    Row(word: "--glob", meaning: [], commands: classify, advice: "'--exclude' leaves files out, '--filter \"name contains IMG_\"' chooses them"),
    Row(word: "-g", meaning: [], commands: classify, advice: "'--exclude' leaves files out, '--filter \"name contains IMG_\"' chooses them"),
    Row(word: "-print0", meaning: [], commands: classify, advice: "'--print \"{path}\\0\"' ends paths with a NUL"),
    Row(word: "--print0", meaning: [], commands: classify, advice: "'--print \"{path}\\0\"' ends paths with a NUL"),
  ]

  /// The flags of one letter that may stand together in front of or behind `-i`, as in `file -bi`.
  private static let letters = "rqbL0i"

  /// Arguments that ask for the version.
  private static let versions: Set = ["-V", "-v", "version", "-version"]

  /// The same command line in this command's words.
  ///
  /// Errors: a word for which no option does the same, with what does nearly.
  static func translated(_ arguments: [String]) throws(CommandFailure) -> [String] {
    if arguments.count == 1, versions.contains(arguments[0]) { return ["--version"] }
    // The names of commands come last: to be told all of them costs more than most answers.
    guard arguments.contains(where: mayBeFamiliar), let first = arguments.first else { return arguments }
    let command = MistypedCommand.names.contains(first) ? first : ClassifyRequest.command
    var result: [String] = []
    for (position, argument) in arguments.enumerated() {
      if argument == "--" { return result + arguments[position...] }
      for word in mayBeFamiliar(argument) ? separated(argument, command) : [argument] {
        let row = rows.first { $0.word == word && ($0.commands.isEmpty || $0.commands.contains(command)) }
        if let row, row.meaning.isEmpty {
          throw CommandFailure(.usage, "'\(word)' is no option here; \(row.advice)")
        }
        result += row?.meaning ?? [word]
      }
    }
    return result
  }

  private static func mayBeFamiliar(_ word: String) -> Bool {
    word.hasPrefix("-") && (rows.contains { $0.word == word } || isGroup(word))
  }

  /// Whether a word is a group of flags that holds `-i`.
  private static func isGroup(_ word: String) -> Bool {
    let flags = word.dropFirst()
    return flags.utf8.count > 1 && flags.contains("i") && flags.allSatisfy(letters.contains)
  }

  /// A group of flags one by one; any other word alone.
  private static func separated(_ word: String, _ command: String) -> [String] {
    isGroup(word) && reading.contains(command) ? word.dropFirst().map { "-\($0)" } : [word]
  }
}
