internal import ByteSources

/// One file whose end is looked for: ranges by a reader with a budget of its own, long stretches piece by piece.
struct EndReader {
  let source: any ByteSource
  let reader: ByteReader
  /// What signatures and structure readers found.
  let finding: ContentFinding?
  let byteCount: Int64
  /// Whether files that are whole may cost a few small reads at most.
  var isBrief = false
  /// Whether the end of a large picture's data is looked for by halving.
  var halves = false
  /// How far data are proven while runs of one byte are judged; nil where none are.
  var proven: ProvenData?

  /// The most bytes that are run through where only that tells.
  static let longestScan: Int64 = 1 << 30
  /// Pieces grow: most that are looked for are near, and hostile files have many.
  private static let pieceSizes = 1 << 12...WorkClock.pieceSize

  /// The last `count` bytes, fewer in a shorter file, and where they begin.
  func tail(_ count: Int) throws(ReadFailure) -> (bytes: ByteView, start: Int64) {
    let start = max(0, byteCount - Int64(count))
    return (try reader.available(at: start, upTo: count), start)
  }

  /// Runs through a range, piece by piece, until `body` has seen enough; false when the range is too long for that.
  ///
  /// Pieces do not overlap: what may lie across their border is for `body` to remember. Each is asked the clock for; who makes more
  /// of a piece than it has bytes asks for that.
  func scan(
    _ range: Range<Int64>, _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> Bool {
    guard range.upperBound - range.lowerBound <= Self.longestScan else { return false }
    var piece = [UInt8](repeating: 0, count: Self.pieceSizes.lowerBound)
    var position = range.lowerBound
    while position < range.upperBound {
      try reader.checkTime()
      if position > range.lowerBound, piece.count < Self.pieceSizes.upperBound {
        piece = [UInt8](repeating: 0, count: piece.count * 4)
      }
      let wanted = Int(min(Int64(piece.count), range.upperBound - position))
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
}
