import Foundation
import Testing
import UniformTypes

@testable import ItemProviders

@Suite struct ProgressTests {
  @Test func aFinishedLoadHasAFinishedProgress() async throws {
    let provider = ItemProvider(offering: "public.png")
    let outcome = Outcome<Int>()
    let progress = provider.loadDataRepresentation(for: .png) { _, _ in outcome.give(1) }
    _ = await outcome.value()
    #expect(progress.isFinished && progress.fractionCompleted == 1 && !progress.isCancelled)
  }

  @Test func theProgressComesAtOnceAndTheHandlersIsItsChild() async throws {
    let provider = ItemProvider()
    let handler = Progress(totalUnitCount: 10)
    let answer = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    provider.registerDataRepresentation(for: .png) { completion in
      answer.give(completion)
      return handler
    }
    let outcome = Outcome<Data?>()
    let progress = provider.loadDataRepresentation(for: .png) { data, _ in outcome.give(data) }
    #expect(progress.fractionCompleted == 0 && outcome.values.isEmpty)
    let completion = await answer.value()
    handler.completedUnitCount = 5
    try await eventually { progress.fractionCompleted == 0.25 }
    completion(Data(), nil)
    #expect(await outcome.value() == Data())
    #expect(progress.isFinished && handler.isFinished)
  }

  @Test func aHandlerMayReturnTheSameProgressTwice() async {
    let provider = ItemProvider()
    let shared = Progress(totalUnitCount: 1)
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data(), nil)
      return shared
    }
    for _ in 0..<3 { #expect(await provider.seenData("public.png").data != nil) }
  }

  @Test func longCopiesMoveInSteps() throws {
    let folder = try Folder()
    let file = try folder.write("a.png", [UInt8](repeating: 1, count: 8 << 20))
    let progress = LoadProgress()
    progress.handlerEnded()
    var fractions: [Double] = []
    let transfer = Transfer(
      isCancelled: { false },
      report: {
        progress.transferred($0)
        fractions.append(progress.fractionCompleted)
      })
    let size: Int64 = 8 << 20
    try ItemCopy.copyFile(
      file.path, to: folder.url.appendingPathComponent("b").path, followingLinks: true,
      methods: [.kernel, .buffer]
    ) { try transfer.advance($0, of: size) }
    #expect(fractions.count >= 8 && fractions == fractions.sorted())
    #expect(fractions.first.map { $0 > 0.5 && $0 < 0.6 } == true && fractions.last == 1)
    // The same for bytes in memory, both ways.
    fractions = []
    let data = try FileContents.data(of: file, transfer)
    #expect(fractions.count == 8 && fractions.last == 1)
    fractions = []
    try FileContents.write(data, to: folder.url.appendingPathComponent("c").path, transfer)
    #expect(fractions.count == 8 && fractions.last == 1)
    fractions = []
    _ = try ArchivedFolder.pack(folder.url.path, transfer)
    #expect(fractions.count > 48 && fractions.last == 1)
  }

  @Test func severalLoadsReportToOneParent() async throws {
    let provider = ItemProvider(offering: "public.png")
    let parent = Progress(totalUnitCount: 20)
    let answers = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      answers.give(completion)
      return Progress(totalUnitCount: 1)
    }
    let ended = Outcome<Int>()
    for _ in 0..<20 {
      let progress = provider.loadDataRepresentation(for: .jpeg) { _, _ in ended.give(1) }
      parent.addChild(progress, withPendingUnitCount: 1)
    }
    try await eventually { answers.values.count == 20 }
    #expect(parent.fractionCompleted == 0)
    for answer in answers.values { DispatchQueue.global().async { answer(Data(), nil) } }
    try await eventually { ended.values.count == 20 }
    #expect(parent.isFinished && parent.fractionCompleted == 1)
  }

  @Test func completionsRunElsewhere() async {
    let provider = ItemProvider(offering: "public.png")
    let seen = Outcome<Bool>()
    await MainActor.run {
      _ = provider.loadDataRepresentation(for: .png) { _, _ in
        seen.give(Thread.isMainThread)
      }
    }
    #expect(await !seen.value())
    // Also without any work.
    let missing = Outcome<Bool>()
    await MainActor.run {
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { _, _ in
        missing.give(Thread.isMainThread)
      }
    }
    #expect(await !missing.value())
  }
}

@Suite struct CancellationTests {
  static func isCancellation(_ error: NSError?) -> Bool {
    error?.domain == NSCocoaErrorDomain && error?.code == 3072
  }

  @Test func aLoadWhoseHandlerNeverAnswersEndsAtOnce() async throws {
    let provider = ItemProvider()
    let handler = Progress(totalUnitCount: 1)
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    provider.registerDataRepresentation(for: .png) { completion in
      held.give(completion)
      return handler
    }
    let outcome = Outcome<NSError?>()
    let progress = provider.loadDataRepresentation(for: .png) { _, error in outcome.give(error as NSError?) }
    let completion = await held.value()
    progress.cancel()
    #expect(Self.isCancellation(await outcome.value()))
    try await eventually { handler.isCancelled }
    #expect(progress.isCancelled)
    // A late result does not complete twice.
    completion(Data(), nil)
    progress.cancel()
    try await Task.sleep(for: .milliseconds(50))
    #expect(outcome.values.count == 1)
  }

  @Test func aParentCancelsItsLoads() async throws {
    let provider = ItemProvider()
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    provider.registerDataRepresentation(for: .png) { completion in
      held.give(completion)
      return nil
    }
    let parent = Progress(totalUnitCount: 1)
    let outcome = Outcome<NSError?>()
    parent.addChild(
      provider.loadDataRepresentation(for: .png) { _, error in outcome.give(error as NSError?) },
      withPendingUnitCount: 1)
    _ = await held.value()
    parent.cancel()
    #expect(Self.isCancellation(await outcome.value()))
  }

  @Test func loadEndsWithBytesOrCancellation() async throws {
    let provider = ItemProvider()
    let calls = Outcome<Int>()
    provider.registerDataRepresentation(for: .png) { completion in
      calls.give(1)
      completion(Data(), nil)
      return nil
    }
    for _ in 0..<50 {
      let outcome = Outcome<(Data?, NSError?)>()
      let progress = provider.loadDataRepresentation(for: .png) { outcome.give(($0, $1 as NSError?)) }
      progress.cancel()
      let (data, error) = await outcome.value()
      #expect((data == nil) == Self.isCancellation(error) && (data == nil) == (error != nil))
    }
    #expect(calls.values.count <= 50)
  }

  @Test func cancellingAfterTheEndChangesNothing() async throws {
    let provider = ItemProvider(offering: "public.png")
    let outcome = Outcome<Data?>()
    let progress = provider.loadDataRepresentation(for: .png) { data, _ in outcome.give(data) }
    #expect(await outcome.value() != nil)
    progress.cancel()
    try await Task.sleep(for: .milliseconds(20))
    #expect(outcome.values.count == 1)
  }
}
