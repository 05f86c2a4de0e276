import ArgumentParser
import ConformanceSuites
import SystemCalls
import SystemPackage

/// `uti suite new`: writes a conformance suite for the type declarations of an app.
struct SuiteNewCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a suite of test cases from type declarations.",
    discussion: """
      The suite has cases for every type that an app exports or imports: its declaration, each type that it conforms to, \
      the owner of each extension and MIME type, and a file with such a name. One more case tests that every content type \
      of a document is declared. The expected answers are those of the declarations. If Apple's declaration takes \
      precedence, the case has Apple's answer, and standard error says so.

      The suite refers to the declarations by their path relative to the folder of the suite; on standard output it uses \
      the given path. Running the suite therefore detects later changes of the declarations. No file is overwritten.

        uti suite new --from App/Info.plist --output Tests/app-types.suite.ndjson
        uti suite run Tests/app-types.suite.ndjson

      Exit codes: 0 written; 64 usage error; 65 bad declarations; 74 the output exists, or could not be written.
      """)

  @Option(help: ArgumentHelp("The declarations: an Info.plist or a table.", valueName: "file"))
  var from: PathArgument

  @Option(
    help: ArgumentHelp(
      "The suite to write, which must not exist; by default standard output.", valueName: "file"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "The declarations to use besides those in the file.",
      discussion:
        "'apple' is the types of Apple's systems; 'all' is every type known to a Mac with apps installed."))
  var registry: Registry = .apple

  enum Registry: String, ExpressibleByArgument, CaseIterable { case all, apple }

  mutating func run(_ standardOutput: StandardOutput) throws -> ExitStatus {
    let bytes = try DeclarationFiles.bytes(of: from)
    let draft: SuiteDraft
    do {
      draft = try SuiteDraft(
        of: bytes, file: from.printable, named: name, registry: registry == .apple ? .apple : .all)
    } catch {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
    guard !draft.suite.cases.isEmpty else {
      throw CommandFailure(
        .badDeclarations,
        "\(from.printable) declares no type and no content type, so there is nothing to test")
    }
    for note in draft.notes { Diagnostics.warning(note) }
    guard let output else {
      try standardOutput.write(draft.ndjson(declarations: from.path.string))
      return .success
    }
    let text = draft.ndjson(declarations: Self.relativePath(of: from.path, from: output.path.folder).string)
    do { try FileSystem.create(output.path, with: Array(text.utf8)) } catch Errno.fileExists {
      throw CommandFailure(
        .outputFailed,
        "\(output.printable) already exists; remove it, or give another file with --output")
    } catch {
      throw CommandFailure(.outputFailed, "cannot write \(output.printable): \(error)")
    }
    return .success
  }

  /// The name of the suite: that of its file, with other characters replaced by hyphens.
  private var name: String {
    let file = output?.path.lastComponent?.string ?? ""
    let stem = file.hasSuffix(".suite.ndjson") ? String(file.dropLast(".suite.ndjson".count)) : ""
    let word = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" }
    return word.isEmpty ? "declared-types" : String(word)
  }

  /// Returns the path of a file relative to a folder, both without links.
  private static func relativePath(of file: FilePath, from folder: FilePath) -> FilePath {
    guard let name = file.lastComponent, let home = try? FileSystem.realPath(of: file.folder),
      let start = try? FileSystem.realPath(of: folder)
    else { return FileSystem.absolute(file) }
    let target = Array(home.components)
    let base = Array(start.components)
    let common = zip(target, base).prefix { $0 == $1 }.count
    var path = FilePath()
    for _ in base.dropFirst(common) { path.append("..") }
    for component in target.dropFirst(common) { path.append(component) }
    path.append(name)
    return path
  }
}
