#if LibMagic
  import SystemCalls
  import Testing

  @testable import FileIdentification

  /// Who lends workers of libmagic to several identifiers.
  @Suite struct MagicShareTests {
    private final class Worker: MagicAnswering {
      let confinement: String? = nil
      var isUsable = true
      let isBlameless = false
      func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String { "" }
      func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
        ""
      }
    }

    private static func start() -> any MagicAnswering { Worker() }
    private static func fail() throws(IdentificationError) -> any MagicAnswering { throw .timedOut }

    /// So long that nobody starts a second worker for want of patience.
    private let patient = MagicShare(startCost: 60_000_000)
    private let impatient = MagicShare(startCost: 0)

    @Test func whatWasGivenBackIsLentAgain() throws {
      let first = try patient.take(orStart: Self.start)
      patient.giveBack(first)
      let second = try patient.take(orStart: Self.fail)
      #expect(first === second)
    }

    @Test func whoCannotBeAskedIsNotLentAgain() throws {
      let first = Worker()
      _ = try patient.take(orStart: { first })
      first.isUsable = false
      patient.giveBack(first)
      let next = try patient.take(orStart: Self.start)
      #expect(next !== first)
    }

    @Test func aStartThatFailsKeepsNobodyWaiting() throws {
      #expect(throws: IdentificationError.self) { _ = try patient.take(orStart: Self.fail) }
      _ = try patient.take(orStart: Self.start)
    }

    @Test func othersWaitForTheirTurn() throws {
      let worker = try patient.take(orStart: Self.start)
      let share = patient
      let other = WorkerThread {
        guard let lent = try? share.take(orStart: Self.fail) else { return }
        share.giveBack(lent)
      }
      patient.giveBack(worker)
      try #require(other).join()
      let next = try patient.take(orStart: Self.fail)
      #expect(next === worker)
    }

    @Test func whereWaitingCostsMoreAnotherStarts() throws {
      let first = try impatient.take(orStart: Self.start)
      let second = try impatient.take(orStart: Self.start)
      #expect(first !== second)
    }

    @Test func theBillOfWaitingIsPaidOnce() throws {
      let share = MagicShare(startCost: 1000)
      _ = try share.take(orStart: Self.start)
      // Nobody gives the first one back: after a millisecond the second starts, and after another the third.
      let second = try share.take(orStart: Self.start)
      let third = try share.take(orStart: Self.start)
      #expect(second !== third)
    }
  }
#endif
