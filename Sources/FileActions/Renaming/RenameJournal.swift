internal import PropertyLists
package import SystemPackage

/// A journal of renames: one JSON object a line, with its length and checksum since version 2.
///
/// Every planned step is on disk before the first name changes. Undoing reads from the file system which steps happened,
/// so a journal that ends anywhere is sufficient.
package struct RenameJournal: Equatable, Sendable {
  package enum State: String, Sendable, CaseIterable {
    /// Written before the first rename.
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
  /// The number of planned steps; nil if the journal does not state it.
  package var planned: Int?
  /// True if the last line has no line feed; the next line needs one before it.
  package var endsTorn = false
  /// The version of the lines; version 1 has no checksums.
  var readVersion = Self.version
  /// True if the first line could be read.
  package var hasHeader = false

  /// True if it contains the complete plan; otherwise nothing was renamed.
  package var isComplete: Bool { hasHeader && planned.map { $0 == entries.count } ?? true }
}

extension RenameJournal {
  /// Returns the header and the planned steps.
  static func plan(of groups: [RenameGroup], started: String) -> [UInt8] {
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

  /// Returns the line for a step's new state.
  static func line(step: Int, _ state: State) -> [UInt8] {
    JournalLine.record { json in
      json.field("step", step)
      json.field("state", state.rawValue)
    }
  }
}
