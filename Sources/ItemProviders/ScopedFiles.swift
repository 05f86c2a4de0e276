internal import DequeModule
package import Foundation
internal import SystemCalls

/// The most recent files that were opened in place: `startAccessingSecurityScopedResource()` is true for them.
///
/// Other files need no permission.
package enum ScopedFiles {
  private struct State: Sendable {
    var paths: Set<String> = []
    var inOrder: Deque<String> = []
  }

  private static let limit = 1_024
  private static let state = Guarded(State())

  /// Adds a file that was opened in place; the oldest is removed above the limit.
  package static func insert(_ url: URL) {
    guard url.isFileURL else { return }
    let path = url.standardizedFileURL.path
    state.withLock { state in
      guard state.paths.insert(path).inserted else { return }
      state.inOrder.append(path)
      guard state.inOrder.count > limit else { return }
      state.paths.remove(state.inOrder.removeFirst())
    }
  }

  /// Returns true if the file was added and not removed since.
  package static func contains(_ url: URL) -> Bool {
    guard url.isFileURL else { return false }
    let path = url.standardizedFileURL.path
    return state.withLock { $0.paths.contains(path) }
  }
}
