import Foundation
import ItemProviders
import Testing
import UniformTypes

@Suite struct AsyncTests {
  struct Failure: Error {}

  @Test func theFileLivesWhileTheBodyRuns() async throws {
    let provider = ItemProvider(offering: "public.png")
    let (url, bytes) = try await provider.withFileRepresentation(for: .image) { url in
      try await Task.sleep(for: .milliseconds(20))
      return (url, try Data(contentsOf: url))
    }
    #expect(bytes == Data("public.png".utf8))
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
  }

  @Test func itIsRemovedWhenTheBodyThrows() async throws {
    let provider = ItemProvider(offering: "public.png")
    let seen = Outcome<URL>()
    await #expect(throws: Failure.self) {
      try await provider.withFileRepresentation(for: .png) { url in
        seen.give(url)
        throw Failure()
      }
    }
    #expect(await !FileManager.default.fileExists(atPath: seen.value().path))
  }

  @Test func inPlaceKeepsTheOriginal() async throws {
    let folder = try Folder()
    let original = try folder.write("a.png", "picture")
    let provider = try #require(ItemProvider(contentsOf: original))
    let path = try await provider.withInPlaceFileRepresentation(for: .png) { url, isInPlace in
      #expect(isInPlace)
      return url.path
    }
    #expect(path == original.path && FileManager.default.fileExists(atPath: path))
  }

  @Test func cancellingTheTaskCancelsTheLoad() async throws {
    let provider = ItemProvider()
    let handler = Progress(totalUnitCount: 1)
    let held = Outcome<@Sendable (Data?, (any Error)?) -> Void>()
    provider.registerDataRepresentation(for: .png) { completion in
      held.give(completion)
      return handler
    }
    let task = Task { try await provider.data(for: .png) }
    _ = await held.value()
    task.cancel()
    let error = await #expect(throws: CocoaError.self) { try await task.value }
    #expect(error?.code == .userCancelled)
    try await eventually { handler.isCancelled }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.withFileRepresentation(for: .png) { $0 }
    }
    await #expect(throws: CocoaError.self) { try await late.value }
  }

  @Test func missingTypesThrow() async {
    let error = await #expect(throws: NSError.self) { try await ItemProvider().data(for: .png) }
    #expect(error?.code == -1000)
    let other = await #expect(throws: NSError.self) { try await ItemProvider().object(ofClass: String.self) }
    #expect(other?.code == -1200)
  }

  @Test func savedFilesGetFreeNames() async throws {
    let folder = try Folder()
    let provider = ItemProvider(offering: "com.apple.quicktime-movie")
    provider.suggestedName = "IMG_0001"
    var names: [String] = []
    for _ in 0..<3 {
      names.append(
        try await provider.saveFileRepresentation(for: .movie, in: folder.url).lastPathComponent)
    }
    #expect(names == ["IMG_0001.mov", "IMG_0001 2.mov", "IMG_0001 3.mov"])
    for name in names {
      #expect(
        try Data(contentsOf: folder.url.appendingPathComponent(name))
          == Data("com.apple.quicktime-movie".utf8))
    }
    let tree = try folder.write("tree/a", "a").deletingLastPathComponent()
    let bundle = ItemProvider(contentsOf: tree, contentType: .folder)
    let saved = try await bundle.saveFileRepresentation(for: .folder, in: folder.url)
    #expect(saved.lastPathComponent == "tree 2")
    #expect(FileManager.default.fileExists(atPath: saved.appendingPathComponent("a").path))
  }

  @MainActor
  @Test func theBodyRunsWhereItsCallerIs() async throws {
    let provider = ItemProvider(offering: "public.png")
    var seen: [URL] = []
    try await provider.withFileRepresentation(for: .png) { url in
      MainActor.assertIsolated()
      seen.append(url)
    }
    #expect(seen.count == 1)
  }
}
