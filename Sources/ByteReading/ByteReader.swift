/// Random access to a source through a few cached windows, within a budget.
///
/// One reader serves one file after another and keeps its buffers: give each worker its own. The first window is the
/// ``head``; ranges outside it are fetched in windows of at least 4 KiB, and the last few are kept.
///
/// ```swift
/// let reader = ByteReader()
/// try reader.open(MemorySource(bytes))
/// let boxSize = try reader.bigEndian(UInt32.self, at: 0)
/// ```
public final class ByteReader {
  /// What has been fetched since ``open(_:budget:)``: for tests of thrift and for reports.
  public struct Statistics: Hashable, Sendable {
    /// Requests made to the source.
    public var reads = 0
    /// Bytes that came.
    public var bytes = 0
    /// Parsing steps taken.
    public var steps = 0
  }

  /// The most bytes one view may span: a reader that wants more must go through them piece by piece.
  public static let longestView = 1 << 20

  private static let windowSize = 4096
  private static let windowCount = 3

  public private(set) var statistics = Statistics()
  /// The number of bytes in the source, or nil when it does not say.
  public private(set) var byteCount: Int64?
  /// Whether a range was refused because the budget had run out.
  public private(set) var isBudgetExhausted = false

  private var source: (any ByteSource)?
  private var budget = ReadBudget()
  private var windows: [Window]
  private var nextVictim = 1

  /// Creates a reader whose head spans `headSize` bytes.
  public init(headSize: Int = 4096) {
    windows = [Window(capacity: max(512, headSize))]
    for _ in 0..<Self.windowCount { windows.append(Window(capacity: Self.windowSize)) }
  }

  deinit { for window in windows { window.buffer.deallocate() } }

  /// Forgets the file before and fetches the head of `source`.
  public func open(_ source: any ByteSource, budget: ReadBudget = ReadBudget()) throws(ReadFailure) {
    self.source = source
    self.budget = budget
    byteCount = source.byteCount
    statistics = Statistics()
    isBudgetExhausted = false
    for index in windows.indices { windows[index].range = 0..<0 }
    try fill(window: 0, at: 0, count: windows[0].buffer.count)
  }

  /// Lets go of the source; the buffers stay for the next one.
  public func close() { source = nil }

  /// The first bytes of the source; they stay until another source is opened.
  public var head: ByteView { windows[0].view(0..<Int(windows[0].range.upperBound)) }

  /// Whether the head is all there is.
  public var headIsWhole: Bool {
    byteCount.map { $0 <= windows[0].range.upperBound } ?? (head.count < windows[0].buffer.count)
  }

  /// Lends the bytes of `offset ..< offset + count`, all of them.
  ///
  /// Errors: ``ReadFailure/endOfData`` when they are not all there, ``ReadFailure/budget`` when fetching them would
  /// cost more than allowed, ``ReadFailure/source(_:)`` when the source fails.
  public func view(at offset: Int64, count: Int) throws(ReadFailure) -> ByteView {
    guard offset >= 0, count >= 0 else { throw .malformed("a negative offset or length") }
    guard count <= Self.longestView else { throw .budget }
    let (end, overflow) = offset.addingReportingOverflow(Int64(count))
    if overflow { throw .endOfData }
    if let byteCount, end > byteCount { throw .endOfData }
    for window in windows where window.range.lowerBound <= offset && end <= window.range.upperBound {
      let start = Int(offset - window.range.lowerBound)
      return window.view(start..<start + count)
    }
    let victim = nextVictim
    nextVictim = victim == Self.windowCount ? 1 : victim + 1
    if windows[victim].buffer.count < count { windows[victim].grow(to: count) }
    try fill(window: victim, at: offset, count: max(count, Self.windowSize))
    guard end <= windows[victim].range.upperBound else { throw .endOfData }
    return windows[victim].view(0..<count)
  }

  /// Lends up to `count` bytes from `offset`: fewer at the end of the source, none past it.
  public func available(at offset: Int64, upTo count: Int) throws(ReadFailure) -> ByteView {
    guard offset >= 0, count >= 0 else { throw .malformed("a negative offset or length") }
    if let byteCount {
      return try view(at: offset, count: Int(min(Int64(count), max(0, byteCount - offset))))
    }
    do { return try view(at: offset, count: count) } catch .endOfData {
      let window = windows[nextVictim == 1 ? Self.windowCount : nextVictim - 1]
      guard window.range.contains(offset) else {
        return ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
      }
      return window.view(
        Int(offset - window.range.lowerBound)..<Int(window.range.upperBound - window.range.lowerBound))
    }
  }

  /// The big-endian number at `offset`.
  @inlinable public func bigEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    guard let number = try view(at: offset, count: MemoryLayout<Number>.size).bigEndian(type, at: 0) else {
      throw .endOfData
    }
    return number
  }

  /// The little-endian number at `offset`.
  @inlinable public func littleEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    guard let number = try view(at: offset, count: MemoryLayout<Number>.size).littleEndian(type, at: 0) else {
      throw .endOfData
    }
    return number
  }

  /// Counts one parsing step; a loop over untrusted counts calls this once a turn.
  public func step() throws(ReadFailure) {
    statistics.steps += 1
    if statistics.steps > budget.steps {
      isBudgetExhausted = true
      throw .budget
    }
  }

  private func fill(window index: Int, at offset: Int64, count: Int) throws(ReadFailure) {
    guard let source else { throw .endOfData }
    guard statistics.reads < budget.reads, statistics.bytes + count <= budget.bytes else {
      isBudgetExhausted = true
      throw .budget
    }
    let target = UnsafeMutableRawBufferPointer(rebasing: windows[index].buffer[..<count])
    windows[index].range = 0..<0
    let got: Int
    do { got = min(max(0, try source.read(at: offset, into: target)), count) } catch { throw .source(error) }
    let (end, overflow) = offset.addingReportingOverflow(Int64(got))
    if overflow { throw .endOfData }
    windows[index].range = offset..<end
    statistics.reads += 1
    statistics.bytes += got
  }

  private struct Window {
    var buffer: UnsafeMutableRawBufferPointer
    var range: Range<Int64> = 0..<0

    init(capacity: Int) { buffer = .allocate(byteCount: capacity, alignment: 16) }

    mutating func grow(to capacity: Int) {
      // What the old buffer held is gone even when the fetch that follows is refused.
      range = 0..<0
      buffer.deallocate()
      buffer = .allocate(byteCount: capacity, alignment: 16)
    }

    func view(_ range: Range<Int>) -> ByteView {
      ByteView(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[range]))
    }
  }
}
