internal import ByteSources
internal import ContainerFormats

/// Checks of a JPEG with a long run of one byte: within a scan zeros are codes, and FF begins markers.
enum JPEGRunChecks {
  private static let maxSegments = 65_536

  static func read(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    guard run.byte == 0 || run.byte == 0xFF else { return nil }
    var segments = JPEGSegments(file.reader, in: 0..<file.byteCount, upTo: maxSegments)
    var codes = Codes()
    while segments.offset < run.range.upperBound {
      // FF may fill up before a marker (ITU-T T.81, B.1.1.2).
      if run.range.contains(segments.offset) { return run.byte == 0 ? "a segment should begin" : nil }
      guard let segment = try segments.next(), segment.marker != 0xD9, !segment.isStray else { return nil }
      if segment.isFrame { codes.areHuffman = [0xC0, 0xC1, 0xC2].contains(segment.marker) }
      if segment.marker == 0xC4 { codes.readTables(try contents(of: segment, file)) }
      guard segment.marker == 0xDA else { continue }
      codes.readScan(try contents(of: segment, file))
      segments.resume(at: try end(of: segments.offset, upTo: run.range.upperBound, file))
      guard segments.offset == run.range.upperBound else { continue }
      if run.byte == 0 {
        return codes.mayBeZeros ? nil : "the codes of a picture should be, in which zeros are no plain area"
      }
      return try isFill(run, file) ? nil : "the codes of a picture should be, in which FF stands alone"
    }
    return nil
  }

  private static func contents(of segment: JPEGSegment, _ file: CompletenessReader) throws(ReadFailure)
    -> [UInt8]
  {
    try file.reader.available(in: segment.contents, upTo: 1 << 16).array
  }

  /// Returns the end of the scan data that begin at `start`, or `limit` if they go on.
  private static func end(of start: Int64, upTo limit: Int64, _ file: CompletenessReader) throws(ReadFailure)
    -> Int64
  {
    guard start < limit else { return start }
    var scan = JPEGScan()
    var marker: Int64?
    let isSeen = try file.scanOnBudget(start..<limit) { bytes, offset in
      marker = scan.marker(in: bytes, at: offset)
      return marker != nil
    }
    if !isSeen { throw .budget }
    return marker ?? limit
  }

  /// Returns true if a run of FF precedes a marker that may follow scan data.
  private static func isFill(_ run: RepeatedByteRun, _ file: CompletenessReader) throws(ReadFailure) -> Bool {
    guard let next = try file.reader.available(at: run.range.upperBound, upTo: 1)[0] else { return false }
    return (0xD0...0xD9).contains(next) && next != 0xD8 || [0xC4, 0xDA, 0xDB, 0xDC, 0xDD].contains(next)
  }

  /// Decodes runs of zeros in a scan: the first code of each Huffman table is all zeros (ITU-T T.81, C).
  private struct Codes {
    var areHuffman = false
    /// The values of the all-zero code, for four DC and four AC tables; nil for missing tables.
    private var values = [UInt8?](repeating: nil, count: 8)
    private(set) var mayBeZeros = true

    /// Reads Huffman tables: class and number, count of codes of 1 to 16 bits, and values (B.2.4.2).
    mutating func readTables(_ bytes: [UInt8]) {
      var index = 0
      while index + 17 <= bytes.count {
        let count = bytes[index + 1...index + 16].reduce(0) { $0 + Int($1) }
        let table = Int(bytes[index] >> 4 & 1) * 4 + Int(bytes[index] & 3)
        values[table] = count > 0 && index + 17 < bytes.count ? bytes[index + 17] : nil
        index += 17 + count
      }
    }

    /// Reads the scan header: components with tables, spectral selection, approximation (B.2.3).
    mutating func readScan(_ bytes: [UInt8]) {
      mayBeZeros = true
      guard areHuffman, let count = bytes.first.map(Int.init), (1...4).contains(count),
        bytes.count >= 4 + 2 * count
      else { return }
      let (first, last, before) = (bytes[1 + 2 * count], bytes[2 + 2 * count], bytes[3 + 2 * count] >> 4)
      // Refinement scans contain raw bits.
      guard before == 0 else { return }
      mayBeZeros = (0..<count).allSatisfy { component in
        let tables = bytes[2 + 2 * component]
        guard let difference = first == 0 ? values[Int(tables >> 4 & 3)] : 0,
          let coefficient = last > 0 ? values[4 + Int(tables & 3)] : 0
        else { return true }
        // No DC difference and no AC coefficients: blocks of one colour.
        return difference == 0 && coefficient & 0x0F == 0 && coefficient != 0xF0
      }
    }
  }
}
