import ArgumentParser
import ConformanceSuites
import PropertyLists
import SystemPackage

/// Conformance suites: expectations as data.
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

/// The suites to use.
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
    // One line, in which nothing acts: the library sees to that.
    self.init(status, error.description)
  }
}

struct SuiteListCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List suites: name, number of cases, subject.")

  @OptionGroup var source: SuiteSource

  @Option(help: "The output format.")
  var format: ListFormat = .text

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let suites = try source.suites()
    if format != .text {
      let list = suites.map { suite in
        CaseValue.object(
          CaseObject([
            ("suite", .text(suite.name)), ("cases", .integer(suite.cases.count)),
            ("registry", .text(suite.registry.rawValue)), ("kinds", .object(kinds(suite))),
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

  private func kinds(_ suite: Suite) -> CaseObject {
    var counts: [String: Int] = [:]
    for example in suite.cases { counts[example.kind.name, default: 0] += 1 }
    return CaseObject(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })
  }
}

struct SuiteSchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of a suite's lines.")

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    try output.write(SuiteSchema.json())
    return .success
  }
}
