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
  /// What has been fetched since ``open(_:budget:)``: for tests of the I/O budget and for reports.
  public struct Statistics: Hashable, Sendable {
    /// Requests made to the source.
    public var reads = 0
    /// Bytes that came.
    public var bytes = 0
    /// Parsing steps taken.
    public var steps = 0
    /// Bytes unpacked from compressed parts.
    public var inflated = 0
  }

  /// The most bytes one view may span: a reader that wants more must go through them piece by piece.
  public static let longestView = 1 << 20

  private static let windowSize = 4096
  private static let windowCount = 3

  /// What has been fetched since the source was opened.
  public var statistics: Statistics { state.pointee.statistics }
  /// The number of bytes in the source, or nil when it does not say.
  @inlinable public var byteCount: Int64? { state.pointee.byteCount }
  /// The source that is open, for what is run through piece by piece; nil where none is.
  package var source: (any ByteSource)? { state.pointee.source }
  /// Why the source failed, the first time it did; a reader of a format may have gone on without those bytes.
  ///
  /// A time limit that passed counts as one, whichever reader of the file noticed it.
  public var sourceFailure: ByteSourceError? { state.pointee.sourceFailure ?? clock.failure }
  /// Notes that the source failed where it was asked without this reader.
  package func note(_ failure: ByteSourceError) {
    state.pointee.sourceFailure = state.pointee.sourceFailure ?? failure
  }

  /// Whether a range was refused because the budget had run out.
  public var isBudgetExhausted: Bool { state.pointee.isBudgetExhausted }

  /// The clock of the work on the file; readers of one file share it.
  package let clock: WorkClock

  /// What changes with every call lies behind a pointer: as properties of a class, each access would be checked against
  /// every other one at run time, which costs more than the reading.
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
    /// The window that answered last: most numbers that are asked for stand beside the one before.
    @usableFromInline var recent = UnsafeRawPointer(bitPattern: 0)
    @usableFromInline var recentStart: Int64 = 0
    @usableFromInline var recentEnd: Int64 = 0
  }

  /// Creates a reader whose head spans `headSize` bytes.
  public convenience init(headSize: Int = 4096) { self.init(headSize: headSize, WorkClock()) }

  /// Creates a reader whose work is held against a clock.
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

  /// Forgets the file before and fetches the head of `source`.
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

  /// Lets go of the source; the buffers stay for the next one.
  public func close() { state.pointee.source = nil }

  /// The first bytes of the source; they stay until another source is opened.
  public var head: ByteView { windows[0].view(0..<Int(windows[0].range.upperBound)) }

  /// Whether the head is all there is.
  public var headIsWhole: Bool {
    byteCount.map { $0 <= windows[0].range.upperBound } ?? (head.count < windows[0].buffer.count)
  }

  /// Whether the head has as many bytes as the source's number of bytes lets it have.
  package var headFillsCount: Bool {
    byteCount.map { Int64(head.count) == min($0, Int64(windows[0].buffer.count)) } ?? true
  }

  /// Whether readers are asked what is wrong with a file, too, where its type takes less.
  package var findsDamage: Bool {
    get { state.pointee.findsDamage }
    set { state.pointee.findsDamage = newValue }
  }

  /// Lends the bytes of `offset ..< offset + count`, all of them.
  ///
  /// Errors: ``ReadFailure/endOfData`` when they are not all there, ``ReadFailure/budget`` when fetching them would
  /// cost more than allowed, ``ReadFailure/source(_:)`` when the source fails.
  public func view(at offset: Int64, count: Int) throws(ReadFailure) -> ByteView {
    guard offset >= 0, count >= 0 else { throw .malformed("a negative offset or length") }
    guard count <= Self.longestView else { throw .budget }
    if let place = recent(at: offset, count: count) {
      return ByteView(UnsafeRawBufferPointer(start: place, count: count))
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
    // Of a source that gives more than it said, only what it said counts.
    state.pointee.recentEnd = min(windows[index].range.upperBound, byteCount ?? Int64.max)
  }

  private func forgetRecent() { (state.pointee.recentStart, state.pointee.recentEnd) = (0, 0) }

  /// Where the bytes of `offset ..< offset + count` lie, if the window that answered last holds them.
  @inlinable func recent(at offset: Int64, count: Int) -> UnsafeRawPointer? {
    guard offset >= state.pointee.recentStart, offset <= state.pointee.recentEnd &- Int64(count) else {
      return nil
    }
    return state.pointee.recent.map { $0 + Int(offset &- state.pointee.recentStart) }
  }

  /// Lends up to `count` bytes from `offset`: fewer at the end of the source, none past it.
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

  /// The big-endian number at `offset`.
  @inlinable public func bigEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    Number(bigEndian: try stored(type, at: offset))
  }

  /// The little-endian number at `offset`.
  @inlinable public func littleEndian<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    Number(littleEndian: try stored(type, at: offset))
  }

  @inlinable func stored<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int64
  ) throws(ReadFailure) -> Number {
    let count = MemoryLayout<Number>.size
    if let place = recent(at: offset, count: count) { return place.loadUnaligned(as: Number.self) }
    guard let number = try view(at: offset, count: count).load(type, at: 0) else { throw .endOfData }
    return number
  }

  /// Counts one parsing step; a loop over untrusted counts calls this once a turn.
  @inlinable public func step() throws(ReadFailure) {
    state.pointee.statistics.steps += 1
    if state.pointee.statistics.steps > state.pointee.budget.steps {
      state.pointee.isBudgetExhausted = true
      throw .budget
    }
    if state.pointee.statistics.steps & 0xFF == 0 { try checkTime() }
  }

  /// How many bytes may still be unpacked, `limit` at most; what was is counted by ``countInflated(_:)``.
  package func roomToInflate(upTo limit: Int) throws(ReadFailure) -> Int {
    let room = state.pointee.budget.inflated - state.pointee.statistics.inflated
    if room <= 0 {
      state.pointee.isBudgetExhausted = true
      throw .budget
    }
    return min(room, limit)
  }

  package func countInflated(_ count: Int) { state.pointee.statistics.inflated += count }

  /// Runs `body` on a budget of its own; what is left of the reader's stays as it was.
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
    let got: Int
    do {
      got = min(max(0, try source.read(at: offset, into: target)), count)
    } catch {
      state.pointee.sourceFailure = state.pointee.sourceFailure ?? error
      throw .source(error)
    }
    let (end, overflow) = offset.addingReportingOverflow(Int64(got))
    if overflow { throw .endOfData }
    windows[index].range = offset..<end
    state.pointee.statistics.reads += 1
    state.pointee.statistics.bytes += got
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
