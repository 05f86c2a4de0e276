import AppleNames
import Foundation
import Testing

/// Tests with the shared library, one at a time.
@MainActor @Suite(.serialized) struct SharedLibraryTests {
  /// The open folder, which must outlive its test.
  private static var opened: Folder?

  /// A library of three albums: the top with a video, `Trip` with photos, `Live` with a Live Photo.
  private func openLibrary() throws -> Folder {
    let folder = try Folder()
    Self.opened = folder
    try folder.copy("subtypes/plain.mov", to: "clip.mov")
    try folder.copy("subtypes/screenshot.png", to: "Trip/screen.png")
    try folder.copy("headers/located_turned_thumbnail.jpg", to: "Trip/turned.jpg")
    try folder.copy("live/IMG_0002.HEIC", to: "Live/IMG_0002.HEIC")
    try folder.copy("live/IMG_0002.MOV", to: "Live/IMG_0002.MOV")
    try PHPhotoLibrary.open(folder.url)
    return folder
  }

  private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
    (0..<result.count).map { result[$0].mediaAsset.relativePath.string }
  }

  @Test func albumsAndTheirCovers() async throws {
    let folder = try openLibrary()
    let screen = AlbumsController()
    #expect(await outcome { screen.getPhotoPermission(completionHandler: $0) })
    screen.fetchPhotoLibraryAssets()
    #expect(screen.allPhotosInCurrentAlbum.count == 4)
    #expect(screen.smartAlbums.map(\.estimatedAssetCount) == [4, 0, 1, 1])
    #expect(screen.smartAlbums.map(\.localizedTitle) == ["Recents", "Favorites", "Videos", "Screenshots"])
    let albums = (0..<screen.userCreatedAlbums.count).map { screen.userCreatedAlbums.object(at: $0) }
    #expect(
      Set(albums.map(\.localizedTitle)) == [folder.url.lastPathComponent, "Live", "Trip"])
    let trip = try #require(albums.first { $0.localizedTitle == "Trip" })
    screen.handleDidSelect(album: trip)
    #expect(Set(names(screen.allPhotosInCurrentAlbum)) == ["Trip/screen.png", "Trip/turned.jpg"])
    let live = try #require(albums.first { $0.localizedTitle == "Live" })
    let cover = try #require(screen.cover(of: live, size: PHImageManagerMaximumSize))
    #expect(cover.encoded?.data == (try Fixture.data("live/IMG_0002.HEIC")))
    // Videos have no picture here.
    let videos = try #require(screen.smartAlbums.first { $0.localizedTitle == "Videos" })
    #expect(screen.cover(of: videos, size: CGSize(width: 10, height: 10)) == nil)
  }

  @Test func aPickersAlbumsHoldOneOfEachBurst() throws {
    let folder = try openLibrary()
    try folder.copy("subtypes/burst_1.jpg", to: "Trip/burst_1.jpg")
    try folder.copy("subtypes/burst_2.jpg", to: "Trip/burst_2.jpg")
    try PHPhotoLibrary.open(folder.url)
    #expect(
      Set(pickerAlbums()) == [
        "Recents 5", "Videos 1", "Live Photos 1", "Bursts 1", "Screenshots 1", "2 1", "2 3",
      ])
  }

  @Test func newestFirstAndAtMostOne() throws {
    _ = try openLibrary()
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let found = PHAsset.fetchAssets(with: options)
    let dates = (0..<found.count).map { found[$0].creationDate ?? .distantPast }
    #expect(dates == dates.sorted(by: >) && Set(dates).count > 1)
    options.fetchLimit = 1
    #expect(PHAsset.fetchAssets(with: options).firstObject == found.firstObject)
    #expect(PHAsset.fetchAssets(with: options).count == 1)
    var places: [Int] = []
    found.enumerateObjects { asset, index, stop in
      places.append(found.index(of: asset))
      if index == 1 { stop.pointee = true }
    }
    #expect(places == [0, 1])
  }

  @Test func predicatesAreUnderstood() throws {
    _ = try openLibrary()
    func count(_ predicate: NSPredicate) -> Int {
      let options = PHFetchOptions()
      options.predicate = predicate
      return PHAsset.fetchAssets(with: options).count
    }
    #expect(count(NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)) == 3)
    #expect(
      count(
        NSPredicate(
          format: "mediaType = %d || mediaType = %d", PHAssetMediaType.image.rawValue,
          PHAssetMediaType.video.rawValue)) == 4)
    #expect(
      count(NSPredicate(format: "(mediaSubtypes & %d) != 0", PHAssetMediaSubtype.photoLive.rawValue)) == 1)
    #expect(
      count(
        NSPredicate(
          format: "mediaType == %d AND NOT ((mediaSubtypes & %d) != 0)", PHAssetMediaType.image.rawValue,
          PHAssetMediaSubtype.photoLive.rawValue)) == 2)
    #expect(count(NSPredicate(format: "favorite == YES")) == 0)
    #expect(count(NSPredicate(format: "pixelWidth >= 64 and pixelHeight < 1000")) >= 2)
    #expect(count(NSPredicate(format: "creationDate > %@", Date.distantFuture as NSDate)) == 0)
    let one = try #require(PHAsset.fetchAssets(with: nil).firstObject).localIdentifier
    #expect(count(NSPredicate(format: "localIdentifier IN %@", [one])) == 1)
    #expect(PHAsset.fetchAssets(with: nil).countOfAssets(with: .video) == 1)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 1)
  }

  @Test func identifiersLeadBackToAssets() async throws {
    let folder = try openLibrary()
    let screen = AlbumsController()
    screen.presentSearch()
    #expect(try await becomes { screen.presentedViewController != nil })
    let picker = try #require(screen.presentedViewController as? PHPickerViewController)
    let wanted = ["Trip/turned.jpg", "clip.mov"]
    try picker.finish(picking: wanted.map { folder.url.appendingPathComponent($0) })
    #expect(screen.presentedViewController == nil)
    #expect(try await becomes { screen.title == "Search Result" })
    #expect(Set(names(screen.allPhotosInCurrentAlbum)) == Set(wanted))
  }

  @Test func assetProperties() throws {
    _ = try openLibrary()
    func asset(_ name: String) throws -> PHAsset {
      let all = PHAsset.fetchAssets(with: nil)
      return try #require(
        (0..<all.count).map { all[$0] }.first { $0.mediaAsset.relativePath.string == name })
    }
    let live = try asset("Live/IMG_0002.HEIC")
    #expect(live.mediaType == .image && live.mediaSubtypes.contains(.photoLive))
    #expect(live.playbackStyle == .livePhoto && live.duration == 0)
    #expect(live.pixelWidth == 64 && live.pixelHeight == 48)
    #expect(PHAssetResource.assetResources(for: live).map(\.type) == [.photo, .pairedVideo])
    let movie = try asset("clip.mov")
    #expect(movie.mediaType == .video && movie.playbackStyle == .video && movie.duration > 0)
    #expect(PHAssetResource.assetResources(for: movie).map(\.originalFilename) == ["clip.mov"])
    let turned = try asset("Trip/turned.jpg")
    #expect(turned.isLocated == true && turned.pixelWidth == 48)
    #expect(try asset("Trip/screen.png").mediaSubtypes.contains(.photoScreenshot))
  }

  @Test func wholeStillIsDelivered() async throws {
    _ = try openLibrary()
    let images = PHAsset.fetchAssets(with: .image, options: nil)
    for index in 0..<images.count {
      let asset = images[index]
      let answer: (Data?, String?, CGImagePropertyOrientation, Bool) = await outcome { done in
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
          data, type, orientation, info in
          done((data, type, orientation, MainQueue.isCurrent))
        }
      }
      #expect(answer.0?.isEmpty == false && answer.1 != nil && answer.3)
      let isTurned = asset.mediaAsset.relativePath.string == "Trip/turned.jpg"
      #expect(answer.2 == (isTurned ? .right : .up))
    }
    let video = try #require(PHAsset.fetchAssets(with: .video, options: nil).firstObject)
    let none: (Data?, Bool) = await outcome { done in
      PHImageManager.default().requestImageDataAndOrientation(for: video, options: nil) { data, _, _, info in
        done((data, info?[PHImageErrorKey] != nil))
      }
    }
    #expect(none.0 == nil && none.1)
  }

  @Test func selectionContinues() async throws {
    let folder = try openLibrary()
    func urls(_ names: [String]) -> [URL] { names.map { folder.url.appendingPathComponent($0) } }
    func picker(_ screen: OrderedSelectionController) throws -> PHPickerViewController {
      screen.presentPicker(filter: nil)
      return try #require(screen.presentedViewController as? PHPickerViewController)
    }
    let screen = OrderedSelectionController()
    try picker(screen).finish(picking: urls(["Trip/turned.jpg", "Live/IMG_0002.HEIC"]))
    #expect(try await becomes { screen.shown.count == 2 })
    #expect(screen.shown[0].object is UIImage && screen.shown[1].object is PHLivePhoto)
    let first = screen.selectedAssetIdentifiers
    // Preselected items have empty providers: keep the earlier results.
    let recorder = Recorder()
    let again = try picker(screen)
    again.delegate = recorder
    try again.finish(picking: urls(["clip.mov"]))
    let results = try #require(recorder.calls.last)
    #expect(results.map(\.assetIdentifier) == first + [results[2].assetIdentifier])
    #expect(results.map(\.itemProvider.registeredTypeIdentifiers.isEmpty) == [true, true, false])
    screen.picker(again, didFinishPicking: results)
    #expect(try await becomes { screen.shown.count == 3 })
    #expect(screen.shown[0].object is UIImage && screen.shown[1].object is PHLivePhoto)
    #expect(screen.shown[2].object == nil)
    // Deselected items are removed; cancelling keeps the preselected ones.
    let third = try picker(screen)
    third.deselectAssets(withIdentifiers: [first[0]])
    third.moveAsset(withIdentifier: screen.selectedAssetIdentifiers[2], afterAssetWithIdentifier: nil)
    third.finish()
    #expect(screen.selectedAssetIdentifiers == [results[2].assetIdentifier, first[1]])
    let fourth = try picker(screen)
    fourth.cancel()
    #expect(screen.selectedAssetIdentifiers.count == 2 && !screen.isEmptyImageShown)
  }

  @Test func providersAreKeptForLater() async throws {
    let folder = try openLibrary()
    let handler = ProvidersForLater()
    let picker = handler.makePicker(library: .shared())
    try picker.finish(picking: [folder.url.appendingPathComponent("Trip/screen.png")])
    #expect(handler.providers.count == 1 && handler.assets.firstObject?.mediaType == .image)
    for _ in 0..<2 {
      let image: UIImage? = await outcome { handler.loadLater(0, completion: $0) }
      #expect(image?.encoded?.type.identifier == "public.png")
    }
    let empty = handler.makePicker(library: .shared())
    empty.cancel()
    #expect(handler.callCount == 2 && handler.providers.isEmpty && handler.assets.count == 0)
    // Without a library the results have no identifiers.
    let recorder = Recorder()
    let plain = PHPickerViewController(configuration: PHPickerConfiguration())
    plain.delegate = recorder
    try plain.finish(picking: [folder.url.appendingPathComponent("clip.mov")])
    #expect(recorder.calls.last?.first?.assetIdentifier == nil)
    #expect(recorder.calls.last?.first?.itemProvider.localIdentifier == nil)
  }

  @Test func changesAreObserved() async throws {
    let folder = try openLibrary()
    let screen = AlbumsController()
    screen.fetchPhotoLibraryAssets()
    let before = screen.allPhotosInCurrentAlbum
    try PHPhotoLibrary.shared().rescan()
    try folder.copy("subtypes/plain.heic", to: "New/plain.heic")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("clip.mov"))
    try PHPhotoLibrary.shared().rescan()
    #expect(try await becomes { screen.allPhotosInCurrentAlbum !== before })
    #expect(names(screen.allPhotosInCurrentAlbum).contains("New/plain.heic"))
    #expect(!names(screen.allPhotosInCurrentAlbum).contains("clip.mov"))
    #expect(try await becomes { screen.userCreatedAlbums.count == 3 })
  }
}
