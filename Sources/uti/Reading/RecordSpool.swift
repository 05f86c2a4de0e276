import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Records as if each file were alone, set aside until it is known which files of all inputs belong together.
///
/// They go to a file without a name: memory holds the pairing table only, and most files need not be read again.
final class RecordSpool {
  /// One record that is set aside.
  ///
  /// Proof for `@unchecked Sendable`: one thread at a time has it, the one that makes it, then the one that hands over.
  private final class Entry: @unchecked Sendable {
    let written: WrittenRecord
    /// The file, where it may be half of a Live Photo whose other half lies elsewhere, and its number among those.
    let item: WorkItem
    let candidate: PairingCandidate?
    var number: Int?
    /// What the file alone says of places; nil where its sidecars had a say.
    var place: MediaItem.Surroundings?
    /// What was read of a still that names its movie.
    var kept: [UInt8] = []

    init(_ written: WrittenRecord, _ item: WorkItem, _ candidate: PairingCandidate?) {
      self.written = written
      self.item = item
      self.candidate = candidate
    }

    static func of(_ output: KeptOutput) -> Entry { unsafeDowncast(output, to: Entry.self) }
  }

  static let blockSize = 256 << 10

  /// What stands before a record: how long its parts are, in their order, its status and its number in the table.
  struct Head: BitwiseCopyable {
    var output, errors, status, number, paths, flags, heading, kept: Int32
  }

  private let file: FileDescriptor
  private var table = PairingTable()
  private var places = NotedPlaces()
  private var block: [UInt8] = []
  private var count = 0
  /// Records that the caller wants are few: they stay in memory.
  private var kept: [Int: Record] = [:]

  /// Makes one, unless no temporary file is to be had.
  init?() {
    guard let file = try? FileSystem.makeScratchFile() else { return nil }
    self.file = file
    block.reserveCapacity(Self.blockSize + 4096)
  }

  deinit { file.release() }

  /// Sets aside the record of every item as if each file were alone.
  func fill(
    from stream: ItemStream, _ makeWorker: @escaping ItemStream.MakeWorker<WrittenRecord>,
    _ visit: (any PathFeed) throws -> Void
  ) throws {
    var stream = stream
    stream.pairing = nil
    try stream.runObjects {
      let write = makeWorker()
      return { found in
        write(found).map { written -> Entry in
          // Standard input cannot be read a second time.
          let isInput = found.work.name == "-" && found.path == "-"
          let candidate = isInput ? nil : found.item?.candidate(named: found.work.name)
          let entry = Entry(written, found.work, candidate)
          guard let candidate, let item = found.item, found.error == nil else { return entry }
          if item.allSidecars.isEmpty { entry.place = .init(item.isLocated, at: item.coordinates) }
          if candidate.half == .still, candidate.identifier != nil {
            entry.kept = KeptItem(found)?.bytes ?? []
          }
          return entry
        }
      }
    } arrived: { [self] in
      let entry = Entry.of($0)
      guard let candidate = entry.candidate else { return }
      entry.number = table.add(entry.item.place, candidate)
      places.add(entry.place)
    } take: { [self] in
      try append(Entry.of($0))
    } feed: {
      try visit($0)
    }
    try flush()
    block = []
    table.settle()
  }

  /// Sets a record aside, behind those before it.
  private func append(_ entry: Entry) throws {
    // Only a still is made a record once more.
    let isStill = entry.candidate?.half == .still
    let paths = isStill ? Self.bytes(entry.item) : []
    // A kind that is known is that of a file: nothing else can be paired.
    let flags =
      isStill
      ? (entry.item.kind == nil ? 0 : 1) + (entry.item.followsLinks ? 2 : 0) + 4
        + Int(entry.item.sidecarKnowledge.rawValue) << 3 : 0
    let head = Head(
      output: Int32(truncatingIfNeeded: entry.written.output.count),
      errors: Int32(truncatingIfNeeded: entry.written.errors.utf8.count),
      status: Int32(truncatingIfNeeded: entry.written.status.code),
      number: Int32(truncatingIfNeeded: entry.number ?? -1),
      paths: Int32(truncatingIfNeeded: paths.count), flags: Int32(truncatingIfNeeded: flags),
      heading: Int32(truncatingIfNeeded: entry.written.heading.count),
      kept: Int32(truncatingIfNeeded: entry.kept.count))
    withUnsafeBytes(of: head) { head in
      head.withMemoryRebound(to: UInt8.self) { block.append(contentsOf: $0) }
    }
    block.append(contentsOf: entry.written.output)
    block.append(contentsOf: entry.written.heading)
    block.append(contentsOf: entry.written.errors.utf8)
    block.append(contentsOf: paths)
    block.append(contentsOf: entry.kept)
    if let record = entry.written.kept.value { kept[count] = record }
    count += 1
    if block.count >= Self.blockSize { try flush() }
  }

  /// Hands over the records in their order, now that it is known who belongs to whom.
  ///
  /// The stills of pairs are joined with what was set aside of them, or read once more; other parts of pairs have no record.
  func replay(
    through stream: ItemStream, _ makeWorker: @escaping ItemStream.MakeWorker<WrittenRecord>,
    _ take: @escaping (WrittenRecord) throws -> Void
  ) throws {
    let makeObjects: ItemStream.MakeWorker<KeptOutput> = {
      let make = makeWorker()
      return { make($0) }
    }
    try stream.runObjects(makeWorker: makeObjects, take: { try take(WrittenRecord.of($0)) }) { flow in
      var reader = Reader(file: file)
      // Once: each look at what may change copies it.
      let (table, places) = (table, places)
      for position in 0..<count {
        let head = try reader.head()
        let number = Int(head.number)
        let record = self.kept.isEmpty ? nil : self.kept.removeValue(forKey: position)
        if number < 0 || table.isAlone(number) {
          let written = WrittenRecord(output: try reader.bytes(head.output))
          written.heading = try reader.bytes(head.heading)
          if head.errors > 0 {
            written.errors = String(decoding: try reader.bytes(head.errors), as: UTF8.self)
          }
          written.status = ExitStatus.precedence.first { $0.code == head.status } ?? .internalError
          if let record { written.kept = .box(record) }
          try reader.skip(head.paths, head.kept)
          try flow.pass(written)
          continue
        }
        try reader.skip(head.output, head.heading, head.errors)
        let (paths, kept) = (try reader.bytes(head.paths), try reader.bytes(head.kept))
        if head.flags != 0, let item = Self.item(paths, Int(head.flags)) {
          let parts = places.joined(table.parts(of: number))
          try flow.read(item, as: table.role(of: number), KeptItem(bytes: kept, parts: parts))
        }
      }
    }
  }

  private func flush() throws {
    defer { block.removeAll(keepingCapacity: true) }
    do throws(Errno) { try file.writeContents(block) } catch { throw Self.failure(error.description) }
  }

  static func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      .outputFailed,
      "cannot write the temporary file for --pair-across: \(reason); set TMPDIR to a folder with more space")
  }

  /// The path and those of the sidecars, each ended by a zero; another zero stands before the shared ones.
  private static func bytes(_ item: WorkItem) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ path: UnsafeBufferPointer<UInt8>) {
      bytes.append(contentsOf: path)
      bytes.append(0)
    }
    item.place.withBytes(append)
    for path in item.sidecars { path.withBytes(append) }
    bytes.append(0)
    for path in item.sharedSidecars { path.withBytes(append) }
    return bytes
  }

  private static func item(_ bytes: [UInt8], _ flags: Int) -> WorkItem? {
    var paths: [FilePath] = []
    var shared: [FilePath] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var isShared = false
      while let end = bytes[start...].firstIndex(of: 0) {
        let path = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if path.isEmpty {
          isShared = true
        } else if isShared {
          shared.append(FilePath(listed: path))
        } else {
          paths.append(FilePath(listed: path))
        }
        start = end + 1
      }
    }
    guard let first = paths.first else { return nil }
    var item = WorkItem(path: first, kind: flags & 1 == 1 ? .regular : nil, followsLinks: flags & 2 == 2)
    item.sidecarKnowledge = SidecarKnowledge(rawValue: UInt8(truncatingIfNeeded: flags >> 3)) ?? .notSearched
    item.sidecars = Array(paths.dropFirst())
    item.sharedSidecars = shared
    return item
  }
}
