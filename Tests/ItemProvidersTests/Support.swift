import Foundation
import SystemCalls

@testable import ItemProviders

/// A folder of one test.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("provider-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ path: String, _ bytes: some Sequence<UInt8>) throws -> URL {
    let place = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
    return place
  }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL { try write(path, text.utf8) }
}

/// The result of a completion handler, and the number of its calls.
final class Outcome<Value: Sendable>: Sendable {
  private let state = Guarded<(values: [Value], waiting: CheckedContinuation<Value, Never>?)>(([], nil))

  func give(_ value: Value) {
    let waiting = state.withLock { state in
      state.values.append(value)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: value)
  }

  var values: [Value] { state.withLock { $0.values } }

  /// Waits for the first value.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let first = state.withLock { state in
        if state.values.isEmpty { state.waiting = continuation }
        return state.values.first
      }
      if let first { continuation.resume(returning: first) }
    }
  }
}

/// The state of a loaded file while the handler runs.
struct SeenFile: Sendable {
  var url: URL?
  var isInPlace = false
  var error: NSError?
  var exists = false
  var isFolder = false
  var bytes: Data?
  var onMainThread: Bool
  var linkCount: Int?

  init(_ url: URL?, _ isInPlace: Bool, _ error: (any Error)?) {
    self.url = url
    self.isInPlace = isInPlace
    self.error = error as NSError?
    onMainThread = Thread.isMainThread
    guard let url else { return }
    var isFolder: ObjCBool = false
    exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
    bytes = isFolder.boolValue ? nil : try? Data(contentsOf: url)
    linkCount =
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.referenceCount] as? Int
  }
}

extension ItemProvider {
  func seenFile(_ identifier: String) async -> SeenFile {
    let outcome = Outcome<SeenFile>()
    loadFileRepresentation(forTypeIdentifier: identifier) { outcome.give(SeenFile($0, false, $1)) }
    return await outcome.value()
  }

  func seenInPlace(_ identifier: String) async -> SeenFile {
    let outcome = Outcome<SeenFile>()
    loadInPlaceFileRepresentation(forTypeIdentifier: identifier) { outcome.give(SeenFile($0, $1, $2)) }
    return await outcome.value()
  }

  func seenData(_ identifier: String) async -> (data: Data?, error: NSError?) {
    let outcome = Outcome<(Data?, NSError?)>()
    loadDataRepresentation(forTypeIdentifier: identifier) { outcome.give(($0, $1 as NSError?)) }
    return await outcome.value()
  }

  /// Registers bytes that are available immediately.
  func offer(_ identifier: String, _ text: String) {
    registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
      completion(Data(text.utf8), nil)
      return nil
    }
  }

  /// Registers a file that is available immediately.
  func offer(_ identifier: String, _ url: URL, inPlace: Bool = false) {
    registerFileRepresentation(
      forTypeIdentifier: identifier, fileOptions: inPlace ? .openInPlace : [], visibility: .all
    ) { completion in
      completion(url, false, nil)
      return nil
    }
  }

  convenience init(offering identifiers: String...) {
    self.init()
    for identifier in identifiers { offer(identifier, identifier) }
  }
}

/// A deterministic number generator.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
