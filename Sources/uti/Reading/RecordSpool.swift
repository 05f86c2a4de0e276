import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Records of single files, spooled until the pairs across all inputs are known.
///
/// They are in a temporary file: memory holds only the pairing table, and most files are read once.
final class RecordSpool {
  /// A spooled record.
  ///
  /// Proof for `@unchecked Sendable`: one thread at a time uses it, first the creating, then the receiving one.
  private final class Entry: @unchecked Sendable {
    let written: RenderedRecord
    /// The file; `candidate` and `number` are set if it may be half of a Live Photo.
    let item: ScannedEntry
    let candidate: PairingCandidate?
    var number: Int?
    /// The location by the file alone; nil if sidecars contributed.
    var location: MediaItem.LocationHints?
    /// The spooled item of a still that names its movie.
    var spooledItem: [UInt8] = []

    init(_ written: RenderedRecord, _ item: ScannedEntry, _ candidate: PairingCandidate?) {
      self.written = written
      self.item = item
      self.candidate = candidate
    }

    static func of(_ output: AnyOutput) -> Entry { unsafeDowncast(output, to: Entry.self) }
  }

  static let blockSize = 256 << 10

  /// The header of a record: the lengths of its parts, its status and its number in the table.
  struct Header: BitwiseCopyable {
    var output, errors, status, number, paths, flags, heading, spooledItem: Int32
  }

  private let file: FileDescriptor
  private var table = PairingTable()
  private var locations = LocationTable()
  private var block: [UInt8] = []
  private var count = 0
  /// The retained records, which are few, by index.
  private var retained: [Int: Record] = [:]

  /// Returns nil if no temporary file can be created.
  init?() {
    guard let file = try? FileSystem.makeScratchFile() else { return nil }
    self.file = file
    block.reserveCapacity(Self.blockSize + 4096)
  }

  deinit { file.release() }

  /// Spools the record of every item, each file by itself.
  func fill(
    from stream: ItemStream, _ makeWorker: @escaping ItemStream.MakeWorker<RenderedRecord>,
    _ visit: (any PathSink) throws -> Void
  ) throws {
    var stream = stream
    stream.pairing = nil
    try stream.runObjects {
      let write = makeWorker()
      return { streamed in
        write(streamed).map { written -> Entry in
          // Standard input cannot be read twice.
          let isInput = streamed.entry.name == "-" && streamed.path == "-"
          let candidate = isInput ? nil : streamed.item?.candidate(named: streamed.entry.name)
          let entry = Entry(written, streamed.entry, candidate)
          guard let candidate, let item = streamed.item, streamed.error == nil else { return entry }
          if item.allSidecars.isEmpty { entry.location = .init(item.isLocated, at: item.coordinates) }
          if candidate.half == .still, candidate.identifier != nil {
            entry.spooledItem = SpooledItem(streamed)?.bytes ?? []
          }
          return entry
        }
      }
    } arrived: { [self] in
      let entry = Entry.of($0)
      guard let candidate = entry.candidate else { return }
      entry.number = table.add(entry.item.location, candidate)
      locations.add(entry.location)
    } receive: { [self] in
      try append(Entry.of($0))
    } feed: {
      try visit($0)
    }
    try flush()
    block = []
    table.matchAll()
  }

  private func append(_ entry: Entry) throws {
    // Only stills are rendered again.
    let isStill = entry.candidate?.half == .still
    let paths = isStill ? Self.encoded(entry.item) : []
    // A known kind is a regular file, since nothing else can be paired.
    let flags =
      isStill
      ? (entry.item.kind == nil ? 0 : 1) + (entry.item.followsLinks ? 2 : 0) + 4
        + Int(entry.item.sidecarKnowledge.rawValue) << 3 : 0
    let header = Header(
      output: Int32(truncatingIfNeeded: entry.written.output.count),
      errors: Int32(truncatingIfNeeded: entry.written.errors.utf8.count),
      status: Int32(truncatingIfNeeded: entry.written.status.code),
      number: Int32(truncatingIfNeeded: entry.number ?? -1),
      paths: Int32(truncatingIfNeeded: paths.count), flags: Int32(truncatingIfNeeded: flags),
      heading: Int32(truncatingIfNeeded: entry.written.heading.count),
      spooledItem: Int32(truncatingIfNeeded: entry.spooledItem.count))
    withUnsafeBytes(of: header) { header in
      header.withMemoryRebound(to: UInt8.self) { block.append(contentsOf: $0) }
    }
    block.append(contentsOf: entry.written.output)
    block.append(contentsOf: entry.written.heading)
    block.append(contentsOf: entry.written.errors.utf8)
    block.append(contentsOf: paths)
    block.append(contentsOf: entry.spooledItem)
    if let record = entry.written.retained.value { retained[count] = record }
    count += 1
    if block.count >= Self.blockSize { try flush() }
  }

  /// Passes the records on in order, with pairs joined.
  ///
  /// The stills of pairs are rendered again from their spooled items, or read again; movies of pairs have no record.
  func replay(
    through stream: ItemStream, _ makeWorker: @escaping ItemStream.MakeWorker<RenderedRecord>,
    _ body: @escaping (RenderedRecord) throws -> Void
  ) throws {
    let makeObjects: ItemStream.MakeWorker<AnyOutput> = {
      let make = makeWorker()
      return { make($0) }
    }
    try stream.runObjects(makeWorker: makeObjects, receive: { try body(RenderedRecord.of($0)) }) { flow in
      var reader = Reader(file: file)
      // Copied once, since each access to a mutable property would copy.
      let (table, locations) = (table, locations)
      for index in 0..<count {
        let header = try reader.header()
        let number = Int(header.number)
        let record = self.retained.isEmpty ? nil : self.retained.removeValue(forKey: index)
        if number < 0 || table.isAlone(number) {
          let written = RenderedRecord(output: try reader.bytes(header.output))
          written.heading = try reader.bytes(header.heading)
          if header.errors > 0 {
            written.errors = String(decoding: try reader.bytes(header.errors), as: UTF8.self)
          }
          written.status = ExitStatus.precedence.first { $0.code == header.status } ?? .internalError
          if let record { written.retained = .value(record) }
          try reader.skip(header.paths, header.spooledItem)
          try flow.pass(written)
          continue
        }
        try reader.skip(header.output, header.heading, header.errors)
        let (paths, spooledItem) = (try reader.bytes(header.paths), try reader.bytes(header.spooledItem))
        if header.flags != 0, let item = Self.decodedItem(paths, Int(header.flags)) {
          let parts = locations.joined(table.parts(of: number))
          try flow.read(item, as: table.role(of: number), SpooledItem(bytes: spooledItem, parts: parts))
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

  /// Encodes the path and those of the sidecars, each ended by a zero; another zero precedes the shared ones.
  private static func encoded(_ item: ScannedEntry) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ path: UnsafeBufferPointer<UInt8>) {
      bytes.append(contentsOf: path)
      bytes.append(0)
    }
    item.location.withBytes(append)
    for path in item.sidecars { path.withBytes(append) }
    bytes.append(0)
    for path in item.sharedSidecars { path.withBytes(append) }
    return bytes
  }

  private static func decodedItem(_ bytes: [UInt8], _ flags: Int) -> ScannedEntry? {
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
    var item = ScannedEntry(path: first, kind: flags & 1 == 1 ? .regular : nil, followsLinks: flags & 2 == 2)
    item.sidecarKnowledge = SidecarKnowledge(rawValue: UInt8(truncatingIfNeeded: flags >> 3)) ?? .notSearched
    item.sidecars = Array(paths.dropFirst())
    item.sharedSidecars = shared
    return item
  }
}
