internal import Foundation

/// Bytes on their way: how many of how many, whether they are still wanted, and who is told.
package struct Transfer {
  /// Asked before each step.
  let isCancelled: () -> Bool
  /// Told the fraction that is done, after each step.
  let report: (Double) -> Void

  /// One that nobody stops or watches.
  package static var uncontrolled: Transfer { Transfer(isCancelled: { false }, report: { _ in }) }

  /// The most bytes between two questions.
  static let step = 1 << 20

  /// Throws when the transfer was cancelled.
  func check() throws { if isCancelled() { throw CocoaError(.userCancelled) } }

  /// Reports `done` of `total` and throws when the transfer was cancelled.
  func advance(_ done: Int64, of total: Int64) throws {
    report(total > 0 ? Double(done) / Double(total) : 1)
    try check()
  }
}
