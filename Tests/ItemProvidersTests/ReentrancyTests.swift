import Foundation
import SystemCalls
import Testing
import UniformTypes

@testable import ItemProviders

/// Loads that start loads, and threads that wait for them.
@Suite struct ReentrancyTests {
  /// A provider whose handler waits for another provider's load.
  static func nested(_ inner: ItemProvider) -> ItemProvider {
    let outer = ItemProvider()
    outer.registerDataRepresentation(for: .png) { completion in
      let ended = DispatchSemaphore(value: 0)
      let held = Guarded<Data?>(nil)
      inner.loadDataRepresentation(for: .png) { data, _ in
        held.withLock { $0 = data }
        ended.signal()
      }
      ended.wait()
      completion(held.withLock { $0 }, nil)
      return nil
    }
    return outer
  }

  @Test func aHandlerWaitsForAnotherLoad() async {
    let provider = Self.nested(Self.nested(ItemProvider(offering: "public.png")))
    #expect(await provider.seenData("public.png").data == Data("public.png".utf8))
  }

  /// More handlers wait than a pool has threads, for loads that need a thread.
  @Test func aThousandHandlersWaitAtOnce() async {
    await #expect(processExitsWith: .success) {
      let provider = Self.nested(ItemProvider(offering: "public.png"))
      let left = Guarded(1_000)
      for _ in 0..<1_000 {
        provider.loadDataRepresentation(for: .png) { data, _ in
          if data == Data("public.png".utf8) { left.withLock { $0 -= 1 } }
        }
      }
      try await eventually { left.withLock { $0 } == 0 }
      exit(0)
    }
  }

  /// A queue that adds a thread per second would take nineteen seconds.
  @Test func handlersThatWaitDoNotHoldUpOthers() async {
    await #expect(processExitsWith: .success) {
      let waiting = ItemProvider()
      let released = DispatchSemaphore(value: 0)
      waiting.registerDataRepresentation(for: .png) { completion in
        released.wait()
        completion(Data(), nil)
        return nil
      }
      let left = Guarded(20)
      for _ in 0..<20 { waiting.loadDataRepresentation(for: .png) { _, _ in left.withLock { $0 -= 1 } } }
      let start = ContinuousClock.now
      let data = try await ItemProvider(offering: "public.png").data(for: .png)
      let time = ContinuousClock.now - start
      for _ in 0..<20 { released.signal() }
      try await eventually { left.withLock { $0 } == 0 }
      exit(data.isEmpty || time > .seconds(5) ? 1 : 0)
    }
  }

  @Test func aCompletionHandlerWaitsForAnotherLoad() async {
    let provider = ItemProvider(offering: "public.png", "public.jpeg")
    let outcome = Outcome<Data?>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
      let ended = DispatchSemaphore(value: 0)
      let held = Guarded<Data?>(nil)
      provider.loadDataRepresentation(for: .jpeg) { data, _ in
        held.withLock { $0 = data }
        ended.signal()
      }
      ended.wait()
      // The file of the first load still exists.
      let isThere = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
      outcome.give(isThere ? held.withLock { $0 } : nil)
    }
    #expect(await outcome.value() == Data("public.jpeg".utf8))
  }

  @Test func theMainThreadMayWait() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let provider = ItemProvider(offering: "public.png")
        let ended = DispatchSemaphore(value: 0)
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { _, _ in ended.signal() }
        provider.loadDataRepresentation(for: .movie) { _, _ in ended.signal() }
        let isOver = (0..<2).allSatisfy { _ in ended.wait(timeout: .now() + 20) == .success }
        TemporaryFiles.removeAll()
        exit(isOver ? 0 : 1)
      }
    }
  }

  @Test func aHandlerMayRegisterAndCopyItsProvider() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { [weak provider] completion in
      provider?.offer("public.jpeg", "later")
      provider?.suggestedName = "named by the handler"
      let copy = provider?.copy() as? ItemProvider
      completion(Data((copy?.registeredTypeIdentifiers.last ?? "").utf8), nil)
      return nil
    }
    #expect(await provider.seenData("public.png").data == Data("public.jpeg".utf8))
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(await provider.seenData("public.jpeg").data == Data("later".utf8))
  }

  /// The provider may be released during its load.
  @Test func aLoadOutlivesItsProvider() async {
    let outcome = Outcome<Data?>()
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    do {
      let provider = ItemProvider()
      provider.registerDataRepresentation(for: .png) { completion in
        held.give(completion)
        return nil
      }
      provider.loadDataRepresentation(for: .png) { data, _ in outcome.give(data) }
    }
    await held.value()(Data([1]), nil)
    #expect(await outcome.value() == Data([1]))
  }

  @Test func eachLoadHasItsOwnProgress() async {
    let provider = ItemProvider(offering: "public.png")
    let first = provider.loadDataRepresentation(for: .png) { _, _ in }
    let second = provider.loadDataRepresentation(for: .png) { _, _ in }
    #expect(first !== second)
    first.cancel()
    #expect(!second.isCancelled)
  }
}

/// Providers that forward other providers' loads.
@Suite struct ChainTests {
  /// Loads from another provider and returns its progress.
  static func passing(_ inner: ItemProvider) -> ItemProvider {
    let outer = ItemProvider()
    outer.registerDataRepresentation(for: .png) { completion in
      inner.loadDataRepresentation(for: .png, completionHandler: completion)
    }
    outer.registerFileRepresentation(for: .jpeg) { completion in
      inner.loadFileRepresentation(forTypeIdentifier: "public.jpeg") { completion($0, false, $1) }
    }
    return outer
  }

  @Test func progressAndBytesPassThrough() async throws {
    let handler = Progress(totalUnitCount: 4)
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    let source = ItemProvider()
    source.registerDataRepresentation(for: .png) { completion in
      held.give(completion)
      return handler
    }
    let outcome = Outcome<Data?>()
    let progress = Self.passing(Self.passing(source)).loadDataRepresentation(for: .png) { data, _ in
      outcome.give(data)
    }
    let completion = await held.value()
    handler.completedUnitCount = 2
    // A half of a half of a half of a half.
    try await eventually { progress.fractionCompleted == 0.0625 }
    completion(Data([1]), nil)
    #expect(await outcome.value() == Data([1]) && progress.isFinished)
  }

  @Test func cancellingTheOuterCancelsTheInnermost() async throws {
    let handler = Progress(totalUnitCount: 1)
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    let source = ItemProvider()
    source.registerDataRepresentation(for: .png) { completion in
      held.give(completion)
      return handler
    }
    let outcome = Outcome<NSError?>()
    let progress = Self.passing(Self.passing(source)).loadDataRepresentation(for: .png) { _, error in
      outcome.give(error as NSError?)
    }
    _ = await held.value()
    progress.cancel()
    #expect(CancellationTests.isCancellation(await outcome.value()))
    try await eventually { handler.isCancelled }
  }

  /// A handler that completes with its own error on the cancelling thread.
  @Test func resultAfterCancellationIsIgnored() async {
    final class Answering: Progress, @unchecked Sendable {
      let answer = Guarded<(@Sendable () -> Void)?>(nil)
      override func cancel() { answer.withLock { $0 }?() }
    }
    for _ in 0..<200 {
      let provider = ItemProvider()
      let asked = Outcome<Int>()
      provider.registerDataRepresentation(for: .png) { completion in
        let progress = Answering(totalUnitCount: 1)
        progress.answer.withLock { $0 = { completion(nil, CocoaError(.fileReadUnknown)) } }
        asked.give(1)
        return progress
      }
      let outcome = Outcome<NSError?>()
      let progress = provider.loadDataRepresentation(for: .png) { _, error in
        outcome.give(error as NSError?)
      }
      _ = await asked.value()
      progress.cancel()
      #expect(CancellationTests.isCancellation(await outcome.value()))
    }
  }

  @Test func innerFileIsCopiedBeforeRemoval() async throws {
    let folder = try Folder()
    let source = ItemProvider()
    source.offer("public.jpeg", try folder.write("a.jpg", "picture"))
    let seen = await Self.passing(Self.passing(source)).seenFile("public.jpeg")
    #expect(seen.bytes == Data("picture".utf8) && seen.url?.lastPathComponent == "a.jpeg")
  }

  @Test func errorsNest() async {
    let seen = await Self.passing(Self.passing(ItemProvider())).seenData("public.png").error
    let codes = sequence(first: seen) { $0?.userInfo[NSUnderlyingErrorKey] as? NSError }
      .prefix { $0 != nil }.map { $0?.code }
    #expect(codes == [-1000, -1000, -1000])
  }
}
