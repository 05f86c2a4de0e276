internal import Foundation
internal import Synchronization
internal import SystemPackage

/// A private HTML file that redirects the browser to the picker, and is removed after use.
///
/// It keeps the token off command lines, which other users can see.
final class RedirectFile: Sendable {
  /// The file to open.
  let file: FilePath
  private let folder: FilePath

  /// Writes a file that redirects to an address.
  init(to address: String) throws {
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

  /// The user's runtime or temporary folder, or `/tmp`.
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

  /// Starts the user's browser with the file; returns false if none was found.
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

  /// The colon-separated commands of `BROWSER`, then `xdg-open`.
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

/// The redirect file of a picker, once it is written.
public final class PickerRedirect: Sendable {
  private let redirectFile = Mutex<RedirectFile?>(nil)

  /// Creates a redirect without a file.
  public init() {}

  /// Writes the file, and returns its path.
  public func write(_ address: String) throws -> String {
    let newFile = try RedirectFile(to: address)
    redirectFile.withLock { $0 = newFile }
    return newFile.file.string
  }

  /// Starts the user's browser with the file; returns false if there is no file or browser.
  public func openBrowser() -> Bool { redirectFile.withLock { $0 }?.openBrowser() ?? false }

  /// Removes the file.
  public func remove() { redirectFile.withLock { $0 }?.remove() }
}
