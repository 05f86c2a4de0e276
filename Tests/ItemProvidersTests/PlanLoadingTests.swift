import Foundation
import LoadPlans
import SystemCalls
import Testing

@testable import ItemProviders

@Suite struct PlanLoadingTests {
  static func plan(
    _ registered: [String], _ purpose: LoadSituation.Purpose, byteSize: Int64? = nil
  ) -> LoadPlan {
    LoadPlan(
      for: LoadSituation(
        registered: registered, for: purpose, byteSize: byteSize, pixelSize: (width: 64, height: 48)))
  }

  @Test func firstStepIsUsed() async throws {
    let folder = try Folder()
    let provider = ItemProvider(item: try MediaFixture.item("subtypes/plain.mov"))
    let plan = Self.plan(provider.registeredTypeIdentifiers, .upload)
    let loaded = try await provider.load(plan, into: folder.url)
    #expect(loaded.index == 0 && loaded.failures.isEmpty && loaded.step == plan.steps.first)
    let url = try #require(loaded.url)
    #expect(url.deletingLastPathComponent().path == folder.url.path)
    #expect(try Data(contentsOf: url) == MediaFixture.data("subtypes/plain.mov"))
  }

  @Test func aLivePhotoIsShownAsAnObject() async throws {
    let folder = try Folder()
    let provider = ItemProvider(item: try MediaFixture.item("bundle/IMG_0003.pvt"))
    let loaded = try await provider.load(
      Self.plan(provider.registeredTypeIdentifiers, .display), into: folder.url)
    guard case .livePhoto(let photo) = loaded.value else {
      Issue.record("\(loaded.value)")
      return
    }
    #expect(photo.identifier == LivePhotoObjectTests.identifier)
  }

  @Test func nextStepIsUsedAfterFailure() async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    provider.offer("public.heic", folder.url.appendingPathComponent("missing.heic"))
    provider.offer("public.jpeg", MediaFixture.url("subtypes/plain.jpg"))
    let plan = Self.plan(["public.heic", "public.jpeg"], .upload)
    let loaded = try await provider.load(plan, into: folder.url)
    #expect(loaded.step.identifier == "public.jpeg")
    #expect(loaded.failures.map(\.step.identifier) == ["public.heic"])
    #expect(loaded.failures.map { ($0.underlying as NSError).code } == [-1000])
    #expect(loaded.index == 1)
  }

  @Test func failedPlanReportsAllReasons() async throws {
    let folder = try Folder()
    let plan = Self.plan(["public.heic", "public.jpeg"], .upload)
    let error = await #expect(throws: LoadPlanError.self) {
      try await ItemProvider().load(plan, into: folder.url)
    }
    #expect(error?.failures.count == plan.steps.count && error?.ending == plan.ending)
    #expect(!plan.steps.isEmpty)
    let empty = Self.plan([], .upload)
    let refused = await #expect(throws: LoadPlanError.self) {
      try await ItemProvider().load(empty, into: folder.url)
    }
    #expect(refused?.failures.isEmpty == true && refused?.ending == empty.ending)
  }

  /// An in-memory step above the limit is skipped, and the file is loaded.
  @Test func theMemoryLimitIsKept() async throws {
    let folder = try Folder()
    let calls = Guarded(0)
    let provider = ItemProvider()
    let data = try MediaFixture.data("headers/animated.png")
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
      calls.withLock { $0 += 1 }
      completion(data, nil)
      return nil
    }
    let plan = Self.plan(["public.jpeg"], .display, byteSize: 1000)
    let object = try #require(plan.steps.first)
    #expect(object.call == .loadObject)
    let estimate = try #require(object.estimatedPeakBytes)
    let whole = try await provider.load(plan, into: folder.url, memoryLimit: estimate)
    #expect(whole.index == 0 && calls.withLock { $0 } == 1)
    let limited = try await provider.load(plan, into: folder.url, memoryLimit: estimate - 1)
    #expect(!limited.step.call.isInMemory && limited.url != nil)
    #expect(
      limited.failures.first?.underlying as? MemoryLimitExceeded
        == MemoryLimitExceeded(byteCount: estimate, limit: estimate - 1, source: .estimate))
  }

  /// Other tests run at the same time, so the bound is far above the load's use and far below the movie's
  /// size.
  @Test func aHugeMovieIsDeliveredWithoutBeingInMemory() async throws {
    let folder = try Folder()
    let size: UInt64 = 4 << 30
    let movie = try folder.write("huge.mov", try MediaFixture.data("subtypes/plain.mov"))
    let file = try FileHandle(forWritingTo: movie)
    try file.truncate(atOffset: size)
    try file.close()
    let provider = try #require(ItemProvider(contentsOf: movie))
    let plan = Self.plan(provider.registeredTypeIdentifiers, .upload, byteSize: Int64(size))
    let before = Self.peakKibibytes
    let loaded = try await provider.load(plan, into: folder.url, memoryLimit: 32 << 20)
    let url = try #require(loaded.url)
    #expect(url.lastPathComponent == "huge 2.mov")
    #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? UInt64 == size)
    if let before, let after = Self.peakKibibytes { #expect(after - before < 1 << 20) }
  }

  /// The peak memory of the process; nil if the system does not report it.
  static var peakKibibytes: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  @Test(arguments: [1, 2, 5]) func fewAreLoadedAtOnceAndOneFailureStopsNone(_ width: Int) async throws {
    let folder = try Folder()
    let running = Guarded((now: 0, most: 0))
    let jpeg = MediaFixture.url("subtypes/plain.jpg")
    let plan = Self.plan(["public.jpeg"], .upload)
    let plans = (0..<9).map { number in
      let provider = ItemProvider()
      provider.registerFileRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
        running.withLock { state in
          state.now += 1
          state.most = max(state.most, state.now)
        }
        Thread.sleep(forTimeInterval: 0.01)
        running.withLock { $0.now -= 1 }
        completion(number == 4 ? nil : jpeg, false, nil)
        return nil
      }
      return (provider: provider, plan: plan)
    }
    let results = await ItemProvider.loadAll(plans, into: folder.url, atOnce: width)
    #expect(results.map { (try? $0.get()) != nil } == (0..<9).map { $0 != 4 })
    #expect(running.withLock { $0.most } <= width)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.count == 8)
  }

  @Test func aCancelledTaskLoadsNothing() async throws {
    let folder = try Folder()
    let provider = ItemProvider(item: try MediaFixture.item("subtypes/plain.jpg"))
    let plan = Self.plan(["public.jpeg"], .upload)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await ItemProvider.loadAll([(provider, plan), (provider, plan)], into: folder.url)
    }
    let results = await task.value
    #expect(results.count == 2)
    for result in results { #expect(throws: CancellationError.self) { try result.get() } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}

@Suite struct MediaStoreTests {
  @Test func deletingItemRemovesFile() async throws {
    let folder = try Folder()
    let video = StoredMedia(.video(try folder.write("a.mov", "movie")))
    let photo = StoredMedia(.photo(try StillImage(data: MediaFixture.data("subtypes/plain.jpg"))))
    let live = StoredMedia(
      .livePhoto(try LivePhotoObject(contentsOf: MediaFixture.url(LivePhotoObjectTests.bundle))))
    let store = MediaStore()
    for item in [video, photo, live, video] { await store.append(item) }
    #expect(await store.items.map(\.kind) == [.video, .photo, .livePhoto])
    try await store.delete(video.id)
    try await store.delete(video.id)
    #expect(await store.items.map(\.id) == [photo.id, live.id])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a.mov").path))
    // A missing file does not keep its item in the store.
    let gone = StoredMedia(.video(folder.url.appendingPathComponent("gone.mov")))
    await store.append(gone)
    try await store.deleteAll()
    #expect(await store.items.isEmpty)
    #expect(FileManager.default.fileExists(atPath: MediaFixture.url(LivePhotoObjectTests.bundle).path))
  }
}
