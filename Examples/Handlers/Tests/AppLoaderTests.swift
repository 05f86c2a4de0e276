import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct AppLoaderTests {
  private func results(_ paths: [String]) throws -> [PHPickerResult] {
    var configuration = PHPickerConfiguration()
    configuration.preferredAssetRepresentationMode = .current
    configuration.selectionLimit = 0
    configuration.selection = .ordered
    let recorder = Recorder()
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(picking: paths.map(Fixture.url), in: Fixture.library.get())
    return try #require(recorder.calls.first)
  }

  @Test func assetsAreMappedInTheirOrder() async throws {
    let cache = try Folder()
    let paths = ["subtypes/plain.mov", "live/IMG_0002.HEIC", "headers/located_turned_thumbnail.jpg"]
    let results = try results(paths)
    let assets: [MappedAsset?] = await outcome { mapAssets(results, to: cache.url, completion: $0) }
    let mapped = assets.compactMap { $0 }
    try #require(mapped.count == 3)
    for (asset, path) in zip(mapped, paths) {
      #expect(try Data(contentsOf: asset.uri) == (try Fixture.data(path)))
      #expect(asset.fileSize == (try Fixture.data(path)).count)
    }
    #expect(mapped.map(\.type) == ["video/quicktime", "image/heic", "image/jpeg"])
    #expect(mapped.map(\.isVideo) == [true, false, false])
    #expect(mapped.map(\.width) == [0, 64, 48] && mapped.map(\.height) == [0, 48, 64])
    #expect(mapped.map(\.uri.pathExtension) == ["mov", "heic", "jpeg"])
  }

  @Test func anExactIdentifierIsLoaded() async throws {
    let folder = try Folder()
    let provider = try Fixture.provider("live/IMG_0002.HEIC")
    #expect(exactIdentifier(of: provider) == "public.heic")
    let result: Result<URL, Error> = await outcome {
      loadExactFile(from: provider, into: folder.url, completion: $0)
    }
    #expect(try result.get().lastPathComponent == "IMG_0002.heic")
    #expect(try Data(contentsOf: result.get()) == (try Fixture.data("live/IMG_0002.HEIC")))
    let nothing: Result<URL, Error> = await outcome {
      loadExactFile(from: NSItemProvider(), into: folder.url, completion: $0)
    }
    #expect(throws: ExactFileError.self) { try nothing.get() }
  }

  nonisolated static let fallbacks: [(path: String, wasObject: Bool)] = [
    ("subtypes/plain.jpg", true), ("subtypes/plain.heic", true), ("subtypes/animated.gif", true),
    ("headers/synthetic_animated.webp", false), ("headers/synthetic_mirrored.avif", false),
    ("headers/synthetic.cr3", false), ("live/IMG_0001.JPG", true),
  ]

  @Test(arguments: fallbacks) func dataIsTheFallback(path: String, wasObject: Bool) async throws {
    let provider = try Fixture.provider(path)
    let loaded: (UIImage?, Data?, Error?) = await outcome { done in
      loadImageOrData(from: provider) { done(($0, $1, $2)) }
    }
    #expect((loaded.0?.encoded?.data ?? loaded.1) == (try Fixture.data(path)))
    #expect((loaded.0 != nil) == wasObject && (loaded.1 == nil) == wasObject && loaded.2 == nil)
  }

  @Test func invalidPicturesFallBack() async throws {
    let liar = NSItemProvider(offering: ["public.jpeg"], Data("no picture".utf8))
    let loaded: (UIImage?, Data?, Error?) = await outcome { done in
      loadImageOrData(from: liar) { done(($0, $1, $2)) }
    }
    #expect(loaded.0 == nil && loaded.1 == Data("no picture".utf8))
    let empty: (UIImage?, Data?, Error?) = await outcome { done in
      loadImageOrData(from: NSItemProvider()) { done(($0, $1, $2)) }
    }
    #expect(empty.0 == nil && empty.1 == nil && (empty.2 as NSError?)?.code == -1000)
  }

  @Test func shareExtensionLoadsItems() async throws {
    let outbox = try Folder()
    let loader = ShareViewController()
    loader.outbox = outbox.url
    let attachments = [
      try Fixture.provider("subtypes/plain.mp4"), try Fixture.provider("subtypes/plain.heic"),
      NSItemProvider(object: URL(fileURLWithPath: "/").appendingPathComponent("a b")),
      NSItemProvider(object: "a note"), NSItemProvider(offering: ["public.zip-archive"]),
    ]
    let shared = NSExtensionItem()
    shared.attachments = attachments
    loader.extensionContext = NSExtensionContext(inputItems: [shared])
    loader.loadViewIfNeeded()
    #expect(try await becomes { loader.extensionContext?.end != nil })
    guard case .completed = loader.extensionContext?.end else { throw PickingError.noFile }
    #expect(loader.items.count == 4 && loader.problems.count == 1)
    for item in loader.items {
      switch item {
      case .movie(let url):
        #expect(url.pathExtension == "mp4")
        #expect(try Data(contentsOf: url) == (try Fixture.data("subtypes/plain.mp4")))
      case .picture(let data): #expect(data == (try Fixture.data("subtypes/plain.heic")))
      case .link(let url): #expect(url.path == "/a b")
      case .text(let text): #expect(text == "a note")
      }
    }
  }

  @Test func aShareOfNothingIsCancelled() async throws {
    let loader = ShareViewController()
    loader.extensionContext = NSExtensionContext(inputItems: [NSExtensionItem()])
    UIViewController().present(loader, animated: true)
    #expect(try await becomes { loader.extensionContext?.end != nil })
    guard case .cancelled(PickingError.noFile) = loader.extensionContext?.end else {
      throw PickingError.notAPhoto
    }
    let wasOver: Bool = await outcome {
      loader.extensionContext?.completeRequest(returningItems: nil, completionHandler: $0)
    }
    #expect(wasOver)
  }

  @Test func handlersAreAwaited() async throws {
    let folder = try Folder()
    let photo = try Fixture.provider("subtypes/plain.jpg")
    let image = try await photo.loadPhoto(UIImage.self)
    #expect(image.size == CGSize(width: 64, height: 48))
    #expect(try await photo.loadData(.jpeg) == (try Fixture.data("subtypes/plain.jpg")))
    let copy = try await photo.copyFile(.image, into: folder.url)
    #expect(try Data(contentsOf: copy) == (try Fixture.data("subtypes/plain.jpg")))
    // A second copy fails because the first exists.
    await #expect(throws: (any Error).self) { try await photo.copyFile(.image, into: folder.url) }
    await #expect {
      try await photo.loadPhoto(PHLivePhoto.self)
    } throws: { error in
      (error as NSError).code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue
    }
    await #expect {
      try await photo.loadData(.png)
    } throws: { error in
      (error as NSError).code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue
    }
  }

  @Test func aStoreKeepsEachKind() async throws {
    let folder = try Folder()
    let store = MediaStore()
    for path in ["subtypes/plain.jpg", "subtypes/plain.mov", "live/IMG_0001.JPG"] {
      try await keep(try #require(try results([path]).first), in: store, movies: folder.url)
    }
    #expect(await store.items.map(\.kind) == [.photo, .video, .livePhoto])
    #expect(try folder.names == ["plain.mov"])
    for item in await store.items { try await store.delete(item.id) }
    #expect(await store.items.isEmpty)
    #expect(try folder.names.isEmpty)
  }
}
