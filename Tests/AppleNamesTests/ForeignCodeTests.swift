import AppleNames
import Foundation
import Testing
import UniformTypes

/// Code of iOS apps that depends on the behaviour of iOS.
@MainActor @Suite struct ForeignCodeTests {
  /// Walks a responder chain on a separate thread, like load handlers; returns the classes.
  private nonisolated static func walk(_ start: UIResponder) async -> [String] {
    nonisolated(unsafe) let start = start
    return await withCheckedContinuation { done in
      DispatchQueue.global().async {
        // The older language mode allows this without a check of the main actor.
        let next = unsafeBitCast(
          { (responder: UIResponder) in responder.next } as @MainActor (UIResponder) -> UIResponder?,
          to: ((UIResponder) -> UIResponder?).self)
        var (names, responder): ([String], UIResponder?) = ([], start)
        while let one = responder {
          names.append("\(type(of: one))")
          responder = next(one)
        }
        done.resume(returning: names)
      }
    }
  }

  @Test func responderChainWorksOnAnyThread() async {
    let (outer, inner, shown) = (UIViewController(), UIViewController(), UINavigationController())
    outer.begin(with: NSExtensionContext())
    outer.addChild(inner)
    inner.present(shown, animated: false)
    let field = UITextView()
    shown.view.addSubview(field)
    let names = [
      "UITextView", "UIView", "UINavigationController", "UIViewController", "UIViewController",
      "UIApplication",
    ]
    #expect(await Self.walk(field) == names)
    #expect(await Self.walk(outer) == ["UIViewController", "UIApplication"])
    #expect(await Self.walk(UIViewController()) == ["UIViewController"])
    let view = UIView()
    outer.view = view
    #expect(await Self.walk(view) == ["UIView", "UIViewController", "UIApplication"])
    outer.extensionContext?.completeRequest(returningItems: nil)
  }

  private final class Sharing: UIViewController {
    static let alive = Count()
    let ends: Bool

    init(ends: Bool) {
      self.ends = ends
      super.init(nibName: nil, bundle: nil)
      Self.alive.add(1)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let item = extensionContext?.inputItems.first as? NSExtensionItem
      item?.attachments?.first?.loadItem(forTypeIdentifier: "public.data") { [weak self] _, _ in
        DispatchQueue.main.async { [weak self] in
          guard let self, self.ends else { return }
          self.extensionContext?.completeRequest(returningItems: nil)
        }
      }
    }

    deinit { Self.alive.add(-1) }
  }

  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add(_ number: Int) { lock.withLock { count += number } }
  }

  @Test func controllerIsRetainedUntilRequestEnds() async throws {
    let before = Sharing.alive.value
    let context = Sharing(ends: true).begin(sharing: [Media.url("subtypes/plain.jpg")])
    guard case .completed = await context.ended() else {
      Issue.record("cancelled")
      return
    }
    // The handler that ended the request may still run.
    for _ in 0..<1_000 where Sharing.alive.value > before { try await Task.sleep(for: .milliseconds(5)) }
    #expect(Sharing.alive.value == before)
    let waiting = Sharing(ends: false).begin(sharing: [Media.url("subtypes/plain.jpg")])
    try await Task.sleep(for: .milliseconds(50))
    #expect(Sharing.alive.value == before + 1)
    waiting.cancelRequest(withError: CocoaError(.userCancelled))
    for _ in 0..<1_000 where Sharing.alive.value > before { try await Task.sleep(for: .milliseconds(5)) }
    #expect(Sharing.alive.value == before)
  }

  @Test func actionIsRetainedUntilRequestEnds() async {
    // Unchecked like an app's class: it stores nothing.
    final class Action: NSObject, NSExtensionRequestHandling, @unchecked Sendable {
      func beginRequest(with context: NSExtensionContext) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { [weak self] in
          if self != nil { context.completeRequest(returningItems: [1]) }
        }
      }
    }
    let end = await Action().begin(sharing: [Media.url("subtypes/plain.jpg")]).ended()
    guard case .completed(let items) = end else {
      Issue.record("cancelled")
      return
    }
    #expect(items.count == 1)
  }

  enum Giving: CaseIterable, Sendable { case file, inPlace, item, itemOfFiles, inPlaceOfFiles, picked, none }

  /// The result of security-scoped access, by the origin of the file; copies have none.
  @Test(arguments: Giving.allCases) func onlyOriginalsHaveSecurityScope(_ giving: Giving) async throws {
    let folder = try Folder([("subtypes/plain.mov", "clip.mov")])
    let file = folder.url.appendingPathComponent("clip.mov")
    let type = "com.apple.quicktime-movie"
    let photos = ExtensionHost.photos.provider(sharing: file)
    let files = ExtensionHost.files.provider(sharing: file)
    let isScoped: Bool =
      switch giving {
      case .file:
        try await photos.withFileRepresentation(forTypeIdentifier: type) {
          $0.startAccessingSecurityScopedResource()
        }
      case .inPlace:
        try await photos.withInPlaceFileRepresentation(forTypeIdentifier: type) { url, _ in
          url.startAccessingSecurityScopedResource()
        }
      case .item:
        (try await photos.loadItem(forTypeIdentifier: type) as? URL)?
          .startAccessingSecurityScopedResource() ?? true
      case .itemOfFiles:
        (try await files.loadItem(forTypeIdentifier: "public.file-url") as? URL)?
          .startAccessingSecurityScopedResource() ?? false
      case .inPlaceOfFiles:
        try await files.withInPlaceFileRepresentation(forTypeIdentifier: type) { url, isOriginal in
          isOriginal && url.startAccessingSecurityScopedResource()
        }
      case .picked: picked(file, asCopy: false)?.startAccessingSecurityScopedResource() ?? false
      case .none: file.startAccessingSecurityScopedResource()
      }
    #expect(isScoped == [.itemOfFiles, .inPlaceOfFiles, .picked].contains(giving))
    file.stopAccessingSecurityScopedResource()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  private final class Documents: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var isCancelled = false
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
  }

  private func picked(_ file: URL, asCopy: Bool) -> URL? {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.movie], asCopy: asCopy)
    let delegate = Documents()
    picker.delegate = delegate
    return picker.finish(picking: [file]) ? delegate.urls.first : nil
  }

  @Test func documentPickerReportsFiles() throws {
    let file = Media.url("subtypes/plain.mov")
    #expect(picked(file, asCopy: false) == file)
    let copy = try #require(picked(file, asCopy: true))
    #expect(copy != file && copy.lastPathComponent == "plain.mov")
    #expect(!copy.startAccessingSecurityScopedResource())
    try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    #expect(picked(Media.url("subtypes/plain.jpg"), asCopy: false) == nil)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    let delegate = Documents()
    picker.delegate = delegate
    #expect(!picker.finish(picking: [file, file]) && !picker.finish(picking: []))
    picker.allowsMultipleSelection = true
    #expect(picker.finish(picking: [file, file]) && delegate.urls == [file, file])
    picker.cancel()
    #expect(delegate.isCancelled)
  }

  enum Harm: CaseIterable, Sendable { case move, write, remove }

  /// Changes to a file shared by Photos affect only a copy.
  @Test(arguments: Harm.allCases, ["subtypes/plain.mov", "subtypes/plain.jpg", "live/IMG_0002.HEIC"])
  func sharedPhotosAreCopies(_ harm: Harm, _ fixture: String) async throws {
    let name = URL(fileURLWithPath: fixture).lastPathComponent
    let movie = name.replacingOccurrences(of: ".HEIC", with: ".MOV")
    let folder = try Folder(
      [(fixture, name)] + (movie == name ? [] : [("live/IMG_0002.MOV", movie)]))
    let file = folder.url.appendingPathComponent(name)
    let before = try Data(contentsOf: file)
    let provider = ExtensionHost.photos.provider(sharing: file)
    let target = folder.url.appendingPathComponent("taken")
    @Sendable func act(_ url: URL) {
      switch harm {
      case .move: try? FileManager.default.moveItem(at: url, to: target)
      case .write: try? Data().write(to: url)
      case .remove: try? FileManager.default.removeItem(at: url)
      }
      try? FileManager.default.removeItem(at: target)
    }
    for type in provider.registeredTypeIdentifiers {
      try await provider.withFileRepresentation(forTypeIdentifier: type) { act($0) }
      try await provider.withInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace in
        #expect(!isInPlace)
        act(url)
      }
      let item = try await provider.loadItem(forTypeIdentifier: type) as? URL
      act(try #require(item))
    }
    #expect(try Data(contentsOf: file) == before)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(movie).path))
  }

  @Test(arguments: [
    ("live/IMG_0001.JPG", ["public.jpeg", "com.apple.quicktime-movie", "com.apple.live-photo"]),
    ("live/IMG_0002.HEIC", ["public.heic", "com.apple.quicktime-movie", "com.apple.live-photo"]),
    ("bundle/IMG_0003.pvt", ["public.heic", "com.apple.quicktime-movie", "com.apple.live-photo"]),
    ("live/IMG_0002.MOV", ["com.apple.quicktime-movie"]), ("motion/PXL_0001.MP.jpg", ["public.jpeg"]),
    ("subtypes/plain.heic", ["public.heic"]),
  ])
  func sharedLivePhotosHaveTheirTypes(_ path: String, _ types: [String]) async throws {
    for host in [ExtensionHost.photos, .automatic] {
      #expect(host.provider(sharing: Media.url(path)).registeredTypeIdentifiers == types)
    }
    #expect(
      ExtensionHost.files.provider(sharing: Media.url(path)).registeredTypeIdentifiers.last
        == "public.file-url")
  }

  @Test func loadsOfAListCompleteInOrder() async {
    for _ in 0..<20 {
      let context = NSExtensionContext(sharing: (0..<6).map { _ in Media.url("subtypes/plain.jpg") })
      let attachments = (context.inputItems.first as? NSExtensionItem)?.attachments ?? []
      let order: [Int] = await withCheckedContinuation { done in
        nonisolated(unsafe) var seen: [Int] = []
        for (index, attachment) in attachments.enumerated() {
          attachment.loadItem(forTypeIdentifier: "public.image") { _, _ in
            // No lock needed: the handlers of a list do not overlap.
            seen.append(index)
            if index == attachments.count - 1 { done.resume(returning: seen) }
          }
        }
      }
      #expect(order == Array(0..<6))
    }
  }

  @Test func dropsLoadAsValues() async throws {
    let page = try #require(NSURL(string: "https://example.org"))
    let drop = DroppedItems([
      NSItemProvider(object: "a" as NSString), NSItemProvider(object: "b" as NSString),
      NSItemProvider(object: page),
    ])
    #expect(drop.canLoadObjects(ofClass: String.self) && drop.canLoadObjects(ofClass: NSURL.self))
    let words: [String] = await withCheckedContinuation { done in
      _ = drop.loadObjects(ofClass: String.self) { words in
        let first: String = words[0]
        done.resume(returning: [first] + words.dropFirst())
      }
    }
    #expect(words == ["a", "b"])
    let pages: [URL] = await withCheckedContinuation { done in
      drop.loadObjects(ofClass: URL.self) { done.resume(returning: $0) }
    }
    #expect(pages == [page as URL])
    let strings: Int = await withCheckedContinuation { done in
      drop.loadObjects(ofClass: NSString.self) { objects in
        done.resume(returning: objects.compactMap { $0 as? NSString }.count)
      }
    }
    #expect(strings == 2)
  }

  @Test func appsOwnAsyncMethodIsPreferred() async throws {
    let provider = NSItemProvider(object: "words" as NSString)
    let text = try await provider.loadTransferable(type: String.self)
    #expect(text.hasPrefix("words"))
  }
}

extension NSItemProvider {
  /// Written like in apps, since Apple's class has only the form with a handler.
  fileprivate func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}

/// Requests of apps to the photo library.
@Suite struct ForeignLibraryTests {
  @Test func fetchesReturnOnePicturePerBurst() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder([
        ("subtypes/burst_1.jpg", "b.jpg"), ("subtypes/burst_2.jpg", "a.jpg"), ("subtypes/plain.jpg", "c.jpg"),
      ])
      try PHPhotoLibrary.open(folder.url)
      let all = PHFetchOptions()
      try #require(!all.includeAllBurstAssets)
      all.includeAllBurstAssets = true
      let album = try #require(
        PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).firstObject)
      let bursts = try #require(
        PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumBursts, options: nil)
          .firstObject)
      let first = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
      let burst = try #require(first.burstIdentifier)
      let counts: [(one: PHFetchResult<PHAsset>?, all: PHFetchResult<PHAsset>?, expected: (Int, Int))] = [
        (PHAsset.fetchAssets(with: nil), PHAsset.fetchAssets(with: all), (2, 3)),
        (
          PHAsset.fetchAssets(with: .image, options: nil), PHAsset.fetchAssets(with: .image, options: all),
          (2, 3)
        ),
        (PHAsset.fetchAssets(in: album, options: nil), PHAsset.fetchAssets(in: album, options: all), (2, 3)),
        (
          PHAsset.fetchAssets(in: bursts, options: nil), PHAsset.fetchAssets(in: bursts, options: all), (1, 2)
        ),
        (
          PHAsset.fetchKeyAssets(in: bursts, options: nil), PHAsset.fetchKeyAssets(in: bursts, options: all),
          (1, 2)
        ),
        (
          PHAsset.fetchAssets(withBurstIdentifier: burst, options: nil),
          PHAsset.fetchAssets(withBurstIdentifier: burst, options: all), (1, 2)
        ),
      ]
      for row in counts {
        try #require(row.one?.count == row.expected.0 && row.all?.count == row.expected.1)
      }
      try #require(album.estimatedAssetCount == 2 && bursts.estimatedAssetCount == 1)
      try #require(first.representsBurst && first.burstSelectionTypes.isEmpty)
      let named = PHAsset.fetchAssets(
        withLocalIdentifiers: PHAsset.fetchAssets(with: all).objects(at: IndexSet(0..<3)).map(
          \.localIdentifier),
        options: nil)
      try #require(named.count == 3)
    }
  }

  @Test func albumsAreFetched() async {
    await #expect(processExitsWith: .success) {
      try PHPhotoLibrary.open(Media.folder)
      func count(_ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) -> Int {
        PHAssetCollection.fetchAssetCollections(with: type, subtype: subtype, options: nil).count
      }
      try #require(
        count(.smartAlbum, .albumRegular) == count(.smartAlbum, .any) && count(.smartAlbum, .any) > 10)
      try #require(count(.album, .albumRegular) == count(.album, .any) && count(.album, .any) > 0)
      for subtype in [PHAssetCollectionSubtype.albumCloudShared, .albumImported, .smartAlbumRecentlyAdded] {
        try #require(count(.smartAlbum, subtype) == 0 && count(.album, subtype) == 0)
      }
      try #require(count(.moment, .any) == 0)
      let favorites = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
      try #require(favorites.firstObject?.localizedTitle == "Favorites")
      let top = PHCollectionList.fetchTopLevelUserCollections(with: nil)
      try #require(top.count == count(.album, .any) && top.firstObject is PHAssetCollection)
      try #require(
        top.firstObject?.canContainAssets == true && top.firstObject?.canContainCollections == false)
      try #require(top.firstObject?.canPerform(.addContent) == false)
      let lists = PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil)
      try #require(lists.count == 0)
    }
  }

  @Test(arguments: ["motion/PXL_0001.MP.jpg", "motion/MVIMG_0002.jpg", "motion/20240501_mpvd.heic"])
  func motionPhotosArePictures(_ path: String) async throws {
    let asset = try #require(try Media.asset(path))
    #expect(asset.playbackStyle == .image && !asset.mediaSubtypes.contains(.photoLive))
    #expect(PHAssetResource.assetResources(for: asset).map(\.type) == [.photo])
    let provider = NSItemProvider(item: asset.mediaAsset.item)
    #expect(!provider.canLoadObject(ofClass: PHLivePhoto.self))
    #expect(PHPickerFilter.livePhotos.filter.matches(asset.mediaAsset) == .no)
    #expect(PHPickerFilter.images.filter.matches(asset.mediaAsset) == .yes)
    #expect(PHPickerFilter.playbackStyle(.livePhoto).filter.matches(asset.mediaAsset) == .no)
    #expect(PHPickerFilter.playbackStyle(.image).filter.matches(asset.mediaAsset) == .yes)
    let info: [AnyHashable: Any]? = await withCheckedContinuation { done in
      PHImageManager.default().requestLivePhoto(
        for: asset, targetSize: .zero, contentMode: .default, options: nil
      ) { photo, info in
        nonisolated(unsafe) let told = photo == nil ? info : nil
        done.resume(returning: told)
      }
    }
    guard let error = info?[PHImageErrorKey] as? any Error else {
      Issue.record("no error")
      return
    }
    #expect(PHPhotosError.requestNotSupportedForAsset ~= error)
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    var still: String
    var movie: String
    var isOne: Bool
    var testDescription: String { "\(still) and \(movie)" }
  }

  @Test(arguments: [
    Pair(still: "live/IMG_0001.JPG", movie: "live/IMG_0001.MOV", isOne: true),
    Pair(still: "live/IMG_0001.JPG", movie: "live/IMG_0002.MOV", isOne: false),
    Pair(still: "live/IMG_0001.JPG", movie: "subtypes/plain.mov", isOne: false),
    Pair(still: "subtypes/plain.jpg", movie: "subtypes/plain.mov", isOne: false),
    Pair(still: "subtypes/plain.jpg", movie: "nowhere.mov", isOne: false),
    Pair(still: "live/IMG_0001.JPG", movie: "live/IMG_0001.JPG", isOne: false),
  ])
  func onlyPairsAreLivePhotos(_ pair: Pair) async throws {
    for paths in [[pair.still, pair.movie], [pair.movie, pair.still]] {
      let (isThere, code, flags): (Bool, Int?, [Bool?]) = await withCheckedContinuation { done in
        PHLivePhoto.request(
          withResourceFileURLs: paths.map(Media.url), placeholderImage: nil, targetSize: .zero,
          contentMode: .aspectFit
        ) { photo, info in
          let error = (info[PHLivePhotoInfoErrorKey] as? any Error).map { $0 as NSError }
          done.resume(
            returning: (
              photo != nil, error?.code,
              [info[PHLivePhotoInfoIsDegradedKey] as? Bool, info[PHLivePhotoInfoCancelledKey] as? Bool]
            ))
        }
      }
      #expect(isThere == pair.isOne && code == (pair.isOne ? nil : -1))
      #expect(flags == [pair.isOne ? false : nil, false])
    }
  }

  @Test func cancelledPairRequestIsEmpty() async {
    let isCancelled: Bool = await withCheckedContinuation { done in
      let number = PHLivePhoto.request(
        withResourceFileURLs: ["live/IMG_0001.JPG", "live/IMG_0001.MOV"].map(Media.url),
        placeholderImage: nil,
        targetSize: .zero, contentMode: .aspectFit
      ) { photo, info in
        done.resume(returning: photo == nil && info[PHLivePhotoInfoCancelledKey] as? Bool == true)
      }
      PHLivePhoto.cancelRequest(withRequestID: number)
    }
    // On the main queue the result may have come before.
    #expect(isCancelled || PHLivePhotoRequestIDInvalid == 0)
  }

  @Test func appleNamesBehaveAsDocumented() throws {
    #expect(NSExtensionContext().inputItems.isEmpty)
    #expect(PHInvalidImageRequestID == 0 && PHInvalidAssetResourceDataRequestID == 0)
    #expect(PHAssetCollectionSubtype.smartAlbumRecentlyAdded.rawValue == 206)
    #expect(PHAssetCollectionSubtype.albumCloudShared.rawValue == 101)
    #expect(kCGImagePropertyColorModel == "ColorModel" && kCGImagePropertyPNGDictionary == "{PNG}")
    var place = IndexPath(item: 3, section: 1)
    #expect(place.item == 3 && place.row == 3 && place.section == 1 && place == IndexPath(row: 3, section: 1))
    place.item = 5
    #expect(place == IndexPath(indexes: [1, 5]))
    let error: any Error = PHPhotosError(.userCancelled)
    #expect((error as NSError).domain == PHPhotosErrorDomain && (error as NSError).code == 3072)
    #expect(throws: PHPhotosError(.accessUserDenied)) { throw PHPhotosError(.accessUserDenied) }
    #expect((error as? PHPhotosError)?.code == .userCancelled && PHPhotosError.userCancelled ~= error)
    #expect(!(PHPhotosError.invalid ~= CocoaError(.userCancelled)))
  }

  @Test @MainActor func screenIsEmpty() {
    #expect(UIScreen.main.scale == 1 && UIScreen.main.bounds.isEmpty)
  }

  @Test func differencesAreCompared() throws {
    let folder = try Folder([("subtypes/plain.jpg", "a.jpg"), ("subtypes/plain.mov", "b.mov")])
    let library = try PHPhotoLibrary(folder: folder.url)
    let assets = try #require(library.mediaLibrary).assets.map { $0.localIdentifier }
    #expect(assets.count == 2)
    let none = PHFetchResult<PHAsset>()
    let details = PHFetchResultChangeDetails(from: none, to: none, changedObjects: [])
    #expect(details.insertedObjects.isEmpty && !details.hasMoves)
    details.enumerateMoves { _, _ in Issue.record("nothing moved") }
  }
}
