import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// Reports planned renames, renamed files, and files that keep their names, with reasons.
///
/// A failure of standard output does not end the renaming; unfinished work is then reported on standard error.
final class RenameReport {
  /// The limit on reported lines of unfinished work; the rest is counted.
  private static let maxUnfinished = 1_000

  let format: ListFormat
  let terminal: Terminal
  let isQuiet: Bool
  let output: StandardOutput
  /// The lines of unfinished work, for standard error.
  private var unfinished: [String] = []
  private var unfinishedCount = 0
  private var folders: FolderHeadings
  private var renamed = 0

  init(format: ListFormat, terminal: Terminal, isQuiet: Bool, output: StandardOutput) {
    self.format = format
    self.terminal = terminal
    folders = FolderHeadings(terminal)
    self.isQuiet = isQuiet
    self.output = output
    output.isArray = format == .json && !isQuiet
  }

  /// The action for a file, as in the field `action`.
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

  /// Writes the groups that are not renamed.
  func write(refused groups: [RenameGroup]) {
    for group in groups where group.refusal != nil {
      for line in lines(group, .keep, nil) {
        write(line)
        addUnfinished(line)
      }
    }
  }

  func write<Files>(_ group: RenameGroup, _ outcome: RenameExecution<Files>.Outcome) {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .renamed: (.renamed, nil)
      case .restored(let reason): (.restored, reason)
      case .broken(let reason), .untried(let reason): (.keep, reason)
      }
    for line in lines(group, action, reason) {
      write(line)
      if outcome == .renamed { renamed += 1 } else { addUnfinished(line) }
    }
    if case .broken(let reason) = outcome { Diagnostics.error(reason) }
  }

  /// Writes the outcome of undoing one step of a log.
  func write<Files>(_ entry: RenameJournal.Entry, _ outcome: RenameUndo<Files>.Outcome, isDryRun: Bool) {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .reverted: (isDryRun ? .undo : .undone, nil)
      case .unchanged: (.keep, "it has its old name")
      case .blocked(let reason): (.keep, reason)
      case .separated(let reason): (.undone, reason)
      }
    let now = outcome == .unchanged ? entry.from : entry.to
    let line = Line(
      action: action, from: now, to: outcome == .unchanged ? nil : FileName(lastOf: entry.from),
      group: entry.group, reason: reason)
    write(line)
    switch outcome {
    case .blocked, .separated: addUnfinished(line)
    case .reverted, .unchanged: break
    }
  }

  /// Ends the report; if standard output failed, repeats unfinished work and the path of the log on standard error.
  func finish(journal: FilePath?) {
    if renamed + unfinishedCount > 0, renamed > 0 {
      remark("\(count(renamed)) \(renamed == 1 ? "was" : "were") renamed, \(unfinishedCount) not")
    }
    let hint = journal.map { "to undo: uti undo-renames \(PrintableText.escaped($0))" }
    if let hint { remark(hint) }
    guard output.hasFailed || isQuiet else { return }
    for line in unfinished { Diagnostics.error(line) }
    if unfinishedCount > unfinished.count {
      Diagnostics.error("\(unfinishedCount - unfinished.count) more files keep their names")
    }
    if let hint, !isQuiet { Diagnostics.error(hint) }
  }

  private func addUnfinished(_ line: Line) {
    unfinishedCount += 1
    if unfinished.count < Self.maxUnfinished { unfinished.append(text(line, terminal: nil)) }
  }

  private func lines(_ group: RenameGroup, _ action: Action, _ reason: String?) -> [Line] {
    if let refusal = group.refusal {
      return group.items.map {
        Line(
          action: .keep, from: $0.path, to: $0.suggestedName, group: group.number, reason: refusal.text,
          held: $0.mismatch)
      }
    }
    return group.steps.map { step in
      let held = group.items.first { FileName(lastOf: $0.path) == step.from }?.mismatch
      return Line(
        action: action, from: step.shownSource, to: step.to, group: group.number, reason: reason, held: held,
        isCompanion: step.isCompanion)
    }
  }

  private func write(_ line: Line) {
    if isQuiet { return }
    if format != .text { return output.append(object(line)) }
    let with = line.isCompanion ? "  with " : ""
    output.append(
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

  /// Writes a remark, in text format only.
  func remark(_ text: String) {
    if format == .text, !isQuiet { output.append((text + "\n").utf8) }
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
