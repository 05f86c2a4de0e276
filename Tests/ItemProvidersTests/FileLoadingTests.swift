import Foundation
import ItemProviders
import Testing
import UniformTypes

@Suite struct FileLoadingTests {
  @Test func theFileLivesUntilTheHandlerReturns() async throws {
    let folder = try Folder()
    let original = try folder.write("clip.mov", "moving")
    let provider = ItemProvider()
    provider.offer("com.apple.quicktime-movie", original)
    let seen = await provider.seenFile("public.movie")
    let url = try #require(seen.url)
    #expect(seen.exists && seen.bytes == Data("moving".utf8) && !seen.onMainThread)
    #expect(url.path != original.path)
    // The file is removed after the handler's last statement.
    try await eventually { !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) }
    #expect(FileManager.default.fileExists(atPath: original.path))
  }

  @Test func copyIsNotALink() async throws {
    let folder = try Folder()
    let original = try folder.write("a.png", "picture")
    let provider = ItemProvider()
    provider.offer("public.png", original)
    let outcome = Outcome<SeenFile>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
      let seen = SeenFile(url, false, error)
      if let url, let handle = try? FileHandle(forWritingTo: url) {
        try? handle.write(contentsOf: Data("CHANGED".utf8))
        try? handle.close()
      }
      outcome.give(seen)
    }
    #expect(await outcome.value().linkCount == 1)
    #expect(try Data(contentsOf: original) == Data("picture".utf8))
  }

  @Test func aProviderMayDropItsFileOnceItHasAnswered() async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .png) { completion in
      let url = try? folder.write("made.png", "made")
      completion(url, false, nil)
      if let url { try? FileManager.default.removeItem(at: url) }
      return nil
    }
    #expect(await provider.seenFile("public.png").bytes == Data("made".utf8))
  }

  @Test func dataAndFileAreTheSameToTheConsumer() async throws {
    let folder = try Folder()
    let provider = ItemProvider(offering: "public.png")
    provider.offer("public.jpeg", try folder.write("x.jpg", "jpeg"))
    #expect(await provider.seenFile("public.png").bytes == Data("public.png".utf8))
    #expect(await provider.seenData("public.jpeg").data == Data("jpeg".utf8))
  }

  @Test func inPlaceOnlyWhereItIsAllowed() async throws {
    let folder = try Folder()
    let original = try folder.write("x.jpg", "jpeg")
    let provider = ItemProvider(offering: "public.png")
    provider.offer("public.jpeg", original, inPlace: true)
    provider.offer("public.heic", original)
    let jpeg = await provider.seenInPlace("public.jpeg")
    #expect(jpeg.isInPlace && jpeg.url?.path == original.path)
    for identifier in ["public.heic", "public.png"] {
      let seen = await provider.seenInPlace(identifier)
      #expect(!seen.isInPlace && seen.exists && seen.url?.path != original.path)
      let copy = try #require(seen.url)
      try await eventually { !FileManager.default.fileExists(atPath: copy.path) }
    }
    #expect(FileManager.default.fileExists(atPath: original.path))
    let outcome = Outcome<SeenFile>()
    provider.loadFileRepresentation(for: .jpeg, openInPlace: true) { outcome.give(SeenFile($0, $1, $2)) }
    #expect(await outcome.value().isInPlace)
    let copied = Outcome<SeenFile>()
    provider.loadFileRepresentation(for: .jpeg) { copied.give(SeenFile($0, $1, $2)) }
    #expect(await !copied.value().isInPlace)
  }

  @Test func aMovedFileStays() async throws {
    let folder = try Folder()
    let provider = ItemProvider(offering: "public.png")
    let target = folder.url.appendingPathComponent("kept.png")
    let outcome = Outcome<Bool>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
      guard let url else { return outcome.give(false) }
      outcome.give((try? FileManager.default.moveItem(at: url, to: target)) != nil)
    }
    #expect(await outcome.value())
    #expect(try Data(contentsOf: target) == Data("public.png".utf8))
  }

  @Test func everyLoadRunsTheHandlerAgain() async {
    let provider = ItemProvider()
    let calls = Outcome<Int>()
    provider.registerDataRepresentation(for: .png) { completion in
      calls.give(1)
      completion(Data([UInt8(calls.values.count)]), nil)
      return nil
    }
    #expect(await provider.seenData("public.png").data == Data([1]))
    #expect(await provider.seenFile("public.png").bytes == Data([2]))
    #expect(await provider.seenData("public.image").data == Data([3]))
  }

  struct Name: Sendable, CustomTestStringConvertible {
    var suggested: String?
    var source: String
    var chosen: String
    var others: [String] = []
    var expected: String
    var testDescription: String { "\(suggested ?? "nil") \(source) \(chosen)" }
  }

  static let names: [Name] = [
    Name(suggested: nil, source: "a.mov", chosen: "com.apple.quicktime-movie", expected: "a.mov"),
    Name(suggested: "IMG_0001", source: "x.dat", chosen: "public.heic", expected: "IMG_0001.heic"),
    Name(suggested: "IMG_0001.HEIC", source: "x", chosen: "public.heic", expected: "IMG_0001.heic"),
    Name(suggested: "IMG_0001.jpg", source: "x", chosen: "public.jpeg", expected: "IMG_0001.jpeg"),
    Name(
      suggested: "IMG_0001.HEIC", source: "x", chosen: "public.jpeg", others: ["public.heic"],
      expected: "IMG_0001.jpeg"),
    Name(suggested: "v1.2", source: "x", chosen: "public.png", expected: "v1.2.png"),
    Name(suggested: "../../etc/passwd", source: "x", chosen: "public.png", expected: "..-..-etc-passwd.png"),
    Name(suggested: "..", source: "x.png", chosen: "public.png", expected: "x.png"),
    Name(suggested: "", source: "x.png", chosen: "public.png", expected: "x.png"),
    Name(suggested: "\u{0}\n", source: "y.jpg", chosen: "public.png", expected: "y.jpg.png"),
    Name(suggested: "a", source: "x.zzz", chosen: "org.example.unknown", expected: "a.zzz"),
    Name(suggested: "a.b", source: "x", chosen: "org.example.unknown", expected: "a.b"),
    Name(suggested: nil, source: "x.zzz", chosen: "public.data", expected: "x.zzz"),
  ]

  @Test(arguments: names) func aFileIsNamedAfterItsItem(_ row: Name) async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    provider.suggestedName = row.suggested
    for other in row.others { provider.offer(other, "") }
    provider.offer(row.chosen, try folder.write(row.source, "bytes"))
    #expect(await provider.seenFile(row.chosen).url?.lastPathComponent == row.expected)
  }
}

/// Waits for the effect of another queue.
func eventually(_ condition: () -> Bool) async throws {
  for _ in 0..<2_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  throw CocoaError(.featureUnsupported)
}
