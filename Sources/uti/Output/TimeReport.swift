import FileActions
import FileIdentification
import MediaMetadata
import PropertyLists
import SystemCalls
import SystemPackage

/// Reports changed file times, and files that keep their times, with reasons.
///
/// As in ``RenameReport``, a failure of standard output does not end the work.
final class TimeReport {
  let format: ListFormat
  let terminal: Terminal
  let output: StandardOutput

  init(format: ListFormat, terminal: Terminal, output: StandardOutput) {
    (self.format, self.terminal, self.output) = (format, terminal, output)
    output.isArray = format == .json
  }

  /// The action for a file, as in the field `action`.
  enum Action: String, CaseIterable {
    /// Has the time at which it was taken.
    case changed
    /// Would get its old time back.
    case undo
    /// Has its old time again.
    case undone
    /// Keeps the time that it has.
    case keep
  }

  /// Writes the outcome for a file; `done` is the action on success.
  ///
  /// Returns true if the time could not be changed.
  func write(_ change: TimeChange, _ outcome: TimeChange.Outcome, _ done: Action) -> Bool {
    var reason: String?
    if case .blocked(let text) = outcome { reason = text }
    let action = outcome == .changed ? done : .keep
    let time = done == .changed ? change.time.seconds : change.before
    if format != .text {
      var json = JSONWriter()
      json.object { json in
        json.field("action", action.rawValue)
        json.field("path", bytes: change.path.bytes)
        json.field("time", time.flatMap { CaptureDate(unixSeconds: $0, isEnteredByUser: true)?.description })
        json.field("reason", reason)
      }
      json.endRecord()
      output.append(json.bytes)
    } else if outcome != .unchanged {
      let text = time.flatMap { CaptureDate(unixSeconds: $0, isEnteredByUser: true)?.description } ?? ""
      let why = reason.map { terminal.styled("   ! \($0)", .warning) } ?? ""
      output.append("\(text)  \(PrintableText.escaped(change.path))\(why)\n".utf8)
    }
    guard let reason else { return false }
    if output.hasFailed { Diagnostics.error("\(PrintableText.escaped(change.path)): \(reason)") }
    return true
  }

  /// Writes the hint about undoing, on standard error if standard output failed.
  func finish(_ hint: String) {
    if format == .text { output.append((hint + "\n").utf8) }
    if output.hasFailed { Diagnostics.error(hint) }
  }
}
