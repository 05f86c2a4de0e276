import Foundation
import Testing

/// Runs the built command as people do, by a shell: each file of `Cases` is one command line and what must come of it.
@Suite struct CommandLineTests {
  @Test(arguments: try CommandCase.all())
  func answers(_ example: CommandCase) throws {
    let result = try example.run()
    #expect(result.status == example.status, "\(result.errors)")
    #expect(result.output == example.output)
    for text in example.errors { #expect(result.errors.contains(text)) }
    if example.errors.isEmpty { #expect(result.errors.isEmpty) }
  }

  @Test func theCasesAreThere() throws { #expect(try CommandCase.all().count >= 30) }
}

/// One command line and what must come of it, as its file says it.
///
///     # what it shows
///     $ uti conforms .heic public.image
///     exit 0
///     stdout
///     …the exact output…
///     stderr
///     …lines that standard error must contain; when there are none it must be empty…
struct CommandCase: Sendable, CustomTestStringConvertible {
  let name: String
  let command: String
  let status: Int32
  let output: String
  let errors: [String]

  var testDescription: String { name }

  struct Malformed: Error { let file: String }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Cases")

  #if os(Linux)
    private static let isLinux = true
  #else
    private static let isLinux = false
  #endif

  #if LibMagic
    private static let hasMagic = true
  #else
    private static let hasMagic = false
  #endif

  static func all() throws -> [CommandCase] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "case" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .filter { try !String(contentsOf: $0, encoding: .utf8).hasPrefix("# only on Linux") || isLinux }
      .filter { try !String(contentsOf: $0, encoding: .utf8).hasPrefix("# only with libmagic") || hasMagic }
      .map(CommandCase.init)
      // Not every system has a device that is always full.
      .filter { !$0.command.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full") }
      // A sanitizer reserves more addresses than such a limit leaves.
      .filter { !$0.command.contains("ulimit -v") || BuiltCommand.sanitizer == nil }
      // Under a limit of file size the thread sanitizer ends with SIGBUS before the command does anything.
      .filter { !$0.command.contains("ulimit -f") || BuiltCommand.sanitizer != "thread" }
  }

  init(_ file: URL) throws {
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")[...]
    if lines.last == "" { lines.removeLast() }
    lines = lines.drop { $0.hasPrefix("#") }
    guard let command = lines.popFirst(), command.hasPrefix("$ "), let exit = lines.popFirst(),
      exit.hasPrefix("exit "), let status = Int32(exit.dropFirst(5))
    else {
      throw Malformed(file: file.lastPathComponent)
    }
    name = file.deletingPathExtension().lastPathComponent
    self.command = String(command.dropFirst(2))
    self.status = status
    let parts = lines.split(separator: "stderr", maxSplits: 1, omittingEmptySubsequences: false)
    let output = parts[0].first == "stdout" ? parts[0].dropFirst() : parts[0]
    self.output = output.map { $0 + "\n" }.joined()
    errors = parts.count > 1 ? Array(parts[1]) : []
  }

  func run() throws -> (status: Int32, output: String, errors: String) { try ShellCommand.run(command) }
}

/// Runs a command line by a shell, in the folder of the cases and with the built command on its path.
enum ShellCommand {
  static func run(
    _ command: String, in folder: URL = BuiltCommand.folder
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = CommandCase.folder
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    let temporary = scratch.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    process.environment = BuiltCommand.environment(path: folder.path + ":/usr/bin:/bin")
      .merging(["TMPDIR": temporary.path]) { $1 }
    // Files, not pipes: a full pipe that nobody reads would stop the command.
    func sink(_ name: String) throws -> FileHandle {
      let file = scratch.appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try sink("stdout")
    process.standardError = try sink("stderr")
    try process.runUnblocked()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.appendingPathComponent(name)), as: UTF8.self)
    }
    return (process.terminationStatus, try text("stdout"), try text("stderr"))
  }
}

extension Process {
  /// Starts it with no signal blocked: the threads of tests have most blocked, and a process has the mask of the thread that starts it.
  func runUnblocked() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}

/// The command that is run.
enum BuiltCommand {
  /// Where it lies: in the folder that `UTI_FOLDER` names, or beside the tests.
  static var folder: URL {
    ProcessInfo.processInfo.environment["UTI_FOLDER"].map { URL(fileURLWithPath: $0) } ?? folderOfTests
  }

  /// Where the tests lie, and the command that was built with them: that takes libraries and faults from outside.
  static var folderOfTests: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #if canImport(Darwin)
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
      return (Bundle.main.executableURL ?? bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }

  /// `address` or `thread`, as `Scripts/test-sanitized` says.
  static var sanitizer: String? { ProcessInfo.processInfo.environment["UTI_SANITIZER"] }

  /// The same for everybody who runs the tests; what a sanitizer is told holds for the command, too.
  static func environment(path: String) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
      .merging(["PATH": path, "LC_ALL": "C.UTF-8"]) { $1 }
  }
}
