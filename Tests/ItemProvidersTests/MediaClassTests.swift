import Foundation
import ItemProviders
import MediaItems
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

/// The media fixtures that several targets' tests share.
enum MediaFixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Media")

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }
  static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }
  static func item(_ path: String) throws -> MediaItem { try item(at: url(path)) }
  static func item(at url: URL) throws -> MediaItem { try MediaItemReader().read(path: FilePath(url.path)) }
}

@Suite struct StillImageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var file: String
    var registered: String
    var type: String
    var size: [Int] = [64, 48]
    var orientation: Int?
    var frames: Int?
    var testDescription: String { "\(file) as \(registered)" }
  }

  static let rows: [Row] = [
    Row(
      file: "live/IMG_0002.HEIC", registered: "public.heic", type: "public.heic", orientation: 1, frames: nil),
    Row(
      file: "live/IMG_0001.JPG", registered: "public.jpeg", type: "public.jpeg", orientation: 1, frames: nil),
    Row(file: "headers/animated.png", registered: "public.png", type: "public.png", frames: 3),
    // The content decides, not the registered type.
    Row(
      file: "live/IMG_0002.HEIC", registered: "public.jpeg", type: "public.heic", orientation: 1, frames: nil),
    Row(
      file: "headers/animated.png", registered: "public.image", type: "public.png", frames: 3),
  ]

  @Test(arguments: rows) func headersAreRead(_ row: Row) async throws {
    let provider = ItemProvider()
    let data = try MediaFixture.data(row.file)
    provider.registerDataRepresentation(forTypeIdentifier: row.registered, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: StillImage.self))
    let image = try await provider.object(ofClass: StillImage.self)
    #expect(image.data == data)
    #expect(image.type.identifier == row.type)
    #expect(image.pixelSize.map { [$0.width, $0.height] } == row.size)
    #expect(image.orientation == row.orientation)
    if let frames = row.frames { #expect(image.frameCount == frames) }
  }

  static let strangers = ["live/IMG_0001.MOV", "bundle/IMG_0003.pvt/metadata.plist"]

  @Test(arguments: strangers) func otherBytesAreRefused(_ file: String) throws {
    let data = try MediaFixture.data(file)
    #expect(throws: CocoaError.self) {
      try StillImage.object(withItemProviderData: data, typeIdentifier: "public.jpeg")
    }
  }
}

@Suite struct LivePhotoObjectTests {
  static let bundle = "bundle/IMG_0003.pvt"
  static let identifier = "22222222-BBBB-4BBB-8BBB-000000000002"

  @Test func aFolderIsRead() throws {
    let photo = try LivePhotoObject(contentsOf: MediaFixture.url(Self.bundle))
    #expect(photo.identifier == Self.identifier && photo.keyMoment == 0.5)
    #expect(try photo.stillData() == MediaFixture.data(Self.bundle + "/IMG_0003.HEIC"))
    #expect(try photo.movieData() == MediaFixture.data(Self.bundle + "/IMG_0003.MOV"))
  }

  @Test(arguments: ["com.apple.live-photo-bundle", LivePhotoBundle.typeIdentifier])
  func aZippedFolderIsReadFromAProvider(_ registered: String) async throws {
    let provider = ItemProvider()
    provider.offer(registered, MediaFixture.url(Self.bundle))
    #expect(provider.canLoadObject(ofClass: LivePhotoObject.self))
    let photo = try await provider.object(ofClass: LivePhotoObject.self)
    #expect(photo.identifier == Self.identifier)
    #expect(try photo.stillData() == MediaFixture.data(Self.bundle + "/IMG_0003.HEIC"))
    #expect(try photo.movieData() == MediaFixture.data(Self.bundle + "/IMG_0003.MOV"))
  }

  @Test func theAbstractTypeOfShareSheetsIsNotRead() {
    #expect(
      !ItemProvider(offering: "com.apple.live-photo", "public.jpeg")
        .canLoadObject(ofClass: LivePhotoObject.self))
  }

  @Test func aPairIsJoined() throws {
    let photo = try LivePhotoObject(
      still: MediaFixture.url("live/IMG_0001.JPG"), movie: MediaFixture.url("live/IMG_0001.MOV"))
    #expect(photo.still.type == .jpeg && photo.movie.type == .quickTimeMovie)
    #expect(photo.identifier != nil)
  }

  @Test func halvesOfDifferentOnesAreRefused() {
    #expect(throws: CocoaError.self) {
      try LivePhotoObject(
        still: MediaFixture.url("live/IMG_0001.JPG"), movie: MediaFixture.url("live/IMG_0002.MOV"))
    }
    #expect(throws: CocoaError.self) {
      try LivePhotoObject(
        still: MediaFixture.url("live/IMG_0001.JPG"), movie: MediaFixture.url("live/IMG_0002.HEIC"))
    }
    #expect(throws: CocoaError.self) {
      try LivePhotoObject(contentsOf: MediaFixture.url("live/IMG_0001.JPG"))
    }
    #expect(throws: CocoaError.self) { try LivePhotoObject(bundleData: Data("PK no archive".utf8)) }
  }

  @Test func aMotionPhotoHasBothHalves() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: MediaFixture.url("motion").path)
    var count = 0
    for file in files where try MediaFixture.item("motion/" + file).livePhoto?.form == .motion {
      let photo = try LivePhotoObject(contentsOf: MediaFixture.url("motion/" + file))
      #expect(try photo.movieData() == MediaFixture.data("subtypes/plain.mp4"))
      #expect(try StillImage(data: photo.stillData()).properties.motionVideo == nil)
      #expect(photo.identifier == nil)
      count += 1
    }
    #expect(count >= 5)
  }

  @Test func resourcesAreWrittenAndNeverReplaceAFile() throws {
    let folder = try Folder()
    let photo = try LivePhotoObject(contentsOf: MediaFixture.url(Self.bundle))
    let files = try photo.writeResources(to: folder.url)
    #expect(try Data(contentsOf: files.still) == MediaFixture.data(Self.bundle + "/IMG_0003.HEIC"))
    #expect(try Data(contentsOf: files.movie) == MediaFixture.data(Self.bundle + "/IMG_0003.MOV"))
    #expect(throws: (any Error).self) { try photo.writeResources(to: folder.url) }
    // Only the movie exists: the still that was written first is removed.
    try FileManager.default.removeItem(at: files.still)
    try Data("mine".utf8).write(to: files.movie)
    #expect(throws: (any Error).self) { try photo.writeResources(to: folder.url) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["IMG_0003.MOV"])
    #expect(try Data(contentsOf: files.movie) == Data("mine".utf8))
  }

  @Test func aBundleIsWrittenAndReadAgain() throws {
    let folder = try Folder()
    let photo = try LivePhotoObject(
      still: MediaFixture.url("live/IMG_0002.HEIC"), movie: MediaFixture.url("live/IMG_0002.MOV"))
    let bundle = try photo.writeBundle(in: folder.url)
    #expect(bundle.lastPathComponent == "IMG_0002.pvt")
    let again = try LivePhotoObject(contentsOf: bundle)
    #expect(again.identifier == photo.identifier && again.identifier != nil)
    #expect(try again.movieData() == photo.movieData())
    #expect(throws: (any Error).self) { try photo.writeBundle(in: folder.url) }
    #expect(try LivePhotoObject(contentsOf: bundle).movieData() == photo.movieData())
  }
}
