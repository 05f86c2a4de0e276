internal import Foundation
internal import SystemCalls

/// The temporary files that the load handlers of a provider case return.
final class CaseFolder: Sendable {
  private let url: URL
  private let written = Guarded<[(url: URL, bytes: Data)]>([])

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("provider-case-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates the file of a representation's handler in a separate folder.
  func make(_ shape: ProviderForm.Shape, _ name: String, _ bytes: Data) throws -> URL {
    let folder = url.appendingPathComponent(UUID().uuidString)
    let item = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch shape {
    case .data, .file: try write(bytes, to: item)
    case .folder:
      try FileManager.default.createDirectory(at: item, withIntermediateDirectories: true)
      try write(bytes, to: item.appendingPathComponent("content"))
    case .link:
      let target = url.appendingPathComponent(UUID().uuidString)
      try write(bytes, to: target)
      try FileManager.default.createSymbolicLink(at: item, withDestinationURL: target)
    case .pipe:
      guard mkfifo(item.path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    case .missing, .text, .address, .dictionary: break
    }
    return item
  }

  private func write(_ bytes: Data, to file: URL) throws {
    try bytes.write(to: file)
    written.withLock { $0.append((file, bytes)) }
  }

  /// Creates an empty folder for loaded files.
  func makeTarget() throws -> URL {
    let target = url.appendingPathComponent("target", isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    return target
  }

  var isUnchanged: Bool {
    written.withLock { $0.allSatisfy { file in (try? Data(contentsOf: file.url)) == file.bytes } }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
