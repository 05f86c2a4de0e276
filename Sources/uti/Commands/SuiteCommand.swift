import ArgumentParser
import ConformanceSuites
import DequeModule
import PropertyLists
import SystemCalls
import SystemPackage

/// `uti suite`: the parent of the commands on conformance suites.
struct SuiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suite",
    abstract: "Run conformance tests against this package or any other implementation.",
    discussion: """
      A suite is a file NAME.suite.ndjson: a header line, then one test case per line. The command has built-in suites.

        uti suite run                                    test this command with the built-in suites
        uti suite run --builtin --against 'python3 my.py'  test another implementation
        uti suite run Tests/Suites --name 'heic-*' --format tap
        uti suite new --from Info.plist                  write a suite for the types of an app
      """,
    subcommands: [
      SuiteListCommand.self, SuiteRunCommand.self, SuiteNewCommand.self, SuiteSchemaCommand.self,
      SuiteAnswerCommand.self,
    ])
}

/// The options that select suites.
struct SuiteSource: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Suites, expectations beside files (.expect.json), or folders with either.", valueName: "file|dir"))
  var paths: [PathArgument] = []

  @Flag(help: "Use the built-in suites; this is the default without a path.")
  var builtin = false

  func suites() throws -> [Suite] {
    do throws(SuiteLoadError) {
      var suites = builtin || paths.isEmpty ? try SuiteLibrary.builtIn() : []
      for path in paths { suites += try SuiteLibrary.suites(at: path.path) }
      return suites
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  init(_ error: SuiteLoadError) {
    let status: ExitStatus =
      switch error {
      case .malformed: .badDeclarations
      case .unreadable, .nothing: .unreadable
      case .unwritable: .outputFailed
      }
    // The library escapes the description, which is one line.
    self.init(status, error.description)
  }
}

struct SuiteListCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List suites: name, number of cases, subject.")

  @OptionGroup var source: SuiteSource

  @Option(help: "The output format.")
  var format: ListFormat = .text

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let suites = try source.suites()
    if format != .text {
      let list = suites.map { suite in
        CaseValue.object(
          CaseObject([
            ("suite", .text(suite.name)), ("cases", .integer(suite.cases.count)),
            ("registry", .text(suite.registry.rawValue)), ("kinds", .object(kindCounts(suite))),
            ("about", .text(suite.about)), ("source", .text(suite.source)),
          ]))
      }
      if format == .json { try output.write(CaseValue.list(list).indentedJSON + "\n") }
      if format == .ndjson { for suite in list { try output.write(suite.json + "\n") } }
      return .success
    }
    let width = suites.map(\.name.count).max() ?? 0
    for suite in suites {
      let count = String(suite.cases.count)
      let name = suite.name + String(repeating: " ", count: width - suite.name.count)
      let padding = String(repeating: " ", count: max(0, 7 - count.count))
      try output.write(
        "\(PrintableText.escaped(name))\(padding)\(count)  \(PrintableText.escaped(suite.about))\n")
    }
    return .success
  }

  private func kindCounts(_ suite: Suite) -> CaseObject {
    var counts: [String: Int] = [:]
    for example in suite.cases { counts[example.kind.name, default: 0] += 1 }
    return CaseObject(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })
  }
}

struct SuiteSchemaCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of a suite's lines.")

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    try output.write(SuiteSchema.json())
    return .success
  }
}

/// `uti suite answer`: answers the questions of conformance suites from standard input.
struct SuiteAnswerCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Answer the questions of a suite, one JSON object per line.",
    discussion: """
      Acts as the implementation under test for 'uti suite run --against': it reads questions from standard input until \
      its end.

        uti suite run --builtin --against 'uti suite answer'
      """)

  /// The length limit of a question.
  private static let maxLineLength = 16 << 20

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let implementation = OwnImplementation()
    var pending: Deque<UInt8> = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count: Int
      do {
        count = try FileDescriptor.standardInput.readBytes(into: &block)
      } catch {
        throw CommandFailure(.unreadable, "standard input cannot be read: \(error)")
      }
      pending.append(contentsOf: count == 0 && !pending.isEmpty ? [0x0A] : block[..<count])
      while let end = pending.firstIndex(of: 0x0A) {
        let line = Array(pending.prefix(end))
        pending.removeFirst(end + 1)
        if line.allSatisfy({ $0 <= 0x20 }) { continue }
        try output.write(LineProtocol.respond(to: line, with: implementation) + [0x0A])
        try output.flush()
      }
      if count == 0 { return .success }
      guard pending.count <= Self.maxLineLength else {
        throw CommandFailure(.unreadable, "a question is longer than \(Self.maxLineLength >> 20) MiB")
      }
    }
  }
}
