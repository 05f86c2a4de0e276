import Foundation
import SystemCalls
import Testing

@testable import ItemProviders

/// The stages of a load, and cancellation in each.
@Suite struct LoadTests {
  @Test func cancelledInTheTransferItEndsAfterIt() async {
    let outcome = Outcome<NSError?>()
    let discarded = Outcome<Int>()
    let load = Load<Int>(in: LoadOrder(), discard: { discarded.give($0) }) { result in
      if case .failure(let error) = result { outcome.give(error as NSError) } else { outcome.give(nil) }
    }
    let early = Guarded(0)
    load.answer {
      load.progress.cancel()
      usleep(50_000)
      early.withLock { $0 = outcome.values.count }
      return 7
    }
    #expect(await CancellationTests.isCancellation(outcome.value()))
    #expect(early.withLock { $0 } == 0)
    #expect(discarded.values == [7])
    #expect(load.isCancelled && !load.progress.isFinished)
  }

  @Test func aTransferThatThrowsEndsWithItsError() async {
    let outcome = Outcome<NSError?>()
    let load = Load<Int>(in: LoadOrder()) { result in
      if case .failure(let error) = result { outcome.give(error as NSError) } else { outcome.give(nil) }
    }
    load.answer { throw ItemProvider.unavailable("public.png") }
    load.answer { 1 }
    load.progress.cancel()
    let error = await outcome.value()
    #expect(error?.code == -1000 || CancellationTests.isCancellation(error))
    #expect(outcome.values.count == 1)
  }

  @Test func cancelledBeforeItStartsItDoesNotStart() async {
    let outcome = Outcome<NSError?>()
    let load = Load<Int>(in: LoadOrder()) { result in
      if case .failure(let error) = result { outcome.give(error as NSError) } else { outcome.give(nil) }
    }
    load.progress.cancel()
    let started = Guarded(false)
    load.start {
      started.withLock { $0 = true }
      return nil
    }
    #expect(await CancellationTests.isCancellation(outcome.value()))
    load.answer { 1 }
    #expect(!started.withLock { $0 } && outcome.values.count == 1)
  }

  @Test func aHandlersProgressThatComesLateIsCancelled() {
    let progress = LoadProgress()
    progress.cancel()
    let handler = Progress(totalUnitCount: 1)
    progress.adoptHandler(handler)
    #expect(handler.isCancelled)
  }

  @Test func theTransferIsTheSecondHalf() {
    let progress = LoadProgress()
    progress.handlerEnded()
    #expect(progress.fractionCompleted == 0.5)
    progress.transferred(0.5)
    #expect(progress.fractionCompleted == 0.75)
    progress.transferred(7)
    #expect(progress.fractionCompleted == 1)
  }
}
