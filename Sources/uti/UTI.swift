import ArgumentParser
import MediaItems
import SystemCalls
import SystemPackage

/// The command `uti`: parses the command line, runs a subcommand and reports errors.
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
    // Installed before any untrusted bytes are read.
    Signals.endAtCrashes()
    MediaItemReader.serveIfAsked()
    guard FileDescriptor.occupyStandardDescriptors() else {
      Diagnostics.error("standard input, output or error is closed, and nothing can be opened in its place")
      CurrentProcess.exit(ExitStatus.outputFailed.code)
    }
    Signals.ignoreBrokenPipes()
    Signals.ignoreFileSizeLimit()
    Signals.endOnAbort()
    // Swift reads /proc/self/cmdline on Linux, which is empty without a command name.
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

  /// Runs one command line and flushes its output.
  ///
  /// `parsing` lets a caller that runs the same command line repeatedly parse it once.
  static func run(
    _ arguments: [String], _ output: StandardOutput,
    parsing: ([String]) throws -> any ParsableCommand = { arguments in
      if let command = parseSubcommand(arguments) { return command }
      return try parseAsRoot(arguments)
    }
  ) -> ExitStatus {
    let status = execute(arguments, output, parsing)
    do { try output.finish() } catch { return status.combined(with: report(error)) }
    return status
  }

  /// Parses and runs one command line, without the final flush.
  static func execute(
    _ arguments: [String], _ output: StandardOutput, _ parsing: ([String]) throws -> any ParsableCommand
  ) -> ExitStatus {
    let isColorRequested = arguments.contains { $0.hasPrefix("--color") }
    if isColorRequested || Terminal(descriptor: .standardOutput).hasColor { output.passes.insert(.styles) }
    do {
      try ForeignOptions.rejectFileNames(arguments)
      let arguments = try ForeignOptions.translated(arguments)
      if let topic = HelpTopic(requestedBy: arguments) {
        try output.write(topic.text())
        return .success
      }
      if let completion = CompletionRequest(requestedBy: arguments) {
        try output.write(completion.result.lines.map { $0 + "\n" }.joined())
        return .success
      }
      if let script = try CompletionScript(requestedBy: arguments) {
        try output.write(script.text)
        return .success
      }
      try HelpTopic.validate(arguments)
      if let help = ShortHelp.text(requestedBy: arguments) {
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
      // Skipped for known commands: listing all command names is slow.
      if arguments.first != ClassifyRequest.command, arguments.first != CheckRequest.command {
        if let mistyped = MistypedCommand(arguments) { throw CommandFailure(.usage, mistyped.message) }
        if let overview = OverviewRequest(arguments) { return try overview.run(output) }
      }
      if let request = ClassifyRequest(simple: arguments) { return try request.run(output) }
      if let request = CheckRequest(simple: arguments) { return try request.run(output) }
      var command = try parsing(arguments)
      if var outputCommand = command as? any OutputCommand {
        if outputCommand.isText { output.width = Terminal(descriptor: .standardOutput).width }
        return try outputCommand.run(output)
      }
      try command.run()
      return .success
    } catch let failure as CommandFailure {
      return report(failure)
    } catch is OutputFailure {
      // The last flush fails the same way and reports the error once.
      return .success
    } catch {
      return report(parsing: error, output)
    }
  }

  /// Parses the command line of a subcommand without building the options of all commands, which is slow.
  ///
  /// Returns nil for an invalid line and for help, which the whole command tree reports.
  static func parseSubcommand(_ arguments: [String]) -> (any OutputCommand)? {
    let subcommand = configuration.subcommands.first { $0._commandName == arguments.first }
    return (try? subcommand?.parseAsRoot(Array(arguments.dropFirst()))) as? any OutputCommand
  }

  /// Writes an error to standard error and returns its status.
  private static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let failure as CommandFailure:
      Diagnostics.error(failure.message)
      return failure.status
    case OutputFailure.closed:
      // The reader closed the pipe, as `head` does: not an error.
      return .success
    case OutputFailure.failed(let reason):
      Diagnostics.error("cannot write the output: \(reason)")
      return .outputFailed
    default:
      Diagnostics.error("\(error)")
      return .internalError
    }
  }

  /// Writes help and versions to standard output, and other messages of the parser to standard error.
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
      message = ShortHelp.fullText(requestedBy: RawArguments.arguments)
    }
    try? output.write(message + "\n")
    return .success
  }
}

/// A subcommand that writes to a buffered output and returns its exit status.
protocol OutputCommand: ParsableCommand {
  mutating func run(_ output: StandardOutput) throws -> ExitStatus
  /// True if the output is text for people, which is wrapped to the width of the terminal.
  var isText: Bool { get }
}

extension OutputCommand {
  var isText: Bool { false }

  mutating func run() throws {
    throw CommandFailure(.internalError, "\(Self._commandName) was run without an output")
  }
}
