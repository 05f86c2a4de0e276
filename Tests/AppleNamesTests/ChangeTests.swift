import Foundation
import MediaItems
import SystemPackage
import Testing

@testable import AppleNames

@Suite struct ChangeTests {
  private func result(_ library: MediaLibrary) -> PHFetchResult<PHAsset> {
    PHFetchResult(FetchCriteria(nil), library) { $0.assets.map { PHAsset($0) } }
  }

  @Test func unchangedRescanReportsNothing() throws {
    let folder = try Folder([("subtypes/plain.jpg", "a.jpg"), ("subtypes/plain.mov", "b.mov")])
    let before = try folder.library()
    let change = PHChange(try folder.library())
    #expect(!change.isDifferent(before) && change.changeDetails(for: result(before)) == nil)
    #expect(change.changeDetails(for: PHAsset(before.assets[0])) == nil)
  }

  @Test func changesAreReported() throws {
    let folder = try Folder([
      ("subtypes/plain.jpg", "a.jpg"), ("subtypes/plain.mov", "b.mov"), ("subtypes/plain.heic", "c.heic"),
    ])
    let before = try folder.library()
    let fetched = result(before)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.jpg"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.mov"))
    try folder.place("subtypes/slomo_240fps.mov", "b.mov")
    try folder.place("subtypes/screenshot.png", "d.png")
    let change = PHChange(try folder.library())
    #expect(change.isDifferent(before))
    let details = try #require(change.changeDetails(for: fetched))
    func names(_ assets: [PHAsset]) -> [String] { assets.map { $0.mediaAsset.relativePath.string } }
    #expect(names(details.removedObjects) == ["a.jpg"] && details.removedIndexes == [0])
    #expect(names(details.insertedObjects) == ["d.png"] && details.insertedIndexes == [2])
    #expect(names(details.changedObjects) == ["b.mov"] && details.changedIndexes == [0])
    #expect(!details.hasMoves && details.fetchResultBeforeChanges === fetched)
    #expect(names(details.fetchResultAfterChanges.objects) == ["b.mov", "c.heic", "d.png"])
    let gone = try #require(change.changeDetails(for: fetched[0]))
    #expect(gone.objectWasDeleted && gone.objectAfterChanges == nil && !gone.assetContentChanged)
    let changed = try #require(change.changeDetails(for: fetched[1]))
    #expect(changed.assetContentChanged && changed.objectAfterChanges?.mediaSubtypes == .videoHighFrameRate)
    #expect(change.changeDetails(for: fetched[2]) == nil)
  }

  @Test func reorderingIsAMove() throws {
    let folder = try Folder([("subtypes/plain.mov", "a.mov"), ("subtypes/plain.mov", "b.mov")])
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: true)]
    func touch(_ name: String, _ seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)],
        ofItemAtPath: folder.url.appendingPathComponent(name).path)
    }
    try touch("a.mov", 1000)
    try touch("b.mov", 2000)
    let before = PHFetchResult<PHAsset>(FetchCriteria(options), try folder.library()) {
      $0.assets.map { PHAsset($0) }
    }
    try touch("a.mov", 3000)
    let details = try #require(PHChange(try folder.library()).changeDetails(for: before))
    #expect(details.hasMoves && details.changedIndexes == [1] && details.removedObjects.isEmpty)
  }

  @Test func observersAreNotifiedAndNotRetained() async throws {
    final class Observer: PHPhotoLibraryChangeObserver {
      let told: AsyncStream<Bool>.Continuation
      init(_ told: AsyncStream<Bool>.Continuation) { self.told = told }
      func photoLibraryDidChange(_ changeInstance: PHChange) { told.yield(true) }
    }
    let folder = try Folder([("subtypes/plain.jpg", "a.jpg")])
    let library = try PHPhotoLibrary(folder: folder.url)
    let (stream, told) = AsyncStream<Bool>.makeStream()
    let observer = Observer(told)
    weak var forgotten: Observer?
    do {
      let other = Observer(told)
      forgotten = other
      library.register(other)
    }
    #expect(forgotten == nil)
    library.register(observer)
    try library.rescan()
    try folder.place("subtypes/plain.mov", "b.mov")
    try library.rescan()
    var calls = stream.makeAsyncIterator()
    #expect(await calls.next() == true)
    #expect(library.mediaLibrary?.assets.count == 2)
    library.unregisterChangeObserver(observer)
    try folder.place("subtypes/plain.mov", "c.mov")
    try library.rescan()
    told.yield(false)
    #expect(await calls.next() == false)
    try FileManager.default.removeItem(at: folder.url)
    #expect(throws: (any Error).self) { try library.rescan() }
    #expect(library.mediaLibrary?.assets.count == 3)
  }
}
