import Foundation
import ItemProviders
import Testing
import UniformTypes

/// A picture or movie that records how it was imported.
private struct Taken: Transferable, Equatable {
  var way: String
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .png) {
      Taken(way: "png", text: String(decoding: $0, as: UTF8.self))
    }
    FileRepresentation(importedContentType: .movie) { received in
      Taken(way: "movie", text: try String(contentsOf: received.file, encoding: .utf8))
    }
    DataRepresentation(importedContentType: .image) {
      Taken(way: "image", text: String(decoding: $0, as: UTF8.self))
    }
  }
}

private struct Recipe: Transferable, Codable, Equatable {
  var title: String
  var isSecret = false

  static let type = UTType(exportedAs: "com.example.recipe")

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: type)
    DataRepresentation(exportedContentType: .html) { Data("<h1>\($0.title)</h1>".utf8) }
      .exportingCondition { !$0.isSecret }
      .visibility(.ownProcess)
    ProxyRepresentation(exporting: \.title, importing: { Recipe(title: $0) })
      .suggestedFileName { $0.title }
  }
}

/// A custom, composed representation.
private struct PlainWays<Item: Transferable>: TransferRepresentation {
  var text: @Sendable (Item) -> String
  var body: some TransferRepresentation<Item> {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data(text($0).utf8) }
    DataRepresentation(exportedContentType: .json) { try JSONEncoder().encode([text($0)]) }
  }
}

private struct Word: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation { PlainWays { $0.text } }
}

@Suite struct TransferableImportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var registered: [String]
    var taken: String?
    var testDescription: String { "\(registered) → \(taken ?? "nothing")" }
  }

  // The item's order decides, not the provider's; registered subtypes match.
  static let rows = [
    Row(registered: ["public.jpeg", "public.png"], taken: "png public.png"),
    Row(registered: ["public.jpeg", "public.heic"], taken: "image public.jpeg"),
    Row(registered: ["public.jpeg", "com.apple.quicktime-movie"], taken: "movie com.apple.quicktime-movie"),
    Row(registered: ["public.plain-text"], taken: nil),
    Row(registered: [], taken: nil),
  ]

  @Test(arguments: rows) func firstMatchingRepresentationIsUsed(_ row: Row) async throws {
    let provider = ItemProvider()
    for identifier in row.registered { provider.offer(identifier, identifier) }
    let taken = try await provider.loadTransferable(type: Taken.self)
    #expect(taken.map { "\($0.way) \($0.text)" } == row.taken)
    let outcome = Outcome<Result<Taken, any Error>>()
    provider.loadTransferable(type: Taken.self) { outcome.give($0) }
    switch await outcome.value() {
    case .success(let value): #expect("\(value.way) \(value.text)" == row.taken)
    case .failure(let error):
      #expect(row.taken == nil)
      #expect((error as NSError).domain == ItemProvider.errorDomain && (error as NSError).code == -1000)
    }
  }

  @Test func aFailingLoadThrowsAndIsNotNil() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let error = await #expect(throws: NSError.self) { try await provider.loadTransferable(type: Taken.self) }
    #expect(error?.code == -1000)
  }

  private struct Received: Transferable {
    var url: URL
    var isOriginal: Bool
    var existed: Bool
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(importedContentType: .movie, shouldAttemptToOpenInPlace: true) { received in
        let exists = FileManager.default.fileExists(atPath: received.file.path)
        return Received(url: received.file, isOriginal: received.isOriginalFile, existed: exists)
      }
    }
  }

  @Test(arguments: [true, false]) func aFileIsThereWhileItIsImported(inPlace: Bool) async throws {
    let folder = try Folder()
    let movie = try folder.write("clip.mov", "movie")
    let provider = ItemProvider()
    provider.offer("com.apple.quicktime-movie", movie, inPlace: inPlace)
    let received = try #require(try await provider.loadTransferable(type: Received.self))
    #expect(received.existed && received.isOriginal == inPlace && received.url.pathExtension == "mov")
    #expect(FileManager.default.fileExists(atPath: received.url.path) == inPlace)
    #expect((received.url.path == movie.path) == inPlace)
  }

  private struct Failing: Transferable {
    static let seen = Outcome<URL>()
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(importedContentType: .movie) { received -> Failing in
        seen.give(received.file)
        throw CocoaError(.fileReadCorruptFile)
      }
    }
  }

  @Test func aFileIsGoneWhenTheImportThrows() async throws {
    let folder = try Folder()
    let provider = ItemProvider()
    provider.offer("public.mpeg-4", try folder.write("clip.mp4", "movie"))
    await #expect(throws: CocoaError(.fileReadCorruptFile)) {
      try await provider.loadTransferable(type: Failing.self)
    }
    let url = await Failing.seen.value()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aCancelledLoadEndsOnce() async throws {
    let provider = ItemProvider()
    let asked = Outcome<Int>()
    provider.registerDataRepresentation(for: .png) { completion in
      asked.give(1)
      // It never completes while the completion is retained.
      return withExtendedLifetime(completion) { Progress(totalUnitCount: 1) }
    }
    let outcome = Outcome<Result<Taken, any Error>>()
    let progress = provider.loadTransferable(type: Taken.self) { outcome.give($0) }
    progress.cancel()
    let result = await outcome.value()
    #expect(throws: (any Error).self) { try result.get() }
    #expect(outcome.values.count == 1)
  }
}

@Suite struct TransferableExportTests {
  @Test func itemsRegisterAllRepresentations() async throws {
    let provider = ItemProvider(transferable: Recipe(title: "Bread"))
    #expect(
      provider.registeredTypeIdentifiers == ["com.example.recipe", "public.html", "public.utf8-plain-text"])
    #expect(provider.suggestedName == "Bread")
    #expect(provider.visibility(forTypeIdentifier: "public.html") == .ownProcess)
    #expect(provider.visibility(forTypeIdentifier: "com.example.recipe") == .all)
    let json = try await provider.data(for: Recipe.type)
    #expect(try JSONDecoder().decode(Recipe.self, from: json) == Recipe(title: "Bread"))
    #expect(try await provider.data(for: .utf8PlainText) == Data("Bread".utf8))
    #expect(try await provider.loadTransferable(type: Recipe.self) == Recipe(title: "Bread"))
    #expect(try await provider.loadTransferable(type: String.self) == "Bread")
  }

  @Test func conditionHidesRepresentation() {
    let provider = ItemProvider(transferable: Recipe(title: "Bread", isSecret: true))
    #expect(provider.registeredTypeIdentifiers == ["com.example.recipe", "public.utf8-plain-text"])
  }

  @Test func aProxyIsImported() async throws {
    let provider = ItemProvider(object: "Milk")
    #expect(try await provider.loadTransferable(type: Recipe.self) == Recipe(title: "Milk"))
  }

  @Test func representationsAreComposed() async throws {
    let provider = ItemProvider(transferable: Word(text: "yes"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.json"])
    #expect(try await provider.data(for: .json) == Data(#"["yes"]"#.utf8))
    #expect(try await provider.loadTransferable(type: Word.self) == nil)
  }

  private struct Sent: Transferable {
    var url: URL
    var allows: Bool
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .mpeg4Movie, shouldAllowToOpenInPlace: true) {
        SentTransferredFile($0.url, allowAccessingOriginalFile: $0.allows)
      }
    }
  }

  @Test(arguments: [true, false]) func originalIsOpenedOnlyIfAllowed(allows: Bool) async throws {
    let folder = try Folder()
    let url = try folder.write("clip.mp4", "movie")
    let seen = await ItemProvider(transferable: Sent(url: url, allows: allows)).seenInPlace("public.mpeg-4")
    #expect(seen.isInPlace == allows && (seen.url?.path == url.path) == allows)
    #expect(seen.bytes == Data("movie".utf8))
  }
}

@Suite struct ReadyMadeTransferableTests {
  @Test func bytesTextAndAddressesLoad() async throws {
    let wide = ItemProvider()
    wide.registerDataRepresentation(for: .utf16PlainText) { completion in
      completion("Grüße".data(using: .utf16LittleEndian), nil)
      return nil
    }
    #expect(try await wide.loadTransferable(type: String.self) == "Grüße")
    #expect(
      try await ItemProvider(offering: "public.jpeg").loadTransferable(type: Data.self)
        == Data("public.jpeg".utf8))
    let address = try #require(URL(string: "https://example.com/a"))
    #expect(try await ItemProvider(object: address).loadTransferable(type: URL.self) == address)
    let file = URL(fileURLWithPath: "/a/b.txt")
    #expect(ItemProvider(transferable: file).registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(ItemProvider(transferable: address).registeredTypeIdentifiers == ["public.url"])
  }

  @Test func picturesAndLivePhotosLoad() async throws {
    let still = ItemProvider(item: try MediaFixture.item("live/IMG_0002.HEIC"))
    let picture = try #require(try await still.loadTransferable(type: StillImage.self))
    #expect(try picture.type == .heic && picture.data == MediaFixture.data("live/IMG_0002.HEIC"))
    let bundle = ItemProvider(item: try MediaFixture.item("bundle/IMG_0003.pvt"))
    let live = try #require(try await bundle.loadTransferable(type: LivePhotoObject.self))
    #expect(live.identifier == "22222222-BBBB-4BBB-8BBB-000000000002")
    #expect(try await still.loadTransferable(type: LivePhotoObject.self) == nil)
  }
}
