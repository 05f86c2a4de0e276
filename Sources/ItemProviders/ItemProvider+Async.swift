public import Foundation
internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// Loads a type into a temporary file or folder that is there while `body` runs; cancelling the task cancels it.
  ///
  /// The file is gone afterwards, also when `body` throws, so that no URL of a file that is no more escapes by accident:
  /// return what was made of it. Errors: those of ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``.
  public func withFileRepresentation<Result>(
    forTypeIdentifier typeIdentifier: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let file = try await loadedFile(typeIdentifier, inPlace: false)
    defer { file.folder?.remove() }
    return try await body(file.url)
  }

  /// Loads a type into a temporary file or folder that is there while `body` runs; see
  /// ``withFileRepresentation(forTypeIdentifier:isolation:_:)``.
  public func withFileRepresentation<Result>(
    for contentType: UTType, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    try await withFileRepresentation(forTypeIdentifier: contentType.identifier, body)
  }

  /// As ``withFileRepresentation(forTypeIdentifier:isolation:_:)``, but the original where its provider allows that.
  ///
  /// Then the second argument is true, and the file is its provider's to keep.
  public func withInPlaceFileRepresentation<Result>(
    forTypeIdentifier typeIdentifier: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let file = try await loadedFile(typeIdentifier, inPlace: true)
    defer { file.folder?.remove() }
    return try await body(file.url, file.isInPlace)
  }

  /// As ``withFileRepresentation(for:isolation:_:)``, but the original where its provider allows that.
  public func withInPlaceFileRepresentation<Result>(
    for contentType: UTType, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    try await withInPlaceFileRepresentation(forTypeIdentifier: contentType.identifier, body)
  }

  /// Loads a type and leaves the file or folder in `directory`, under a safe name that was free; returns its place.
  ///
  /// `IMG.mov` becomes `IMG 2.mov` when there is one already.
  public func saveFileRepresentation(
    forTypeIdentifier typeIdentifier: String, in directory: URL
  ) async throws -> URL {
    try await withFileRepresentation(forTypeIdentifier: typeIdentifier) { url in
      try Self.move(url, into: directory)
    }
  }

  /// Loads a type and leaves the file or folder in `directory`; see ``saveFileRepresentation(forTypeIdentifier:in:)``.
  public func saveFileRepresentation(for contentType: UTType, in directory: URL) async throws -> URL {
    try await saveFileRepresentation(forTypeIdentifier: contentType.identifier, in: directory)
  }

  /// The bytes of a type; cancelling the task cancels the load.
  ///
  /// Errors: those of ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  public func data(forTypeIdentifier typeIdentifier: String) async throws -> Data {
    try await Self.value {
      self.loadData(self.representation(serving: typeIdentifier), of: typeIdentifier, $0)
    }
  }

  /// The bytes of a type; see ``data(forTypeIdentifier:)``.
  public func data(for contentType: UTType) async throws -> Data {
    try await data(forTypeIdentifier: contentType.identifier)
  }

  /// The item as a class; cancelling the task cancels the load.
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

  /// A file that its receiver removes.
  func loadedFile(_ requested: String, inPlace: Bool) async throws -> DeliveredFile {
    try await Self.value { self.loadFile(requested, inPlace: inPlace, $0) }
  }

  /// Waits for a load, which the task's cancellation cancels.
  static func value<Value: Sendable>(
    _ start: @Sendable (@escaping @Sendable (Result<Value, any Error>) -> Void) -> LoadProgress
  ) async throws -> Value {
    let running = RunningLoad()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        running.began(LoadOrder.awaiting { start { continuation.resume(with: $0) } })
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// Moves a file or folder to a name that is free; returns its place.
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

/// A load that a task waits for, which may be cancelled before it has begun.
private final class RunningLoad: Sendable {
  private struct State: Sendable {
    var progress: LoadProgress?
    var isCancelled = false
  }

  private let state = Guarded(State())

  func began(_ progress: LoadProgress) {
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
