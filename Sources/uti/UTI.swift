import ArgumentParser
import MediaItems
import SystemCalls
import SystemPackage

@main
struct UTI: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uti",
    abstract: "Knows what a file is, what it is a kind of, and how to load it.",
    discussion: """
      A uniform type identifier names a kind of file: public.heic. Types stand in a graph: public.heic is a \
      public.image, which is public.data. The questions of programs ("can I show this?") are questions to that \
      graph, and MIME types and filename extensions are only tags on its nodes.

      A TYPE is written as an identifier (public.heic), as a filename extension with its dot (.heic), or as a MIME \
      type (image/heic).

        uti Holiday                      what is in a folder, and what to look at
        uti classify -r Holiday          what each file is
        uti duplicates Holiday           files that are equal
        uti mismatches -r Holiday        files whose names contradict their content
        uti show .heic                   everything about a type
        uti conforms .heic public.image  is one type a kind of another?
        uti tree public.image            what kinds of image there are
        uti types --extension ts         every type that owns a tag, preferred first
        uti lint Info.plist              what is wrong with an app's declarations
        \(HelpTopic.lines)
        uti suite run --builtin          prove this build, or another implementation

      Exit codes: 0 answered or true; 1 false, unknown or findings; 2 some input could not be read; 64 usage; \
      65 bad declarations; 69 a program that is needed is not there; 70 --verify disagreement or internal error; \
      74 output could not be written; 130 interrupted.
      """,
    version: VersionReport.placeholder,
    subcommands: [
      ClassifyCommand.self, CheckCommand.self, SummaryCommand.self, OrphansCommand.self, WhenCommand.self,
      UndoTimesCommand.self, PickCommand.self,
      MismatchesCommand.self, UndoRenamesCommand.self, PlanCommand.self, ShowCommand.self, TreeCommand.self,
      ConformsCommand.self,
      DuplicatesCommand.self,
      ReportCommand.self, ExtractCommand.self, TypesCommand.self, SuiteCommand.self, LintCommand.self,
      SchemaCommand.self, ExportCommand.self, DiffCommand.self,
    ],
    defaultSubcommand: ClassifyCommand.self)

  static func main() {
    // Before anything that somebody else wrote is looked at.
    Signals.endAtCrashes()
    MediaItemReader.serveIfAsked()
    guard FileDescriptor.occupyStandardDescriptors() else {
      Diagnostics.error("a standard descriptor is closed, and nothing could be opened in its place")
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
      if var answering = command as? any AnsweringCommand { return try answering.answer(output) }
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
      Diagnostics.write(RawArguments.printable(message: message, quoting: RawArguments.arguments) + "\n")
      return exitCode(for: error).rawValue == ExitCode.validationFailure.rawValue ? .usage : .internalError
    }
    if message == VersionReport.placeholder { message = VersionReport.text }
    try? output.write(message + "\n")
    return .success
  }
}
