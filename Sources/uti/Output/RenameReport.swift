import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// Says what would be renamed, what was, and what keeps its name and why.
///
/// Nothing here ends the work that it speaks of: what could not be written to standard output is known at the end, and
/// what is left to do is then said on standard error.
final class RenameReport {
  /// More lines than a person reads are counted only.
  private static let mostLeft = 1_000

  let format: ListFormat
  let terminal: Terminal
  let isQuiet: Bool
  let output: StandardOutput
  /// What was to be done and was not, for standard error.
  private var left: [String] = []
  private var leftCount = 0
  private var folders: FolderLines
  private var renamed = 0

  init(format: ListFormat, terminal: Terminal, isQuiet: Bool, output: StandardOutput) {
    self.format = format
    self.terminal = terminal
    folders = FolderLines(terminal)
    self.isQuiet = isQuiet
    self.output = output
    output.isArray = format == .json && !isQuiet
  }

  /// What happens to a file; the words of NDJSON's `action`.
  enum Action: String, CaseIterable {
    /// Would be renamed.
    case rename
    case renamed
    /// Keeps the name it has.
    case keep
    /// Has its old name again, after the group failed.
    case restored
    /// Would get its old name back.
    case undo
    case undone
  }

  private struct Line {
    var action: Action
    var from: FilePath
    var to: FileName?
    var group: Int
    var reason: String?
    var held: String?
    var isCompanion = false
  }

  /// The plan alone.
  func write(plan groups: [RenameGroup]) {
    for group in groups {
      for line in lines(group, .rename, nil) { write(line) }
    }
    let files = groups.reduce(0) { $0 + $1.steps.count }
    let refused = groups.reduce(0) { $0 + ($1.isUndone ? $1.items.count : 0) }
    if files + refused > 0 {
      remark("\(count(files)) would be renamed, \(refused) not" + (files > 0 ? "; --apply does it" : ""))
    }
  }

  /// What the plan leaves alone.
  func write(refused groups: [RenameGroup]) {
    for group in groups where group.refusal != nil {
      for line in lines(group, .keep, nil) {
        write(line)
        leave(line)
      }
    }
  }

  /// What became of a group.
  func write<Files>(_ group: RenameGroup, _ outcome: RenameExecution<Files>.Outcome) {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .renamed: (.renamed, nil)
      case .restored(let reason): (.restored, reason)
      case .broken(let reason), .untried(let reason): (.keep, reason)
      }
    for line in lines(group, action, reason) {
      write(line)
      if outcome == .renamed { renamed += 1 } else { leave(line) }
    }
    if case .broken(let reason) = outcome { Diagnostics.error(reason) }
  }

  /// What became of one step of a log.
  func write<Files>(_ entry: RenameJournal.Entry, _ outcome: RenameUndo<Files>.Outcome, isDryRun: Bool) {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .reverted: (isDryRun ? .undo : .undone, nil)
      case .nothing: (.keep, "it has its old name")
      case .blocked(let reason): (.keep, reason)
      case .parted(let reason): (.undone, reason)
      }
    let now = outcome == .nothing ? entry.from : entry.to
    let line = Line(
      action: action, from: now, to: outcome == .nothing ? nil : FileName(lastOf: entry.from),
      group: entry.group, reason: reason)
    write(line)
    switch outcome {
    case .blocked, .parted: leave(line)
    case .reverted, .nothing: break
    }
  }

  /// Has standard output written, and says on standard error what was lost with it and still matters: what is left, and
  /// where the log is.
  func finish(journal: FilePath?) {
    if renamed + leftCount > 0, renamed > 0 {
      remark("\(count(renamed)) \(renamed == 1 ? "was" : "were") renamed, \(leftCount) not")
    }
    let hint = journal.map { "to undo: uti undo-renames \(PrintableText.escaped($0))" }
    if let hint { remark(hint) }
    guard output.isLost || isQuiet else { return }
    for line in left { Diagnostics.error(line) }
    if leftCount > left.count { Diagnostics.error("\(leftCount - left.count) more files keep their names") }
    if let hint, !isQuiet { Diagnostics.error(hint) }
  }

  private func leave(_ line: Line) {
    leftCount += 1
    if left.count < Self.mostLeft { left.append(text(line, terminal: nil)) }
  }

  private func lines(_ group: RenameGroup, _ action: Action, _ reason: String?) -> [Line] {
    if let refusal = group.refusal {
      return group.items.map {
        Line(
          action: .keep, from: $0.path, to: $0.suggested, group: group.number, reason: refusal.text,
          held: $0.held)
      }
    }
    return group.steps.map { step in
      let held = group.items.first { FileName(lastOf: $0.path) == step.from }?.held
      return Line(
        action: action, from: step.shownSource, to: step.to, group: group.number, reason: reason, held: held,
        isCompanion: step.isCompanion)
    }
  }

  private func write(_ line: Line) {
    if isQuiet { return }
    if format != .text { return output.put(object(line)) }
    let with = line.isCompanion ? "  with " : ""
    output.put(
      (folders.heading(of: line.from) + folders.margin + with + text(line, terminal: terminal) + "\n").utf8)
  }

  private func text(_ line: Line, terminal: Terminal?) -> String {
    var text = terminal == nil ? PrintableText.escaped(line.from) : folders.name(of: line.from)
    if let to = line.to {
      let arrow = line.action == .keep || line.action == .restored ? " ↛ " : " → "
      text += arrow + PrintableText.escaped(to.bytes)
    }
    func styled(_ words: String, _ style: Terminal.Style) -> String {
      terminal?.styled("   \(words)", style) ?? "   \(words)"
    }
    if let held = line.held { text += styled(held, .faint) }
    if let reason = line.reason { text += styled("! \(reason)", .warning) }
    return text
  }

  private func object(_ line: Line) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("action", line.action.rawValue)
      json.field("from", bytes: line.from.bytes)
      if let to = line.to {
        json.field("to", bytes: to.path(in: line.from.removingLastComponent()).bytes)
      }
      json.field("group", line.group)
      json.field("reason", line.reason)
    }
    json.endRecord()
    return json.bytes
  }

  /// A line for people only.
  func remark(_ text: String) {
    if format == .text, !isQuiet { output.put((text + "\n").utf8) }
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
