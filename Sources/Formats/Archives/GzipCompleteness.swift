internal import ByteSources
internal import ContainerFormats

/// Checks whether gzip and zlib streams are complete, by inflating them.
enum GzipCompleteness {
  private static let checked = "every member, its checksum and its length"

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard var walk = try? Walk() else { return .unknown(checked) }
    let clock = file.reader.clock
    let isScanned = try file.scan(0..<file.byteCount) { bytes, start in walk.feed(bytes, start, clock) }
    try file.reader.checkTime()
    guard isScanned else { return .unknown("the first member; the file is too long to be inflated") }
    switch walk.state {
    case .inside: return .truncated(checked)
    case .between, .behind:
      var result = Completeness.whole(checked, end: walk.end)
      // The checksums cover all data: no run of one byte is damage.
      result.codedRange = 0..<0
      return result
    case .corrupt: return .unknown("the members up to data that cannot be inflated")
    case .tooMuch: return .unknown("the first members, which inflate to more than their size allows")
    }
  }

  /// Returns true if inflating fails in the chunk at `start` or after it, or the last member has no end.
  static func breaks(_ file: CompletenessReader, from start: Int64) throws(ReadFailure) -> Bool {
    guard var walk = try? Walk() else { return false }
    let clock = file.reader.clock
    let isScanned = try file.scanOnBudget(0..<file.byteCount) { bytes, start in
      walk.feed(bytes, start, clock)
    }
    try file.reader.checkTime()
    return isScanned && (walk.state == .inside || walk.state == .corrupt && walk.inputEnd > start)
  }

  /// Returns true if a whole file's bytes end inside a member.
  static func endsInsideMember(_ bytes: ByteView, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard var walk = try? Walk() else { return false }
    let clock = reader.clock
    _ = bytes.withUnsafeBytes { walk.feed($0, 0, clock) }
    try reader.checkTime()
    return walk.state == .inside
  }

  /// Returns the limit for inflated bytes: enough for text, disk images and logs, but not for decompression bombs.
  static func maxOutput(of stored: Int64) -> Int64 { 16 << 20 + stored * 32 }

  /// Inflates one zlib stream, to its checksum.
  static func zlibStream(from start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the packed stream, to its checksum"
    guard start <= file.byteCount, var inflater = try? Inflater(.zlib) else { return .unknown(checked) }
    var output: [UInt8] = []
    var outputCount: Int64 = 0
    var end: Int64?
    var isReadable = true
    let isScanned = try file.scan(start..<file.byteCount) { bytes, offset in
      var index = 0
      while index < bytes.count, isReadable, end == nil {
        do {
          let input = UnsafeRawBufferPointer(rebasing: bytes[index...])
          let (state, used) = try inflater.inflate(input, appendingTo: &output, upTo: 1 << 16)
          index += used
          outputCount += Int64(output.count)
          if file.reader.clock.isOver(after: output.count) { return true }
          output.removeAll(keepingCapacity: true)
          if state == .finished { end = offset + Int64(index) }
          isReadable = outputCount <= GzipCompleteness.maxOutput(of: offset + Int64(index) - start)
        } catch { isReadable = false }
      }
      return end != nil || !isReadable
    }
    try file.reader.checkTime()
    if let end { return .whole(checked, end: end) }
    return isScanned && isReadable
      ? .truncated(checked) : .unknown("the packed stream as far as it can be read")
  }

  private struct Walk: ~Copyable {
    enum State { case inside, between, behind, corrupt, tooMuch }

    private(set) var state = State.inside
    /// The end of the last chunk.
    private(set) var inputEnd: Int64 = 0
    /// The end of the last member.
    private(set) var end: Int64 = 0
    private var inflater: Inflater
    private var output: [UInt8] = []
    private var outputCount: Int64 = 0
    /// True if the last chunk ended with the first byte of a mark.
    private var hasFirstByte = false

    init() throws(InflateError) { inflater = try Inflater(.gzip) }

    /// Inflates a chunk; returns true if no more is needed, or the time is up.
    mutating func feed(_ bytes: UnsafeRawBufferPointer, _ start: Int64, _ clock: WorkClock) -> Bool {
      var index = 0
      inputEnd = start + Int64(bytes.count)
      while index < bytes.count {
        if state == .between, !beginsMember(bytes, &index) { continue }
        guard state == .inside else { return state != .between }
        do {
          let input = UnsafeRawBufferPointer(rebasing: bytes[index...])
          let (result, used) = try inflater.inflate(input, appendingTo: &output, upTo: 1 << 16)
          index += used
          outputCount += Int64(output.count)
          // Empty members count too: starting one takes time.
          if clock.isOver(after: output.count + (result == .finished ? 4096 : 0)) { return true }
          output.removeAll(keepingCapacity: true)
          if result == .finished { (state, end) = (.between, start + Int64(index)) }
        } catch { state = .corrupt }
        if outputCount > GzipCompleteness.maxOutput(of: start + Int64(index)), state == .inside {
          state = .tooMuch
        }
      }
      return state == .behind || state == .corrupt || state == .tooMuch
    }

    /// Reads the mark of another member; returns false after its first byte.
    private mutating func beginsMember(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Bool {
      if !hasFirstByte, bytes[index] == 0x1F {
        (hasFirstByte, index) = (true, index + 1)
        return false
      }
      // Anything else is not a gzip member, such as padding with zeros.
      state = .behind
      guard hasFirstByte, bytes[index] == 0x8B else { return true }
      do {
        inflater = try Inflater(.gzip)
        _ = try withUnsafeBytes(of: 0x1F as UInt8) { try inflater.inflate($0, appendingTo: &output, upTo: 1) }
      } catch { return true }
      (state, hasFirstByte) = (.inside, false)
      return true
    }
  }
}
