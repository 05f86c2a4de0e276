import Foundation
import MediaItems
import Testing

@testable import AppleNames

/// Edits, ratings, descriptive metadata and sizes of assets.
@Suite struct AssetDetailTests {
  private func asset(_ folder: Folder) throws -> PHAsset {
    PHAsset(try #require(try folder.library().assets.first))
  }

  private static func envelope(_ keys: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>adjustmentFormatIdentifier</key><string>com.apple.photo</string>
      <key>adjustmentFormatVersion</key><string>1.4</string>
      <key>adjustmentData</key><data>AQID</data>
      \(keys)
      </dict></plist>
      """.utf8)
  }

  static let edits: [(keys: String, state: PHAsset.AdjustmentsState, date: Double?)] = [
    (
      """
      <key>adjustmentEditorBundleID</key><string>com.apple.mobileslideshow</string>
      <key>adjustmentTimestamp</key><date>2019-07-05T12:46:46Z</date>
      """, .userAdjusted, 1_562_330_806
    ),
    ("", .cameraAutoAdjusted, nil),
    ("<key>adjustmentEditorBundleID</key><string>com.apple.camera</string>", .cameraAutoAdjusted, nil),
  ]

  @Test(arguments: edits) func editsAreRead(
    keys: String, state: PHAsset.AdjustmentsState, date: Double?
  ) throws {
    let folder = try Folder([("subtypes/plain.jpg", "IMG_0001.JPG")])
    try Self.envelope(keys).write(to: folder.url.appendingPathComponent("IMG_0001.AAE"))
    let asset = try asset(folder)
    #expect(asset.hasAdjustments && asset.adjustmentsState == state)
    #expect(asset.adjustmentTimestamp == date.map { Date(timeIntervalSince1970: $0) })
    #expect(asset.adjustmentFormatIdentifier == "com.apple.photo")
    let edit = try #require(PHAdjustmentData(of: asset))
    #expect(edit.formatVersion == "1.4" && edit.data == Data([1, 2, 3]))
  }

  @Test func unreadableEditCountsAsPersons() throws {
    let folder = try Folder([("subtypes/plain.jpg", "IMG_0001.JPG")])
    try Data("no list".utf8).write(to: folder.url.appendingPathComponent("IMG_0001.AAE"))
    let asset = try asset(folder)
    #expect(asset.adjustmentsState == .userAdjusted && asset.adjustmentTimestamp == nil)
    #expect(PHAdjustmentData(of: asset) == nil)
  }

  @Test func withoutEditsPropertiesAreNil() throws {
    let asset = try asset(Folder([("subtypes/plain.jpg", "IMG_0001.JPG")]))
    #expect(asset.adjustmentsState == .none && asset.adjustmentFormatIdentifier == nil)
    #expect(PHAdjustmentData(of: asset) == nil && asset.rating == .unset)
    #expect(asset.addedDate == nil && !asset.isSyncFailureHidden)
    #expect(asset.playbackVariation == .none && asset.originalResourceChoice == .compressed)
  }

  @Test(arguments: [("3", PHAsset.Rating.three), ("5", .five), ("0", .unset), ("-1", .unset)])
  func ratingPrefersSidecar(text: String, rating: PHAsset.Rating) throws {
    let folder = try Folder([("subtypes/plain.jpg", "IMG_0001.JPG")])
    let xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="\(text)"/></rdf:RDF></x:xmpmeta>
      """
    try Data(xmp.utf8).write(to: folder.url.appendingPathComponent("IMG_0001.xmp"))
    #expect(try asset(folder).rating == rating)
  }

  private static let variations: [(Int, PHAsset.PlaybackVariation)] = [
    (0, .none), (1, .autoloop), (2, .none), (4, .longExposure), (8, .mirror), (0x4000 | 8, .mirror),
    (128, .none),
  ]

  @Test(arguments: variations) func effectsComeFromLastEdit(
    number: Int, variation: PHAsset.PlaybackVariation
  ) throws {
    let folder = try Folder([("live/IMG_0001.JPG", "IMG_0001.JPG"), ("live/IMG_0001.MOV", "IMG_0001.MOV")])
    let keys = "<key>adjustmentRenderTypes</key><integer>\(number)</integer>"
    try Self.envelope(keys).write(to: folder.url.appendingPathComponent("IMG_0001.AAE"))
    #expect(try asset(folder).playbackVariation == variation)
  }

  private static let sidecars:
    [(name: String, text: String, caption: String?, keywords: [String], added: Double?)] = [
      (
        "IMG_0001.JPG.xmp",
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">A
        cat</rdf:li></rdf:Alt></dc:description><dc:subject><rdf:Bag><rdf:li>cat</rdf:li><rdf:li>sofa</rdf:li></rdf:Bag>
        </dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>
        """, "A\ncat", ["cat", "sofa"], nil
      ),
      (
        "IMG_0001.JPG.supplemental-metadata.json",
        #"""
        {"title": "IMG_0001.JPG", "description": "A cat", "creationTime": {"timestamp": "1562330806"},
        "photoTakenTime": {"timestamp": "1562330000"}, "geoData": {"latitude": 0.0, "longitude": 0.0}}
        """#, "A cat", [], 1_562_330_806
      ),
      (
        "IMG_0001.JPG.json",
        #"[{"SourceFile": "IMG_0001.JPG", "EXIF:ImageDescription": "A cat", "IPTC:Keywords": ["cat", "sofa"]}]"#,
        "A cat", ["cat", "sofa"], nil
      ),
      (
        "IMG_0001.JPG.json", #"[{"SourceFile": "IMG_0001.JPG", "Keywords": "cat"}]"#, nil, ["cat"], nil
      ),
      ("IMG_0001.JPG.json", "[1, 2", nil, [], nil), ("IMG_0001.JPG.xmp", "", nil, [], nil),
    ]

  @Test(arguments: sidecars.indices) func descriptionsPreferSidecar(_ index: Int) throws {
    let row = Self.sidecars[index]
    let folder = try Folder([("subtypes/plain.jpg", "IMG_0001.JPG")])
    try Data(row.text.utf8).write(to: folder.url.appendingPathComponent(row.name))
    let asset = try asset(folder)
    #expect(asset.extendedMetadata.caption == row.caption && asset.extendedMetadata.keywords == row.keywords)
    #expect(asset.addedDate == row.added.map { Date(timeIntervalSince1970: $0) })
  }

  @Test func descriptionsFallBackToFile() throws {
    let folder = try Folder([("../Details/xmp.jpg", "IMG_0001.JPG")])
    let words = try asset(folder).extendedMetadata
    #expect(words.originalFilename == "IMG_0001.JPG")
    #expect(words.caption != nil || !words.keywords.isEmpty)
    let plain = try asset(Folder([("subtypes/plain.jpg", "a.jpg")])).extendedMetadata
    #expect(plain.caption == nil && plain.keywords.isEmpty && plain.originalFilename == "a.jpg")
  }

  @Test func resourcesHaveSizes() throws {
    let asset = try #require(try Media.asset("live/IMG_0002.HEIC"))
    let parts = PHAssetResource.assetResources(for: asset)
    let photo = try #require(parts.first { $0.type == .photo })
    #expect(photo.pixelWidth == asset.pixelWidth && photo.pixelHeight == asset.pixelHeight)
    #expect(photo.pixelWidth > 0)
    let folder = try Folder([("subtypes/plain.jpg", "IMG_0001.JPG")])
    try Self.envelope("").write(to: folder.url.appendingPathComponent("IMG_0001.AAE"))
    let edit = PHAssetResource.assetResources(for: try self.asset(folder)).first {
      $0.type == .adjustmentData
    }
    #expect(edit?.pixelWidth == 0 && edit?.pixelHeight == 0)
  }

  @Test func moviesAreReturnedAsFiles() async throws {
    let asset = try #require(try Media.asset("subtypes/plain.mov"))
    let url: URL? = await withCheckedContinuation { continuation in
      PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { movie, _, _ in
        continuation.resume(returning: (movie as? AVURLAsset)?.url)
      }
    }
    #expect(url?.lastPathComponent == "plain.mov")
    let picture = try #require(try Media.asset("subtypes/plain.jpg"))
    let hasError: Bool = await withCheckedContinuation { continuation in
      PHImageManager.default().requestAVAsset(forVideo: picture, options: nil) { movie, _, info in
        continuation.resume(returning: movie == nil && info?[PHImageErrorKey] != nil)
      }
    }
    #expect(hasError)
  }

  @Test func transientAlbumsAreOutsideLibrary() throws {
    let asset = try #require(try Media.asset("headers/located_turned_thumbnail.jpg"))
    let plain = try #require(try Media.asset("subtypes/plain.jpg"))
    let album = PHAssetCollection.transientAssetCollection(with: [plain, asset], title: "A")
    #expect(album.localizedTitle == "A" && album.assets.count == 2 && album.localizedLocationNames.isEmpty)
    #expect(album.approximateLocation?.coordinate == asset.location?.coordinate)
    #expect(PHAssetCollection.transientAssetCollection(with: [], title: nil).approximateLocation == nil)
  }

  @Test func missingFolderIsReportedOnce() async throws {
    final class Observer: PHPhotoLibraryAvailabilityObserver {
      let told: AsyncStream<Bool>.Continuation
      init(_ told: AsyncStream<Bool>.Continuation) { self.told = told }
      func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary) { told.yield(true) }
    }
    let folder = try Folder([("subtypes/plain.jpg", "a.jpg")])
    let library = try PHPhotoLibrary(folder: folder.url)
    let (stream, told) = AsyncStream<Bool>.makeStream()
    let observer = Observer(told)
    library.register(observer)
    try library.rescan()
    #expect(library.unavailabilityReason == nil)
    try FileManager.default.removeItem(at: folder.url)
    for _ in 1...2 { #expect(throws: (any Error).self) { try library.rescan() } }
    var calls = stream.makeAsyncIterator()
    #expect(await calls.next() == true)
    #expect((library.unavailabilityReason as? PHPhotosError)?.code == .libraryVolumeOffline)
    // The folder is back: its next absence is reported again.
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try library.rescan()
    #expect(library.unavailabilityReason == nil)
    library.unregisterAvailabilityObserver(observer)
    try FileManager.default.removeItem(at: folder.url)
    #expect(throws: (any Error).self) { try library.rescan() }
    told.yield(false)
    #expect(await calls.next() == false)
  }
}
