import Foundation
import MediaItems
import SystemPackage

@testable import AppleNames

/// The media fixtures that several targets' tests share.
enum Media {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Media")
  static let library = Result { try PHPhotoLibrary(folder: folder) }

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }
  static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The asset of a fixture.
  static func asset(_ path: String) throws -> PHAsset? {
    try library.get().mediaLibrary?.asset(at: FilePath(path)).map { PHAsset($0) }
  }

  static func identifier(_ path: String) throws -> String { try asset(path)?.localIdentifier ?? "" }
}

/// A delegate that records its calls.
@MainActor final class Recorder: PHPickerViewControllerDelegate {
  private(set) var calls: [[PHPickerResult]] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    calls.append(results)
  }
}

/// A temporary folder, removed with its test.
final class Folder {
  let url: URL

  init(_ copies: [(fixture: String, name: String)] = []) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for copy in copies { try place(copy.fixture, copy.name) }
  }

  func place(_ fixture: String, _ name: String) throws {
    let target = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Media.url(fixture), to: target)
  }

  func library() throws -> MediaLibrary { try MediaLibrary(folder: FilePath(url.path)) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
