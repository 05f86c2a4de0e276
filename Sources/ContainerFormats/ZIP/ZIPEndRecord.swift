internal import ByteSources

/// The end of central directory record of ZIP and its ZIP64 counterpart (APPNOTE 4.3.16, 4.3.15, 4.3.14).
struct ZIPEndRecord {
  var directory: Range<Int64>
  var entryCount: UInt64
  var prefixLength: Int64
  var end: Int64
  var comment: [UInt8]

  /// Searches a short tail, then one of the maximum comment length.
  static func find(in reader: ByteReader) throws(ZIPError) -> ZIPEndRecord {
    guard let size = reader.byteCount, size >= 22 else { throw .noDirectory }
    var problem = ZIPError.noDirectory
    var empty: ZIPEndRecord?
    var tried = size
    for span in [4096, 22 + 0xFFFF] as [Int64] {
      let start = max(0, size - span)
      for candidate in try candidates(in: reader, from: start, to: tried, size: size) {
        try reading { () throws(ReadFailure) in try reader.step() }
        do {
          let end = try resolve(candidate, in: reader)
          // An empty archive after other bytes may be part of a comment: other matches come first.
          guard end.directory.isEmpty, end.prefixLength > 0 else { return end }
          if empty == nil { empty = end }
        } catch {
          switch error {
          case .malformed, .spanned, .read(.endOfData), .read(.malformed): problem = error
          default: throw error
          }
        }
      }
      tried = start
      if start == 0 { break }
    }
    if let empty { return empty }
    throw problem
  }

  private struct Candidate {
    var offset: Int64
    var disk: UInt16
    var directoryDisk: UInt16
    var count: UInt16
    var size: UInt32
    var start: UInt32
    var comment: [UInt8]
  }

  /// Returns the records in the tail; those whose comment ends with the source come first.
  private static func candidates(
    in reader: ByteReader, from start: Int64, to limit: Int64, size: Int64
  ) throws(ZIPError) -> [Candidate] {
    let tail = try reading { () throws(ReadFailure) in try reader.view(at: start, count: Int(size - start)) }
    var exact: [Candidate] = []
    var loose: [Candidate] = []
    let last = min(tail.count - 22, Int(limit - start) - 1)
    var indexes: [Int] = []
    while let position = tail.firstIndex(of: "PK\u{5}\u{6}", from: indexes.last.map { $0 + 1 } ?? 0),
      position <= last
    {
      indexes.append(position)
    }
    for index in indexes.reversed() {
      // Bounds the attempts for a comment full of signatures.
      if exact.count + loose.count >= 32 { break }
      guard let disk = tail.littleEndian(UInt16.self, at: index + 4),
        let directoryDisk = tail.littleEndian(UInt16.self, at: index + 6),
        let count = tail.littleEndian(UInt16.self, at: index + 10),
        let directorySize = tail.littleEndian(UInt32.self, at: index + 12),
        let directoryStart = tail.littleEndian(UInt32.self, at: index + 16),
        let length = tail.littleEndian(UInt16.self, at: index + 20)
      else { continue }
      let end = index + 22 + Int(length)
      guard end <= tail.count else { continue }
      let candidate = Candidate(
        offset: start + Int64(index), disk: disk, directoryDisk: directoryDisk, count: count,
        size: directorySize,
        start: directoryStart, comment: tail.slice(index + 22..<end).array)
      if end == tail.count { exact.append(candidate) } else { loose.append(candidate) }
    }
    return exact + loose
  }

  private static func resolve(_ candidate: Candidate, in reader: ByteReader) throws(ZIPError) -> ZIPEndRecord
  {
    var end = candidate.offset
    var start = UInt64(candidate.start)
    var size = UInt64(candidate.size)
    var count = UInt64(candidate.count)
    let isOverflowing =
      candidate.start == .max || candidate.size == .max || candidate.count == .max || candidate.disk == .max
    if isOverflowing, let wide = try ZIP64Record.find(before: candidate.offset, in: reader) {
      guard wide.disk == 0, wide.directoryDisk == 0 else { throw .spanned }
      (end, start, size, count) = (wide.offset, wide.start, wide.size, wide.count)
    } else if candidate.disk != 0 || candidate.directoryDisk != 0 {
      throw .spanned
    }
    guard let length = Int64(exactly: size), let declared = Int64(exactly: start), length <= end else {
      throw .malformed("a central directory that is larger than the file")
    }
    // Usually the directory directly precedes its end record, so the difference is the length of the prefix.
    // If something is between the two, the declared offset is right.
    for position in [end - length, declared] {
      let (last, overflow) = position.addingReportingOverflow(length)
      guard !overflow, last <= end, position >= declared else { continue }
      guard length > 0 else { return makeRecord(position, length, 0, position - declared, candidate) }
      guard length >= 46 else { throw .malformed("a central directory too short for an entry") }
      let mark = try reading { () throws(ReadFailure) in try reader.view(at: position, count: 4) }
      if mark.matches("PK\u{1}\u{2}") {
        return makeRecord(position, length, count, position - declared, candidate)
      }
    }
    throw .malformed("no central directory where the end record says")
  }

  private static func makeRecord(
    _ start: Int64, _ length: Int64, _ count: UInt64, _ prefix: Int64, _ candidate: Candidate
  ) -> ZIPEndRecord {
    ZIPEndRecord(
      directory: start..<start + length, entryCount: count, prefixLength: prefix,
      end: candidate.offset + 22 + Int64(candidate.comment.count), comment: candidate.comment)
  }
}

/// The ZIP64 end of central directory record (APPNOTE 4.3.14), found by its locator (4.3.15).
struct ZIP64Record {
  var offset: Int64
  var disk: UInt32
  var directoryDisk: UInt32
  var count: UInt64
  var size: UInt64
  var start: UInt64

  /// Returns the record for the end record at `end`, or nil if no locator precedes it.
  static func find(before end: Int64, in reader: ByteReader) throws(ZIPError) -> ZIP64Record? {
    guard end >= 20 else { return nil }
    let locator = try reading { () throws(ReadFailure) in try reader.view(at: end - 20, count: 20) }
    guard locator.matches("PK\u{6}\u{7}"), let declared = locator.littleEndian(UInt64.self, at: 8) else {
      return nil
    }
    // The declared offset is off by the bytes before the archive; the record itself, without the rarely used
    // extensible data, directly precedes the locator.
    for position in [Int64(clamping: declared), end - 20 - 56]
    where position >= 0 && position <= end - 20 - 56 {
      let record = try reading { () throws(ReadFailure) in try reader.view(at: position, count: 56) }
      guard record.matches("PK\u{6}\u{6}"), let length = record.littleEndian(UInt64.self, at: 4),
        length >= 44,
        let disk = record.littleEndian(UInt32.self, at: 16),
        let directoryDisk = record.littleEndian(UInt32.self, at: 20),
        let count = record.littleEndian(UInt64.self, at: 32),
        let size = record.littleEndian(UInt64.self, at: 40),
        let start = record.littleEndian(UInt64.self, at: 48)
      else { continue }
      return ZIP64Record(
        offset: position, disk: disk, directoryDisk: directoryDisk, count: count, size: size, start: start)
    }
    throw .malformed("a ZIP64 locator that leads nowhere")
  }
}
