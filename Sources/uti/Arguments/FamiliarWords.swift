import PropertyLists
import SystemCalls

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
    let commands: [String]
    /// The answer where no option does the same.
    let advice: String

    init(_ word: String, _ meaning: [String], commands: [String] = []) {
      (self.word, self.meaning, self.commands) = (word, meaning, commands)
      advice = ""
    }

    /// An option of readers of files that none here is.
    init(_ word: String, advice: String, of command: String = ClassifyRequest.command) {
      (self.word, self.advice) = (word, advice)
      (meaning, commands) = ([], [command])
    }
  }

  private static let reading = [ClassifyRequest.command, CheckRequest.command]

  private static let byType = "'--filter \"type == .jpg\"' chooses by type"
  private static let byKind = "'--kind photo' chooses by kind"
  private static let byName = "'--exclude' leaves files out, '--filter \"name contains IMG_\"' chooses them"
  private static let byNull = "'--print \"{path}\\0\"' ends paths with a NUL"
  private static let evidence = "'--explain' shows all evidence"
  private static let sums = "'--fields sha256' shows sums"

  private static let accepts = "'--accept' names what may pass, as in --accept 'image/*,.pdf'"
  private static let pronom = "'uti show TYPE' lists PRONOM's identifiers"

  private static let rows: [Row] = [
    // A question about the type, not a format of the answer.
    Row("--mime", advice: accepts, of: CheckRequest.command),
    Row("--type", advice: accepts, of: CheckRequest.command),
    // file(1): without a charset, which is no part of a type.
    Row("--mime-type", ["--format", "mime"], commands: reading),
    Row("--mime", ["--format", "mime"], commands: reading),
    Row("-i", ["--format", "mime"], commands: reading),
    Row("-f", ["--files-from"], commands: reading),
    Row("-k", advice: evidence),
    Row("--keep-going", advice: evidence),
    Row("-z", advice: "compressed files are named, and not entered"),
    // Tools that write records: jc, gh, siegfried.
    Row("--json", ["--format", "json"]),
    Row("-json", ["--format", "json"], commands: reading),
    Row("--ndjson", ["--format", "ndjson"]),
    Row("--jsonl", ["--format", "ndjson"]),
    Row("--csv", ["--format", "csv"]),
    Row("-csv", ["--format", "csv"], commands: reading),
    Row("--yaml", advice: "'--format json' is read by what reads YAML"),
    Row("-hash", advice: sums),
    Row("--hash", advice: sums),
    Row("--sha256", advice: sums),
    Row("--md5", advice: sums),
    Row("--checksum", advice: sums),
    Row("--puid", advice: pronom),
    Row("--pronom", advice: pronom),
    Row("--tsv", advice: "'--print \"{path}\\t{type}\"' writes columns"),
    Row("--sort", advice: "records stand in the order of the input: pipe them through sort"),
    Row("--mime-encoding", advice: "a charset is no part of a type"),
    // fd and rg.
    Row("-e", advice: byType),
    Row("--extension", advice: byType),
    Row("-t", advice: byKind),
    Row("--type", advice: "\(byType), \(byKind)"),
    Row("--glob", advice: byName),
    Row("-g", advice: byName),
    Row("-print0", advice: byNull),
    Row("--print0", advice: byNull),
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

  /// Refuses a file's name that would be read as options: a pattern such as `*` gives it, and `-h.jpg` would print help and
  /// count as a yes.
  static func refuseNames(_ arguments: [String]) throws(CommandFailure) {
    for argument in arguments {
      if argument == "--" { return }
      guard argument.utf8.count > 2, argument.hasPrefix("-"), isName(argument) else { continue }
      let shown = PrintableText.escaped(RawText.bytes(argument))
      throw CommandFailure(
        .usage, "'\(shown)' would be read as an option: for a file write './\(shown)', or '--' before names")
    }
  }

  /// True for a word that is no option by its letters, or is a file here: of long options only those that answer without
  /// doing what was asked, for others are errors where they are none.
  private static func isName(_ word: String) -> Bool {
    if word.hasPrefix("--"), word != "--help", word != "--version" { return false }
    let isOption = word.dropFirst().allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "="
    }
    return !isOption || PathArgument(argument: word).map { FileSystem.isTaken($0.path) } ?? false
  }

  private static func mayBeFamiliar(_ word: String) -> Bool {
    word.hasPrefix("-") && (rows.contains { $0.word == word } || isGroup(word))
  }

  /// True if a word is a group of flags that holds `-i`.
  private static func isGroup(_ word: String) -> Bool {
    let flags = word.dropFirst()
    return flags.utf8.count > 1 && flags.contains("i") && flags.allSatisfy(letters.contains)
  }

  /// A group of flags one by one; any other word alone.
  private static func separated(_ word: String, _ command: String) -> [String] {
    isGroup(word) && reading.contains(command) ? word.dropFirst().map { "-\($0)" } : [word]
  }
}
