import ByteSources
import Testing

@Suite struct WorkClockTests {
  @Test func asksOnceInAPiece() throws {
    let clock = WorkClock()
    for _ in 0..<WorkClock.checkInterval * 3 { try clock.count(1) }
    #expect(clock.checkCount == 3)
    try clock.count(10 * WorkClock.checkInterval)
    #expect(clock.checkCount == 4)
  }

  @Test func staysExpiredUntilTheNextFile() throws {
    let cancellation = Cancellation()
    let clock = WorkClock(cancellation)
    clock.begin(within: .seconds(0))
    #expect(throws: ByteSourceError.timedOut) { try clock.check() }
    clock.deadline = nil
    #expect(throws: ByteSourceError.timedOut) { try clock.check() }
    #expect(clock.isOver(after: 0))
    clock.finish()
    clock.begin(within: nil)
    #expect(throws: Never.self) { try clock.check() }
    cancellation.cancel()
    #expect(throws: ByteSourceError.cancelled) { try clock.check() }
    clock.finish()
  }

  /// Nested work gets the remaining time.
  @Test func nestedWorkDoesNotRestartTheClock() {
    let clock = WorkClock()
    clock.begin(within: .seconds(0))
    clock.begin(within: .seconds(3600))
    #expect(throws: ByteSourceError.timedOut) { try clock.check() }
    clock.finish()
    #expect(throws: ByteSourceError.timedOut) { try clock.check() }
    clock.finish()
  }

  /// All readers of a file share one clock.
  @Test func readersShareAClock() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([UInt8](repeating: 1, count: 1 << 20)))
    let inner = try reader.nested([1, 2, 3])
    reader.clock.checkLimit = reader.clock.checkCount
    _ = try? inner.work(WorkClock.checkInterval)
    #expect(reader.sourceFailure == .cancelled)
    #expect(throws: ReadFailure.source(.cancelled)) { try reader.view(at: 500_000, count: 8) }
  }

  @Test(arguments: [256, 257, 1000, 4096]) func manyStepsAtOnceCheckTheTime(count: Int) throws {
    let reader = ByteReader()
    try reader.open(MemorySource([1, 2, 3]))
    let before = reader.clock.checkCount
    try reader.step(count)
    #expect(reader.clock.checkCount > before)
  }
}
