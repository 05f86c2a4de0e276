import Foundation

/// The built command in a process of its own, its arguments and output byte for byte.
struct RunCommand {
  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// A folder of the test's own, gone with it.
  let folder: URL
  var environment: [String: String] = [:]
  /// Whether it runs as a user who may not read everything.
  var isUnprivileged = false

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static let isRoot = getuid() == 0
  static let dropping = ["/usr/bin/setpriv", "/bin/setpriv"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  /// Root reads everything: without `setpriv` there is nobody to be refused.
  static let canBeRefused = !isRoot || dropping != nil

  /// Where the command lies.
  var place = BuiltCommand.folder

  /// Runs one command line of bytes, through a shell that hands them on as they are.
  func run(_ arguments: [[UInt8]]) throws -> Result {
    func quoted(_ bytes: [UInt8]) -> [UInt8] {
      [0x27] + bytes.flatMap { $0 == 0x27 ? Array(#"'\''"#.utf8) : [$0] } + [0x27]
    }
    var words = [Array(place.appendingPathComponent("uti").path.utf8)] + arguments
    if isUnprivileged, Self.isRoot, let setpriv = Self.dropping {
      words = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"].map { Array($0.utf8) } + words
    }
    let outside = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outside) }
    let script = outside.appendingPathComponent("script")
    try Data(words.map(quoted).joined(separator: [0x20])).write(to: script)
    func sink(_ name: String) throws -> FileHandle {
      let file = outside.appendingPathComponent(name)
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
      [UInt8](try Data(contentsOf: outside.appendingPathComponent(name)))
    }
    return Result(status: process.terminationStatus, output: try bytes("stdout"), errors: try bytes("stderr"))
  }

  func run(_ arguments: String...) throws -> Result { try run(arguments.map { Array($0.utf8) }) }

  /// Makes a file under a name of any bytes.
  func write(_ contents: [UInt8], to name: [UInt8]) throws {
    let path = (Array(folder.path.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
    let file = fopen(path, "w")
    guard let file else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    guard fwrite(contents, 1, contents.count, file) == contents.count else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Writes a program to be started at once: by another process, since what another thread starts meanwhile would hold the
  /// file open for writing, and the system refuses to run such a file.
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
