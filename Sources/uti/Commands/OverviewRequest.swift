import ArgumentParser
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// `uti DIR…`: the contents and problems of folders, on one screen.
struct OverviewRequest {
  private let reading: ReadingRequest

  private static let shallow = "--shallow"

  /// nil unless the command line names folders and nothing else but `--shallow`; packages are items like files.
  init?(_ arguments: [String]) {
    let isShallow = arguments.contains(Self.shallow)
    let arguments = isShallow ? arguments.filter { $0 != Self.shallow } : arguments
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    let paths = arguments.compactMap { PathArgument(argument: $0) }
    // The names of commands come last: to be told all of them costs more than to ask what is there.
    guard let first = arguments.first, paths.count == arguments.count,
      paths.allSatisfy({ FileSystem.isFolder($0.path) }), !MistypedCommand.names.contains(first)
    else { return nil }
    var reading = ReadingRequest(paths: paths)
    reading.isRecursive = true
    reading.leavesOutForeign = true
    reading.ends = isShallow ? .brief : .near
    guard let walk = try? reading.stream(keepsEvidence: false).walk,
      paths.allSatisfy({ if case .folder = walk.start(at: $0.path) { true } else { false } })
    else { return nil }
    self.reading = reading
  }

  func answer(_ output: StandardOutput) throws -> ExitStatus {
    let (summary, status) = try SummaryCommand.count(reading)
    let lists = SummaryLists(reading, nil, hasLeftOut: !summary.leftOut.isEmpty)
    output.width = Terminal(descriptor: .standardOutput).width
    let text = SummaryText(terminal: Terminal(descriptor: .standardOutput), lists: lists)
    try output.write(text.overview(of: summary))
    return status
  }
}

/// A first word that is neither a file nor a command, but means one: nearly a command, another program's word, or a type.
struct MistypedCommand {
  static var names: [String] { UTI.configuration.subcommands.map { $0._commandName } + ["help"] }

  /// The command lines for words that people try.
  private static let meant = [
    "checksum": "classify --fields sums", "compare": "diff", "damaged": "classify --filter damaged",
    "date": "when", "dates": "when",
    "dupes": "duplicates",
    "dups": "duplicates", "find": "classify -r --filter", "fix": "mismatches --rename",
    "hash": "classify --fields sums",
    "identify": "classify", "info": "classify --explain", "list": "classify -r",
    "live": "classify --filter livePhotos",
    "livephotos": "classify --filter livePhotos", "load": "plan", "manifest": "check --manifest",
    "offer": "offered",
    "pairs": "classify --filter livePhotos", "photos": "classify --kind photo",
    "rename": "mismatches --rename",
    "scan": "classify -r", "sha256": "classify --fields sha256", "stat": "summary", "stats": "summary",
    "strip": "extract --without location",
    "sums": "classify --fields sums", "validate": "check", "verify": "check",
    "videos": "classify --kind video",
  ]

  let message: String

  init?(_ arguments: [String]) {
    guard let word = arguments.first, !word.hasPrefix("-"), !word.contains("/"),
      !FileSystem.isTaken(FilePath(word)),
      let meant = Self.commands(for: word, isAlone: arguments.count == 1)
    else { return nil }
    let lines = meant.map { "'uti \($0)'" }.joined(separator: " or ")
    message =
      "'\(PrintableText.escaped(RawText.bytes(word)))' is neither a file nor a command; did you mean \(lines)?"
  }

  private static func commands(for word: String, isAlone: Bool) -> [String]? {
    if word.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }) {
      if names.contains(word) { return nil }
      if let line = meant[word] { return [line] }
      let near = NearestNames.near(word, among: names)
      if !near.isEmpty { return near }
    }
    guard isAlone, !WrittenType(RawArguments.text(word)).types(in: .standard).isEmpty else { return nil }
    return ["show \(word)"]
  }
}

/// The hint for a folder that was not entered.
enum FolderHint {
  static func line(
    _ record: Record, _ request: ReadingRequest, _ command: String, options: [String] = []
  ) -> String? {
    // A list names what it wants; only what was typed may have meant more.
    guard !command.isEmpty, !request.isRecursive, request.list == nil, record.error == nil,
      record.type == .folder
    else { return nil }
    var again = request
    again.paths = request.paths.filter { $0.path == record.path }
    again.isRecursive = true
    let words = ShellText.line(["uti", command] + options + again.arguments)
    return "uti: \(PrintableText.escaped(record.path)): is a folder; '\(words)' reads its files\n"
  }
}
