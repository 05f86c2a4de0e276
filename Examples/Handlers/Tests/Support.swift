import AppleNames
import Foundation
import Testing

enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Fixtures/Media").standardizedFileURL
  /// All fixtures as one library.
  static let library = Result { try PHPhotoLibrary(folder: folder) }

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }
  static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// A provider of one fixture, as returned by a picker.
  @MainActor static func provider(_ path: String) throws -> NSItemProvider {
    var configuration = PHPickerConfiguration()
    configuration.preferredAssetRepresentationMode = .current
    let delegate = Recorder()
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = delegate
    try picker.finish(picking: [url(path)], in: library.get())
    return try #require(delegate.calls.last?.first?.itemProvider)
  }
}

/// A delegate that records its calls.
@MainActor final class Recorder: PHPickerViewControllerDelegate {
  private(set) var calls: [[PHPickerResult]] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    calls.append(results)
  }
}

/// A temporary folder of a test.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("handlers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func copy(_ fixture: String, to name: String) throws {
    let target = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Fixture.url(fixture), to: target)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

extension NSItemProvider {
  /// A provider of bytes under identifiers of a published list.
  convenience init(offering identifiers: [String], _ data: Data = Data([0])) {
    self.init()
    for identifier in identifiers {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
  }
}

enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Waits up to half a minute for a condition; returns false if it does not hold.
@MainActor func becomes(_ condition: @MainActor () throws -> Bool) async throws -> Bool {
  for _ in 0..<6000 {
    if try condition() { return true }
    try await Task.sleep(nanoseconds: 5_000_000)
  }
  return false
}

/// The arguments of a completion handler, for `await`.
func outcome<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
}
