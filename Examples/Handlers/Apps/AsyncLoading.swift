import AppleNames
import Foundation
import UniformTypeIdentifiers

enum PickingError: Error { case notAPhoto, noFile }

// Wrappers of handlers for `await`.
extension NSItemProvider {
  func loadPhoto<T: NSItemProviderReading>(_ type: T.Type) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      loadObject(ofClass: type) { object, error in
        if let error = error {
          continuation.resume(throwing: error)
        } else if let photo = object as? T {
          continuation.resume(returning: photo)
        } else {
          continuation.resume(throwing: PickingError.notAPhoto)
        }
      }
    }
  }

  func loadData(_ type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadDataRepresentation(for: type) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? PickingError.noFile))
      }
    }
  }

  func copyFile(_ type: UTType, into folder: URL) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      loadFileRepresentation(forTypeIdentifier: type.identifier) { url, error in
        guard let url = url else {
          return continuation.resume(throwing: error ?? PickingError.noFile)
        }
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        continuation.resume(
          with: Result {
            try FileManager.default.copyItem(at: url, to: copy)
            return copy
          })
      }
    }
  }
}
