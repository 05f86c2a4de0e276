import PropertyLists
import SystemCalls

/// Translates options of other commands, such as `file --mime-type`, to those of this command.
///
/// Translation comes first, so that a command line means the same in either form.
enum ForeignOptions {
  /// One option of another command.
  private struct Row: Sendable {
    let option: String
    /// The equivalent arguments of this command; empty if there are none.
    let replacement: [String]
    /// The commands for which the option is translated; empty for all.
    let commands: [String]
    /// The error text if there is no equivalent.
    let advice: String

    init(_ option: String, _ replacement: [String], commands: [String] = []) {
      (self.option, self.replacement, self.commands) = (option, replacement, commands)
      advice = ""
    }

    /// An option without an equivalent.
    init(_ option: String, advice: String, of command: String = ClassifyRequest.command) {
      (self.option, self.advice) = (option, advice)
      (replacement, commands) = ([], [command])
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
    // In check, these ask for a condition on the type, not for an output format.
    Row("--mime", advice: accepts, of: CheckRequest.command),
    Row("--type", advice: accepts, of: CheckRequest.command),
    // file(1); this command prints no charset.
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

  /// The single-letter flags that may be grouped with `-i`, as in `file -bi`.
  private static let groupedFlags = "rqbL0i"

  /// Arguments that request the version.
  private static let versions: Set = ["-V", "-v", "version", "-version"]

  /// Returns the command line with the options of other commands replaced.
  ///
  /// Errors: an option without an equivalent, with advice.
  static func translated(_ arguments: [String]) throws(CommandFailure) -> [String] {
    if arguments.count == 1, versions.contains(arguments[0]) { return ["--version"] }
    // Command names are read last: listing them is slow.
    guard arguments.contains(where: mayBeForeign), let first = arguments.first else { return arguments }
    let command = MistypedCommand.names.contains(first) ? first : ClassifyRequest.command
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return result + arguments[index...] }
      for word in mayBeForeign(argument) ? splitFlags(argument, command) : [argument] {
        let row = rows.first { $0.option == word && ($0.commands.isEmpty || $0.commands.contains(command)) }
        if let row, row.replacement.isEmpty {
          throw CommandFailure(.usage, "'\(word)' is no option here; \(row.advice)")
        }
        result += row?.replacement ?? [word]
      }
    }
    return result
  }

  /// Throws for a file name that would be read as options.
  ///
  /// Shell patterns such as `*` produce such names, and `-h.jpg` would print help and exit with success.
  static func rejectFileNames(_ arguments: [String]) throws(CommandFailure) {
    for argument in arguments {
      if argument == "--" { return }
      guard argument.utf8.count > 2, argument.hasPrefix("-"), isName(argument) else { continue }
      let shown = PrintableText.escaped(RawText.bytes(argument))
      throw CommandFailure(
        .usage, "'\(shown)' would be read as an option: for a file write './\(shown)', or '--' before names")
    }
  }

  /// Returns true if the argument has characters that no option has, or if a file of this name exists.
  ///
  /// Of long options only `--help` and `--version` are checked; unknown ones are errors anyway.
  private static func isName(_ word: String) -> Bool {
    if word.hasPrefix("--"), word != "--help", word != "--version" { return false }
    let isOption = word.dropFirst().allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "="
    }
    return !isOption || PathArgument(argument: word).map { FileSystem.isTaken($0.path) } ?? false
  }

  private static func mayBeForeign(_ word: String) -> Bool {
    word.hasPrefix("-") && (rows.contains { $0.option == word } || isFlagGroup(word))
  }

  /// Returns true if the argument is a group of flags that contains `-i`.
  private static func isFlagGroup(_ word: String) -> Bool {
    let flags = word.dropFirst()
    return flags.utf8.count > 1 && flags.contains("i") && flags.allSatisfy(groupedFlags.contains)
  }

  /// Splits a group of flags; returns any other argument unchanged.
  private static func splitFlags(_ word: String, _ command: String) -> [String] {
    isFlagGroup(word) && reading.contains(command) ? word.dropFirst().map { "-\($0)" } : [word]
  }
}
