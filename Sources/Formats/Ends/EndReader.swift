package import ByteSources

/// One file whose end is looked for: ranges by a reader with a budget of its own, long stretches piece by piece.
package struct EndReader {
  package let source: any ByteSource
  package let reader: ByteReader
  /// What signatures and structure readers found.
  package let finding: ContentFinding?
  package let byteCount: Int64
  /// Whether files that are whole may cost a few small reads at most.
  package var isBrief = false
  /// Whether the end of a large picture's data is looked for by halving.
  package var halves = false
  /// How far data are proven while runs of one byte are judged; nil where none are.
  package var proven: ProvenData?

  /// The most bytes that are run through where only that tells.
  package static let longestScan: Int64 = 1 << 30
  /// Pieces grow: most that are looked for are near, and hostile files have many.
  private static let pieceSizes = 1 << 12...WorkClock.pieceSize

  /// The last `count` bytes, fewer in a shorter file, and where they begin.
  package func tail(_ count: Int) throws(ReadFailure) -> (bytes: ByteView, start: Int64) {
    let start = max(0, byteCount - Int64(count))
    return (try reader.available(at: start, upTo: count), start)
  }

  /// Runs through a range, piece by piece, until `body` has seen enough; false when the range is too long for that.
  ///
  /// Pieces do not overlap: what may lie across their border is for `body` to remember. Each is asked the clock for; who makes more
  /// of a piece than it has bytes asks for that.
  package func scan(
    _ range: Range<Int64>, _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> Bool {
    guard range.upperBound - range.lowerBound <= Self.longestScan else { return false }
    var piece: [UInt8] = []
    var size = Self.pieceSizes.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      try reader.checkTime()
      let wanted = Int(min(Int64(size), range.upperBound - position))
      // No larger than what is left: a new piece is filled with zeros first.
      if piece.count < wanted { piece = [UInt8](repeating: 0, count: wanted) }
      size = min(size * 4, Self.pieceSizes.upperBound)
      let (count, isEnough) = try read(&piece, wanted, at: position, body)
      if count == 0 || isEnough { return true }
      position += Int64(count)
    }
    return true
  }

  private func read(
    _ piece: inout [UInt8], _ wanted: Int, at position: Int64,
    _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> (count: Int, isEnough: Bool) {
    let outcome = piece.withUnsafeMutableBytes { buffer -> Result<(Int, Bool), ByteSourceError> in
      Result { () throws(ByteSourceError) in
        let count = try source.read(
          at: position, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<min(wanted, max(0, count))])
        return (bytes.count, count > 0 && body(bytes, position))
      }
    }
    switch outcome {
    case .success(let found): return found
    case .failure(let error):
      reader.note(error)
      throw .source(error)
    }
  }

  package init(
    source: any ByteSource, reader: ByteReader, finding: ContentFinding? = nil, byteCount: Int64,
    isBrief: Bool = false, halves: Bool = false, proven: ProvenData? = nil
  ) {
    self.source = source
    self.reader = reader
    self.finding = finding
    self.byteCount = byteCount
    self.isBrief = isBrief
    self.halves = halves
    self.proven = proven
  }
}
