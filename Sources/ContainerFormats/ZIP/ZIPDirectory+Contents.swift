internal import ByteSources

// Reading the contents of entries, stored or deflated.
extension ZIPDirectory {
  /// The contents of an entry, or their beginning.
  public struct Contents: Hashable, Sendable {
    /// The bytes, up to the requested limit.
    public var bytes: [UInt8]
    /// The extent; size and CRC-32 are checked only if it is whole.
    public var extent: Extent
  }

  /// Reads the contents of `entry`, stored or deflated, up to `limit` bytes.
  ///
  /// A truncated archive gives partial contents with ``Extent/truncated``. Errors: ``ZIPError/encrypted``,
  /// ``ZIPError/unsupportedMethod(_:)``, ``ZIPError/checksum``, ``ZIPError/inflate(_:)``,
  /// ``ZIPError/malformed(_:)``, ``ZIPError/read(_:)``. Complexity: linear in the limit, whatever sizes the
  /// archive claims.
  public func contents(of entry: ZIPEntry, upTo limit: Int) throws(ZIPError) -> Contents {
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.method == 0 || entry.method == 8 else { throw .unsupportedMethod(entry.method) }
    let limit = max(0, limit)
    try prefetch(entry, limit)
    let start = try dataOffset(of: entry)
    var size = entry.compressedSize
    if size == nil, entry.method == 0 { size = try findDescriptor(from: start)?.size }
    let contents =
      entry.method == 0
      ? try stored(from: start, size: size, limit)
      : try inflated(from: start, size: size, limit, expected: entry.uncompressedSize)
    guard contents.extent == .whole else { return contents }
    if let size = entry.uncompressedSize, size != Int64(contents.bytes.count) {
      throw .malformed("an entry whose contents do not have the size that is said")
    }
    if let check = entry.crc32, check != CyclicRedundancyCheck.of(contents.bytes) { throw .checksum }
    return contents
  }

  /// Fetches local header and data of a small entry in one read.
  private func prefetch(_ entry: ZIPEntry, _ limit: Int) throws(ZIPError) {
    let data = min(entry.compressedSize ?? 4096, Int64(Self.firstChunkSize(limit)))
    // The local extra field is often some bytes longer than the central one.
    let count = 30 + entry.nameBytes.count + entry.extra.count + 64 + Int(data)
    _ = try reading { () throws(ReadFailure) in try reader.available(at: entry.headerOffset, upTo: count) }
  }

  private func stored(from start: Int64, size: Int64?, _ limit: Int) throws(ZIPError) -> Contents {
    var contents = Contents(bytes: [], extent: .whole)
    let wanted = min(size ?? .max, Int64(limit))
    while Int64(contents.bytes.count) < wanted {
      let chunk = try chunk(from: start, done: contents.bytes.count, of: wanted, limit)
      contents.bytes.append(contentsOf: chunk.buffer)
      if chunk.count == 0 {
        contents.extent = .truncated
        return contents
      }
    }
    if wanted != size { contents.extent = .limited }
    return contents
  }

  private func inflated(
    from start: Int64, size: Int64?, _ limit: Int, expected: Int64?
  ) throws(ZIPError) -> Contents {
    var contents = Contents(bytes: [], extent: .whole)
    var inflater: Inflater
    do { inflater = try Inflater(.raw) } catch { throw .inflate(error) }
    let wanted = limit
    let limit = try reading { () throws(ReadFailure) in try reader.roomToInflate(upTo: wanted) }
    // A growing array holds its bytes twice at times; reserve within limits, whatever the archive claims.
    contents.bytes.reserveCapacity(Int(min(Int64(limit), max(0, expected ?? 0), 8 << 20)))
    defer { reader.countInflated(contents.bytes.count) }
    var done = 0
    while true {
      let chunk = try chunk(from: start, done: done, of: size ?? .max, limit)
      var (state, used) = (Inflater.State.needsInput, 0)
      repeat {
        let before = contents.bytes.count
        do {
          let step = try inflater.inflate(
            chunk.slice(from: used), appendingTo: &contents.bytes, upTo: min(limit, before + Self.chunkSize))
          (state, used) = (step.state, used + step.used)
        } catch { throw .inflate(error) }
        let made = contents.bytes.count - before
        try reading { () throws(ReadFailure) in try reader.work(made) }
      } while state == .limitReached && contents.bytes.count < limit
      done += used
      switch state {
      case .finished: return contents
      case .limitReached:
        guard limit == wanted else { throw .read(.budget) }
        contents.extent = .limited
        return contents
      case .needsInput where chunk.count == 0:
        if let size, Int64(done) >= size { throw .malformed("deflated data that goes on behind its end") }
        contents.extent = .truncated
        return contents
      case .needsInput: break
      }
    }
  }

  /// Returns the next chunk of an entry's data; empty at its end or the source's.
  private func chunk(from start: Int64, done: Int, of size: Int64, _ limit: Int) throws(ZIPError) -> ByteView
  {
    try reading { () throws(ReadFailure) in
      try reader.step()
      try reader.checkTime()
      let (offset, overflow) = start.addingReportingOverflow(Int64(done))
      if overflow { throw .endOfData }
      let most = done == 0 ? Self.firstChunkSize(limit) : Self.chunkSize
      return try reader.available(at: offset, upTo: Int(min(size - Int64(done), Int64(most))))
    }
  }

  private static var chunkSize: Int { 64 << 10 }

  /// Deflated data is rarely longer than its contents, so a small limit needs a small read.
  private static func firstChunkSize(_ limit: Int) -> Int { min(chunkSize, min(limit, chunkSize) + 1024) }
}
