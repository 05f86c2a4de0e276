import AppleNames
import Foundation
import Testing

@MainActor @Suite struct VideoTests {
  @Test func videosAreCopiedAndTemporaryFilesRemoved() async throws {
    let folder = try Folder()
    let handler = VideosToFolder(folder: folder.url)
    let videos = ["subtypes/plain.mov", "subtypes/plain.mp4", "subtypes/slomo_240fps.mov"]
    let picker = handler.makePicker()
    try picker.finish(picking: videos.map(Fixture.url), in: Fixture.library.get())
    #expect(try await becomes { handler.videos.count + handler.errors.count == 3 })
    #expect(handler.errors.isEmpty)
    for video in videos {
      let copy = folder.url.appendingPathComponent(Fixture.url(video).lastPathComponent)
      #expect(try Data(contentsOf: copy) == (try Fixture.data(video)))
    }
    #expect(
      try await becomes { handler.handedOver.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) } }
    )
  }

  @Test func missingFolderIsAnError() async throws {
    let handler = VideosToFolder(folder: URL(fileURLWithPath: "/nowhere/at/all"))
    let picker = handler.makePicker()
    try picker.finish(picking: [Fixture.url("subtypes/plain.mp4")], in: Fixture.library.get())
    #expect(try await becomes { handler.errors.count == 1 })
    #expect(handler.videos.isEmpty)
  }

  @Test func moreThanTheLimitIsRefused() throws {
    let handler = VideosToFolder(folder: Fixture.folder)
    let picker = handler.makePicker()
    let library = try Fixture.library.get()
    let all = try #require(library.mediaLibrary).assets.filter { $0.kind == .video }
    try #require(all.count > 5)
    for asset in all.prefix(5) { try picker.tap(asset.localIdentifier, in: library) }
    #expect(throws: PHPickerRefusal(asset: all[5].localIdentifier, refusal: .overLimit)) {
      try picker.tap(all[5].localIdentifier, in: library)
    }
    // A second tap deselects, which makes room in the limit.
    try picker.tap(all[0].localIdentifier, in: library)
    try picker.tap(all[5].localIdentifier, in: library)
    #expect(picker.selectedAssetIdentifiers == all[1...5].map(\.localIdentifier))
  }

  @Test func movieIsOpenedInPlace() async throws {
    let folder = try Folder()
    let provider = try Fixture.provider("subtypes/plain.mov")
    let original: (URL?, Bool) = await outcome { done in
      _ = openMovie(provider, openInPlace: true, keepingCopiesIn: folder.url) { done(($0, $1)) }
    }
    #expect(original.1 && original.0?.standardizedFileURL.path == Fixture.url("subtypes/plain.mov").path)
    let copy: (URL?, Bool) = await outcome { done in
      _ = openMovie(provider, openInPlace: false, keepingCopiesIn: folder.url) { done(($0, $1)) }
    }
    #expect(!copy.1 && copy.0 == folder.url.appendingPathComponent("plain.mov"))
    #expect(try folder.names == ["plain.mov"])
    let name = await outcome { movieName(provider, completion: $0) }
    #expect(name == "plain.mov")
    let missing: (URL?, Bool) = await outcome { done in
      let photo = NSItemProvider(offering: ["public.jpeg"])
      _ = openMovie(photo, openInPlace: true, keepingCopiesIn: folder.url) { done(($0, $1)) }
    }
    #expect(missing.0 == nil)
  }
}
