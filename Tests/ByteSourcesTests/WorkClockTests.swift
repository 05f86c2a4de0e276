import ByteSources
import Testing

@Suite struct WorkClockTests {
  @Test func asksOnceInAPiece() throws {
    let clock = WorkClock()
    for _ in 0..<WorkClock.pieceSize * 3 { try clock.count(1) }
    #expect(clock.questions == 3)
    try clock.count(10 * WorkClock.pieceSize)
    #expect(clock.questions == 4)
  }

  @Test func staysOverUntilTheNextFile() throws {
    let cancellation = Cancellation()
    let clock = WorkClock(cancellation)
    clock.begin(within: .seconds(0))
    #expect(throws: ByteSourceError.timedOut) { try clock.ask() }
    clock.deadline = nil
    #expect(throws: ByteSourceError.timedOut) { try clock.ask() }
    #expect(clock.isOver(after: 0))
    clock.finish()
    clock.begin(within: nil)
    #expect(throws: Never.self) { try clock.ask() }
    cancellation.cancel()
    #expect(throws: ByteSourceError.cancelled) { try clock.ask() }
    clock.finish()
  }

  /// What begins in the midst of a file has what is left of its time.
  @Test func partsDoNotBeginAnew() {
    let clock = WorkClock()
    clock.begin(within: .seconds(0))
    clock.begin(within: .seconds(3600))
    #expect(throws: ByteSourceError.timedOut) { try clock.ask() }
    clock.finish()
    #expect(throws: ByteSourceError.timedOut) { try clock.ask() }
    clock.finish()
  }

  /// A reader that was told to go on as if nothing had happened is told on by every other one of the file.
  @Test func readersOfAFileShareOne() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([UInt8](repeating: 1, count: 1 << 20)))
    let inner = try reader.nested([1, 2, 3])
    reader.clock.patience = reader.clock.questions
    _ = try? inner.work(WorkClock.pieceSize)
    #expect(reader.sourceFailure == .cancelled)
    #expect(throws: ReadFailure.source(.cancelled)) { try reader.view(at: 500_000, count: 8) }
  }

  @Test(arguments: [256, 257, 1000, 4096]) func manyStepsAtOnceAsk(count: Int) throws {
    let reader = ByteReader()
    try reader.open(MemorySource([1, 2, 3]))
    let before = reader.clock.questions
    try reader.step(count)
    #expect(reader.clock.questions > before)
  }
}
