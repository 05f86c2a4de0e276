internal import Foundation
internal import Synchronization

/// The files that a case's handlers yield.
final class CaseFolder: Sendable {
  private let url: URL
  private let written = Mutex<[(url: URL, bytes: Data)]>([])

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("provider-case-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file, or a folder with one file, in a folder of its own.
  func write(_ name: String, _ bytes: Data, asFolder: Bool) throws -> URL {
    let own = url.appendingPathComponent(UUID().uuidString)
    let item = own.appendingPathComponent(name)
    let file = asFolder ? item.appendingPathComponent("content") : item
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    written.withLock { $0.append((file, bytes)) }
    return item
  }

  var isUnchanged: Bool {
    written.withLock { $0.allSatisfy { file in (try? Data(contentsOf: file.url)) == file.bytes } }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
