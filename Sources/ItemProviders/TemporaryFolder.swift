internal import Foundation

/// The folder of one load; removed when it is done with, at the latest with its last reference.
final class TemporaryFolder: Sendable {
  let url: URL
  private let isRemoved = Guarded(false)

  init(_ url: URL) { self.url = url }

  func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    if isFirst { try? FileManager.default.removeItem(at: url) }
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
