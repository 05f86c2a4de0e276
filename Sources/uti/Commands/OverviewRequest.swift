import ASCIIBytes
import ArgumentParser
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// `uti DIR…`: an overview of folders on one screen.
struct OverviewRequest {
  private let reading: ReadingRequest

  private static let shallow = "--shallow"

  /// Returns nil unless the arguments are folders, not packages, and at most `--shallow`.
  init?(_ arguments: [String]) {
    let isShallow = arguments.contains(Self.shallow)
    let arguments = isShallow ? arguments.filter { $0 != Self.shallow } : arguments
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    let paths = arguments.compactMap { PathArgument(argument: $0) }
    // Command names are compared last: listing them is slower than a file-system query.
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

  func run(_ output: StandardOutput) throws -> ExitStatus {
    let (summary, status) = try SummaryCommand.count(reading)
    let commands = FindingCommands(reading, nil, hasLeftOut: !summary.leftOut.isEmpty)
    output.width = Terminal(descriptor: .standardOutput).width
    let text = SummaryText(terminal: Terminal(descriptor: .standardOutput), commands: commands)
    try output.write(text.overview(of: summary))
    return status
  }
}

/// A first argument that is neither a file nor a command, with suggestions.
///
/// It may be a mistyped command, a word of another program, or a type.
struct MistypedCommand {
  static var names: [String] { UTI.configuration.subcommands.map { $0._commandName } + ["help"] }

  /// The suggested command lines for common words.
  private static let suggestions = [
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
      let commands = Self.suggestedCommands(for: word, isAlone: arguments.count == 1)
    else { return nil }
    let lines = commands.map { "'uti \($0)'" }.joined(separator: " or ")
    message =
      "'\(PrintableText.escaped(RawText.bytes(word)))' is neither a file nor a command; did you mean \(lines)?"
  }

  private static func suggestedCommands(for word: String, isAlone: Bool) -> [String]? {
    if word.utf8.allSatisfy({ $0.isASCIILowercase || $0 == 0x2D }) {
      if names.contains(word) { return nil }
      if let line = suggestions[word] { return [line] }
      let near = NearestNames.near(word, among: names)
      if !near.isEmpty { return near }
    }
    guard isAlone, !TypeSpecifier(RawArguments.text(word)).types(in: .standard).isEmpty else { return nil }
    return ["show \(word)"]
  }
}

/// The hint for a folder given without -r.
enum FolderHint {
  static func line(
    _ record: Record, _ request: ReadingRequest, _ command: String, options: [String] = []
  ) -> String? {
    // Only for typed paths: a list names exactly what to read.
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
