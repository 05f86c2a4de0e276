internal import ByteSources

/// The end of central directory record and what it leads to (APPNOTE 4.3.16, 4.3.15, 4.3.14).
struct ZIPEndRecord {
  var directory: Range<Int64>
  var entryCount: UInt64
  var prefixLength: Int64
  /// Where the comment ends.
  var end: Int64
  var comment: [UInt8]

  /// Tries a short tail, then one as long as a comment can be.
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
          // An empty archive behind other bytes may be part of a comment: anything better goes first.
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

  /// An end record as it stands.
  private struct Candidate {
    var offset: Int64
    var disk: UInt16
    var directoryDisk: UInt16
    var count: UInt16
    var size: UInt32
    var start: UInt32
    var comment: [UInt8]
  }

  /// The records in the tail, those whose comment ends with the source before those with bytes after them.
  private static func candidates(
    in reader: ByteReader, from start: Int64, to limit: Int64, size: Int64
  ) throws(ZIPError) -> [Candidate] {
    let tail = try reading { () throws(ReadFailure) in try reader.view(at: start, count: Int(size - start)) }
    var exact: [Candidate] = []
    var loose: [Candidate] = []
    let last = min(tail.count - 22, Int(limit - start) - 1)
    var places: [Int] = []
    while let place = tail.firstIndex(of: "PK\u{5}\u{6}", from: places.last.map { $0 + 1 } ?? 0),
      place <= last
    {
      places.append(place)
    }
    for index in places.reversed() {
      // A comment full of signatures must not buy more than a few attempts.
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
    // The directory stands right before its end record, so what is declared too low is how much was put in front;
    // where something stands between the two, only the declared place is right.
    for place in [end - length, declared] {
      let (last, overflow) = place.addingReportingOverflow(length)
      guard !overflow, last <= end, place >= declared else { continue }
      guard length > 0 else { return found(place, length, 0, place - declared, candidate) }
      guard length >= 46 else { throw .malformed("a central directory too short for an entry") }
      let mark = try reading { () throws(ReadFailure) in try reader.view(at: place, count: 4) }
      if mark.matches("PK\u{1}\u{2}") { return found(place, length, count, place - declared, candidate) }
    }
    throw .malformed("no central directory where the end record says")
  }

  private static func found(
    _ start: Int64, _ length: Int64, _ count: UInt64, _ prefix: Int64, _ candidate: Candidate
  ) -> ZIPEndRecord {
    ZIPEndRecord(
      directory: start..<start + length, entryCount: count, prefixLength: prefix,
      end: candidate.offset + 22 + Int64(candidate.comment.count), comment: candidate.comment)
  }
}
