internal import PropertyLists
internal import SystemCalls
package import SystemPackage

// Reading a rename journal, which may end anywhere after a crash.
extension RenameJournal {
  package struct Unreadable: Error, Equatable {
    package var line: Int
    package var problem: String
  }

  /// An error of reading a journal.
  package enum ReadFailure: Error, Equatable {
    /// A system error.
    case system(Errno)
    case unreadable(Unreadable)
  }

  private static let headerStart = Array(#"{"journal":"uti renames""#.utf8)
  private static let planStart = Array(#"{"group""#.utf8)
  private static let stateStart = Array(#"{"step":"#.utf8)
  /// The size of a read, longer than any first line; a file without a first line is read no further.
  private static let blockSize = 1 << 18

  /// Reads the journal in a regular file: at most 256 KiB if it does not begin as a journal, nothing if it is too long.
  package init(of descriptor: FileDescriptor) throws(ReadFailure) {
    let status: FileStatus
    do throws(Errno) { status = try FileStatus(of: descriptor.rawValue) } catch { throw .system(error) }
    if status.type == .directory { throw .system(.isDirectory) }
    guard status.type == .regular else {
      throw .unreadable(Unreadable(line: 1, problem: "no regular file, and no journal of renames"))
    }
    guard status.byteCount <= JournalLine.maxByteCount else { throw .unreadable(Self.tooLong) }
    let bytes: [UInt8]
    do throws(Errno) { bytes = try Self.content(of: descriptor) } catch { throw .system(error) }
    do throws(Unreadable) { try self.init(reading: bytes) } catch { throw .unreadable(error) }
  }

  private static var tooLong: Unreadable { Unreadable(line: 1, problem: "longer than any journal") }

  /// Returns the bytes of a file, up to the limit and one block.
  private static func content(of descriptor: FileDescriptor) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while bytes.count <= JournalLine.maxByteCount {
      let count = try descriptor.readBytes(at: Int64(bytes.count), into: &block)
      if count == 0 { break }
      let isFirst = bytes.isEmpty
      bytes.append(contentsOf: block[..<count])
      if isFirst, !beginsJournal(bytes) { break }
    }
    return bytes
  }

  /// Returns true if a file with this first block may be a journal.
  private static func beginsJournal(_ block: [UInt8]) -> Bool {
    guard let end = block.firstIndex(of: JournalLine.end) else { return block.count < blockSize }
    return (try? RenameJournal(reading: Array(block[...end]))) != nil
  }

  /// Reads a journal that may end anywhere.
  ///
  /// A last line without a line feed was being written at a crash. Torn lines after the plan are skipped: the file system
  /// has the same information. A planned step with a wrong checksum counts as missing.
  package init(reading bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count <= JournalLine.maxByteCount else { throw Self.tooLong }
    var rest = bytes[...]
    var number = 0
    while let end = rest.firstIndex(of: JournalLine.end) {
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
    guard let version = object["version"]?.integer, (1...Self.version).contains(version) else {
      throw problem("a version this program does not know")
    }
    readVersion = version
    guard version == 1 || JournalLine.isIntact(line) else { throw problem("its first line is damaged") }
    planned = object["steps"]?.integer
    hasHeader = true
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(Unreadable) {
    func problem(_ text: String) -> Unreadable { Unreadable(line: number, problem: text) }
    if readVersion > 1, !JournalLine.isIntact(line) { return }
    guard let object = try? PropertyList.parseJSON(Array(line)) else {
      // The unreadable step may have been executed.
      if !isComplete || line.starts(with: Self.planStart) { throw problem("a planned step cannot be read") }
      return readStateAfterTornLine(line)
    }
    guard let step = object["step"]?.integer, let state = object["state"]?.string.flatMap(State.init) else {
      throw problem("no step, or no state")
    }
    if state != .planned {
      if note(step, state) || (readVersion > 1 && !isComplete) { return }
      throw problem("a step that was never planned")
    }
    guard isNext(step), let group = object["group"]?.integer,
      let from = JournalLine.path(object["from"]), let to = JournalLine.path(object["to"]),
      let identity = FileIdentity(object)
    else { throw problem("a planned step lacks what it needs") }
    entries.append(
      Entry(
        group: group, step: step, from: from, to: to, identity: identity, state: state))
  }

  /// Reads the state that follows a torn line, if there is one.
  private mutating func readStateAfterTornLine(_ line: ArraySlice<UInt8>) {
    let starts = line.indices.reversed().first { line[$0...].starts(with: Self.stateStart) }
    guard let start = starts, let object = try? PropertyList.parseJSON(Array(line[start...])),
      let step = object["step"]?.integer, let state = object["state"]?.string.flatMap(State.init),
      state != .planned
    else { return }
    _ = note(step, state)
  }

  /// Returns true if a step may follow those read; with checksums, damaged steps may be missing.
  private func isNext(_ step: Int) -> Bool {
    let last = entries.last?.step ?? 0
    return readVersion > 1 ? step > last && step <= planned ?? .max : step == last + 1
  }

  /// Sets the state of a step; returns false if it was not planned.
  private mutating func note(_ step: Int, _ state: State) -> Bool {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].step < step { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].step == step, readVersion > 1 || isComplete else { return false }
    entries[low].state = state
    return true
  }
}
