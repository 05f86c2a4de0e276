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

/// A first word that is neither a file nor a command, but nearly a command.
struct MistypedCommand {
  static var names: [String] { UTI.configuration.subcommands.map { $0._commandName } + ["help"] }

  let message: String

  init?(_ arguments: [String]) {
    guard let word = arguments.first, word.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }),
      !word.hasPrefix("-"), !Self.names.contains(word), !FileSystem.isTaken(FilePath(word)),
      case let near = NearestNames.near(word, among: Self.names), !near.isEmpty
    else { return nil }
    let meant = near.map { "'\($0)'" }.joined(separator: " or ")
    message = "'\(word)' is neither a file nor a command; did you mean \(meant)?"
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
