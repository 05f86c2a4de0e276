import FileIdentification
import SystemPackage

/// Says what would be renamed, what was, and what keeps its name and why.
struct RenameReport {
  let format: RecordFormat
  let terminal: Terminal
  let isQuiet: Bool
  let output: StandardOutput

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
  func write(plan groups: [RenameGroup]) throws {
    for group in groups {
      for line in lines(group, .rename, nil) { try write(line) }
    }
    let files = groups.reduce(0) { $0 + $1.steps.count }
    let refused = groups.reduce(0) { $0 + ($1.isUndone ? $1.items.count : 0) }
    if files + refused > 0 {
      try remark("\(count(files)) would be renamed, \(refused) not" + (files > 0 ? "; --apply does it" : ""))
    }
  }

  /// What the plan leaves alone.
  func write(refused groups: [RenameGroup]) throws {
    for group in groups where group.refusal != nil {
      for line in lines(group, .keep, nil) { try write(line) }
    }
  }

  /// What became of a group.
  func write(_ group: RenameGroup, _ outcome: RenameExecution<SystemFiles>.Outcome) throws {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .renamed: (.renamed, nil)
      case .restored(let reason): (.restored, reason)
      case .broken(let reason): (.keep, reason)
      case .untried: (.keep, "interrupted before it was tried")
      }
    for line in lines(group, action, reason) { try write(line) }
    if case .broken(let reason) = outcome { Diagnostics.error(reason) }
  }

  /// Where the log is.
  func writeEnd(_ journal: FilePath) throws {
    try remark("to undo: uti undo-renames \(PrintableText.escaped(journal))")
  }

  /// What became of one step of a log.
  func write(_ entry: RenameJournal.Entry, _ outcome: RenameUndo<SystemFiles>.Outcome, isDryRun: Bool) throws
  {
    let (action, reason): (Action, String?) =
      switch outcome {
      case .reverted: (isDryRun ? .undo : .undone, nil)
      case .nothing: (.keep, "it has its old name")
      case .blocked(let reason): (.keep, reason)
      }
    let now = outcome == .nothing ? entry.from : entry.to
    try write(
      Line(
        action: action, from: now, to: outcome == .nothing ? nil : FileName(lastOf: entry.from),
        group: entry.group, reason: reason))
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

  private func write(_ line: Line) throws {
    if isQuiet { return }
    if format == .ndjson { return try output.write(ndjson(line)) }
    var text = line.isCompanion ? "  with " : ""
    text += PrintableText.escaped(line.from)
    if let to = line.to {
      let arrow = line.action == .keep || line.action == .restored ? " ↛ " : " → "
      text += arrow + PrintableText.escaped(to.bytes)
    }
    if let held = line.held { text += terminal.styled("   \(held)", .faint) }
    if let reason = line.reason { text += terminal.styled("   ! \(reason)", .warning) }
    try output.write(text + "\n")
  }

  private func ndjson(_ line: Line) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("action", line.action.rawValue)
      json.field("from", bytes: text(line.from))
      if let to = line.to {
        json.field("to", bytes: text(to.path(in: line.from.removingLastComponent())))
      }
      json.field("group", line.group)
      json.field("reason", line.reason)
    }
    json.endRecord()
    return json.bytes
  }

  private func text(_ path: FilePath) -> [UInt8] {
    path.bytes
  }

  /// A line for people only.
  private func remark(_ text: String) throws {
    if format == .text, !isQuiet { try output.write(text + "\n") }
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
