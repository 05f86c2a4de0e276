import ArgumentParser
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

/// `uti lint`: lists errors in Info.plists and type tables, and fixes some.
struct LintCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find errors in type declarations and share extensions: Info.plists and type tables.",
    discussion: """
      Property lists may be XML, binary or JSON; - is standard input. Files on one command line are read together: a type \
      that one of them declares is known to the others. Folders are entered without -r: every .plist and type table in them \
      is checked, and files without declarations are skipped. Links, folders whose name begins with a dot, node_modules, Pods, Carthage, \
      vendor, build and DerivedData are not entered.

      Errors are declarations that systems refuse or ignore. Warnings are declarations that the author can hardly want. \
      Notes are valid and worth knowing. Values with build settings such as $(NAME) are skipped: lint the built \
      Info.plist. A named file without declarations has a note. Exit codes: 0 no errors or warnings; \
      1 errors or warnings, with --strict notes too; 2 a file or folder could not be read; 64 usage error; 65 a file is no \
      property list or table, or the folders have no declarations.

      --fix prints a patch, as diff -u does, for the findings that need no decision, and writes nothing. --fix --write \
      changes the files; the rest of their text stays as it is. The exit code is that of the resulting files.

        uti lint Info.plist
        uti lint App --format sarif
        uti lint --fix App | patch -p0
        uti lint --fix --write Info.plist
        uti lint --list-rules
      """)

  @Argument(
    help: ArgumentHelp(
      "Info.plists, type tables, and folders with them; - is standard input.", valueName: "file"))
  var files: [PathArgument] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Only this rule. May be repeated.", valueName: "name"),
    completion: .list(LintRule.all.map(\.name)))
  var ruleNames: [String] = []

  @Flag(help: "Let notes change the exit code too.")
  var strict = false

  @Flag(help: "List the rules: name, severity, when, because, fix.")
  var listRules = false

  @Flag(help: "Print a patch for the findings that need no decision.")
  var fix = false

  @Flag(help: "With --fix: change the files.")
  var write = false

  /// The former name of `--write`, still accepted.
  @Flag(help: .hidden)
  var inPlace = false

  @Option(
    help: ArgumentHelp(
      "With --fix: write the fixed text to this file, and replace it if it exists.", valueName: "file"))
  var output: PathArgument?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: LintFormat = .text

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if files.isEmpty, !listRules {
      throw ValidationError("No file is given. Give an Info.plist, a type table or a folder.")
    }
    if (writes || output != nil) && !fix {
      throw ValidationError("'--write' and '--output' need '--fix': give both.")
    }
    if writes && output != nil {
      throw ValidationError("'--write' and '--output' exclude each other: give one of them.")
    }
    if fix, !writes, output == nil, format != .text {
      throw ValidationError(
        "'--format' has no effect with '--fix' alone, which prints a patch: give '--write' as well.")
    }
    if listRules, format.list == nil {
      throw ValidationError("'--list-rules' has the formats text, ndjson and json.")
    }
    if output != nil && files.count > 1 {
      throw ValidationError("'--output' takes one file: fix several files one by one.")
    }
    for name in ruleNames where !LintRule.all.contains(where: { $0.name == name }) {
      throw ValidationError("No rule is called '\(PrintableText.escaped(name))'; \(Self.hint(for: name))")
    }
    let inputCount = files.count(where: \.isStandardInput)
    if inputCount > 1 { throw ValidationError("'-' is standard input, which is read once: give it once.") }
    if inputCount > 0, writes {
      throw ValidationError("Standard input cannot be replaced: use '--output' in place of '--write'.")
    }
  }

  /// Returns a hint to similar rule names, else to rules with a similar word.
  private static func hint(for name: String) -> String {
    let names = LintRule.all.map(\.name)
    var near = NearestNames.near(name, among: names)
    if near.isEmpty {
      let mistyped = name.lowercased()
      near = names.filter { known in
        known.split(separator: "-").contains { word in
          let common = zip(word, mistyped).prefix { $0 == $1 }.count
          return common >= 4 && common + 2 >= mistyped.count
        }
      }
    }
    guard !near.isEmpty else { return "'uti lint --list-rules' names all." }
    return "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private var rules: [LintRule] {
    ruleNames.isEmpty ? LintRule.all : LintRule.all.filter { ruleNames.contains($0.name) }
  }

  /// False for patches, which programs read.
  var isText: Bool { format == .text && (!fix || writes || output != nil) }

  /// True if files are replaced.
  private var writes: Bool { write || inPlace }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    if listRules {
      try output.write(LintReport.list(rules, as: format.list ?? .text, colors.output))
      return .success
    }
    let registry = try registryOptions.makeRegistry()
    var report = LintReport(format: format, terminal: colors.output, isStrict: strict)
    var inputs: [Input] = []
    var empty: [LintFailure] = []
    for file in files {
      if !file.isStandardInput, FileSystem.isFolder(file.path) {
        let contents = readFolder(file, &report)
        inputs += contents.inputs
        if let failure = contents.empty { empty.append(failure) }
      } else {
        do { inputs.append(try read(file)) } catch let failure as LintFailure { record(failure, &report) }
      }
    }
    for failure in empty {
      // A warning beside other files; alone an error, since the path must be wrong.
      if inputs.isEmpty { record(failure, &report) } else { Diagnostics.warning(failure.message) }
    }
    if self.output != nil, inputs.count > 1 {
      throw CommandFailure(.usage, "--output takes one file; fix them one by one, or with --write.")
    }
    let documents = inputs.map(\.document)
    for (index, input) in inputs.enumerated() {
      let others = documents.count == 1 ? [] : Array(documents[..<index] + documents[(index + 1)...])
      do {
        let document = try fix ? fixed(input, beside: others, registry, output) : input.document
        report.add(document.findings(in: registry, beside: others, rules: rules), of: input.file)
      } catch let failure as LintFailure {
        record(failure, &report)
      }
    }
    // Nothing but the patch is printed, so that `patch` can read it.
    if !fix || writes || self.output != nil { try output.write(report.bytes) }
    return report.status
  }

  private typealias Input = (file: PathArgument, bytes: [UInt8], document: LintDocument)

  private func record(_ failure: LintFailure, _ report: inout LintReport) {
    Diagnostics.error(failure.message)
    report.add(failure)
  }

  /// Reads the files of a folder that have declarations; `empty` is the failure if there are none.
  ///
  /// Unreadable files are reported, and the others are read.
  private func readFolder(
    _ folder: PathArgument, _ report: inout LintReport
  ) -> (inputs: [Input], empty: LintFailure?) {
    let listing = DeclarationFolder(folder.path)
    for failure in listing.failures {
      record(
        LintFailure(
          .unreadable, failure.folder, "cannot read \(failure.folder.printable): \(failure.reason)"), &report)
    }
    var inputs: [Input] = []
    var skipped = 0
    for file in listing.files {
      do {
        let input = try read(file, inFolder: true)
        if let input, input.document.hasDeclarations {
          inputs.append(input)
        } else {
          skipped += 1
        }
      } catch {
        if let failure = error as? LintFailure { record(failure, &report) }
      }
    }
    report.countSkipped(skipped)
    guard inputs.isEmpty, skipped == listing.files.count, listing.failures.isEmpty else {
      return (inputs, nil)
    }
    let reason =
      switch skipped {
      case 0: "no property list or table in \(folder.printable)"
      case 1: "the one property list or table in \(folder.printable) has no declarations"
      default: "\(skipped) files in \(folder.printable) have no declarations"
      }
    return ([], LintFailure(.badDeclarations, folder, "nothing to lint: \(reason)"))
  }

  /// Reads a file of a folder; nil for a property list or table without declarations.
  private func read(_ file: PathArgument, inFolder: Bool) throws -> Input? {
    do { return try read(file) } catch let failure as LintFailure {
      // Other tables, and property lists that are not dictionaries, are skipped.
      let isOther =
        switch failure.location {
        case .line: true
        case .unknown, .property, nil: failure.rule == .value
        }
      if failure.status == .badDeclarations, isOther { return nil }
      throw failure
    }
  }

  private func read(_ file: PathArgument) throws -> Input {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes =
        try file.isStandardInput
        ? DeclarationFiles.content(from: .standardInput) : DeclarationFiles.content(of: file.path)
    } catch {
      throw LintFailure(
        .unreadable, file, "cannot read \(file.printable): \(error)")
    }
    guard bytes.count <= DeclarationFiles.sizeLimit else {
      throw LintFailure(
        .badDeclarations, file,
        "\(file.printable) is longer than \(DeclarationFiles.sizeLimit >> 20) MiB; that is no file of declarations"
      )
    }
    do { return (file, bytes, try LintDocument(bytes, file: file.printable)) } catch {
      throw LintFailure(.badDeclarations, file, "\(error)", error.place, error.rule)
    }
  }

  /// Writes the fixed text or its patch; returns the resulting document.
  private func fixed(
    _ input: Input, beside others: [LintDocument], _ registry: TypeRegistry, _ standardOutput: StandardOutput
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
    guard let target = writes ? input.file.path : output?.path else {
      let patch = UnifiedDiff(from: input.bytes, to: bytes).patch(named: input.file.printable)
      var shown: [UInt8] = []
      PrintableOutput.append(patch, to: &shown)
      if shown != patch {
        Diagnostics.warning(
          "\(input.file.printable): the patch shows characters that act on a terminal in words; use --write")
      }
      try standardOutput.write(patch)
      return input.document
    }
    let shown = PrintableText.escaped(target)
    do { try FileSystem.replace(target, with: bytes) } catch {
      throw LintFailure(.outputFailed, input.file, "cannot write \(shown): \(error)")
    }
    Diagnostics.write("uti: \(input.file.printable): \(count) fixed, written to \(shown)\n")
    do { return try LintDocument(bytes, file: shown) } catch {
      throw LintFailure(.internalError, input.file, "the fixed text cannot be read: \(error)", error.place)
    }
  }
}

/// An error that prevents linting a file.
struct LintFailure: Error {
  let status: ExitStatus
  let file: PathArgument
  let message: String
  let location: DeclarationPlace?
  let rule: DeclarationError.Rule?

  init(
    _ status: ExitStatus, _ file: PathArgument, _ message: String, _ location: DeclarationPlace? = nil,
    _ rule: DeclarationError.Rule? = nil
  ) {
    self.status = status
    self.file = file
    self.message = message
    self.location = location
    self.rule = rule
  }
}
