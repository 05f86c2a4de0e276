internal import ByteSources
internal import ContainerFormats

/// Where gzip ends: with a member's checksum and length, which only inflating it finds.
enum GzipEnd {
  private static let checked = "every member, its checksum and its length"

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard var walk = try? Walk() else { return .unknown(checked) }
    let clock = file.reader.clock
    let isSeen = try file.scan(0..<file.byteCount) { bytes, start in walk.feed(bytes, start, clock) }
    try file.reader.checkTime()
    guard isSeen else { return .unknown("the first member; the file is too long to be inflated") }
    switch walk.state {
    case .inside: return .truncated(checked)
    case .between, .behind:
      var found = EndFinding.whole(checked, end: walk.end)
      // The checksums are of all data: no run of one byte among them is damage.
      found.coded = 0..<0
      return found
    case .corrupt: return .unknown("the members up to data that cannot be inflated")
    case .tooMuch: return .unknown("the first members, which inflate to more than their size allows")
    }
  }

  /// Whether members cannot be inflated any further in the piece at `start` or behind it, or are not ended.
  static func breaks(_ file: EndReader, from start: Int64) throws(ReadFailure) -> Bool {
    guard var walk = try? Walk() else { return false }
    let clock = file.reader.clock
    let isSeen = try file.scanCounted(0..<file.byteCount) { bytes, start in walk.feed(bytes, start, clock) }
    try file.reader.checkTime()
    return isSeen && (walk.state == .inside || walk.state == .corrupt && walk.fed > start)
  }

  /// Whether bytes that are all of a file end within a member, as far as they may be inflated.
  static func cuts(_ bytes: ByteView, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard var walk = try? Walk() else { return false }
    let clock = reader.clock
    _ = bytes.withUnsafeBytes { walk.feed($0, 0, clock) }
    try reader.checkTime()
    return walk.state == .inside
  }

  /// How much of a file's stored bytes may be inflated to: what text, pictures of disks and logs need, and no bomb.
  static func mostOutput(of stored: Int64) -> Int64 { 16 << 20 + stored * 32 }

  /// One zlib stream, to its checksum.
  static func packed(from start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the packed stream, to its checksum"
    guard start <= file.byteCount, var inflater = try? Inflater(.zlib) else { return .unknown(checked) }
    var output: [UInt8] = []
    var made: Int64 = 0
    var end: Int64?
    var isReadable = true
    let isSeen = try file.scan(start..<file.byteCount) { bytes, place in
      var index = 0
      while index < bytes.count, isReadable, end == nil {
        do {
          let piece = UnsafeRawBufferPointer(rebasing: bytes[index...])
          let (state, used) = try inflater.inflate(piece, appendingTo: &output, upTo: 1 << 16)
          index += used
          made += Int64(output.count)
          if file.reader.clock.isOver(after: output.count) { return true }
          output.removeAll(keepingCapacity: true)
          if state == .finished { end = place + Int64(index) }
          isReadable = made <= GzipEnd.mostOutput(of: place + Int64(index) - start)
        } catch { isReadable = false }
      }
      return end != nil || !isReadable
    }
    try file.reader.checkTime()
    if let end { return .whole(checked, end: end) }
    return isSeen && isReadable ? .truncated(checked) : .unknown("the packed stream as far as it can be read")
  }

  private struct Walk: ~Copyable {
    enum State { case inside, between, behind, corrupt, tooMuch }

    private(set) var state = State.inside
    /// Where the last piece ended.
    private(set) var fed: Int64 = 0
    /// Where the last member ended.
    private(set) var end: Int64 = 0
    private var inflater: Inflater
    private var output: [UInt8] = []
    private var made: Int64 = 0
    /// The first byte of a mark whose second one is in the next piece.
    private var hasFirstByte = false

    init() throws(InflateError) { inflater = try Inflater(.gzip) }

    /// Takes a piece; true when nothing more is wanted, or the time is up.
    mutating func feed(_ bytes: UnsafeRawBufferPointer, _ start: Int64, _ clock: WorkClock) -> Bool {
      var index = 0
      fed = start + Int64(bytes.count)
      while index < bytes.count {
        if state == .between, !opens(bytes, &index) { continue }
        guard state == .inside else { return state != .between }
        do {
          let piece = UnsafeRawBufferPointer(rebasing: bytes[index...])
          let (found, used) = try inflater.inflate(piece, appendingTo: &output, upTo: 1 << 16)
          index += used
          made += Int64(output.count)
          // A member may be empty: starting one is work, too.
          if clock.isOver(after: output.count + (found == .finished ? 4096 : 0)) { return true }
          output.removeAll(keepingCapacity: true)
          if found == .finished { (state, end) = (.between, start + Int64(index)) }
        } catch { state = .corrupt }
        if made > GzipEnd.mostOutput(of: start + Int64(index)), state == .inside { state = .tooMuch }
      }
      return state == .behind || state == .corrupt || state == .tooMuch
    }

    /// Looks for the mark of another member; false while it is not there yet, or never will be.
    private mutating func opens(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Bool {
      if !hasFirstByte, bytes[index] == 0x1F {
        (hasFirstByte, index) = (true, index + 1)
        return false
      }
      // Zeros fill up a tape, and anything else is not gzip's.
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
