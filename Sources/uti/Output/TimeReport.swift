import FileActions
import FileIdentification
import MediaMetadata
import PropertyLists
import SystemCalls
import SystemPackage

/// Says whose time was changed, and which files keep theirs and why.
///
/// As with ``RenameReport``, nothing here ends the work that it speaks of.
final class TimeReport {
  let format: ListFormat
  let terminal: Terminal
  let output: StandardOutput

  init(format: ListFormat, terminal: Terminal, output: StandardOutput) {
    (self.format, self.terminal, self.output) = (format, terminal, output)
    output.isArray = format == .json
  }

  /// What happens to a file; the words of NDJSON's `action`.
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

  /// Says what became of a file, `done` where all went well; true where it keeps its time against what was wanted.
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
        json.field("time", time.flatMap { CaptureDate(unixSeconds: $0, saidByPerson: true)?.description })
        json.field("reason", reason)
      }
      json.endRecord()
      output.put(json.bytes)
    } else if outcome != .nothing {
      let text = time.flatMap { CaptureDate(unixSeconds: $0, saidByPerson: true)?.description } ?? ""
      let why = reason.map { terminal.styled("   ! \($0)", .warning) } ?? ""
      output.put("\(text)  \(PrintableText.escaped(change.path))\(why)\n".utf8)
    }
    guard let reason else { return false }
    if output.isLost { Diagnostics.error("\(PrintableText.escaped(change.path)): \(reason)") }
    return true
  }

  /// Says how to go back, on standard error where standard output was lost.
  func finish(_ hint: String) {
    if format == .text { output.put((hint + "\n").utf8) }
    if output.isLost { Diagnostics.error(hint) }
  }
}
