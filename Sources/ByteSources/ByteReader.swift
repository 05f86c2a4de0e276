/// Random access to a source through a few cached windows, within a budget.
///
/// A reader opens one file after another and reuses its buffers; each worker has its own. The first window is the
/// ``head``. Other ranges are fetched in windows of at least 4 KiB; the last three are cached.
///
/// ```swift
/// let reader = ByteReader()
/// try reader.open(MemorySource(bytes))
/// let boxSize = try reader.bigEndian(UInt32.self, at: 0)
/// ```
public final class ByteReader {
  /// The cost of reading since ``open(_:budget:)``, for tests of the budget and for reports.
  public struct Statistics: Hashable, Sendable {
    /// Requests made to the source.
    public var reads = 0
    /// Bytes received.
    public var bytes = 0
    /// Parsing steps taken.
    public var steps = 0
    /// Bytes unpacked from compressed parts.
    public var inflated = 0
  }

  /// The most bytes of one view, 1 MiB; longer ranges are read in several views.
  public static let longestView = 1 << 20

  private static let windowSize = 4096
  private static let windowCount = 3

  /// The cost of reading since the source was opened.
  public var statistics: Statistics { state.pointee.statistics }
  /// The number of bytes in the source, or nil if unknown.
  @inlinable public var byteCount: Int64? { state.pointee.byteCount }
  /// The open source, for sequential reading without the windows.
  package var source: (any ByteSource)? { state.pointee.source }
  /// The first failure of the source; a format's reader may have continued without those bytes.
  ///
  /// An exceeded time limit is a failure, even if another reader of the same file noticed it.
  public var sourceFailure: ByteSourceError? { state.pointee.sourceFailure ?? clock.failure }
  /// Records a failure of the source that occurred outside this reader.
  package func record(_ failure: ByteSourceError) {
    state.pointee.sourceFailure = state.pointee.sourceFailure ?? failure
  }

  /// True if a range was refused because the budget is exhausted.
  public var isBudgetExhausted: Bool { state.pointee.isBudgetExhausted }

  /// The time limit of the file, shared by all its readers.
  package let clock: WorkClock

  /// The state that every call changes, behind a pointer: run-time exclusivity checks of class properties
  /// would cost more than the reading.
  @usableFromInline let state: UnsafeMutablePointer<State>
  private let windows: UnsafeMutablePointer<Window>
  private static let allWindows = 1 + windowCount

  @usableFromInline struct State {
    @usableFromInline var statistics = Statistics()
    @usableFromInline var byteCount: Int64?
    @usableFromInline var isBudgetExhausted = false
    var sourceFailure: ByteSourceError?
    var findsDamage = true
    var source: (any ByteSource)?
    @usableFromInline var budget = ReadBudget()
    var nextVictim = 1
    /// The bytes of the window that was read last; most reads continue in it.
    @usableFromInline var recent = UnsafeRawPointer(bitPattern: 0)
    @usableFromInline var recentStart: Int64 = 0
    @usableFromInline var recentEnd: Int64 = 0
  }

  /// Creates a reader with a head of `headSize` bytes.
  public convenience init(headSize: Int = 4096) { self.init(headSize: headSize, WorkClock()) }

  /// Creates a reader with the time limit of `clock`.
  package init(headSize: Int = 4096, _ clock: WorkClock) {
    self.clock = clock
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    windows = .allocate(capacity: Self.allWindows)
    windows.initialize(to: Window(capacity: max(512, headSize)))
    for index in 1..<Self.allWindows { (windows + index).initialize(to: Window(capacity: Self.windowSize)) }
  }

  deinit {
    for index in 0..<Self.allWindows { windows[index].buffer.deallocate() }
    windows.deinitialize(count: Self.allWindows)
    windows.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Replaces the source, resets the statistics and fetches the head.
  public func open(_ source: any ByteSource, budget: ReadBudget = ReadBudget()) throws(ReadFailure) {
    state.pointee.source = source
    state.pointee.budget = budget
    state.pointee.byteCount = source.byteCount
    state.pointee.statistics = Statistics()
    state.pointee.isBudgetExhausted = false
    state.pointee.sourceFailure = nil
    forgetRecent()
    for index in 0..<Self.allWindows { windows[index].range = 0..<0 }
    try fill(window: 0, at: 0, count: windows[0].buffer.count)
  }

  /// Releases the source; the buffers are reused.
  public func close() { state.pointee.source = nil }

  /// The first bytes of the source, valid until another source is opened.
  public var head: ByteView { windows[0].view(0..<Int(windows[0].range.upperBound)) }

  /// True if the head holds the whole source.
  public var headIsWhole: Bool {
    byteCount.map { $0 <= windows[0].range.upperBound } ?? (head.count < windows[0].buffer.count)
  }

  /// True if the head is as long as the source's length and the head's size allow.
  package var headFillsCount: Bool {
    byteCount.map { Int64(head.count) == min($0, Int64(windows[0].buffer.count)) } ?? true
  }

  /// True if format readers look for damage even if the type is already known.
  package var findsDamage: Bool {
    get { state.pointee.findsDamage }
    set { state.pointee.findsDamage = newValue }
  }

  /// Returns all bytes of `offset ..< offset + count`.
  ///
  /// Errors: ``ReadFailure/endOfData`` if the source is shorter, ``ReadFailure/budget`` if fetching them would
  /// exceed the budget, ``ReadFailure/source(_:)`` if the source fails.
  public func view(at offset: Int64, count: Int) throws(ReadFailure) -> ByteView {
    guard offset >= 0, count >= 0 else { throw .malformed("a negative offset or length") }
    guard count <= Self.longestView else { throw .budget }
    if let start = recent(at: offset, count: count) {
      return ByteView(UnsafeRawBufferPointer(start: start, count: count))
    }
    let (end, overflow) = offset.addingReportingOverflow(Int64(count))
    if overflow { throw .endOfData }
    if let byteCount {
      if end > byteCount { throw .endOfData }
      if count == 0 { return ByteView(UnsafeRawBufferPointer(start: nil, count: 0)) }
    }
    for index in 0..<Self.allWindows
    where windows[index].range.lowerBound <= offset && end <= windows[index].range.upperBound {
      remember(index)
      let start = Int(offset - windows[index].range.lowerBound)
      return windows[index].view(start..<start + count)
    }
    let victim = state.pointee.nextVictim
    state.pointee.nextVictim = victim == Self.windowCount ? 1 : victim + 1
    if windows[victim].buffer.count < count {
      forgetRecent()
      windows[victim].grow(to: count)
    }
    try fill(window: victim, at: offset, count: max(count, Self.windowSize))
    guard end <= windows[victim].range.upperBound else { throw .endOfData }
    remember(victim)
    return windows[victim].view(0..<count)
  }

  private func remember(_ index: Int) {
    state.pointee.recent = UnsafeRawPointer(windows[index].buffer.baseAddress)
    state.pointee.recentStart = windows[index].range.lowerBound
    // A source may return more bytes than its stated length; they are ignored.
    state.pointee.recentEnd = min(windows[index].range.upperBound, byteCount ?? Int64.max)
  }

  private func forgetRecent() { (state.pointee.recentStart, state.pointee.recentEnd) = (0, 0) }

  /// Returns the address of `offset ..< offset + count` if the last window holds these bytes.
  @inlinable func recent(at offset: Int64, count: Int) -> UnsafeRawPointer? {
    guard offset >= state.pointee.recentStart, offset <= state.pointee.recentEnd &- Int64(count) else {
      return nil
    }
    return state.pointee.recent.map { $0 + Int(offset &- state.pointee.recentStart) }
  }

  /// Returns up to `count` bytes from `offset`: fewer at the end of the source, none past it.
  public func available(at offset: Int64, upTo count: Int) throws(ReadFailure) -> ByteView {
    guard offset >= 0, count >= 0 else { throw .malformed("a negative offset or length") }
    if let byteCount {
      return try view(at: offset, count: Int(min(Int64(count), max(0, byteCount - offset))))
    }
    do { return try view(at: offset, count: count) } catch .endOfData {
      let last = state.pointee.nextVictim == 1 ? Self.windowCount : state.pointee.nextVictim - 1
      let window = windows[last]
      guard window.range.contains(offset) else {
        return ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
      }
      return window.view(
        Int(offset - window.range.lowerBound)..<Int(window.range.upperBound - window.range.lowerBound))
    }
  }

  /// Returns the big-endian number at `offset`.
  @inlinable public func bigEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    Number(bigEndian: try stored(type, at: offset))
  }

  /// Returns the little-endian number at `offset`.
  @inlinable public func littleEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    Number(littleEndian: try stored(type, at: offset))
  }

  @inlinable func stored<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    let count = MemoryLayout<Number>.size
    if let start = recent(at: offset, count: count) { return start.loadUnaligned(as: Number.self) }
    guard let number = try view(at: offset, count: count).load(type, at: 0) else { throw .endOfData }
    return number
  }

  /// Counts one parsing step; a loop over an untrusted count calls this in each iteration.
  @inlinable public func step() throws(ReadFailure) {
    state.pointee.statistics.steps += 1
    if state.pointee.statistics.steps > state.pointee.budget.steps {
      state.pointee.isBudgetExhausted = true
      throw .budget
    }
    if state.pointee.statistics.steps & 0xFF == 0 { try checkTime() }
  }

  /// Returns the number of bytes that may still be unpacked, `limit` at most.
  ///
  /// ``countInflated(_:)`` counts them.
  package func roomToInflate(upTo limit: Int) throws(ReadFailure) -> Int {
    let room = state.pointee.budget.inflated - state.pointee.statistics.inflated
    if room <= 0 {
      state.pointee.isBudgetExhausted = true
      throw .budget
    }
    return min(room, limit)
  }

  package func countInflated(_ count: Int) { state.pointee.statistics.inflated += count }

  /// Runs `body` with a separate budget; the reader's own budget is unchanged.
  package func spending<Result, Failure: Error>(
    _ budget: ReadBudget, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = state.pointee.statistics
    let (own, wasExhausted) = (state.pointee.budget, state.pointee.isBudgetExhausted)
    state.pointee.budget = budget.adding(before)
    defer {
      state.pointee.budget = own.adding(state.pointee.statistics, since: before)
      state.pointee.isBudgetExhausted = wasExhausted
    }
    return try body()
  }

  private func fill(window index: Int, at offset: Int64, count: Int) throws(ReadFailure) {
    guard let source = state.pointee.source else { throw .endOfData }
    guard state.pointee.statistics.reads < state.pointee.budget.reads,
      state.pointee.statistics.bytes + count <= state.pointee.budget.bytes
    else {
      state.pointee.isBudgetExhausted = true
      throw .budget
    }
    try checkTime()
    let target = UnsafeMutableRawBufferPointer(rebasing: windows[index].buffer[..<count])
    forgetRecent()
    windows[index].range = 0..<0
    let received: Int
    do {
      received = min(max(0, try source.read(at: offset, into: target)), count)
    } catch {
      state.pointee.sourceFailure = state.pointee.sourceFailure ?? error
      throw .source(error)
    }
    let (end, overflow) = offset.addingReportingOverflow(Int64(received))
    if overflow { throw .endOfData }
    windows[index].range = offset..<end
    state.pointee.statistics.reads += 1
    state.pointee.statistics.bytes += received
  }

  private struct Window {
    var buffer: UnsafeMutableRawBufferPointer
    var range: Range<Int64> = 0..<0

    init(capacity: Int) { buffer = .allocate(byteCount: capacity, alignment: 16) }

    mutating func grow(to capacity: Int) {
      // The contents are gone even if the following fetch fails.
      range = 0..<0
      buffer.deallocate()
      buffer = .allocate(byteCount: capacity, alignment: 16)
    }

    func view(_ range: Range<Int>) -> ByteView {
      ByteView(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[range]))
    }
  }
}
