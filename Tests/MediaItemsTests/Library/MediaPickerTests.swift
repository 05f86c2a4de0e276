import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

struct MediaPickerTests {
  static let library = MediaLibrary(
    root: "/p",
    items: [
      LibraryFolder.item("/p/pano.jpg", .jpeg, captured: "2024:05:03 12:00:00"),
      LibraryFolder.item("/p/clip.mov", .quickTimeMovie, captured: "2024:05:01 12:00:00"),
      LibraryFolder.item("/p/b/Beach.heic", .heic, captured: "2024:05:02 12:00:00"),
      LibraryFolder.item("/p/b/beach 2.PNG", .png),
    ])

  static func identifier(_ path: String) -> String {
    library.asset(at: FilePath(path))?.localIdentifier ?? "no asset at \(path)"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout PickerConfiguration) -> Void
    var names: [String]
    /// `path reason`.
    var refused: [String] = []
  }

  static func all(_ change: @escaping @Sendable (inout PickerConfiguration) -> Void)
    -> @Sendable (inout PickerConfiguration) -> Void
  {
    { configuration in
      configuration.selectionLimit = 0
      change(&configuration)
    }
  }

  static let rows: [Row] = [
    Row(testDescription: "one by default", change: { _ in }, names: ["pano.jpg"]),
    Row(
      testDescription: "0 is all", change: all { _ in },
      names: ["pano.jpg", "clip.mov", "Beach.heic", "beach 2.PNG"]),
    Row(
      testDescription: "a filter", change: all { $0.filter = .all(of: [.images, .not(.livePhotos)]) },
      names: ["pano.jpg", "Beach.heic", "beach 2.PNG"]),
    Row(
      testDescription: "the order of the selection",
      change: all { $0.selection = ["b/Beach.heic", "pano.jpg"].map(identifier) },
      names: ["Beach.heic", "pano.jpg"]),
    Row(
      testDescription: "twice is once",
      change: all { $0.selection = ["clip.mov", "pano.jpg", "clip.mov"].map(identifier) },
      names: ["clip.mov", "pano.jpg"]),
    Row(
      testDescription: "an empty selection picks nothing", change: all { $0.selection = [] }, names: []),
    Row(
      testDescription: "what does not match is refused",
      change: all {
        $0.filter = .images
        $0.selection = ["clip.mov", "pano.jpg"].map(identifier)
      }, names: ["pano.jpg"], refused: ["clip.mov notShown"]),
    Row(
      testDescription: "what is not known is refused",
      change: all {
        $0.filter = .panoramas
        $0.selection = ["pano.jpg"].map(identifier)
      }, names: [], refused: ["pano.jpg notKnown"]),
    Row(
      testDescription: "unless it is included",
      change: all {
        $0.filter = .panoramas
        $0.includesUnknown = true
        $0.selection = ["pano.jpg"].map(identifier)
      }, names: ["pano.jpg"]),
    Row(
      testDescription: "beyond the limit",
      change: {
        $0.selectionLimit = 2
        $0.selection = ["clip.mov", "pano.jpg", "b/Beach.heic"].map(identifier)
      }, names: ["clip.mov", "pano.jpg"], refused: ["b/Beach.heic overLimit"]),
    Row(
      testDescription: "preselected ones come first and count",
      change: {
        $0.selectionLimit = 2
        $0.preselectedAssetIdentifiers = [identifier("clip.mov")]
        $0.selection = ["pano.jpg", "b/Beach.heic"].map(identifier)
      }, names: ["clip.mov*", "pano.jpg"], refused: ["b/Beach.heic overLimit"]),
    Row(
      testDescription: "preselected and selected stays preselected",
      change: all {
        $0.preselectedAssetIdentifiers = [identifier("clip.mov")]
        $0.selection = ["pano.jpg", "clip.mov"].map(identifier)
      }, names: ["clip.mov*", "pano.jpg"]),
    Row(
      testDescription: "no preselection for one item",
      change: { $0.preselectedAssetIdentifiers = [identifier("clip.mov")] }, names: ["pano.jpg"],
      refused: ["clip.mov notPreselectable"]),
    Row(
      testDescription: "an identifier of nothing", change: all { $0.selection = ["nobody"] }, names: [],
      refused: ["nobody notThere"]),
    Row(
      testDescription: "a search", change: all { $0.searchText = "BEACH" },
      names: ["Beach.heic", "beach 2.PNG"]
    ),
    Row(
      testDescription: "a folder's name is not searched", change: all { $0.searchText = "b/" }, names: []),
    Row(
      testDescription: "dates", change: all { $0.dateRange = MediaDateRange(from: "2024-05-02") },
      names: ["pano.jpg", "Beach.heic"]),
    Row(
      testDescription: "the oldest first", change: all { $0.order = .captured },
      names: ["clip.mov", "Beach.heic", "pano.jpg", "beach 2.PNG"]),
    Row(
      testDescription: "the oldest two",
      change: {
        $0.order = .captured
        $0.selectionLimit = 2
      }, names: ["clip.mov", "Beach.heic"]),
    Row(
      testDescription: "by name, also of a selection",
      change: all {
        $0.order = .name
        $0.selection = ["pano.jpg", "clip.mov"].map(identifier)
      }, names: ["clip.mov", "pano.jpg"]),
  ]

  @Test(arguments: rows) func picks(_ row: Row) {
    var configuration = PickerConfiguration()
    row.change(&configuration)
    let outcome = MediaPicker.pick(configuration, in: Self.library)
    let names = outcome.results.map { result in
      (result.asset.item.path.lastComponent?.string ?? "") + (result.isPreselected ? "*" : "")
    }
    #expect(names == row.names)
    let refused = outcome.refused.map { identifier, refusal in
      (Self.library.asset(withLocalIdentifier: identifier)?.relativePath.string ?? identifier) + " "
        + refusal.rawValue
    }
    #expect(refused == row.refused)
  }

  /// The registered types of the fixtures, by mode.
  static let forms: [(path: String, current: [String], converted: [String])] = [
    ("live/IMG_0001.JPG", [bundle, "public.jpeg"], [bundle, "public.jpeg"]),
    ("live/IMG_0002.HEIC", [bundle, "public.heic"], [bundle, "public.jpeg"]),
    ("bundle/IMG_0003.pvt", [bundle, "public.heic"], [bundle, "public.jpeg"]),
    // The picker does not recognize other makers' motion photos.
    ("motion/PXL_0001.MP.jpg", ["public.jpeg"], ["public.jpeg"]),
    ("motion/20240501_mpvd.heic", ["public.heic", "public.jpeg"], ["public.jpeg"]),
    ("traps/IMG_0009.JPG", ["public.jpeg"], ["public.jpeg"]),
    ("traps/IMG_0009.MOV", ["com.apple.quicktime-movie"], ["com.apple.quicktime-movie"]),
    ("subtypes/plain.heic", ["public.heic", "public.jpeg"], ["public.jpeg"]),
    ("subtypes/plain.jpg", ["public.jpeg"], ["public.jpeg"]),
    ("subtypes/screenshot.png", ["public.png"], ["public.png"]),
    ("subtypes/animated.gif", ["com.compuserve.gif"], ["com.compuserve.gif"]),
    ("subtypes/plain.mp4", ["public.mpeg-4"], ["public.mpeg-4"]),
    (
      "subtypes/slomo_240fps.mov", ["com.apple.quicktime-movie"], ["com.apple.quicktime-movie"]
    ),
  ]

  private static let bundle = "com.apple.live-photo-bundle"

  @Test(arguments: forms) func registers(_ row: (path: String, current: [String], converted: [String])) throws
  {
    let library = try MediaLibraryTests.library.get()
    let asset = try #require(library.asset(at: FilePath(row.path)))
    for mode in RepresentationMode.allCases {
      var configuration = PickerConfiguration()
      configuration.selection = [asset.localIdentifier]
      configuration.preferredAssetRepresentationMode = mode
      let result = try #require(MediaPicker.pick(configuration, in: library).results.first)
      #expect(result.registeredTypeIdentifiers == (mode == .current ? row.current : row.converted))
    }
  }

  /// Types without fixtures.
  static let types: [(type: String, current: [String], converted: [String])] = [
    ("com.adobe.raw-image", ["com.adobe.raw-image", "public.jpeg"], ["com.adobe.raw-image", "public.jpeg"]),
    (
      "com.canon.cr2-raw-image", ["com.canon.cr2-raw-image", "public.jpeg"],
      ["com.canon.cr2-raw-image", "public.jpeg"]
    ),
    ("public.avif", ["public.avif"], ["public.jpeg"]),
    ("org.webmproject.webp", ["org.webmproject.webp"], ["public.jpeg"]),
    ("public.heif", ["public.heif", "public.jpeg"], ["public.jpeg"]),
    (
      "com.apple.private.auto-loop-gif",
      ["com.apple.private.auto-loop-gif", "com.apple.quicktime-movie", "com.compuserve.gif"],
      ["com.apple.private.auto-loop-gif", "com.apple.quicktime-movie", "com.compuserve.gif"]
    ),
  ]

  @Test(arguments: types) func registersByType(_ row: (type: String, current: [String], converted: [String]))
    throws
  {
    let type = try #require(TypeRegistry.standard.type(row.type))
    let item = LibraryFolder.item("/p/file", type)
    for mode in RepresentationMode.allCases {
      let forms = RegisteredForms(of: item, mode: mode).forms
      #expect(forms.map(\.identifier) == (mode == .current ? row.current : row.converted))
    }
  }
}
