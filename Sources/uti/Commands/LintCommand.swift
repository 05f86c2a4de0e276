import ArgumentParser
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

struct LintCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds what is wrong with declarations in Info.plists and type tables.",
    discussion: """
      Property lists may be XML, binary or JSON. Files named together are read together: what one of them declares is \
      declared. Errors are what systems refuse or ignore, warnings what its author can hardly have wanted, notes what \
      works and is worth knowing. Exit code 1 means errors or warnings, with --strict notes, too; 65 means a file \
      that could not be read as declarations.

      --fix does what takes no decision, and writes the rest of the text as it was: to NAME.fixed.EXT beside the file, \
      which must not exist yet. The findings are then those that remain.

        uti lint Info.plist
        uti lint --fix --in-place Info.plist
        uti lint --list-rules
      """)

  @Argument(help: ArgumentHelp("Info.plists and type tables.", valueName: "file"))
  var files: [PathArgument] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Only this rule. May be repeated.", valueName: "name"),
    completion: .list(LintRule.all.map(\.name)))
  var ruleNames: [String] = []

  @Flag(help: "Let notes count as findings in the exit code.")
  var strict = false

  @Flag(help: "List the rules: name, severity, when, because, fix.")
  var listRules = false

  @Flag(help: "Fix what takes no decision, in a new file.")
  var fix = false

  @Flag(help: "With --fix: replace the file itself, by renaming.")
  var inPlace = false

  @Option(
    help: ArgumentHelp("With --fix: the file to write; it is replaced if it exists.", valueName: "file"))
  var output: PathArgument?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The form of the answer.")
  var format: ListFormat = .text

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if files.isEmpty, !listRules { throw ValidationError("Name a file: uti lint Info.plist") }
    if (inPlace || output != nil) && !fix { throw ValidationError("--in-place and --output go with --fix.") }
    if inPlace && output != nil { throw ValidationError("Choose --in-place or --output.") }
    if output != nil && files.count > 1 {
      throw ValidationError("--output takes one file; fix them one by one.")
    }
    for name in ruleNames where !LintRule.all.contains(where: { $0.name == name }) {
      throw ValidationError("No rule is called '\(name)'; see uti lint --list-rules.")
    }
  }

  private var rules: [LintRule] {
    ruleNames.isEmpty ? LintRule.all : LintRule.all.filter { ruleNames.contains($0.name) }
  }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    if listRules {
      try output.write(LintReport.list(rules, as: format, colors.output))
      return .success
    }
    let registry = try registryOptions.makeRegistry()
    var report = LintReport(format: format, terminal: colors.output)
    var inputs: [(file: PathArgument, bytes: [UInt8], document: LintDocument)] = []
    for file in files {
      do { inputs.append(try read(file)) } catch let failure as LintFailure {
        Diagnostics.error(failure.message)
        report.add(failure)
      }
    }
    for (index, input) in inputs.enumerated() {
      let others = inputs.enumerated().filter { $0.offset != index }.map(\.element.document)
      do {
        let document = try fix ? fixed(input, beside: others, registry) : input.document
        report.add(document.findings(in: registry, beside: others, rules: rules), of: input.file)
      } catch let failure as LintFailure {
        Diagnostics.error(failure.message)
        report.add(failure)
      }
    }
    try output.write(report.bytes)
    return report.status(strict: strict)
  }

  private func read(_ file: PathArgument) throws -> (PathArgument, [UInt8], LintDocument) {
    let bytes: [UInt8]
    do { bytes = try DeclarationFiles.content(of: file.path) } catch {
      throw LintFailure(
        .unreadable, file, "cannot read \(file.printable): \(error)")
    }
    guard bytes.count <= DeclarationFiles.longest else {
      throw LintFailure(
        .badDeclarations, file,
        "\(file.printable) is longer than \(DeclarationFiles.longest >> 20) MiB; that is no file of declarations"
      )
    }
    do { return (file, bytes, try LintDocument(bytes, file: file.printable)) } catch {
      throw LintFailure(.badDeclarations, file, "\(error)", error.place)
    }
  }

  /// Writes the fixed text where it belongs and gives what it says; the document itself when there is nothing to fix.
  private func fixed(
    _ input: (file: PathArgument, bytes: [UInt8], document: LintDocument), beside others: [LintDocument],
    _ registry: TypeRegistry
  ) throws -> LintDocument {
    let bytes: [UInt8]
    let count: Int
    do {
      let result = try LintDocument.fixed(
        input.bytes, file: input.file.printable, in: registry, beside: others, rules: rules)
      (bytes, count) = (result.bytes, result.fixed.count)
    } catch {
      throw LintFailure(.badDeclarations, input.file, "\(error)", error.place)
    }
    guard count > 0 else {
      Diagnostics.write("uti: nothing in \(input.file.printable) is fixed without a decision\n")
      return input.document
    }
    let target = inPlace ? input.file.path : output?.path ?? FixedFile.name(for: input.file.path)
    let shown = PrintableText.escaped(target)
    do {
      if inPlace || output != nil {
        try FileSystem.replace(target, with: bytes)
      } else {
        try FileSystem.create(target, with: bytes)
      }
    } catch Errno.fileExists {
      throw LintFailure(
        .outputFailed, input.file, "\(shown) exists already; remove it, or name another file with --output")
    } catch {
      throw LintFailure(.outputFailed, input.file, "cannot write \(shown): \(error)")
    }
    Diagnostics.write("uti: \(input.file.printable): \(count) fixed, written to \(shown)\n")
    do { return try LintDocument(bytes, file: shown) } catch {
      throw LintFailure(.internalError, input.file, "the fixed text cannot be read: \(error)", error.place)
    }
  }
}

/// Why one file has no findings.
struct LintFailure: Error {
  let status: ExitStatus
  let file: PathArgument
  let message: String
  let place: DeclarationPlace?

  init(_ status: ExitStatus, _ file: PathArgument, _ message: String, _ place: DeclarationPlace? = nil) {
    self.status = status
    self.file = file
    self.message = message
    self.place = place
  }
}
