package import ByteSources

/// A file whose completeness is checked: budgeted reads of ranges, and scans in chunks.
package struct CompletenessReader {
  package let source: any ByteSource
  package let reader: ByteReader
  package let finding: ContentFinding?
  package let byteCount: Int64
  /// True if at most a few small reads are allowed for a complete file.
  package var isBrief = false
  /// True if the end of a large picture's data is found by binary search.
  package var usesBinarySearch = false
  /// The prefix verified while runs of one byte are checked; nil outside that check.
  package var verified: VerifiedPrefix?

  /// The limit for a range to scan.
  package static let maxScanLength: Int64 = 1 << 30
  /// Chunks grow: most searches end early, and hostile files cause many.
  private static let chunkSizes = 1 << 12...WorkClock.checkInterval

  /// Returns the last `count` bytes, fewer in a shorter file, and their offset.
  package func tail(_ count: Int) throws(ReadFailure) -> (bytes: ByteView, start: Int64) {
    let start = max(0, byteCount - Int64(count))
    return (try reader.available(at: start, upTo: count), start)
  }

  /// Calls `body` with the chunks of a range until it returns true; returns false if the range is too long.
  ///
  /// Chunks do not overlap: `body` must handle matches across their borders. The clock is checked for each chunk; a `body` that
  /// produces more bytes than it gets must check it itself.
  package func scan(
    _ range: Range<Int64>, _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> Bool {
    guard range.upperBound - range.lowerBound <= Self.maxScanLength else { return false }
    var chunk: [UInt8] = []
    var size = Self.chunkSizes.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      try reader.checkTime()
      let wanted = Int(min(Int64(size), range.upperBound - position))
      // Not larger than the remaining range, since a new array is zeroed first.
      if chunk.count < wanted { chunk = [UInt8](repeating: 0, count: wanted) }
      size = min(size * 4, Self.chunkSizes.upperBound)
      let (count, isDone) = try read(&chunk, wanted, at: position, body)
      if count == 0 || isDone { return true }
      position += Int64(count)
    }
    return true
  }

  private func read(
    _ chunk: inout [UInt8], _ wanted: Int, at position: Int64,
    _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> (count: Int, isDone: Bool) {
    let outcome = chunk.withUnsafeMutableBytes { buffer -> Result<(Int, Bool), ByteSourceError> in
      Result { () throws(ByteSourceError) in
        let count = try source.read(
          at: position, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<min(wanted, max(0, count))])
        return (bytes.count, count > 0 && body(bytes, position))
      }
    }
    switch outcome {
    case .success(let result): return result
    case .failure(let error):
      reader.record(error)
      throw .source(error)
    }
  }

  package init(
    source: any ByteSource, reader: ByteReader, finding: ContentFinding? = nil, byteCount: Int64,
    isBrief: Bool = false, usesBinarySearch: Bool = false, verified: VerifiedPrefix? = nil
  ) {
    self.source = source
    self.reader = reader
    self.finding = finding
    self.byteCount = byteCount
    self.isBrief = isBrief
    self.usesBinarySearch = usesBinarySearch
    self.verified = verified
  }
}

/// Reads numbers as Int64, so that sums of 32-bit values cannot overflow; 64-bit values are bounded.
extension CompletenessReader {
  private static let largest: UInt64 = 1 << 56

  package func byte(_ offset: Int64) throws(ReadFailure) -> UInt8 {
    try reader.bigEndian(UInt8.self, at: offset)
  }

  package func big16(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.bigEndian(UInt16.self, at: offset))
  }

  package func big32(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.bigEndian(UInt32.self, at: offset))
  }

  package func big64(_ offset: Int64) throws(ReadFailure) -> Int64 {
    try Self.checked(try reader.bigEndian(UInt64.self, at: offset))
  }

  package func little16(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.littleEndian(UInt16.self, at: offset))
  }

  package func little32(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.littleEndian(UInt32.self, at: offset))
  }

  package func little64(_ offset: Int64) throws(ReadFailure) -> Int64 {
    try Self.checked(try reader.littleEndian(UInt64.self, at: offset))
  }

  /// Returns the number in a text field of `count` bytes; nil if it holds none.
  package func digits(_ offset: Int64, _ count: Int, radix: Int) throws(ReadFailure) -> Int64? {
    let bytes = try reader.view(at: offset, count: count).array
    return Int64(
      String(decoding: bytes.drop { $0 == 0x20 }.prefix { $0 > 0x20 }, as: UTF8.self), radix: radix
    )
    .flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func checked(_ value: UInt64) throws(ReadFailure) -> Int64 {
    guard value < largest else { throw .malformed("an offset or size that no file has") }
    return Int64(value)
  }
}

extension CompletenessReader {
  /// Returns the result for a header with the length of the file; zero and all ones stand for no length.
  func completeness(statedLength length: Int64) throws(ReadFailure) -> Completeness {
    length == 0 || length == 0xFFFF_FFFF
      ? .unknown("the length in the header, which its writer left open")
      : try .ending(at: length, of: self, "the length in the header")
  }
}
