import FileIdentification
import MediaItems
import SystemPackage
import Testing
import UniformTypes

struct MediaLibraryTests {
  static let albums: [(name: String, holds: Set<String>)] = [
    (
      "videos",
      [
        "subtypes/plain.mov", "subtypes/plain.mp4", "subtypes/screen_recording.mov",
        "subtypes/slomo_240fps.mov",
        "subtypes/timelapse.mov", "traps/IMG_0009.MOV", "traps/IMG_0010.MOV",
      ]
    ),
    (
      "livePhotos",
      [
        "bundle/IMG_0003.pvt", "live/IMG_0001.JPG", "live/IMG_0002.HEIC", "motion/20240501_mpvd.heic",
        "motion/20240501_samsung.jpg", "motion/20240501_samsung_wrong_length.heic", "motion/MVIMG_0002.jpg",
        "motion/PXL_0001.MP.jpg", "takeout/IMG_0005.HEIC", "takeout/IMG_0006.HEIC",
      ]
    ),
    ("panoramas", ["subtypes/panorama.jpg"]), ("screenshots", ["subtypes/screenshot.png"]),
    ("slomoVideos", ["subtypes/slomo_240fps.mov"]), ("timelapses", ["subtypes/timelapse.mov"]),
    ("bursts", ["subtypes/burst_1.jpg", "subtypes/burst_2.jpg"]), ("animated", ["subtypes/animated.gif"]),
    ("depthEffect", ["subtypes/portrait.jpg"]), ("screenRecordings", ["subtypes/screen_recording.mov"]),
    ("raw", []), ("favorites", []), ("cinematic", []), ("spatial", []),
    (
      "orphans",
      [
        "traps/IMG_0001(1).JPG", "traps/IMG_0009.JPG", "traps/IMG_0009.MOV", "traps/IMG_E0001.JPG",
      ]
    ),
  ]

  /// Returns true for the header fixtures, which have tables of their own.
  static func isHeader(_ path: String) -> Bool { path.hasPrefix("headers/") }

  static let library = Result { try MediaLibrary(folder: LibraryFolder.media) }

  @Test(arguments: albums) func smartAlbumHolds(_ row: (name: String, holds: Set<String>)) throws {
    let album = try #require(
      try Self.library.get().smartAlbums.first { $0.source == .smart(row.name) })
    #expect(Set(album.assets.map(\.relativePath.string).filter { !Self.isHeader($0) }) == row.holds)
  }

  @Test func everyAlbumHasARow() throws {
    let names = try Self.library.get().smartAlbums.map(\.source)
    #expect(Set(names) == Set((Self.albums.map(\.name) + ["recents"]).map { .smart($0) }))
  }

  static let folders: [(folder: String, count: Int)] = [
    ("bundle", 1), ("live", 2), ("motion", 5), ("subtypes", 13), ("takeout", 2), ("traps", 10),
  ]

  @Test func foldersAreAlbums() throws {
    let library = try Self.library.get()
    let albums = library.userAlbums.filter { $0.title != "headers" }.map { "\($0.title) \($0.assets.count)" }
    #expect(albums == Self.folders.map { "\($0.folder) \($0.count)" })
    let assets = library.assets.filter { !Self.isHeader($0.relativePath.string) }
    #expect(assets.count == Self.folders.reduce(0) { $0 + $1.count })
    #expect(library.unreadable.isEmpty)
  }

  @Test func pairsAcrossFoldersLeaveFewerHalves() throws {
    let library = try MediaLibrary(folder: LibraryFolder.media, pairing: .across)
    let orphans = try #require(library.smartAlbums.first { $0.source == .smart("orphans") })
    #expect(Set(orphans.assets.map(\.relativePath.string)) == ["traps/IMG_0009.JPG", "traps/IMG_0009.MOV"])
  }

  @Test func identifiersSurviveARescanAMoveAndAdditions() throws {
    let copies = [
      (from: "live/IMG_0001.JPG", to: "2024/IMG_0001.JPG"),
      (from: "live/IMG_0001.MOV", to: "2024/IMG_0001.MOV"),
      (from: "subtypes/plain.jpg", to: "plain.jpg"),
    ]
    func scan(_ more: [(from: String, to: String)]) throws -> [String: String] {
      try LibraryFolder.with(copies: copies + more) { folder in
        let assets = try MediaLibrary(folder: folder).assets
        return Dictionary(uniqueKeysWithValues: assets.map { ($0.relativePath.string, $0.localIdentifier) })
      }
    }
    let first = try scan([])
    let second = try scan([(from: "subtypes/plain.heic", to: "2023/a.heic")])
    #expect(first.keys.sorted() == ["2024/IMG_0001.JPG", "plain.jpg"])
    #expect(second.count == 3)
    for (path, identifier) in first { #expect(second[path] == identifier) }
    #expect(Set(second.values).count == 3)
  }

  /// Users store identifiers, so they must never change.
  static let identifiers: [(path: String, identifier: String)] = [
    ("IMG_0001.JPG", "B2516213-E553-89AE-A492-3F59F9DD3136/L0/001"),
    ("2024/Rome/IMG_0001.JPG", "B3777B2D-E501-8AB6-A49A-246AF5DC0772/L0/001"),
    ("ä.heic", "3EAF4367-F1DB-841F-99AB-76378E76BDFA/L0/001"),
  ]

  @Test(arguments: identifiers) func identifierIsFixed(_ row: (path: String, identifier: String)) throws {
    let item = LibraryFolder.item("/photos/" + row.path, .jpeg)
    #expect(MediaAsset(item, root: "/photos")?.localIdentifier == row.identifier)
    #expect(MediaAsset(item, root: "/photos/")?.localIdentifier == row.identifier)
  }

  @Test func equalPathsGetNumbers() {
    let item = LibraryFolder.item("/p/a.jpg", .jpeg)
    let library = MediaLibrary(root: "/p", items: [item, item])
    #expect(library.assets.map { String($0.localIdentifier.suffix(7)) } == ["/L0/001", "/L0/002"])
    #expect(Set(library.assets.map { $0.localIdentifier.prefix(36) }).count == 1)
  }

  @Test func fetchesByIdentifierInTheOrderAsked() throws {
    let library = try Self.library.get()
    let wanted = [7, 2, 30].map { library.assets[$0].localIdentifier }
    let found = library.fetchAssets(withLocalIdentifiers: [wanted[0], "nobody", wanted[1], wanted[2]])
    #expect(found.map(\.localIdentifier) == wanted)
    #expect(library.asset(withLocalIdentifier: "nobody") == nil)
    #expect(found.first?.item.path == library.assets[7].item.path)
  }

  static let files: [(path: String, asset: String?)] = [
    ("live/IMG_0001.JPG", "live/IMG_0001.JPG"), ("live/IMG_0001.MOV", "live/IMG_0001.JPG"),
    ("./live/../live/renamed_clip.mov", "live/IMG_0001.JPG"),
    ("bundle/IMG_0003.pvt", "bundle/IMG_0003.pvt"),
    ("bundle/IMG_0003.pvt/IMG_0003.MOV", "bundle/IMG_0003.pvt"), ("manifest.json", nil), ("live", nil),
    ("/live/IMG_0001.JPG", nil),
  ]

  @Test(arguments: files) func anyFileFindsItsAsset(_ row: (path: String, asset: String?)) throws {
    let library = try Self.library.get()
    #expect(library.asset(at: FilePath(row.path))?.relativePath.string == row.asset)
    if !row.path.hasPrefix("/") {
      #expect(library.asset(at: library.root.appending(row.path))?.relativePath.string == row.asset)
    }
  }

  /// Sidecars by name and text, and whether the picture is a favourite.
  static let ratings: [(name: String, text: String, isFavorite: Bool)] = [
    ("a.jpg.xmp", xmp(5), true), ("a.xmp", xmp(5), true), ("a.jpg.xmp", xmp(4), false),
    ("a.jpg.xmp", xmp(-1), false), ("b.xmp", xmp(5), false), ("a.jpg.xmp", "not markup", false),
    ("a.jpg.json", #"{"title": "a.jpg", "favorited": true}"#, true),
    ("a.jpg.json", #"{"title": "a.jpg", "favorited": false}"#, false),
    ("a.jpg.json", #"{"title": "a.jpg"}"#, false),
  ]

  private static func xmp(_ rating: Int) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="\(rating)"/></rdf:RDF></x:xmpmeta>
    """
  }

  @Test(arguments: ratings) func favoritesAreRated(_ row: (name: String, text: String, isFavorite: Bool))
    throws
  {
    try LibraryFolder.with(
      copies: [(from: "subtypes/plain.jpg", to: "a.jpg")], texts: [row.name: row.text]
    ) { folder in
      let library = try MediaLibrary(folder: folder)
      #expect(library.assets.map(\.isFavorite) == [row.isFavorite])
    }
  }

  @Test func aBurstNeedsTwo() throws {
    let items = [
      LibraryFolder.item("/p/1.jpg", .jpeg, burst: "A"), LibraryFolder.item("/p/x/2.jpg", .jpeg, burst: "A"),
      LibraryFolder.item("/p/3.jpg", .jpeg, burst: "B"),
    ]
    let library = MediaLibrary(root: "/p", items: items)
    #expect(library.assets.map { $0.subtype(.burst) } == [.yes, .yes, .unknown])
    #expect(library.assets.map(\.burstCount) == [2, 2, 1])
    var summary = MediaSummary()
    for item in items { summary.add(item) }
    #expect(summary.albums.first { $0.album.name == "bursts" }?.count == 2)
  }

  @Test func otherFilesAreNoAssets() throws {
    let items = [
      LibraryFolder.item("/p/1.pdf", .pdf), LibraryFolder.item("/p/2.mp3", .mp3),
      LibraryFolder.item("/p/3.heic", .heic),
    ]
    #expect(MediaLibrary(root: "/p", items: items).assets.map(\.relativePath.string) == ["3.heic"])
  }

  @Test func aFileIsNoLibrary() {
    #expect(throws: IdentificationError.self) {
      try MediaLibrary(folder: LibraryFolder.media.appending("manifest.json"))
    }
    #expect(throws: IdentificationError.self) { try MediaLibrary(folder: "/nowhere/at/all") }
  }
}
