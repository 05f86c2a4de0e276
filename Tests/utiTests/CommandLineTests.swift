import Foundation
import Testing

/// Runs the built command in a shell: each file of `Cases` is a command line with its expected result.
@Suite struct CommandLineTests {
  @Test(arguments: try CommandCase.all())
  func answers(_ example: CommandCase) throws {
    let result = try example.run()
    #expect(result.status == example.status, "\(result.errors)")
    #expect(result.output == example.output)
    for text in example.errors { #expect(result.errors.contains(text)) }
    if example.errors.isEmpty { #expect(result.errors.isEmpty) }
  }

  @Test func casesExist() throws { #expect(try CommandCase.all().count >= 30) }
}

/// A command line with its expected result, read from a file.
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
      // Not every system has /dev/full.
      .filter { !$0.command.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full") }
      // A sanitizer reserves more address space than the limit.
      .filter { !$0.command.contains("ulimit -v") || BuiltCommand.sanitizer == nil }
      // The thread sanitizer ends with SIGBUS under a file-size limit.
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

/// Runs a command line in a shell, in the folder of the cases, with the built command in PATH.
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
    // Files, since a full pipe would block the command.
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
  /// Starts the process with no signal blocked, since it would inherit the blocked signals of the test thread.
  func runUnblocked() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}

enum BuiltCommand {
  /// The folder of the command: `UTI_FOLDER`, or that of the tests.
  static var folder: URL {
    ProcessInfo.processInfo.environment["UTI_FOLDER"].map { URL(fileURLWithPath: $0) } ?? folderOfTests
  }

  /// The folder of the tests and of the command built with them, which accepts injected libraries and faults.
  static var folderOfTests: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #if canImport(Darwin)
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
      return (Bundle.main.executableURL ?? bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }

  /// `address` or `thread`, set by `Scripts/test-sanitized`.
  static var sanitizer: String? { ProcessInfo.processInfo.environment["UTI_SANITIZER"] }

  /// Returns a fixed environment, with the options of sanitizers.
  static func environment(path: String) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
      .merging(["PATH": path, "LC_ALL": "C.UTF-8"]) { $1 }
  }
}
