import AppleNames
import Foundation
import Testing

@MainActor @Suite struct LivePhotoTests {
  nonisolated static let rows: [(picked: String, still: String, movie: String)] = [
    ("live/IMG_0002.HEIC", "live/IMG_0002.HEIC", "live/IMG_0002.MOV"),
    ("live/IMG_0001.MOV", "live/IMG_0001.JPG", "live/IMG_0001.MOV"),
    (
      "bundle/IMG_0003.pvt", "bundle/IMG_0003.pvt/IMG_0003.HEIC", "bundle/IMG_0003.pvt/IMG_0003.MOV"
    ),
  ]

  @Test(arguments: rows) func livePhotoFilesAreWritten(picked: String, still: String, movie: String)
    async throws
  {
    let folder = try Folder()
    let exporter = LivePhotoExporter(folder: folder.url)
    let picker = exporter.makePicker()
    try picker.finish(picking: [Fixture.url(picked)], in: Fixture.library.get())
    #expect(try await becomes { exporter.files.count == 2 || exporter.lastError != nil })
    #expect(exporter.lastError == nil)
    #expect(exporter.livePhoto?.size == CGSize(width: 64, height: 48))
    let photo = try #require(exporter.files[.photo])
    let pairedVideo = try #require(exporter.files[.pairedVideo])
    #expect(try Data(contentsOf: photo) == (try Fixture.data(still)))
    #expect(try Data(contentsOf: pairedVideo) == (try Fixture.data(movie)))
    #expect(photo.lastPathComponent == Fixture.url(still).lastPathComponent)
  }

  @Test func existingFileIsNotReplaced() async throws {
    let folder = try Folder()
    try Data("mine".utf8).write(to: folder.url.appendingPathComponent("IMG_0002.MOV"))
    let exporter = LivePhotoExporter(folder: folder.url)
    let picker = exporter.makePicker()
    try picker.finish(picking: [Fixture.url("live/IMG_0002.HEIC")], in: Fixture.library.get())
    #expect(try await becomes { exporter.lastError != nil && exporter.files.count == 1 })
    #expect((exporter.lastError as? CocoaError)?.code == .fileWriteFileExists)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("IMG_0002.MOV")) == Data("mine".utf8))
  }

  @Test func onlyLivePhotosAreShown() throws {
    let exporter = LivePhotoExporter(folder: Fixture.folder)
    let picker = exporter.makePicker()
    #expect(throws: PHPickerRefusal.self) {
      try picker.finish(picking: [Fixture.url("subtypes/plain.heic")], in: Fixture.library.get())
    }
  }

  @Test func bytesAreDeliveredInChunks() async throws {
    let provider = try Fixture.provider("live/IMG_0002.HEIC")
    let livePhoto = try await provider.loadPhoto(PHLivePhoto.self)
    let resources = PHAssetResource.assetResources(for: livePhoto)
    #expect(resources.map(\.type) == [.photo, .pairedVideo])
    #expect(resources.map(\.uniformTypeIdentifier) == ["public.heic", "com.apple.quicktime-movie"])
    var bytes = Data()
    let error: Error? = await outcome { done in
      PHAssetResourceManager.default().requestData(for: resources[1], options: nil) { data in
        bytes.append(data)
      } completionHandler: { error in
        done(error)
      }
    }
    #expect(error == nil)
    #expect(bytes == (try Fixture.data("live/IMG_0002.MOV")))
  }

  @Test func twoFilesAreJoined() async throws {
    func joined(_ paths: [String]) async -> (PHLivePhoto?, Bool, Bool) {
      await outcome { done in
        PHLivePhoto.request(
          withResourceFileURLs: paths.map(Fixture.url), placeholderImage: nil, targetSize: .zero,
          contentMode: .aspectFit
        ) { livePhoto, info in
          done((livePhoto, info[PHLivePhotoInfoErrorKey] != nil, MainQueue.isCurrent))
        }
      }
    }
    let photo = await joined(["live/IMG_0001.MOV", "live/IMG_0001.JPG"])
    #expect(photo.0?.object.identifier == "11111111-AAAA-4AAA-8AAA-000000000001" && !photo.1 && photo.2)
    let strangers = await joined(["live/IMG_0001.JPG", "live/IMG_0002.MOV"])
    #expect(strangers.0 == nil && strangers.1)
  }
}
