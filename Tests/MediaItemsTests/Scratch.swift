import Foundation
import SystemPackage

/// The media fixtures, and a folder for files of tests.
enum Fixtures {
  static let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Media")

  static func path(_ name: String) -> FilePath { FilePath(media.appendingPathComponent(name).path) }
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: media.appendingPathComponent(name)))
  }
}

/// Calls `body` with a temporary file of the given name.
func withFile<Result>(_ name: String, _ bytes: [UInt8], _ body: (FilePath) throws -> Result) throws -> Result
{
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent(name)
  try Data(bytes).write(to: file)
  return try body(FilePath(file.path))
}
