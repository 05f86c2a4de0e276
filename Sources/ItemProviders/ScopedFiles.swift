package import Foundation
internal import SystemCalls

/// The files that were handed over where they lie, the last of them: others need no permission, and get none.
package enum ScopedFiles {
  private struct State: Sendable {
    var paths: Set<String> = []
    var inOrder: [String] = []
  }

  private static let limit = 1_024
  private static let state = Guarded(State())

  /// Notes a file that is its provider's own.
  package static func note(_ url: URL) {
    guard url.isFileURL else { return }
    let path = url.standardizedFileURL.path
    state.withLock { state in
      guard state.paths.insert(path).inserted else { return }
      state.inOrder.append(path)
      guard state.inOrder.count > limit else { return }
      state.paths.remove(state.inOrder.removeFirst())
    }
  }

  /// Whether a file is one of them.
  package static func holds(_ url: URL) -> Bool {
    guard url.isFileURL else { return false }
    let path = url.standardizedFileURL.path
    return state.withLock { $0.paths.contains(path) }
  }
}
