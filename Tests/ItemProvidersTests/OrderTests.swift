import Foundation
import SystemCalls
import Testing
import UniformTypes

@testable import ItemProviders

/// Consecutive loads and the order of their results.
@Suite struct OrderTests {
  enum Call: String, CaseIterable, Sendable {
    case data, file, inPlace, item, object, transferable, unknown
  }

  /// Starts a load and calls `done` in its handler.
  private static func load(
    _ provider: ItemProvider, _ call: Call, _ done: @escaping @Sendable () -> Void
  ) -> Progress? {
    let type = "public.utf8-plain-text"
    switch call {
    case .data: return provider.loadDataRepresentation(forTypeIdentifier: type) { _, _ in done() }
    case .file: return provider.loadFileRepresentation(forTypeIdentifier: type) { _, _ in done() }
    case .inPlace:
      return provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { _, _, _ in done() }
    case .item: provider.loadItem(forTypeIdentifier: type) { _, _ in done() }
    case .object: return provider.loadObject(ofClass: String.self) { _, _ in done() }
    case .transferable: return provider.loadTransferable(type: String.self) { _ in done() }
    case .unknown: return provider.loadDataRepresentation(for: .movie) { _, _ in done() }
    }
    return nil
  }

  /// A provider of a text with a delay.
  private static func slow(_ milliseconds: Int) -> ItemProvider {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      // A separate thread: those of global queues may all be blocked.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
        completion(Data("text".utf8), nil)
      }
      return nil
    }
    return provider
  }

  /// A provider whose handler never completes until it is released.
  private static func silent(_ held: Outcome<@Sendable (Data?, (any Error)?) -> Void>) -> ItemProvider {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      held.give(completion)
      return nil
    }
    return provider
  }

  /// Starts loads one after another on a separate thread; returns the order of their results.
  ///
  /// The time limit is generous, since other tests slow the machine down.
  private static func order(
    _ providers: [ItemProvider], _ order: LoadOrder = patient, _ call: @escaping @Sendable (Int) -> Call
  ) async -> [Int] {
    let ended = Guarded<[Int]>([])
    let all = Outcome<[Int]>()
    Thread.detachNewThread {
      Thread.current.threadDictionary["item-provider.order"] = order
      for (index, provider) in providers.enumerated() {
        _ = load(provider, call(index)) {
          let now = ended.withLock { ended in
            ended.append(index)
            return ended
          }
          if now.count == providers.count { all.give(now) }
        }
      }
    }
    return await all.value()
  }

  private static var patient: LoadOrder { LoadOrder(patience: 3_600_000_000_000) }

  /// The first loads take longest.
  @Test(arguments: Call.allCases, [true, false])
  func answersComeInTheOrderOfTheCalls(_ call: Call, areAList: Bool) async {
    let providers = (0..<8).map { Self.slow(80 - $0 * 10) }
    if areAList { ItemProvider.order(providers, Self.patient) }
    #expect(await Self.order(providers) { _ in call } == Array(0..<8))
  }

  @Test func loadsOfAllKindsShareTheOrder() async {
    let providers = (0..<28).map { Self.slow(56 - $0 * 2) }
    #expect(await Self.order(providers) { Call.allCases[$0 % 7] } == Array(0..<28))
    let one = Self.slow(5)
    #expect(
      await Self.order(Array(repeating: one, count: 28)) { Call.allCases[$0 % 7] } == Array(0..<28))
  }

  /// Handlers do not overlap, so the last one sees complete results.
  @Test func lastHandlerSeesAllResults() async {
    let providers = (0..<6).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
    ItemProvider.order(providers, Self.patient)
    let kept = Guarded<[Int]>([])
    let last = Outcome<[Int]>()
    for (index, provider) in providers.enumerated() {
      provider.loadItem(forTypeIdentifier: "public.plain-text") { _, _ in
        // Copying takes time, most for the first.
        Thread.sleep(forTimeInterval: 0.04 - Double(index) * 0.005)
        kept.withLock { $0.append(index) }
        if index == providers.count - 1 { last.give(kept.withLock { $0 }) }
      }
    }
    #expect(await last.value() == Array(0..<6))
  }

  /// A load without end delays the others only once.
  @Test func endlessLoadDelaysOthersOnce() async {
    await #expect(processExitsWith: .success) {
      let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
      let providers =
        [Self.silent(held)] + (0..<20).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
      ItemProvider.order(providers, LoadOrder(patience: 3_000_000_000))
      let late = Outcome<Int>()
      _ = Self.load(providers[0], .data) { late.give(0) }
      let start = ContinuousClock.now
      let order = await Self.order(Array(providers[1...])) { _ in .data }
      let first = ContinuousClock.now - start
      let again = await Self.order(Array(providers[1...])) { _ in .data }
      await held.value()(nil, nil)
      _ = await late.value()
      let isInOrder = order == Array(0..<20) && again == order
      exit(isInOrder && first > .milliseconds(2_500) && first < .seconds(40) ? 0 : 1)
    }
  }

  /// Ten loads without end delay the others no longer than one.
  @Test func endlessLoadsDelayNoLongerThanOne() async {
    await #expect(processExitsWith: .success) {
      let helds = (0..<20).map { _ in Outcome<@Sendable (Data?, (any Error)?) -> Void>() }
      let quick = helds.map { _ in ItemProvider(offering: "public.utf8-plain-text") }
      let providers = zip(helds.map(Self.silent), quick).flatMap { [$0, $1] }
      let order = LoadOrder(patience: 3_000_000_000)
      ItemProvider.order(providers, order)
      let all = Guarded<[Int]>([])
      let start = ContinuousClock.now
      for (index, provider) in providers.enumerated() {
        _ = Self.load(provider, .data) { all.withLock { $0.append(index) } }
      }
      try await eventually { all.withLock { $0.count } == 20 }
      let time = ContinuousClock.now - start
      // Separate delays would take a minute.
      exit(all.withLock { $0 } == Array(stride(from: 1, to: 40, by: 2)) && time < .seconds(40) ? 0 : 1)
    }
  }

  /// Handlers that each return in time are all waited for.
  @Test func manyHandlersInARowAreWaitedFor() async {
    await #expect(processExitsWith: .success) {
      let providers = (0..<30).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
      ItemProvider.order(providers, LoadOrder(patience: 5_000_000_000))
      let ended = Guarded<[Int]>([])
      for (index, provider) in providers.enumerated() {
        _ = Self.load(provider, .data) {
          Thread.sleep(forTimeInterval: index == 29 ? 0 : 0.2)
          ended.withLock { $0.append(index) }
        }
      }
      try await eventually { ended.withLock { $0.count } == 30 }
      exit(ended.withLock { $0 } == Array(0..<30) ? 0 : 1)
    }
  }

  enum Waiting: CaseIterable, Sendable { case here, onAQueue, inATask }

  /// A handler waits for another load of its list, which completes immediately.
  @Test(arguments: Waiting.allCases) func aHandlerWaitsForALoadOfItsList(_ waiting: Waiting) async {
    let providers = (0..<3).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
    ItemProvider.order(providers)
    let outcome = Outcome<Bool>()
    _ = Self.load(providers[0], .file) {
      let ended = DispatchSemaphore(value: 0)
      let inner: @Sendable () -> Void = { _ = Self.load(providers[1], .data) { ended.signal() } }
      switch waiting {
      case .here: inner()
      case .onAQueue: DispatchQueue.global().async(execute: inner)
      case .inATask: Task { inner() }
      }
      outcome.give(ended.wait(timeout: .now() + 600) == .success)
    }
    _ = Self.load(providers[2], .data) {}
    #expect(await outcome.value())
  }

  /// Handlers that wait for each other: the later one still runs.
  @Test func aHandlerMayWaitForALaterOne() async {
    let providers = (0..<2).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
    ItemProvider.order(providers)
    let called = DispatchSemaphore(value: 0)
    let outcome = Outcome<Bool>()
    _ = Self.load(providers[0], .data) { outcome.give(called.wait(timeout: .now() + 600) == .success) }
    _ = Self.load(providers[1], .data) { called.signal() }
    #expect(await outcome.value())
  }

  /// Tasks share threads, but do not wait for each other's loads.
  @Test func awaitedLoadsOfOtherTasksAreNotWaitedFor() async throws {
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    let silent = Self.silent(held)
    let quick = ItemProvider(offering: "public.utf8-plain-text")
    let late = Outcome<Bool>()
    // Both are called on one thread, whose order has unlimited patience.
    Thread.detachNewThread {
      Thread.current.threadDictionary["item-provider.order"] = Self.patient
      _ = Self.load(silent, .data) {}
      let loaded = DispatchSemaphore(value: 0)
      _ = LoadOrder.withSeparateOrder { Self.load(quick, .data) { loaded.signal() } }
      late.give(loaded.wait(timeout: .now() + 600) == .success)
    }
    let answer = await held.value()
    #expect(await late.value())
    answer(nil, nil)
  }

  @Test func cancelledLoadsDoNotWait() async {
    await #expect(processExitsWith: .success) {
      let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
      let silent = Self.silent(held)
      let quick = ItemProvider(offering: "public.utf8-plain-text")
      ItemProvider.order([silent, quick], LoadOrder(patience: 120_000_000_000))
      let (first, second) = (Outcome<Int>(), Outcome<Int>())
      let start = ContinuousClock.now
      let one = Self.load(silent, .data) { first.give(1) }
      let two = Self.load(quick, .data) { second.give(2) }
      _ = await held.value()
      two?.cancel()
      _ = await second.value()
      one?.cancel()
      _ = await first.value()
      exit(ContinuousClock.now - start < .seconds(60) ? 0 : 1)
    }
  }

  /// Ten thousand loads of a list, a fifth of them cancelled, from several threads.
  @Test func manyLoadsOfAListEndOnce() async {
    let providers = (0..<10).map { _ in ItemProvider(offering: "public.utf8-plain-text") }
    ItemProvider.order(providers)
    let calls = Guarded([Int](repeating: 0, count: 10_000))
    let left = Guarded(10_000)
    let all = Outcome<Int>()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for index in stride(from: thread, to: 10_000, by: 4) {
        let progress = Self.load(providers[index % 10], [.data, .file, .item][index % 3]) {
          calls.withLock { $0[index] += 1 }
          let isLast = left.withLock { left in
            left -= 1
            return left == 0
          }
          if isLast { all.give(1) }
        }
        if index % 5 == 0 { progress?.cancel() }
      }
    }
    _ = await all.value()
    #expect(calls.withLock { $0 }.allSatisfy { $0 == 1 })
  }
}

/// The item of an object and its registered types.
@Suite struct DraggedObjectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var object: @Sendable () throws -> any ItemProviderWriting
    var types: [String]
    /// The item for each type.
    var items: [String]
    var testDescription: String { name }
  }

  #if !canImport(Darwin)
    static let rows = [
      Row(
        name: "text", object: { "words" as NSString }, types: ["public.utf8-plain-text"], items: ["bytes"]),
      Row(
        name: "rich text", object: { NSAttributedString(string: "words") }, types: ["public.utf8-plain-text"],
        items: ["bytes"]),
      Row(
        name: "the text of an address", object: { "https://example.org/a?b=c" as NSString },
        types: ["public.utf8-plain-text", "public.url"], items: ["bytes", "address"]),
      Row(
        name: "a text with an address", object: { "see https://example.org" as NSString },
        types: ["public.utf8-plain-text"], items: ["bytes"]),
      Row(
        name: "a text without a host", object: { "note: https://" as NSString },
        types: ["public.utf8-plain-text"], items: ["bytes"]),
      Row(
        name: "an address", object: { try #require(NSURL(string: "https://example.org")) },
        types: ["public.url"], items: ["address"]),
      Row(
        name: "a file's address", object: { NSURL(fileURLWithPath: "/tmp/a b") },
        types: ["public.file-url", "public.url"], items: ["bytes", "address"]),
    ]

    @Test(arguments: rows) func objectsComeAsBytesOrAsThemselves(_ row: Row) async throws {
      let provider = ItemProvider(object: try row.object())
      #expect(provider.registeredTypeIdentifiers == row.types)
      for (type, expected) in zip(row.types, row.items) {
        let item = try await provider.loadItem(forTypeIdentifier: type)
        #expect((item as? Data != nil ? "bytes" : item as? URL != nil ? "address" : "else") == expected)
        let bytes = try await provider.data(forTypeIdentifier: type)
        if let data = item as? Data { #expect(data == bytes) }
      }
    }

    /// Reads dropped items like apps for macOS and iOS.
    @Test func aFilesAddressIsReadBothWays() async throws {
      let folder = try Folder()
      let file = try folder.write("a b.txt", "text")
      let dragged = try await ItemProvider(object: file as NSURL).loadItem(
        forTypeIdentifier: "public.file-url")
      let data = try #require(dragged as? Data)
      #expect(URL(dataRepresentation: data, relativeTo: nil)?.path == file.path)
      let shared = try #require(ItemProvider(contentsOf: file))
      #expect(try await shared.loadItem(forTypeIdentifier: "public.file-url") as? URL == file)
    }

    @Test func theTextOfAnAddressLoadsAsOne() async throws {
      let provider = ItemProvider(object: "https://example.org/a" as NSString)
      #expect(provider.canLoadObject(ofClass: URL.self) && provider.canLoadObject(ofClass: String.self))
      #expect(try await provider.object(ofClass: URL.self).absoluteString == "https://example.org/a")
      #expect(try await provider.object(ofClass: String.self) == "https://example.org/a")
      #expect(!ItemProvider(object: "words" as NSString).canLoadObject(ofClass: URL.self))
    }
  #endif
}
