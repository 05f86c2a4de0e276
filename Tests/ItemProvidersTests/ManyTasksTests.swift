import Foundation
import LoadPlans
import SystemCalls
import Testing
import UniformTypes

@testable import ItemProviders

/// Thousands of loads by tasks, many of them cancelled: each ends once, and no files are left.
///
/// `Scripts/test-sanitized` runs ten thousand.
@Suite struct ManyTasksTests {
  static let bundle = "com.apple.live-photo-bundle"
  static let count =
    ProcessInfo.processInfo.environment["ITEM_PROVIDER_LOADS"].flatMap { Int($0) } ?? 2_000

  /// Bytes, files, originals, folders and objects; some handlers complete later, some always fail.
  static func provider() -> ItemProvider {
    let provider = ItemProvider()
    provider.offer(bundle, MediaFixture.url("bundle/IMG_0003.pvt"))
    provider.offer("public.heic", MediaFixture.url("subtypes/plain.heic"), inPlace: true)
    provider.offer("public.jpeg", MediaFixture.url("subtypes/plain.jpg"))
    provider.registerDataRepresentation(for: .png) { completion in
      let progress = Progress(totalUnitCount: 2)
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completion(try? MediaFixture.data("headers/animated.png"), nil)
      }
      return progress
    }
    provider.registerDataRepresentation(for: .gif) { completion in
      completion(nil, CocoaError(.fileReadUnknown))
      return nil
    }
    provider.registerObject("text", visibility: .all)
    return provider
  }

  static func plan(_ number: Int) -> LoadPlan {
    let registered = [
      [bundle, "public.heic"], ["public.heic"], ["public.gif", "public.jpeg"], ["public.png"],
    ]
    let purposes = LoadSituation.Purpose.allCases
    return LoadPlan(
      for: LoadSituation(
        registered: registered[number % registered.count], for: purposes[number % purposes.count],
        byteSize: 10_000, pixelSize: (64, 48), memoryLimit: number % 3 == 0 ? 15_000 : nil,
        opensInPlace: ["public.heic"]))
  }

  /// Runs one load with any result.
  static func load(_ number: Int, _ provider: ItemProvider, _ folder: URL) async throws -> Int {
    let identifiers = provider.registeredTypeIdentifiers
    let identifier = identifiers[number / 8 % identifiers.count]
    switch number % 8 {
    case 0: return try await provider.data(forTypeIdentifier: identifier).count
    case 1:
      return try await provider.withFileRepresentation(forTypeIdentifier: identifier) { url in
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        if number % 3 == 0 { throw CocoaError(.featureUnsupported) }
        return 1
      }
    case 2:
      return try await provider.withInPlaceFileRepresentation(forTypeIdentifier: identifier) {
        url, isInPlace in
        FileManager.default.fileExists(atPath: url.path) && isInPlace == (identifier == "public.heic") ? 1 : 0
      }
    case 3: return try await provider.object(ofClass: StillImage.self).data.count
    case 4: return try await provider.object(ofClass: LivePhotoObject.self).stillData().count
    case 5: return try await provider.object(ofClass: String.self).count
    case 6: return try await provider.load(plan(number / 8), into: folder).failures.count
    default:
      let plans = (0..<3).map { (provider: provider, plan: plan(number / 8 + $0)) }
      let results = await ItemProvider.loadAll(plans, into: folder, atOnce: 2, memoryLimit: 60_000)
      return results.count
    }
  }

  @Test func allEndAndLeaveNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      let provider = Self.provider()
      let before = try FolderTests.contents(MediaFixture.url("bundle"))
      let ends = Guarded([Int](repeating: 0, count: Self.count))
      await withTaskGroup(of: Void.self) { group in
        var numbers = Numbers(state: 7)
        for number in 0..<Self.count {
          let wait = UInt64.random(in: 0..<6, using: &numbers)
          let task = Task {
            _ = try? await Self.load(number, provider, folder.url)
            ends.withLock { $0[number] += 1 }
          }
          if number % 200 == 199 { await group.next() }
          group.addTask {
            switch wait {
            case 0: task.cancel()
            case 1:
              try? await Task.sleep(for: .microseconds(number % 50 * 40))
              task.cancel()
            default: break
            }
            await task.value
          }
        }
      }
      let isEach = ends.withLock { $0.allSatisfy { $0 == 1 } }
      try await eventually { TemporaryFiles.directory == nil }
      // The originals are unchanged.
      let isKept = try before == FolderTests.contents(MediaFixture.url("bundle"))
      TemporaryFiles.removeAll()
      let path = folder.url.path
      try FileManager.default.removeItem(at: folder.url)
      exit(isEach && isKept && !FileManager.default.fileExists(atPath: path) ? 0 : 1)
    }
  }
}
