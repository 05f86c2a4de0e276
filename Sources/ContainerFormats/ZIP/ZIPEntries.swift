internal import ByteSources

/// The entries of a ``ZIPDirectory``, in order; each costs one step of the reader's budget.
///
/// Other reads are allowed between two calls. After an error there are no further entries.
public struct ZIPEntries {
  /// True if the local headers ended before the central directory: entries are missing.
  public private(set) var endsEarly = false
  /// The number of entries returned so far.
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

  /// Returns the next entry, or nil at the end.
  ///
  /// Errors: ``ZIPError/malformed(_:)`` for an invalid directory, ``ZIPError/read(_:)``.
  public mutating func next() throws(ZIPError) -> ZIPEntry? {
    guard !isOver else { return nil }
    isOver = true
    try reading { () throws(ReadFailure) in try directory.reader.step() }
    let entry: ZIPEntry?
    if directory.origin == .centralDirectory {
      entry = try nextHeader().map { (header) throws(ZIPError) in try directory.entry(header) }
    } else {
      entry = try nextLocal()
    }
    if case .none = entry { return nil }
    isOver = false
    count += 1
    return entry
  }

  /// Like ``next()``, for a central directory, without copying.
  package mutating func nextHeader(
    _ body: (ZIPCentralHeader) throws(ZIPError) -> Void
  ) throws(ZIPError) -> Bool {
    guard !isOver else { return false }
    isOver = true
    try reading { () throws(ReadFailure) in try directory.reader.step() }
    guard let header = try nextHeader() else { return false }
    try directory.check(header)
    isOver = false
    count += 1
    try body(header)
    return true
  }

  private mutating func nextHeader() throws(ZIPError) -> ZIPCentralHeader? {
    let left = directory.range.upperBound - offset
    // Writers without ZIP64 count modulo 65,536, so the range decides, not the count.
    guard left > 0 else {
      if let declared = directory.declaredCount, count < declared & 0xFFFF {
        throw .malformed("fewer entries than the end record says")
      }
      return nil
    }
    guard left >= 46 else { return try endOfDirectory() }
    let lent = try bytes(46)
    guard lent.littleEndian(UInt32.self, at: 0) == ZIPCentralHeader.mark else { return try endOfDirectory() }
    guard let header = ZIPCentralHeader(lent) else { throw .read(.endOfData) }
    guard Int64(header.length) <= left else {
      throw .malformed("an entry that is longer than the central directory")
    }
    let whole = lent.count < header.length ? try bytes(header.length) : lent
    offset += Int64(header.length)
    return header.with(whole.slice(0..<header.length))
  }

  /// Other bytes may follow the last entry: a digital signature (APPNOTE 4.3.13), padding.
  private func endOfDirectory() throws(ZIPError) -> ZIPCentralHeader? {
    guard let declared = directory.declaredCount, count >= declared else {
      throw .malformed("no entry where the central directory goes on")
    }
    return nil
  }

  /// Returns the next `count` bytes of the directory and what was fetched with them, in growing chunks.
  private mutating func bytes(_ count: Int) throws(ZIPError) -> ByteView {
    if offset < chunk.lowerBound || offset + Int64(count) > chunk.upperBound {
      let size = Int(min(Int64(max(chunkSize, count)), directory.range.upperBound - offset))
      chunk = offset..<offset + Int64(size)
      chunkSize = min(chunkSize * 4, ByteReader.longestView)
    }
    let lent = try reading { () throws(ReadFailure) in
      try directory.reader.view(at: chunk.lowerBound, count: chunk.count)
    }
    return lent.slice(from: Int(offset - chunk.lowerBound))
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
