import ByteReading
import FileIdentification
import SystemPackage

/// What is written down about renames before, while and after they happen: one JSON object a line.
///
/// Every step is written as planned, and is on the disk, before the first name changes. Whether a planned step then
/// happened is read from the file system, so that a journal that stops anywhere is enough to go back.
struct RenameJournal: Equatable, Sendable {
  enum State: String, Sendable, CaseIterable {
    /// Written before anything happens.
    case planned
    /// The file has its new name.
    case done
    /// The file has its old name again.
    case reverted
  }

  struct Entry: Equatable, Sendable {
    var group: Int
    /// Counted from 1 over the whole journal.
    var step: Int
    var from: FilePath
    var to: FilePath
    var identity: FileIdentity
    var state: State
  }

  static let version = 1

  private(set) var entries: [Entry] = []

  /// Longer journals are refused; a million renames take about a third of this.
  private static let longest = 1 << 30
}

extension RenameJournal {
  /// The lines that open a journal of these groups.
  static func opening(_ groups: [RenameGroup], started: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("journal", "uti renames")
      json.field("version", version)
      json.field("started", started)
    }
    json.endRecord()
    var number = 0
    for group in groups {
      for step in group.steps {
        number += 1
        json.object { json in
          json.field("group", group.number)
          json.field("step", number)
          json.field("state", State.planned.rawValue)
          json.field("from", text(step.source))
          json.field("to", text(step.target))
          // As text: JSON's readers keep only 53 bits of a number.
          json.field("device", String(step.identity.device))
          json.field("node", String(step.identity.node))
          json.field("size", String(step.identity.byteCount))
          json.field("modified", step.identity.modified)
        }
        json.endRecord()
      }
    }
    return json.bytes
  }

  /// The line that says what became of a step.
  static func line(step: Int, _ state: State) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("step", step)
      json.field("state", state.rawValue)
    }
    json.endRecord()
    return json.bytes
  }

  /// A path as JSON can hold it: a byte that is not UTF-8 stands as one character of a private range.
  private static func text(_ path: FilePath) -> String {
    RawArguments.string(path.bytes)
  }
}

extension RenameJournal {
  struct Unreadable: Error, Equatable {
    var line: Int
    var problem: String
  }

  /// Reads a journal; a last line without its end is one that was being written when everything stopped.
  init(reading bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count <= Self.longest else { throw Unreadable(line: 1, problem: "longer than any journal") }
    let newLine = UInt8(ascii: "\n")
    let whole = bytes.lastIndex(of: newLine).map { bytes[..<$0] } ?? []
    for (index, line) in whole.split(separator: newLine, omittingEmptySubsequences: false).enumerated() {
      try read(line, number: index + 1)
    }
    if whole.isEmpty { throw Unreadable(line: 1, problem: "no journal of renames") }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(Unreadable) {
    func problem(_ text: String) -> Unreadable { Unreadable(line: number, problem: text) }
    guard let object = try? PropertyList.parseJSON(Array(line)) else { throw problem("no JSON object") }
    if number == 1 {
      guard object["journal"]?.string == "uti renames" else { throw problem("no journal of renames") }
      guard object["version"]?.integer == Self.version else {
        throw problem("a version this program does not know")
      }
      return
    }
    guard let step = object["step"]?.integer, let state = object["state"]?.string.flatMap(State.init) else {
      throw problem("no step, or no state")
    }
    if state != .planned {
      guard entries.indices.contains(step - 1) else { throw problem("a step that was never planned") }
      entries[step - 1].state = state
      return
    }
    guard step == entries.count + 1, let group = object["group"]?.integer,
      let from = Self.path(object["from"]), let to = Self.path(object["to"]),
      let device = object["device"]?.string.flatMap({ UInt64($0) }),
      let node = object["node"]?.string.flatMap({ UInt64($0) }),
      let size = object["size"]?.string.flatMap({ Int64($0) }), let modified = object["modified"]?.string
    else { throw problem("a planned step lacks what it needs") }
    entries.append(
      Entry(
        group: group, step: step, from: from, to: to,
        identity: FileIdentity(device: device, node: node, byteCount: size, modified: modified), state: state)
    )
  }

  private static func path(_ value: PropertyList?) -> FilePath? {
    guard let text = value?.string, text.hasPrefix("/") else { return nil }
    return PathArgument(argument: text)?.path
  }
}
