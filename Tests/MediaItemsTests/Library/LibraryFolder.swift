import FileIdentification
import Foundation
import MediaItems
import MediaMetadata
import SystemPackage
import UniformTypes

/// The media fixtures, and temporary folders for tests.
enum LibraryFolder {
  static let media = FilePath(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Media").path)

  /// Calls a closure with a temporary folder of copied media and written texts.
  static func with<Result>(
    copies: [(from: String, to: String)] = [], texts: [String: String] = [:],
    _ body: (FilePath) throws -> Result
  ) throws -> Result {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    func place(_ name: String) throws -> URL {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return file
    }
    for copy in copies {
      let source = URL(fileURLWithPath: media.appending(copy.from).string)
      try manager.copyItem(at: source, to: try place(copy.to))
    }
    for (name, text) in texts { try Data(text.utf8).write(to: try place(name)) }
    return try body(FilePath(folder.path))
  }

  /// Returns an item without a file.
  static func item(
    _ path: String, _ type: UTType, captured: String? = nil, size: Int64? = nil, burst: String? = nil
  ) -> MediaItem {
    var metadata = MediaMetadata()
    metadata.medium = type.conforms(to: .image) ? .still : .movie
    metadata.captured = captured.flatMap { CaptureDate(text: $0) }
    metadata.burstIdentifier = burst
    let identification = Identification(type: type, agreement: .confirmed, certainty: .proven)
    return MediaItem(
      whole: MediaFile(
        path: FilePath(path), identification: identification, metadata: metadata, byteCount: size))
  }

  static func names(_ assets: [MediaAsset]) -> [String] {
    assets.map { $0.item.path.lastComponent?.string ?? "" }
  }
}
