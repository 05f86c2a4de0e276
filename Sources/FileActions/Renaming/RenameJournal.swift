internal import PropertyLists
package import SystemPackage

/// What is written down about renames before, while and after they happen: one JSON object a line, with its length and
/// checksum since version 2; journals of version 1 are read as well.
///
/// Every step is written as planned, and is on the disk, before the first name changes. Whether a planned step then
/// happened is read from the file system, so that a journal that stops anywhere is enough to go back.
package struct RenameJournal: Equatable, Sendable {
  package enum State: String, Sendable, CaseIterable {
    /// Written before anything happens.
    case planned
    /// The file has its new name.
    case done
    /// The file has its old name again.
    case reverted
  }

  package struct Entry: Equatable, Sendable {
    package var group: Int
    /// Counted from 1 over the whole journal.
    var step: Int
    package var from: FilePath
    package var to: FilePath
    var identity: FileIdentity
    var state: State
  }

  static let version = 2

  package var entries: [Entry] = []
  /// How many steps were planned; nil in a journal that does not say.
  package var planned: Int?
  /// Whether the last line has no end: the next one must not be written behind it.
  package var endsTorn = false
  /// Which form its lines have: those of version 1 have no checksum.
  var readVersion = Self.version
  /// Whether there is a first line: before that is written, nothing is known.
  package var hasHeader = false

  /// Whether the whole plan stands in it: only then was anything renamed.
  package var isWhole: Bool { hasHeader && planned.map { $0 == entries.count } ?? true }
}

extension RenameJournal {
  /// The lines that open a journal of these groups.
  static func opening(_ groups: [RenameGroup], started: String) -> [UInt8] {
    var bytes = JournalLine.record { json in
      json.field("journal", "uti renames")
      json.field("version", version)
      json.field("started", started)
      json.field("steps", groups.reduce(0) { $0 + $1.steps.count })
    }
    var number = 0
    for group in groups {
      for step in group.steps {
        number += 1
        bytes += JournalLine.record { json in
          json.field("group", group.number)
          json.field("step", number)
          json.field("state", State.planned.rawValue)
          json.field("from", JournalLine.text(step.source))
          json.field("to", JournalLine.text(step.target))
          json.fields(of: step.identity)
        }
      }
    }
    return bytes
  }

  /// The line that says what became of a step.
  static func line(step: Int, _ state: State) -> [UInt8] {
    JournalLine.record { json in
      json.field("step", step)
      json.field("state", state.rawValue)
    }
  }
}
