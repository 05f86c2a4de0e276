internal import Foundation
internal import SystemCalls

/// The folder of one load; removed when it is done with, at the latest with its last reference.
final class TemporaryFolder: Sendable {
  let url: URL
  private let generation: UInt64
  private let isRemoved = Guarded(false)

  /// A folder in the process's own, whose generation it was made in.
  init(_ url: URL, generation: UInt64) {
    self.url = url
    self.generation = generation
  }

  func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    guard isFirst else { return }
    try? FileManager.default.removeItem(at: url)
    TemporaryFiles.removed(generation: generation)
  }

  /// Removes the folder when `body` throws.
  func keeping<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      remove()
      throw error
    }
  }

  deinit { remove() }
}
