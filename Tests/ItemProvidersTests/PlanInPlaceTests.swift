import Foundation
import LoadPlans
import MediaItems
import Testing

@testable import ItemProviders

/// Originals that plans open in place.
@Suite struct PlanInPlaceTests {
  static let movie = "com.apple.quicktime-movie"

  static func plan(_ purpose: LoadSituation.Purpose, _ registered: [String] = [movie]) -> LoadPlan {
    LoadPlan(for: LoadSituation(registered: registered, for: purpose, opensInPlace: Set(registered)))
  }

  @Test(arguments: [LoadSituation.Purpose.thumbnail, .display, .upload, .metadata])
  func originalIsReturned(_ purpose: LoadSituation.Purpose) async throws {
    let (source, target) = (try Folder(), try Folder())
    let original = try source.write("clip.mov", "moving")
    let provider = ItemProvider()
    provider.offer(Self.movie, original, inPlace: true)
    let loaded = try await provider.load(Self.plan(purpose), into: target.url)
    #expect(loaded.isInPlace && loaded.url?.path == original.path && loaded.heldBytes == 0)
    #expect(loaded.index == 0 && loaded.step.call == .loadInPlaceFileRepresentation)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path).isEmpty)
    #expect(try Data(contentsOf: original) == Data("moving".utf8))
  }

  @Test func otherFilesAreCopied() async throws {
    let (source, target) = (try Folder(), try Folder())
    let original = try source.write("clip.mov", "moving")
    let provider = ItemProvider()
    provider.offer(Self.movie, original)
    let loaded = try await provider.load(Self.plan(.upload), into: target.url)
    #expect(!loaded.isInPlace && loaded.step.isInPlace && loaded.failures.isEmpty)
    #expect(loaded.url?.path == target.url.appendingPathComponent("clip.mov").path)
    let data = ItemProvider(offering: Self.movie)
    #expect(try await !data.load(Self.plan(.upload), into: target.url).isInPlace)
  }

  @Test func filesForEditingAreCopied() async throws {
    let (source, target) = (try Folder(), try Folder())
    let original = try source.write("clip.mov", "moving")
    let provider = ItemProvider()
    provider.offer(Self.movie, original, inPlace: true)
    let loaded = try await provider.load(Self.plan(.edit), into: target.url)
    #expect(!loaded.isInPlace && loaded.url?.path != original.path)
  }

  /// A failure in place falls back to a copy, and then to another representation.
  @Test func aMissingOriginalFallsBack() async throws {
    let (source, target) = (try Folder(), try Folder())
    let provider = ItemProvider()
    provider.offer(Self.movie, source.url.appendingPathComponent("gone.mov"), inPlace: true)
    provider.offer("public.mpeg-4", try source.write("there.mp4", "moving"), inPlace: true)
    let loaded = try await provider.load(
      Self.plan(.upload, provider.registeredTypeIdentifiers), into: target.url)
    #expect(loaded.isInPlace && loaded.step.identifier == "public.mpeg-4")
    #expect(
      loaded.failures.map(\.step.call) == [.loadInPlaceFileRepresentation, .loadFileRepresentation])
    for failure in loaded.failures {
      let beneath = (failure.underlying as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(beneath?.code == CocoaError.fileReadNoSuchFile.rawValue)
    }
  }

  @Test func itemsInFoldersAreOpenedToo() async throws {
    let (source, target) = (try Folder(), try Folder())
    try source.write("IMG_1.pvt/IMG_1.MOV", "moving")
    let bundle = source.url.appendingPathComponent("IMG_1.pvt")
    let identifier = "com.apple.live-photo-bundle"
    let provider = try #require(ItemProvider(contentsOf: bundle))
    let loaded = try await provider.load(Self.plan(.upload, [identifier]), into: target.url)
    #expect(loaded.isInPlace && loaded.url?.path == bundle.path)
  }

  /// Many loads: the originals of cancelled loads stay.
  @Test func originalsSurviveCancellation() async throws {
    let (source, target) = (try Folder(), try Folder())
    let plans = try (0..<40).map { number in
      let provider = ItemProvider()
      provider.offer(Self.movie, try source.write("\(number).mov", "moving"), inPlace: number % 2 == 0)
      return (provider: provider, plan: Self.plan(.upload))
    }
    let task = Task { await ItemProvider.loadAll(plans, into: target.url, atOnce: 4) }
    try await Task.sleep(for: .milliseconds(1))
    task.cancel()
    let results = await task.value
    #expect(results.count == 40)
    let copies = results.compactMap { try? $0.get() }.filter { !$0.isInPlace }
    #expect(try FileManager.default.contentsOfDirectory(atPath: source.url.path).count == 40)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path).count == copies.count)
  }
}

/// Plans of a provider for its own item.
@Suite struct OwnPlanTests {
  @Test func whatIsRegisteredAndOpensInPlaceIsPlanned() async throws {
    let provider = try #require(ItemProvider(contentsOf: MediaFixture.url("subtypes/plain.mov")))
    #expect(
      provider.plan(for: .upload).steps.map(\.call) == [
        .loadInPlaceFileRepresentation, .loadFileRepresentation,
      ])
    #expect(provider.plan(for: .edit).steps.map(\.call) == [.loadFileRepresentation])
    #expect(ItemProvider().plan(for: .display).refusal?.name == "keepEarlierResult")
    let picture = ItemProvider(offering: "public.jpeg")
    let small = picture.plan(
      for: .display, byteSize: 1_000, pixelSize: (width: 64, height: 48), memoryLimit: 1 << 20)
    #expect(small.steps.first?.call == .loadObject && small.memoryLimit == 1 << 20)
    #expect(picture.plan(for: .display, memoryLimit: 1 << 20).steps.first?.call == .loadFileRepresentation)
  }

  @Test func aShareSheetsProviderGivesBothHalves() async throws {
    let folder = try Folder()
    let provider = ItemProvider(item: try MediaFixture.item("bundle/IMG_0003.pvt"), in: .shareExtension)
    #expect(
      provider.registeredTypeIdentifiers == [
        "public.heic", "com.apple.quicktime-movie", "com.apple.live-photo",
      ])
    #expect(!provider.canLoadObject(ofClass: LivePhotoObject.self))
    let plan = provider.plan(for: .edit, in: .shareExtension)
    let loaded = try await provider.load(plan, into: folder.url)
    #expect(loaded.also.count == 1 && !loaded.isInPlace)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["IMG_0003.heic", "IMG_0003.mov"])
  }
}
