public import Foundation
internal import SystemCalls
public import UniformTypes

// Loads of files, data and objects with async and await.
extension ItemProvider {
  /// Loads a type into a temporary file or folder that exists while `body` runs; cancelling the task cancels
  /// the load.
  ///
  /// The file is removed afterwards, also if `body` throws. Errors: those of
  /// ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``.
  public func withFileRepresentation<Result>(
    forTypeIdentifier typeIdentifier: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let file = try await loadedFile(typeIdentifier, inPlace: false)
    defer { file.folder?.remove() }
    return try await body(file.url)
  }

  /// Loads a type into a temporary file or folder; see
  /// ``withFileRepresentation(forTypeIdentifier:isolation:_:)``.
  public func withFileRepresentation<Result>(
    for contentType: UTType, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    try await withFileRepresentation(forTypeIdentifier: contentType.identifier, body)
  }

  /// Like ``withFileRepresentation(forTypeIdentifier:isolation:_:)``, but opens the original file if its
  /// provider allows that.
  ///
  /// The second argument of `body` is true for an original, which belongs to its provider.
  public func withInPlaceFileRepresentation<Result>(
    forTypeIdentifier typeIdentifier: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let file = try await loadedFile(typeIdentifier, inPlace: true)
    defer { file.folder?.remove() }
    return try await body(file.url, file.isInPlace)
  }

  /// Like ``withFileRepresentation(for:isolation:_:)``, but opens the original file if its provider allows
  /// that.
  public func withInPlaceFileRepresentation<Result>(
    for contentType: UTType, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try await withInPlaceFileRepresentation(forTypeIdentifier: contentType.identifier, body)
  }

  /// Loads a type, saves the file or folder in `directory` under a safe and unused name, and returns its URL.
  ///
  /// `IMG.mov` becomes `IMG 2.mov` if the name is taken.
  public func saveFileRepresentation(
    forTypeIdentifier typeIdentifier: String, in directory: URL
  ) async throws -> URL {
    try await withFileRepresentation(forTypeIdentifier: typeIdentifier) { url in
      try Self.move(url, into: directory)
    }
  }

  /// Loads a type and saves it in `directory`; see ``saveFileRepresentation(forTypeIdentifier:in:)``.
  public func saveFileRepresentation(for contentType: UTType, in directory: URL) async throws -> URL {
    try await saveFileRepresentation(forTypeIdentifier: contentType.identifier, in: directory)
  }

  /// Loads the bytes of a type; cancelling the task cancels the load.
  ///
  /// Errors: those of ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  public func data(forTypeIdentifier typeIdentifier: String) async throws -> Data {
    try await Self.value {
      self.loadData(self.representation(serving: typeIdentifier), of: typeIdentifier, $0)
    }
  }

  /// Loads the bytes of a type; see ``data(forTypeIdentifier:)``.
  public func data(for contentType: UTType) async throws -> Data {
    try await data(forTypeIdentifier: contentType.identifier)
  }

  /// Loads the item as a class; cancelling the task cancels the load.
  ///
  /// Errors: those of ``loadObject(ofClass:completionHandler:)-(ItemProviderReading.Type,_)``.
  public func object<Class: ItemProviderReading>(
    ofClass aClass: Class.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Class {
    guard let representation = representation(readableBy: aClass) else {
      throw Self.notCoercible(to: aClass)
    }
    let identifier = representation.identifier
    let data = try await Self.value { self.loadData(representation, of: identifier, $0) }
    return try Self.object(of: aClass, .success(data), identifier).get()
  }

  /// Loads a file; the caller removes it.
  func loadedFile(_ requested: String, inPlace: Bool) async throws -> DeliveredFile {
    try await Self.value { self.loadFile(requested, inPlace: inPlace, $0) }
  }

  /// Awaits a load; cancelling the task cancels it.
  static func value<Value: Sendable>(
    _ start: @Sendable (@escaping @Sendable (Result<Value, any Error>) -> Void) -> LoadProgress
  ) async throws -> Value {
    let load = CancellableLoad()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        load.started(LoadOrder.withSeparateOrder { start { continuation.resume(with: $0) } })
      }
    } onCancel: {
      load.cancel()
    }
  }

  /// Moves a file or folder into a directory under an unused name and returns its URL.
  static func move(_ url: URL, into directory: URL) throws -> URL {
    let name = url.lastPathComponent
    for number in 1...10_000 {
      let target = directory.appendingPathComponent(SafeFileName.numbered(name, number))
      do {
        try ItemMove.move(url.path, to: target.path)
        return target
      } catch CocoaError.fileWriteFileExists { continue }
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: directory.path])
  }
}

/// An awaited load that may be cancelled before it starts.
private final class CancellableLoad: Sendable {
  private struct State: Sendable {
    var progress: LoadProgress?
    var isCancelled = false
  }

  private let state = Guarded(State())

  func started(_ progress: LoadProgress) {
    let isCancelled = state.withLock { state in
      state.progress = progress
      return state.isCancelled
    }
    if isCancelled { progress.cancel() }
  }

  func cancel() {
    let progress = state.withLock { state in
      state.isCancelled = true
      return state.progress
    }
    progress?.cancel()
  }
}
