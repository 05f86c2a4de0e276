import Foundation

/// Runs the built command, with arguments and output byte for byte.
struct RunCommand {
  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// A temporary folder for the test.
  let folder: URL
  var environment: [String: String] = [:]
  /// True to run as an unprivileged user.
  var isUnprivileged = false

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static let isRoot = getuid() == 0
  static let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  /// True if a read can be denied, which for root needs `setpriv`.
  static let canDenyReading = !isRoot || setpriv != nil

  var commandFolder = BuiltCommand.folder

  /// Runs a command line of bytes, through a shell that preserves them.
  func run(_ arguments: [[UInt8]]) throws -> Result {
    func quoted(_ bytes: [UInt8]) -> [UInt8] {
      [0x27] + bytes.flatMap { $0 == 0x27 ? Array(#"'\''"#.utf8) : [$0] } + [0x27]
    }
    var words = [Array(commandFolder.appendingPathComponent("uti").path.utf8)] + arguments
    if isUnprivileged, Self.isRoot, let setpriv = Self.setpriv {
      words = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"].map { Array($0.utf8) } + words
    }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let script = scratch.appendingPathComponent("script")
    try Data(words.map(quoted).joined(separator: [0x20])).write(to: script)
    func sink(_ name: String) throws -> FileHandle {
      let file = scratch.appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script.path]
    process.currentDirectoryURL = folder
    process.environment = BuiltCommand.environment(path: "/usr/bin:/bin").merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try sink("stdout")
    process.standardError = try sink("stderr")
    try process.run()
    process.waitUntilExit()
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: scratch.appendingPathComponent(name)))
    }
    return Result(status: process.terminationStatus, output: try bytes("stdout"), errors: try bytes("stderr"))
  }

  func run(_ arguments: String...) throws -> Result { try run(arguments.map { Array($0.utf8) }) }

  /// Creates a file with a name of any bytes.
  func write(_ contents: [UInt8], to name: [UInt8]) throws {
    let path = (Array(folder.path.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
    let file = fopen(path, "w")
    guard let file else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    guard fwrite(contents, 1, contents.count, file) == contents.count else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Writes an executable file, in another process.
  ///
  /// A process started by another thread meanwhile would inherit the file open for writing, and running it would fail.
  static func write(program text: String, at path: String) throws {
    let source = path + ".text"
    try text.write(toFile: source, atomically: true, encoding: .utf8)
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copying.arguments = ["-m", "755", source, path]
    try copying.run()
    copying.waitUntilExit()
  }

  static func fixture(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Media").appendingPathComponent(name)
  }
}
