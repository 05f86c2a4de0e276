internal import Foundation
internal import Synchronization
internal import SystemPackage

/// The file that hands the token to a browser: no other user can read it, and it is gone once it was used.
///
/// The token stands on no command line.
final class Handover: Sendable {
  /// The file to open.
  let file: FilePath
  private let folder: FilePath

  /// Writes the file that leads to an address.
  init(leadingTo address: String) throws {
    let parent = Self.parent.appending("uti-picker-XXXXXX")
    var name = parent.withPlatformString { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
    guard mkdtemp(&name) != nil else { throw Errno(rawValue: errno) }
    folder = FilePath(platformString: name)
    file = folder.appending("picker.html")
    let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">
      <title>uti-picker</title><meta http-equiv="refresh" content="0;url=\(address)"></head><body></body></html>\n
      """
    let descriptor = try FileDescriptor.open(
      file, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: [.ownerReadWrite])
    try descriptor.closeAfter { _ = try descriptor.writeAll(page.utf8) }
  }

  /// The user's own folder for such files where there is one.
  private static var parent: FilePath {
    let environment = ProcessInfo.processInfo.environment
    for name in ["XDG_RUNTIME_DIR", "TMPDIR"] {
      guard let path = environment[name], path.hasPrefix("/") else { continue }
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, access(path, W_OK) == 0 {
        return FilePath(path)
      }
    }
    return "/tmp"
  }

  /// Removes the file and its folder.
  func remove() {
    _ = file.withPlatformString { unlink($0) }
    _ = folder.withPlatformString { rmdir($0) }
  }

  /// Starts the user's browser with the file; false where none was found.
  func openBrowser() -> Bool {
    for words in Self.browsers {
      guard let program = words.first.flatMap(Self.find) else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = words.dropFirst() + [file.string]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil { return true }
    }
    return false
  }

  /// `BROWSER` has programs with colons between them, each perhaps with arguments; then the desktop's own.
  private static var browsers: [[String]] {
    let own = ProcessInfo.processInfo.environment["BROWSER"] ?? ""
    let named = own.split(separator: ":").map {
      $0.split(separator: " ").filter { $0 != "%s" }.map(String.init)
    }
    return named + [["xdg-open"]]
  }

  private static func find(_ name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

/// The file of a picker that may not have one yet.
public final class HandedOver: Sendable {
  private let handover = Mutex<Handover?>(nil)

  /// Creates one without a file.
  public init() {}

  /// Writes the file, and gives its path.
  public func write(_ address: String) throws -> String {
    let written = try Handover(leadingTo: address)
    handover.withLock { $0 = written }
    return written.file.string
  }

  /// Starts the user's browser with the file; false where none was found.
  public func openBrowser() -> Bool { handover.withLock { $0 }?.openBrowser() ?? false }

  /// Removes the file.
  public func remove() { handover.withLock { $0 }?.remove() }
}
