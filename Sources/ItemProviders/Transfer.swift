internal import Foundation

/// Cancellation and progress callbacks for reading or copying an item's bytes.
package struct Transfer {
  /// Called before each step.
  let isCancelled: () -> Bool
  /// Called with the completed fraction after each step.
  let report: (Double) -> Void

  /// A transfer without cancellation and progress.
  package static var uncontrolled: Transfer { Transfer(isCancelled: { false }, report: { _ in }) }

  /// The largest number of bytes between two calls of the callbacks.
  static let step = 1 << 20

  /// Throws if the transfer was cancelled.
  func check() throws { if isCancelled() { throw CocoaError(.userCancelled) } }

  /// Reports `done` of `total` and throws if the transfer was cancelled.
  func advance(_ done: Int64, of total: Int64) throws {
    report(total > 0 ? Double(done) / Double(total) : 1)
    try check()
  }
}
