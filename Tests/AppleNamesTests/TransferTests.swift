import AppleNames
import Foundation
import ItemProviders
import Testing
import UniformTypes

@Suite struct TransferTests {
  /// Text with a name, transferred as JSON and as its name.
  struct Note: Transferable, Codable, Equatable {
    var name: String
    var text = ""

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  /// A file, exported as original or copy, with its origin.
  struct Document: Transferable {
    var url: URL
    var mayBeOriginal = false
    var contents = Data()
    var wasOriginal: Bool?

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .pdf, shouldAllowToOpenInPlace: true) {
        SentTransferredFile($0.url, allowAccessingOriginalFile: $0.mayBeOriginal)
      }
      .suggestedFileName { $0.url.lastPathComponent }
      FileRepresentation(importedContentType: .pdf, shouldAttemptToOpenInPlace: true) { received in
        Document(
          url: received.file, contents: try Data(contentsOf: received.file),
          wasOriginal: received.isOriginalFile)
      }
    }
  }

  struct Refused: Error, Equatable {}

  /// Reads PNG only, and refuses empty data.
  struct Picture: Transferable {
    var count: Int

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .png) { data in
        guard !data.isEmpty else { throw Refused() }
        return Picture(count: data.count)
      }
      ProxyRepresentation { (data: Data) in Picture(count: -data.count) }
    }
  }

  struct Secret: Transferable {
    var isShared: Bool

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
        .exportingCondition { $0.isShared }
      DataRepresentation(exportedContentType: .plainText) { _ in throw Refused() }
        .visibility(.ownProcess)
    }
  }

  private func loaded<Item: Transferable>(_ type: Item.Type, _ provider: ItemProvider) async throws -> Item {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  @Test func representationsAreRegisteredInTheirOrder() async throws {
    let provider = ItemProvider()
    provider.register(Note(name: "shopping", text: "bread"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(try await loaded(Note.self, provider) == Note(name: "shopping", text: "bread"))
    #expect(try await loaded(String.self, provider) == "shopping")
    let json = try await provider.data(for: .json)
    #expect(try JSONDecoder().decode(Note.self, from: json).text == "bread")
    // It is encoded for each load, with keys in any order.
    #expect(try await loaded(Data.self, provider).count == json.count)
  }

  @Test(arguments: [true, false]) func originalsNeedBothSides(_ mayBeOriginal: Bool) async throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("letter.pdf")
    try Data("%PDF-1.4".utf8).write(to: file)
    let provider = ItemProvider()
    provider.register(Document(url: file, mayBeOriginal: mayBeOriginal))
    #expect(provider.suggestedName == "letter.pdf")
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["com.adobe.pdf"])
    let document = try await loaded(Document.self, provider)
    #expect(document.contents == Data("%PDF-1.4".utf8))
    #expect((document.url.path == file.path) == mayBeOriginal)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func copyIsRemovedAfterImport() async throws {
    struct Movie: Transferable {
      var seen: URL
      var existed: Bool
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .movie) { received in
          try await Task.sleep(nanoseconds: 20_000_000)
          guard !received.isOriginalFile else { throw Refused() }
          return Movie(
            seen: received.file, existed: FileManager.default.fileExists(atPath: received.file.path))
        }
      }
    }
    let provider = try #require(ItemProvider(contentsOf: Media.url("subtypes/plain.mov")))
    let movie = try await loaded(Movie.self, provider)
    #expect(movie.existed && movie.seen.lastPathComponent == "plain.mov")
    #expect(!FileManager.default.fileExists(atPath: movie.seen.path))
  }

  @Test func firstMatchingOwnTypeIsLoaded() async throws {
    let both = ItemProvider()
    for (type, count) in [(UTType.jpeg, 5), (.png, 3)] {
      both.registerDataRepresentation(for: type) { completion in
        completion(Data(repeating: 0, count: count), nil)
        return nil
      }
    }
    #expect(try await loaded(Picture.self, both).count == 3)
    let jpeg = try #require(ItemProvider(contentsOf: Media.url("subtypes/plain.jpg")))
    #expect(try await loaded(Picture.self, jpeg).count == -(try Media.data("subtypes/plain.jpg")).count)
    let empty = ItemProvider()
    empty.registerDataRepresentation(for: .png) { completion in
      completion(Data(), nil)
      return nil
    }
    await #expect(throws: Refused()) { try await loaded(Picture.self, empty) }
    await #expect {
      try await loaded(Picture.self, ItemProvider())
    } throws: { error in
      (error as NSError).domain == ItemProvider.errorDomain && (error as NSError).code == -1000
    }
  }

  @Test func conditionsAndVisibilityAreKept() async throws {
    for isShared in [true, false] {
      let provider = ItemProvider()
      provider.register(Secret(isShared: isShared))
      #expect(
        provider.registeredTypeIdentifiers == (isShared ? ["public.json"] : []) + ["public.plain-text"])
      #expect(provider.visibility(forTypeIdentifier: "public.plain-text") == .ownProcess)
      await #expect {
        try await provider.data(for: .plainText)
      } throws: { error in
        (error as NSError).userInfo[NSUnderlyingErrorKey] is Refused
          || (error as NSError).code == ItemProvider.ErrorCode.itemUnavailableError.rawValue
      }
    }
  }

  @Test func proxyConditionApplies() async throws {
    struct Wrapped: Transferable {
      var isShared: Bool
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (wrapped: Wrapped) in Secret(isShared: wrapped.isShared) }
      }
    }
    for isShared in [true, false] {
      let provider = ItemProvider()
      provider.register(Wrapped(isShared: isShared))
      #expect(((try? await provider.data(for: .json)) != nil) == isShared)
    }
  }

  @Test func builtInTypesTransfer() async throws {
    let provider = ItemProvider()
    provider.register("grüße")
    #expect(try await loaded(String.self, provider) == "grüße")
    let link = ItemProvider()
    link.register(URL(fileURLWithPath: "/a b"))
    #expect(try await loaded(URL.self, link).path == "/a b")
    let live = ItemProvider(item: try #require(try Media.asset("live/IMG_0002.HEIC")).mediaAsset.item)
    #expect(try await loaded(PHLivePhoto.self, live).size == CGSize(width: 64, height: 48))
    // A share sheet's abstract type cannot be loaded.
    let shared = ItemProvider()
    shared.registerDataRepresentation(forTypeIdentifier: "com.apple.live-photo", visibility: .all) {
      completion in
      completion(Data(), nil)
      return nil
    }
    let item = PhotosPickerItem(itemIdentifier: "x")
    #expect(try await item.loadTransferable(type: PHLivePhoto.self) == nil)
    await #expect {
      try await loaded(PHLivePhoto.self, shared)
    } throws: { ($0 as NSError).code == -1000 }
  }

  @Test func aCancelledLoadEndsOnce() async throws {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png) { _ in Progress(totalUnitCount: 1) }
    let result: Result<Picture, any Error> = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: Picture.self) { continuation.resume(returning: $0) }.cancel()
    }
    #expect(throws: CocoaError.self) { try result.get() }
  }

  @Test func pickerItemsAreEqualByTheirAsset() throws {
    #expect(PhotosPickerItem(itemIdentifier: "a") == PhotosPickerItem(itemIdentifier: "a"))
    #expect(PhotosPickerItem(itemIdentifier: "a") != PhotosPickerItem(itemIdentifier: "b"))
    #expect(PhotosPickerItem(itemIdentifier: "a").supportedContentTypes.isEmpty)
    let set: Set = [PhotosPickerItem(itemIdentifier: "a"), PhotosPickerItem(itemIdentifier: "a")]
    #expect(set.count == 1)
  }
}
