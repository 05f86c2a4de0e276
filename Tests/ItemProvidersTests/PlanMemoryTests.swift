import Foundation
import LoadPlans
import SystemCalls
import Testing
import UniformTypes

@testable import ItemProviders

/// Providers that deliver more than stated.
@Suite struct PlanMemoryTests {
  static let limit: Int64 = 1 << 20
  /// The bytes of a picture, to which other bytes can be appended.
  static func picture(_ count: Int) throws -> Data {
    var data = try MediaFixture.data("subtypes/plain.jpg")
    data.append(Data(repeating: 7, count: max(0, count - data.count)))
    return data
  }

  /// A plan for an item that is stated to be small.
  static func plan(_ purpose: LoadSituation.Purpose, _ registered: [String] = ["public.jpeg"]) -> LoadPlan {
    LoadPlan(
      for: LoadSituation(
        registered: registered, for: purpose, byteSize: 1_000, pixelSize: (64, 48), memoryLimit: limit))
  }

  static func exceeded(_ failure: LoadedItem.Failure?) -> MemoryLimitExceeded? {
    failure?.underlying as? MemoryLimitExceeded
  }

  @Test(arguments: [LoadSituation.Purpose.edit, .metadata, .display])
  func aFileIsAskedForItsSizeFirst(_ purpose: LoadSituation.Purpose) async throws {
    let folder = try Folder()
    let file = try folder.write("source/big.jpg", try Self.picture(3 << 20))
    let provider = ItemProvider()
    provider.offer("public.jpeg", file)
    let loaded = try await provider.load(Self.plan(purpose), into: folder.url)
    #expect(loaded.index == 1 && loaded.step.call == .loadFileRepresentation && loaded.failures.count == 1)
    #expect(
      Self.exceeded(loaded.failures.first)
        == MemoryLimitExceeded(byteCount: 3 << 20, limit: Self.limit, source: .file))
    #expect(try loaded.url.map { try Data(contentsOf: $0).count } == 3 << 20)
    #expect(!loaded.isInPlace && loaded.heldBytes == LoadPlan.copiedPiece)
  }

  @Test(arguments: [LoadSituation.Purpose.edit, .metadata, .display])
  func handlerDataIsCheckedOnDelivery(_ purpose: LoadSituation.Purpose) async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    let calls = Outcome<Int>()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      calls.give(1)
      completion(Data(repeating: 7, count: 3 << 20), nil)
      return nil
    }
    let loaded = try await provider.load(Self.plan(purpose), into: folder.url)
    let error = try #require(Self.exceeded(loaded.failures.first))
    #expect(error == MemoryLimitExceeded(byteCount: 3 << 20, limit: Self.limit, source: .delivered))
    #expect(error.description.contains("3145728") && error.description.contains("1048576"))
    // The file is written from the handler's memory, which is reported.
    #expect(loaded.url != nil && loaded.heldBytes == 3 << 20 && calls.values.count == 2)
  }

  @Test func sizeEqualToLimitFits() async throws {
    let folder = try Folder()
    let file = try folder.write("fits.jpg", try Self.picture(Int(Self.limit)))
    let provider = ItemProvider()
    provider.offer("public.jpeg", file)
    let loaded = try await provider.load(Self.plan(.edit), into: folder.url)
    #expect(loaded.index == 0 && loaded.heldBytes == Self.limit)
    let refused = try await provider.load(Self.plan(.edit), into: folder.url, memoryLimit: Self.limit - 1)
    #expect(refused.index == 1)
  }

  /// The smaller of the two limits applies.
  @Test func thePlanKnowsItsLimit() async throws {
    let folder = try Folder()
    let plan = Self.plan(.edit)
    #expect(plan.memoryLimit == Self.limit)
    let shared = LoadPlan(
      for: LoadSituation(registered: ["public.jpeg"], for: .edit, itemCount: 4, memoryLimit: 4_000))
    #expect(shared.memoryLimit == 1_000)
    #expect(Self.plan(.edit).steps.first?.call == .loadDataRepresentation)
    let provider = ItemProvider()
    provider.offer("public.jpeg", try folder.write("a.jpg", try Self.picture(2 << 20)))
    for asked in [nil, Int64.max, 2_000] {
      let loaded = try await provider.load(plan, into: folder.url, memoryLimit: asked)
      #expect(loaded.index == 1)
      #expect(Self.exceeded(loaded.failures.first)?.limit == min(asked ?? .max, Self.limit))
    }
  }

  /// A picture that is small encoded and large decoded.
  @Test func understatedPictureIsNotReturned() async throws {
    let folder = try Folder()
    var picture = try MediaFixture.data("subtypes/plain.jpg")
    // The frame header's height and width, 16 bits each.
    let frame = try #require(picture.firstRange(of: Data([0xFF, 0xC0])))
    picture.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0x20, 0, 0x30, 0])
    let provider = ItemProvider()
    let bytes = picture
    provider.registerDataRepresentation(for: .jpeg) { completion in
      completion(bytes, nil)
      return nil
    }
    let loaded = try await provider.load(Self.plan(.display), into: folder.url)
    #expect(
      Self.exceeded(loaded.failures.first)
        == MemoryLimitExceeded(
          byteCount: 0x2000 * 0x3000 * 4, limit: Self.limit, source: .decodedPicture))
    #expect(loaded.url != nil)
  }

  @Test func aLivePhotosArchiveIsMeasuredBeforeItIsMade() async throws {
    let folder = try Folder()
    let bundle = try folder.write("IMG_1.pvt/IMG_1.MOV", [UInt8](repeating: 1, count: 2 << 20))
      .deletingLastPathComponent()
    let identifier = "com.apple.live-photo-bundle"
    let provider = ItemProvider()
    provider.offer(identifier, bundle)
    let loaded = try await provider.load(Self.plan(.display, [identifier]), into: folder.url)
    #expect(Self.exceeded(loaded.failures.first)?.source == .file)
    #expect(loaded.url?.pathExtension == "pvt" && loaded.heldBytes == LoadPlan.copiedPiece)
  }

  @Test func withoutAFallbackTheErrorNamesSizeAndLimit() async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    let file = try folder.write("a.jpg", try Self.picture(2 << 20))
    let isFirst = Guarded(true)
    provider.registerFileRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
      let answers = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      completion(answers ? file : nil, false, nil)
      return nil
    }
    let error = await #expect(throws: LoadPlanError.self) {
      try await provider.load(Self.plan(.edit), into: folder.url)
    }
    #expect(error?.failures.count == 2)
    #expect(error?.description.contains("the file has 2097152 bytes, and 1048576 are allowed") == true)
  }

  /// An object is loaded as the type in the plan, whatever is registered before it.
  @Test func anObjectIsLoadedAsTheTypeOfItsStep() async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    provider.offer("public.jpeg", MediaFixture.url("subtypes/plain.jpg"))
    provider.offer("public.heic", MediaFixture.url("subtypes/plain.heic"))
    let plan = LoadPlan(for: LoadSituation(registered: provider.registeredTypeIdentifiers, for: .display))
    let loaded = try await provider.load(plan, into: folder.url)
    guard case .image(let image) = loaded.value else {
      Issue.record("\(loaded.value)")
      return
    }
    #expect(loaded.step.identifier == "public.heic" && image.type.identifier == "public.heic")
  }
}

#if os(Linux)
  /// Peak memory, measured in separate processes.
  @Suite struct PlanPeakTests {
    /// Exits with 0 if `body` needed at most `limit` additional bytes.
    static func exitAfterMeasuring(_ limit: Int, _ body: () async throws -> Bool) async {
      func kibibytes(_ field: String) -> Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix(field) } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
      }
      try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      let before = kibibytes("VmRSS")
      let isGood = (try? await body()) ?? false
      let peak = kibibytes("VmHWM")
      FileHandle.standardError.write(Data("rose by \(peak - before) KiB from \(before) KiB\n".utf8))
      TemporaryFiles.removeAll()
      exit(isGood && before > 0 && peak - before < limit >> 10 ? 0 : 1)
    }

    /// A sparse movie of 4 GiB with some MiB of data, to detect a copy in memory.
    static func hugeMovie(_ folder: Folder, dataMebibytes: Int = 96) throws -> URL {
      let movie = try folder.write("huge.mov", try MediaFixture.data("subtypes/plain.mov"))
      let handle = try FileHandle(forWritingTo: movie)
      try handle.truncate(atOffset: 4 << 30)
      try handle.seek(toOffset: 2 << 30)
      for _ in 0..<dataMebibytes { try handle.write(contentsOf: Data(repeating: 9, count: 1 << 20)) }
      try handle.close()
      return movie
    }

    @Test(arguments: LoadSituation.Purpose.allCases.map(\.rawValue))
    func fourGibibytesArePlannedAndDeliveredWithin32Mebibytes(_ purpose: String) async {
      await #expect(processExitsWith: .success) { [purpose] in
        let folder = try Folder()
        let movie = try Self.hugeMovie(folder)
        guard let purpose = LoadSituation.Purpose(rawValue: purpose) else { exit(2) }
        await Self.exitAfterMeasuring(32 << 20) {
          defer { try? FileManager.default.removeItem(at: folder.url) }
          let item = try MediaFixture.item(at: movie)
          let provider = ItemProvider(item: item)
          let plan = LoadPlan(for: LoadSituation(item, for: purpose, memoryLimit: 32 << 20))
          let loaded = try await provider.load(plan, into: folder.url)
          guard let url = loaded.url, loaded.index == 0, url.path != movie.path else { return false }
          return try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int == 4 << 30
        }
      }
    }

    @Test func understatedFileIsNeverInMemory() async {
      await #expect(processExitsWith: .success) {
        let folder = try Folder()
        let movie = try Self.hugeMovie(folder)
        let provider = ItemProvider()
        // Stated to be a small picture, so that the plan loads its data.
        provider.offer("public.jpeg", movie)
        await Self.exitAfterMeasuring(16 << 20) {
          defer { try? FileManager.default.removeItem(at: folder.url) }
          let loaded = try await provider.load(PlanMemoryTests.plan(.edit), into: folder.url)
          return loaded.index == 1 && loaded.url != nil
            && PlanMemoryTests.exceeded(loaded.failures.first)?.byteCount == 4 << 30
        }
      }
    }

    /// A folder's archive is in memory only once while it grows.
    @Test func aFolderAsDataTakesItsOwnSize() async {
      await #expect(processExitsWith: .success) {
        let folder = try Folder()
        for name in ["a", "b", "c"] {
          try folder.write("tree/" + name, Data(repeating: 5, count: 16 << 20))
        }
        let provider = ItemProvider()
        provider.offer("public.folder", folder.url.appendingPathComponent("tree"))
        await Self.exitAfterMeasuring(64 << 20) {
          defer { try? FileManager.default.removeItem(at: folder.url) }
          return try await provider.data(for: .folder).count > 48 << 20
        }
      }
    }
  }
#endif

/// Many loads under one limit.
@Suite struct SharedLimitTests {
  @Test(arguments: [1, 2, 5]) func resultsAndLoadsTogetherKeepTheLimit(_ width: Int) async throws {
    let (source, target) = (try Folder(), try Folder())
    let size = 100_000
    let file = try source.write("a.jpg", Data(repeating: 7, count: size))
    // Each fits alone, and all together by their stated size.
    let plan = LoadPlan(
      for: LoadSituation(registered: ["public.jpeg"], for: .edit, byteSize: 10, pixelSize: (10, 10)))
    let plans = (0..<12).map { _ in
      let provider = ItemProvider()
      provider.offer("public.jpeg", file)
      return (provider: provider, plan: plan)
    }
    let limit = Int64(size * 5)
    let results = await ItemProvider.loadAll(plans, into: target.url, atOnce: width, memoryLimit: limit)
    let items = try results.map { try $0.get() }
    let held = items.map(\.retainedBytes).reduce(0, +)
    #expect(held <= limit && held > 0)
    #expect(items.filter { $0.url != nil }.count == 12 - Int(held) / size)
    #expect(items.filter { $0.url != nil }.allSatisfy { PlanMemoryTests.exceeded($0.failures.first) != nil })
    let all = await ItemProvider.loadAll(plans, into: target.url, atOnce: width)
    #expect(all.allSatisfy { (try? $0.get().url) == .some(nil) })
  }
}
