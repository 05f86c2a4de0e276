internal import ByteSources

/// The entries of a ``ZIPDirectory``, one at a time; each costs one step of the reader's budget.
///
/// The cursor survives other reads between two calls. After an error there are no further entries.
public struct ZIPEntries {
  /// Whether the local headers stopped before the central directory was reached: entries are missing.
  public private(set) var endsEarly = false
  /// How many entries have been given.
  public private(set) var count: UInt64 = 0

  private let directory: ZIPDirectory
  private var offset: Int64
  private var chunk: Range<Int64>
  private var chunkSize = 64 << 10
  private var isOver = false
  private var previous: ZIPEntry?

  init(_ directory: ZIPDirectory) {
    self.directory = directory
    offset = directory.range.lowerBound
    chunk = offset..<offset
  }

  /// The next entry, or nil at the end.
  ///
  /// Errors: ``ZIPError/malformed(_:)`` when the directory is not what it says, ``ZIPError/read(_:)``.
  public mutating func next() throws(ZIPError) -> ZIPEntry? {
    guard !isOver else { return nil }
    isOver = true
    try reading { () throws(ReadFailure) in try directory.reader.step() }
    let entry = directory.origin == .centralDirectory ? try nextCentral() : try nextLocal()
    isOver = entry == nil
    if entry != nil { count += 1 }
    return entry
  }

  private mutating func nextCentral() throws(ZIPError) -> ZIPEntry? {
    let left = directory.range.upperBound - offset
    // The count is modulo 65,536 in archives of writers without ZIP64, so the range rules, not the count.
    guard left > 0 else {
      if let declared = directory.declaredCount, count < declared & 0xFFFF {
        throw .malformed("fewer entries than the end record says")
      }
      return nil
    }
    guard left >= 46 else { return try endOfDirectory() }
    let fixed = try bytes(46)
    guard fixed.matches("PK\u{1}\u{2}") else { return try endOfDirectory() }
    guard let nameLength = fixed.littleEndian(UInt16.self, at: 28),
      let extraLength = fixed.littleEndian(UInt16.self, at: 30),
      let commentLength = fixed.littleEndian(UInt16.self, at: 32)
    else { throw .read(.endOfData) }
    let length = 46 + Int(nameLength) + Int(extraLength) + Int(commentLength)
    guard Int64(length) <= left else {
      throw .malformed("an entry that is longer than the central directory")
    }
    let header = try bytes(length)
    guard let madeBy = header.littleEndian(UInt16.self, at: 4),
      let flags = header.littleEndian(UInt16.self, at: 8),
      let method = header.littleEndian(UInt16.self, at: 10),
      let check = header.littleEndian(UInt32.self, at: 16),
      let attributes = header.littleEndian(UInt32.self, at: 38),
      let compressed = header.littleEndian(UInt32.self, at: 20),
      let uncompressed = header.littleEndian(UInt32.self, at: 24),
      let place = header.littleEndian(UInt32.self, at: 42)
    else { throw .read(.endOfData) }
    let extraStart = 46 + Int(nameLength)
    var entry = ZIPEntry(
      nameBytes: header.slice(46..<extraStart).array, flags: flags, method: method, crc32: check,
      headerOffset: 0, extra: header.slice(extraStart..<extraStart + Int(extraLength)).array)
    let declared =
      try entry.applyZIP64(uncompressed: uncompressed, compressed: compressed, offset: place) ?? 0
    let (start, overflow) = declared.addingReportingOverflow(directory.prefixLength)
    guard !overflow, start < directory.range.lowerBound else {
      throw .malformed("an entry that is said to start behind the central directory")
    }
    entry.headerOffset = start
    // APPNOTE 4.4.2.2: 3 is Unix, 19 is OS X.
    if madeBy >> 8 == 3 || madeBy >> 8 == 19 { entry.unixMode = UInt16(truncatingIfNeeded: attributes >> 16) }
    offset += Int64(length)
    return entry
  }

  /// Bytes that are no entry are fine once all entries were seen: a digital signature (APPNOTE 4.3.13), padding.
  private func endOfDirectory() throws(ZIPError) -> ZIPEntry? {
    guard let declared = directory.declaredCount, count >= declared else {
      throw .malformed("no entry where the central directory goes on")
    }
    return nil
  }

  /// The next `count` bytes of the directory, from a chunk that is fetched at once; the chunks grow.
  private mutating func bytes(_ count: Int) throws(ZIPError) -> ByteView {
    if offset < chunk.lowerBound || offset + Int64(count) > chunk.upperBound {
      let size = Int(min(Int64(max(chunkSize, count)), directory.range.upperBound - offset))
      chunk = offset..<offset + Int64(size)
      chunkSize = min(chunkSize * 4, ByteReader.longestView)
    }
    let lent = try reading { () throws(ReadFailure) in
      try directory.reader.view(at: chunk.lowerBound, count: chunk.count)
    }
    let start = Int(offset - chunk.lowerBound)
    return lent.slice(start..<start + count)
  }

  private mutating func nextLocal() throws(ZIPError) -> ZIPEntry? {
    do {
      if let previous {
        guard let after = try directory.endOfData(of: previous) else {
          endsEarly = true
          return nil
        }
        offset = after
      }
      let header = try reading { () throws(ReadFailure) in try directory.reader.view(at: offset, count: 4) }
      guard header.matches("PK\u{3}\u{4}") else {
        // Central header, end record (either), archive extra data: the local headers are complete.
        endsEarly =
          !(header.matches("PK\u{1}\u{2}") || header.matches("PK\u{5}\u{6}") || header.matches("PK\u{6}\u{6}")
          || header.matches("PK\u{6}\u{8}"))
        return nil
      }
      previous = try directory.localEntry(at: offset)
      return previous
    } catch .read(.endOfData) {
      endsEarly = true
      return nil
    }
  }
}
