import Foundation
import MediaItems
import Testing
import UniformTypes

@testable import AppleNames

@Suite struct AssetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var path: String
    var type: PHAssetMediaType = .image
    var style: PHAsset.PlaybackStyle = .image
    var subtypes: PHAssetMediaSubtype = []
    var resources: [PHAssetResourceType] = [.photo]
    var testDescription: String { path }
  }

  static let rows: [Row] = [
    Row(path: "subtypes/plain.jpg"),
    Row(path: "subtypes/panorama.jpg", subtypes: .photoPanorama),
    Row(path: "subtypes/portrait.jpg", subtypes: .photoDepthEffect),
    Row(path: "subtypes/screenshot.png", subtypes: .photoScreenshot),
    Row(path: "subtypes/animated.gif", style: .imageAnimated, subtypes: .photoAnimation),
    Row(path: "headers/hdr.jpg", subtypes: .photoHDR),
    Row(path: "subtypes/plain.mov", type: .video, style: .video, resources: [.video]),
    Row(
      path: "subtypes/slomo_240fps.mov", type: .video, style: .video, subtypes: .videoHighFrameRate,
      resources: [.video]),
    Row(
      path: "subtypes/timelapse.mov", type: .video, style: .video, subtypes: .videoTimelapse,
      resources: [.video]),
    Row(
      path: "subtypes/screen_recording.mov", type: .video, style: .video, subtypes: .videoScreenRecording,
      resources: [.video]),
    Row(
      path: "headers/synthetic_cinematic.mov", type: .video, style: .video, subtypes: .videoCinematic,
      resources: [.video]),
    Row(
      path: "live/IMG_0002.HEIC", style: .livePhoto, subtypes: .photoLive, resources: [.photo, .pairedVideo]),
    Row(
      path: "bundle/IMG_0003.pvt", style: .livePhoto, subtypes: .photoLive,
      resources: [.photo, .pairedVideo]),
    Row(
      path: "motion/PXL_0001.MP.jpg", style: .image, subtypes: [], resources: [.photo]),
  ]

  @Test(arguments: rows) func assetsHaveProperties(_ row: Row) throws {
    let asset = try #require(try Media.asset(row.path))
    #expect(asset.mediaType == row.type && asset.playbackStyle == row.style)
    #expect(asset.mediaSubtypes == row.subtypes)
    #expect(PHAssetResource.assetResources(for: asset).map(\.type) == row.resources)
    #expect((asset.duration > 0) == (row.type == .video))
  }

  @Test func datesRespectZones() throws {
    let asset = try #require(try Media.asset("live/IMG_0002.HEIC"))
    #expect(asset.creationDate == (try Date("2024-05-01T12:00:00+02:00", strategy: .iso8601)))
    let local = try #require(try Media.asset("headers/located_turned_thumbnail.jpg"))
    #expect(local.creationDate == (try Date("2024-05-01T12:00:00Z", strategy: .iso8601)))
    #expect(local.isLocated == true && asset.isLocated == false)
    #expect(try Media.asset("headers/animated.png")?.creationDate == nil)
  }

  static let types: [(path: String, type: String)] = [
    ("subtypes/plain.heic", "public.heic"), ("subtypes/plain.mov", "com.apple.quicktime-movie"),
    ("live/IMG_0002.HEIC", "public.heic"), ("motion/PXL_0001.MP.jpg", "public.jpeg"),
    ("bundle/IMG_0003.pvt", "public.heic"),
  ]

  @Test(arguments: types) func typesAreThoseOfPictures(path: String, type: String) throws {
    #expect(try Media.asset(path)?.contentType.identifier == type)
  }

  @Test func locationsAreRead() throws {
    let place = try #require(try Media.asset("headers/located_turned_thumbnail.jpg")?.location)
    let expected = try #require(
      try Media.asset("headers/located_turned_thumbnail.jpg")?.mediaAsset.item.coordinates)
    #expect(
      place.coordinate.latitude == expected.latitude && place.coordinate.longitude == expected.longitude)
    #expect(place.coordinate != CLLocationCoordinate2D())
    #expect(place.timestamp == (try Date("2024-05-01T12:00:00Z", strategy: .iso8601)))
    #expect(try Media.asset("subtypes/plain.jpg")?.location == nil)
  }

  @Test func firstPictureRepresentsBurst() throws {
    let folder = try Folder([("subtypes/burst_1.jpg", "b.jpg"), ("subtypes/burst_2.jpg", "a.jpg")])
    let assets = try folder.library().assets.map { PHAsset($0) }
    #expect(assets.map(\.representsBurst) == [true, false] && assets[0].burstIdentifier != nil)
    #expect(try Media.asset("subtypes/plain.jpg")?.representsBurst == false)
  }

  @Test func adjustmentsAreAResource() throws {
    let folder = try Folder([("subtypes/plain.heic", "IMG_7.HEIC")])
    try Data("edits".utf8).write(to: folder.url.appendingPathComponent("IMG_7.AAE"))
    let asset = try #require(try folder.library().assets.first.map { PHAsset($0) })
    let resources = PHAssetResource.assetResources(for: asset)
    #expect(resources.map(\.type) == [.photo, .adjustmentData])
    #expect(resources.map(\.originalFilename) == ["IMG_7.HEIC", "IMG_7.AAE"])
    #expect(resources.allSatisfy { $0.assetLocalIdentifier == asset.localIdentifier })
  }

  @Test func resourcesAreWrittenOnce() async throws {
    let folder = try Folder()
    let asset = try #require(try Media.asset("live/IMG_0002.HEIC"))
    let movie = try #require(PHAssetResource.assetResources(for: asset).last)
    let target = folder.url.appendingPathComponent(movie.originalFilename)
    let manager = PHAssetResourceManager.default()
    try await manager.writeData(for: movie, toFile: target, options: nil)
    #expect(try Data(contentsOf: target) == (try Media.data("live/IMG_0002.MOV")))
    await #expect(throws: CocoaError.self) {
      try await manager.writeData(for: movie, toFile: target, options: nil)
    }
    #expect(try Data(contentsOf: target) == (try Media.data("live/IMG_0002.MOV")))
  }

  @Test func aCancelledRequestEndsOnce() async throws {
    let asset = try #require(try Media.asset("subtypes/plain.mov"))
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    for _ in 0..<50 {
      let error: (any Error)? = await withCheckedContinuation { continuation in
        let manager = PHAssetResourceManager.default()
        let number = manager.requestData(
          for: resource, options: nil, dataReceivedHandler: { _ in },
          completionHandler: { continuation.resume(returning: $0) })
        manager.cancelDataRequest(number)
      }
      #expect(error == nil || (error as? CocoaError)?.code == .userCancelled)
    }
  }
}
