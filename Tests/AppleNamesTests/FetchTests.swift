import Foundation
import MediaItems
import SystemPackage
import Testing

@testable import AppleNames

@Suite struct FetchTests {
  private func names(_ options: PHFetchOptions) throws -> [String] {
    let library = try Media.library.get().mediaLibrary
    let result = PHFetchResult<PHAsset>(FetchCriteria(options), library) { library in
      library.assets.map { PHAsset($0) }
    }
    return result.objects.map { $0.mediaAsset.relativePath.string }
  }

  @Test func equalObjectsKeepOrder() throws {
    let options = PHFetchOptions()
    let all = try names(options)
    options.sortDescriptors = [NSSortDescriptor(key: "mediaType", ascending: false)]
    let sorted = try names(options)
    let assets = try Set(all.filter { try Media.asset($0)?.mediaType == .video })
    #expect(sorted == all.filter(assets.contains) + all.filter { !assets.contains($0) })
    options.sortDescriptors = [
      NSSortDescriptor(key: "mediaType", ascending: true),
      NSSortDescriptor(key: "pixelWidth", ascending: false),
    ]
    let widths = try names(options).map { try Media.asset($0)?.pixelWidth ?? 0 }
    let images = all.count - assets.count
    #expect(Array(widths[..<images]) == widths[..<images].sorted(by: >))
    #expect(Array(widths[images...]) == widths[images...].sorted(by: >))
  }

  static let predicates: [(String, [any Sendable], String?)] = [
    ("mediaType = 2", [], "subtypes/plain.mov"),
    ("mediaType==%d", [2], "subtypes/plain.mov"),
    ("NOT mediaType == %i AND duration < 1000", [1], "subtypes/plain.mov"),
    ("!(mediaType == 1)", [], "subtypes/plain.mov"),
    ("(mediaType == 2 OR mediaType == 9) AND (mediaSubtypes & 131072) != 0", [], "subtypes/slomo_240fps.mov"),
    ("(mediaSubtype & %d) == %d", [4, 4], "subtypes/screenshot.png"),
    ("mediaSubtypes & %u != 0", [UInt(1)], "subtypes/panorama.jpg"),
    ("%K == %@", ["burstIdentifier", "55555555-EEEE-4EEE-8EEE-000000000005"], "subtypes/burst_1.jpg"),
    ("burstIdentifier != nil", [], "subtypes/burst_2.jpg"),
    ("creationDate >= %@ && creationDate < %@", [Date(timeIntervalSince1970: 0), Date.distantFuture], nil),
    ("isFavorite = NO", [], nil), ("pixelWidth <> 0", [], nil), ("mediaType IN %@", [[1, 2]], nil),
    ("localIdentifier == \"nobody\"", [], ""), ("favorite == YES", [], ""),
    ("creationDate < %@", [Date(timeIntervalSince1970: 0)], ""), ("duration > %f", [1e9], ""),
  ]

  /// nil means many, an empty text none.
  @Test(arguments: predicates.indices) func predicatesHold(_ index: Int) throws {
    let (format, arguments, expected) = Self.predicates[index]
    var parser = PredicateParser(format, arguments)
    let test = parser.parse()
    let assets = try #require(try Media.library.get().mediaLibrary).assets.map { PHAsset($0) }
    let found = assets.filter { test.matches($0) }.map { $0.mediaAsset.relativePath.string }
    switch expected {
    case nil: #expect(found.count > 10, "\(format)")
    case "": #expect(found.isEmpty, "\(format)")
    case let path?:
      #expect(found.contains(path) && found.count < assets.count / 2, "\(format)")
    }
  }

  @Test func invalidPredicatesTrap() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType ==") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType == %d") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "mediaType 2") }
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: String(repeating: "(", count: 10_000) + "mediaType == 1")
    }
    await #expect(processExitsWith: .failure) {
      let asset = try #require(try Media.asset("subtypes/plain.jpg"))
      _ = NSSortDescriptor(key: "beauty", ascending: true).compare(asset, to: asset)
    }
  }

  @Test func withoutAFolderNothingIsAllowed() async {
    await #expect(processExitsWith: .success) {
      try #require(PHPhotoLibrary.authorizationStatus() == .notDetermined)
      try #require(PHAsset.fetchAssets(with: nil).count == 0)
      let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
      try #require(status == .denied && PHPhotoLibrary.authorizationStatus() == .denied)
      #expect(throws: (any Error).self) { try PHPhotoLibrary.open(URL(fileURLWithPath: "/nowhere")) }
      try PHPhotoLibrary.open(Media.folder)
      try #require(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
      try #require(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .restricted)
      try #require(PHAsset.fetchAssets(with: nil).count > 20)
    }
  }

  @Test func albumsContainTheirAssets() throws {
    let library = try #require(try Media.library.get().mediaLibrary)
    let albums = PHAssetCollection.all(in: library)
    #expect(Set(albums.map(\.localIdentifier)).count == albums.count)
    let smart = Dictionary(
      grouping: albums.filter { $0.assetCollectionType == .smartAlbum }, by: \.assetCollectionSubtype)
    #expect(smart.values.allSatisfy { $0.count == 1 } && smart[.smartAlbumGeneric]?.count == 1)
    // One picture of the burst is counted.
    #expect(smart[.smartAlbumUserLibrary]?.first?.assets.count == library.assets.count)
    #expect(smart[.smartAlbumUserLibrary]?.first?.estimatedAssetCount == library.assets.count - 1)
    #expect(smart[.smartAlbumAnimated]?.first?.assets.isEmpty == false)
    let subtypes = try #require(albums.first { $0.localizedTitle == "subtypes" })
    #expect(subtypes.assetCollectionSubtype == .albumRegular && subtypes.startDate != nil)
    #expect(subtypes.assets.allSatisfy { $0.mediaAsset.relativePath.string.hasPrefix("subtypes/") })
  }
}
