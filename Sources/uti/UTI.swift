import ArgumentParser
import MediaItems
import SystemCalls
import SystemPackage

@main
struct UTI: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uti",
    abstract: "Find out what a file really is.",
    discussion: """
      uti reads the content of a file and compares it with the file's name. Each answer is a type such as \
      public.heic. A type can be a kind of another: public.heic is a kind of public.image. Each type has its filename \
      extensions and MIME types. Without a command, uti gives an overview of a folder, or classifies a file.

      A TYPE is an identifier (public.heic), a filename extension with its dot (.heic), or a MIME type \
      (image/heic).

        uti Holiday                      what a folder holds, and what is wrong
        uti classify -r Holiday          every file: its kind and type
        uti duplicates Holiday           equal files
        uti mismatches -r Holiday        files with the wrong extension
        uti show .heic                   everything about a type
        uti conforms .heic public.image  whether one type is a kind of another
        uti tree public.image            all types of images
        uti types .ts                    all types with an extension
        uti lint Info.plist              errors in an app's type declarations
        uti offered --activation Info.plist a.jpg  whether an extension takes it
        \(HelpTopic.lines)
        uti suite run --builtin          test this copy of uti, or another tool

      Exit codes: 0 answered or true; 1 false, unknown or findings; 2 some input could not be read; 64 usage error; \
      65 invalid type declarations; 69 a required program is missing; 70 --verify disagreement or internal error; \
      74 output could not be written; 130 interrupted.

      'uti help COMMAND' shows the options and examples of a command.
      """,
    version: VersionReport.placeholder,
    groupedSubcommands: [
      CommandGroup(
        name: "Identify", subcommands: [ClassifyCommand.self, WhenCommand.self, PlanCommand.self]),
      CommandGroup(
        name: "Check", subcommands: [CheckCommand.self, DuplicatesCommand.self, OrphansCommand.self]),
      CommandGroup(
        name: "Repair",
        subcommands: [MismatchesCommand.self, UndoRenamesCommand.self, UndoTimesCommand.self]),
      CommandGroup(
        name: "Library",
        subcommands: [SummaryCommand.self, ReportCommand.self, PickCommand.self, ExtractCommand.self]),
      CommandGroup(
        name: "Type",
        subcommands: [ShowCommand.self, ConformsCommand.self, TreeCommand.self, TypesCommand.self]),
      CommandGroup(
        name: "Maintenance",
        subcommands: [
          LintCommand.self, OfferedCommand.self, DiffCommand.self, ExportCommand.self, SchemaCommand.self,
          SuiteCommand.self,
        ]),
    ],
    defaultSubcommand: ClassifyCommand.self)

  static func main() {
    // Before anything that somebody else wrote is looked at.
    Signals.endAtCrashes()
    MediaItemReader.serveIfAsked()
    guard FileDescriptor.occupyStandardDescriptors() else {
      Diagnostics.error("standard input, output or error is closed, and nothing can be opened in its place")
      CurrentProcess.exit(ExitStatus.outputFailed.code)
    }
    Signals.ignoreBrokenPipes()
    Signals.ignoreFileSizeLimit()
    Signals.endOnAbort()
    // Swift reads them from a file on Linux; without even the command's name they could not be read.
    guard CommandLine.argc > 0 else {
      Diagnostics.error("the command line cannot be read")
      CurrentProcess.exit(ExitStatus.internalError.code)
    }
    #if DEBUG
      if let watch = CallWatch.killingByEnvironment {
        watch.during { CurrentProcess.exit(run(RawArguments.arguments, StandardOutput()).code) }
      }
    #endif
    CurrentProcess.exit(run(RawArguments.arguments, StandardOutput()).code)
  }

  /// Answers one command line, and has what it wrote written; the one that runs it again and again parses it once.
  static func run(
    _ arguments: [String], _ output: StandardOutput,
    parsing: ([String]) throws -> any ParsableCommand = { arguments in
      if let command = parsedAlone(arguments) { return command }
      return try parseAsRoot(arguments)
    }
  ) -> ExitStatus {
    let status = answer(arguments, output, parsing)
    do { try output.finish() } catch { return status.combined(with: report(error)) }
    return status
  }

  /// Parses and runs one command line.
  static func answer(
    _ arguments: [String], _ output: StandardOutput, _ parsing: ([String]) throws -> any ParsableCommand
  ) -> ExitStatus {
    let isAsked = arguments.contains { $0.hasPrefix("--color") }
    if isAsked || Terminal(descriptor: .standardOutput).hasColor { output.passes.insert(.styles) }
    do {
      try FamiliarWords.refuseNames(arguments)
      let arguments = try FamiliarWords.translated(arguments)
      if let topic = HelpTopic(asked: arguments) {
        try output.write(topic.text())
        return .success
      }
      if let completion = CompletionRequest(asked: arguments) {
        try output.write(completion.answer.lines.map { $0 + "\n" }.joined())
        return .success
      }
      if let script = try CompletionScript(asked: arguments) {
        try output.write(script.text)
        return .success
      }
      try HelpTopic.require(arguments)
      if let help = ShortHelp.text(asked: arguments) {
        output.width = Terminal(descriptor: .standardOutput).width
        try output.write(help)
        return .success
      }
      if arguments.isEmpty {
        Diagnostics.write(ShortHelp.text)
        return .usage
      }
      if arguments == ["--version"] {
        try output.write(VersionReport.text + "\n")
        return .success
      }
      // The name of a command is neither; to be told all names costs more than most answers.
      if arguments.first != ClassifyRequest.command, arguments.first != CheckRequest.command {
        if let meant = MistypedCommand(arguments) { throw CommandFailure(.usage, meant.message) }
        if let overview = OverviewRequest(arguments) { return try overview.answer(output) }
      }
      if let request = ClassifyRequest(plain: arguments) { return try request.answer(output) }
      if let request = CheckRequest(plain: arguments) { return try request.answer(output) }
      var command = try parsing(arguments)
      if var answering = command as? any AnsweringCommand {
        if answering.isText { output.width = Terminal(descriptor: .standardOutput).width }
        return try answering.answer(output)
      }
      try command.run()
      return .success
    } catch let failure as CommandFailure {
      return report(failure)
    } catch is OutputFailure {
      // The last flush fails the same way and says so, once.
      return .success
    } catch {
      return report(parsing: error, output)
    }
  }

  /// Reads the line of a subcommand without making the options of all commands, which costs more than most answers.
  ///
  /// nil for everything but a line without faults: what is wrong with one, and help, is said by the whole tree.
  static func parsedAlone(_ arguments: [String]) -> (any AnsweringCommand)? {
    let subcommand = configuration.subcommands.first { $0._commandName == arguments.first }
    return (try? subcommand?.parseAsRoot(Array(arguments.dropFirst()))) as? any AnsweringCommand
  }

  /// Says an error on standard error and gives its status.
  private static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let failure as CommandFailure:
      Diagnostics.error(failure.message)
      return failure.status
    case OutputFailure.closed:
      // The reader has seen enough: no fault of anyone's.
      return .success
    case OutputFailure.failed(let reason):
      Diagnostics.error("cannot write the output: \(reason)")
      return .outputFailed
    default:
      Diagnostics.error("\(error)")
      return .internalError
    }
  }

  /// Help and versions are answers; everything else the parser says is about usage.
  private static func report(parsing error: any Error, _ output: StandardOutput) -> ExitStatus {
    var message = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      Diagnostics.write(
        RawArguments.printable(message: UsageMessage(message).text, quoting: RawArguments.arguments))
      return exitCode(for: error).rawValue == ExitCode.validationFailure.rawValue ? .usage : .internalError
    }
    if message == VersionReport.placeholder {
      message = VersionReport.text
    } else {
      message = ShortHelp.whole(asked: RawArguments.arguments)
    }
    try? output.write(message + "\n")
    return .success
  }
}
