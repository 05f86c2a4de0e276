public import ArgumentParser
public import ConformanceSuites
import MediaItems
import SystemPackage

/// `uti suite run`: runs conformance suites and reports failures.
struct SuiteRunCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run suites and report failures.",
    discussion: """
      A case passes, fails, or deviates as its mark expects. If a marked case passes, it counts as failed until the mark \
      is removed. Cases with unmet requirements are skipped and counted separately. Another implementation may leave \
      questions, or parts of them, unanswered; these are counted, and do not pass. If it exits, does not answer or writes \
      something else, the current case fails. After three such failures in a row, questions of that kind are skipped.

      Exit codes: 0 all pass; 1 failures, too few answers, or no case is selected; 2 a suite could not be read; \
      64 usage error; 65 a bad suite; 74 output could not be written.
      """)

  @OptionGroup var source: SuiteSource

  @Option(
    help: ArgumentHelp(
      "Test another implementation: a shell command that reads questions and writes answers, one JSON object per line.",
      valueName: "command"))
  var against: String?

  @Option(
    help: ArgumentHelp("The time limit for one answer of that command, in seconds.", valueName: "seconds"))
  var timeout = 30

  @Option(
    help: ArgumentHelp(
      "The minimum share of questions to be answered, as in 50%; at least one case.", valueName: "percent"))
  var minAnswered = Percentage(0)

  @Flag(help: "With --against: also compare the names of rules, and ask questions specific to this package.")
  var strict = false

  @Option(help: "The output format of the report.")
  var format: SuiteReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Only cases whose id matches; a pattern with a slash is compared with suite/id. May be repeated.",
      valueName: "glob"))
  var name: [String] = []

  @Option(help: ArgumentHelp("Only cases of a kind. May be repeated.", valueName: "kind"))
  var kind: [CaseKindName] = []

  @Option(help: ArgumentHelp("Only cases with a tag. May be repeated.", valueName: "tag"))
  var tag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only cases whose answer comes from these sources, separated by commas: apple, specification, observed, ours.",
      valueName: "who"))
  var independence: IndependenceList?

  @Flag(help: "Show the suites with the observed answers as the expected ones; no file is changed.")
  var update = false

  @Flag(help: "With --update: write the changed suites.")
  var write = false

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if write, !update { throw ValidationError("'--write' needs '--update'.") }
    if update, source.builtin || source.paths.isEmpty {
      throw ValidationError(
        "'--update' needs files: give them, as in 'uti suite run --update Tests/Suites'.")
    }
    if strict, against == nil {
      throw ValidationError("'--strict' needs '--against'; uti itself is always compared strictly.")
    }
    if timeout < 1 { throw ValidationError("'--timeout \(timeout)': must be at least 1.") }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let suites = try source.suites()
    let limit = min(timeout, 1 << 20) * 1000
    let command = against.map {
      CommandImplementation(RawArguments.text($0), timeLimit: limit, isStrict: strict)
    }
    defer { command?.close() }
    var options = against.map { "--against \(ShellWord.quoted(RawArguments.text($0)))" } ?? ""
    if against != nil, timeout != 30 { options += " --timeout \(timeout)" }
    if strict { options += " --strict" }
    let run = SuiteRun(
      runner: SuiteRunner(command ?? OwnImplementation(), options: options, isStrict: strict),
      selection: CaseSelection(
        names: name, kinds: kind.map(\.name), tags: tag, independences: independence?.words),
      minAnswered: minAnswered.share)
    let terminal = colors.output
    do {
      let status =
        update
        ? try run.update(suites, writes: write, output)
        : try run.report(suites, format, terminal, output)
      return status
    } catch let error as SuiteLoadError {
      throw CommandFailure(error)
    }
  }
}

extension SuiteReportFormat: ExpressibleByArgument {}

/// A list of sources of expected answers, separated by commas.
struct IndependenceList: ExpressibleByArgument {
  let words: Set<Suite.Independence>

  init?(argument: String) {
    let words = argument.split(separator: ",").map { Suite.Independence(rawValue: String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    self.words = Set(words.compactMap { $0 })
  }

  static var allValueStrings: [String] { Suite.Independence.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}

/// A percentage, with or without the percent sign.
struct Percentage: ExpressibleByArgument {
  /// The fraction, from 0 to 1.
  let share: Double

  init(_ percent: Double) { share = percent / 100 }

  init?(argument: String) {
    guard let percent = Double(argument.hasSuffix("%") ? String(argument.dropLast()) : argument),
      (0...100).contains(percent)
    else { return nil }
    self.init(percent)
  }

  var defaultValueDescription: String { "0%" }
}

/// The name of a kind of test case.
struct CaseKindName: ExpressibleByArgument, CaseIterable {
  let name: String

  init?(argument: String) {
    guard Self.allCases.contains(where: { $0.name == argument }) else { return nil }
    name = argument
  }

  private init(_ kind: any CaseKind.Type) { name = kind.name }

  static var allCases: [CaseKindName] { CaseKinds.standard.map { CaseKindName($0) } }
  static var allValueStrings: [String] { allCases.map(\.name) }
  var defaultValueDescription: String { name }
}

/// The selected test cases; an empty criterion selects all.
struct CaseSelection {
  var names: [String] = []
  var kinds: [String] = []
  var tags: [String] = []
  var independences: Set<Suite.Independence>?

  func contains(_ example: SuiteCase, of suite: Suite) -> Bool {
    let path = "\(suite.name)/\(example.id)"
    return (names.isEmpty || names.contains { matches($0, example.id, path) })
      && (kinds.isEmpty || kinds.contains(example.kind.name))
      && (independences?.contains(suite.independence(of: example)) ?? true)
      && (tags.isEmpty || tags.contains { example.tags.contains($0) })
  }

  // A literal id selects its case even if it contains pattern characters.
  private func matches(_ name: String, _ id: String, _ path: String) -> Bool {
    name == id || name == path || Glob(name).matches(Array(id.utf8), path: FilePath(path))
  }
}

/// A run of selected test cases.
struct SuiteRun {
  let runner: SuiteRunner
  let selection: CaseSelection
  var minAnswered = 0.0

  private static let noCases = CommandFailure(.no, "no case is selected; 'uti suite list' lists the suites")

  /// Runs the cases and reports every result.
  func report(
    _ suites: [Suite], _ format: SuiteReportFormat, _ terminal: Terminal, _ output: StandardOutput
  ) throws -> ExitStatus {
    var report = format.makeReport { text, emphasis in
      let styles: [TextReport.Emphasis: Terminal.Style] = [.good: .good, .bad: .error, .faint: .faint]
      return terminal.styled(text, styles[emphasis] ?? .faint)
    }
    var summary = SuiteRunSummary(leastAnswered: minAnswered)
    try output.write(report.begin())
    for suite in suites {
      try runner.run(suite, where: { selection.contains($0, of: suite) }) { result, _ in
        summary.count(result)
        try output.write(report.add(result))
      }
    }
    summary.unknownKeys = runner.unknownKeys
    try output.write(report.end(summary))
    if summary.all.total == 0 { throw Self.noCases }
    return summary.holds ? .success : .no
  }

  /// Shows the suites with the observed answers; writes them if `writes` is true.
  func update(_ suites: [Suite], writes: Bool, _ output: StandardOutput) throws -> ExitStatus {
    var update = SuiteUpdate()
    var notUpdated: [CaseResult] = []
    var count = 0
    for suite in suites {
      try runner.run(suite, where: { selection.contains($0, of: suite) }) { result, answer in
        count += 1
        if result.outcome.isFinding, try !update.add(result, answer: answer) { notUpdated.append(result) }
      }
    }
    if count == 0 { throw Self.noCases }
    if writes { output.deferFailures() }
    try output.write(update.text)
    for result in notUpdated {
      Diagnostics.warning(
        "\(result.suite.name)/\(result.example.id) cannot be updated automatically: \(result.rerun)")
    }
    if writes, !update.changes.isEmpty { try update.write() }
    return notUpdated.isEmpty && (writes || update.changes.isEmpty) ? .success : .no
  }
}
