internal import PropertyLists
internal import SystemCalls
package import SystemPackage

extension RenameJournal {
  package struct Unreadable: Error, Equatable {
    package var line: Int
    package var problem: String
  }

  private static let newLine = UInt8(ascii: "\n")
  private static let headerStart = Array(#"{"journal":"uti renames""#.utf8)
  private static let planStart = Array(#"{"group""#.utf8)
  private static let stateStart = Array(#"{"step":"#.utf8)
  /// Longer journals are refused; a million renames take about a third of this.
  static let longest = 1 << 30

  /// The bytes of a journal from its beginning, up to one block more than is read of any.
  package static func content(of descriptor: FileDescriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= longest {
      let count = try block.withUnsafeMutableBytes {
        try descriptor.read(fromAbsoluteOffset: Int64(bytes.count), into: $0)
      }
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
    }
    return bytes
  }

  /// Reads a journal, wherever the writing of it stopped.
  ///
  /// A last line without its end is one that was being written when everything stopped. Behind the plan, lines only say
  /// what the file system knows by itself: one that was torn is passed over.
  package init(reading bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count <= Self.longest else { throw Unreadable(line: 1, problem: "longer than any journal") }
    var rest = bytes[...]
    var number = 0
    while let end = rest.firstIndex(of: Self.newLine) {
      number += 1
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if number == 1 { try readHeader(line) } else if !line.isEmpty { try read(line, number: number) }
    }
    endsTorn = !rest.isEmpty
    let isBeginning = Self.headerStart.starts(with: rest) || rest.starts(with: Self.headerStart)
    if number == 0, !isBeginning { throw Unreadable(line: 1, problem: "no journal of renames") }
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>) throws(Unreadable) {
    func problem(_ text: String) -> Unreadable { Unreadable(line: 1, problem: text) }
    guard let object = try? PropertyList.parseJSON(Array(line)) else { throw problem("no JSON object") }
    guard object["journal"]?.string == "uti renames" else { throw problem("no journal of renames") }
    guard object["version"]?.integer == Self.version else {
      throw problem("a version this program does not know")
    }
    planned = object["steps"]?.integer
    hasHeader = true
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(Unreadable) {
    func problem(_ text: String) -> Unreadable { Unreadable(line: number, problem: text) }
    guard let object = try? PropertyList.parseJSON(Array(line)) else {
      // A planned step that cannot be read may have been carried out.
      if !isWhole || line.starts(with: Self.planStart) { throw problem("a planned step cannot be read") }
      return readBehindTorn(line)
    }
    guard let step = object["step"]?.integer, let state = object["state"]?.string.flatMap(State.init) else {
      throw problem("no step, or no state")
    }
    if state != .planned {
      guard isWhole, entries.indices.contains(step - 1) else {
        throw problem("a step that was never planned")
      }
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

  /// Takes the state that was written right behind a torn line, if there is one.
  private mutating func readBehindTorn(_ line: ArraySlice<UInt8>) {
    let starts = line.indices.reversed().first { line[$0...].starts(with: Self.stateStart) }
    guard let start = starts, let object = try? PropertyList.parseJSON(Array(line[start...])),
      let step = object["step"]?.integer, let state = object["state"]?.string.flatMap(State.init),
      state != .planned, entries.indices.contains(step - 1)
    else { return }
    entries[step - 1].state = state
  }

  private static func path(_ value: PropertyList?) -> FilePath? {
    guard let text = value?.string, text.hasPrefix("/") else { return nil }
    let bytes = RawText.bytes(text)
    return bytes.contains(0) ? nil : FilePath(bytes: bytes)
  }
}
