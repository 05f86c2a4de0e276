import MediaItems
import MediaMetadata
import Testing

struct MediaFilterTests {
  struct Item: FilterSubject, Sendable {
    var kind: MediaKind
    var style: PlaybackStyle
    var subtypes: [MediaSubtype: Ternary] = [:]
    var traits: [ItemTrait: Ternary] = [:]
    var fields: [String: FilterValue] = [:]
    func subtype(_ subtype: MediaSubtype) -> Ternary { subtypes[subtype] ?? .no }
    func trait(_ trait: ItemTrait) -> Ternary { traits[trait] ?? .no }
    func value(of field: String) -> FilterValue? { fields[field] }
  }

  static let items: [String: Item] = [
    "photo": Item(
      kind: .photo, style: .image, traits: [.favorite: .yes, .damaged: .yes],
      fields: ["pixelWidth": .number(4032), "camera": .text("Apple iPhone 15"), "located": .flag(true)]),
    "live": Item(
      kind: .livePhoto, style: .livePhoto, subtypes: [.livePhoto: .yes], traits: [.motionPhoto: .yes]),
    "video": Item(
      kind: .video, style: .video, subtypes: [.slowMotion: .unknown],
      traits: [.orphan: .yes, .favorite: .unknown], fields: ["duration": .number(12.5)]),
    "pano": Item(kind: .photo, style: .image, subtypes: [.panorama: .yes, .screenshot: .unknown]),
    "gif": Item(kind: .photo, style: .imageAnimated, subtypes: [.animated: .yes]),
    "pdf": Item(kind: .document, style: .unsupported),
  ]

  /// Expressions with the matching items and those with an unknown result.
  static let rows: [(expression: String, yes: Set<String>, unknown: Set<String>)] = [
    ("images", ["photo", "live", "pano", "gif"], []),
    ("IMAGES", ["photo", "live", "pano", "gif"], []),
    ("videos", ["video"], []),
    ("all(images, not(livePhotos))", ["photo", "pano", "gif"], []),
    ("images and not livePhotos", ["photo", "pano", "gif"], []),
    ("any(panoramas, videos)", ["pano", "video"], []),
    ("any()", [], []), ("all()", ["photo", "live", "video", "pano", "gif", "pdf"], []),
    ("playbackStyle(imageAnimated)", ["gif"], []),
    ("slomoVideos", [], ["video"]),
    ("not(slomoVideos)", ["photo", "live", "pano", "gif", "pdf"], ["video"]),
    ("videos and not slomoVideos", [], ["video"]),
    ("videos or slomoVideos", ["video"], []),
    ("not (screenshots or panoramas)", ["photo", "live", "video", "gif", "pdf"], []),
    ("not screenshots", ["photo", "live", "video", "gif", "pdf"], ["pano"]),
    ("duration > 10", ["video"], ["photo", "live", "pano", "gif", "pdf"]),
    ("videos and duration <= 12", [], []),
    ("images and pixelwidth >= 4000", ["photo"], ["live", "pano", "gif"]),
    ("camera ~ iphone and located = true", ["photo"], ["live", "video", "pano", "gif", "pdf"]),
    ("camera == 'Apple iPhone 15'", ["photo"], ["live", "video", "pano", "gif", "pdf"]),
    ("images or videos and panoramas", ["photo", "live", "pano", "gif"], []),
    ("photos", ["photo", "pano", "gif"], []), ("motionPhotos", ["live"], []), ("raw", [], []),
    ("favorites", ["photo"], ["video"]), ("damaged", ["photo"], []), ("orphans", ["video"], []),
    ("not favorites", ["live", "pano", "gif", "pdf"], ["video"]),
    ("subtypes == panorama", ["pano"], []),
    ("subtypes != PANORAMA", ["photo", "live", "video", "gif", "pdf"], []),
    ("subtypes contains shot", [], ["pano"]),
    ("subtypes ~ o and not subtypes == screenshot", ["live"], ["video", "pano"]),
  ]

  @Test(arguments: rows) func answers(_ row: (expression: String, yes: Set<String>, unknown: Set<String>))
    throws
  {
    let filter = try FilterExpression(row.expression).filter
    #expect(Set(Self.items.filter { filter.matches($0.value) == .yes }.keys) == row.yes)
    #expect(Set(Self.items.filter { filter.matches($0.value) == .unknown }.keys) == row.unknown)
  }

  static let constants: [(filter: MediaFilter, word: String)] = [
    (.fromMessengers, "fromMessengers"), (.sidecarsWithout, "sidecarsWithout"), (.stripped, "stripped"),
    (.motionPhotos, "motionPhotos"), (.cinematicVideos, "cinematicVideos"), (.spatialMedia, "spatialMedia"),
  ]

  @Test(arguments: constants) func constantsEqualTheirExpressions(
    _ row: (filter: MediaFilter, word: String)
  ) throws {
    #expect(try FilterExpression(row.word).filter == row.filter)
  }

  static let faults: [(expression: String, offset: Int, message: String)] = [
    ("", 0, "expected a filter"), ("imags", 0, "no such filter: imags"),
    ("images videos", 7, "expected the end"),
    ("not(", 4, "expected a filter"), ("any(images", 10, "expected \",\" or \")\""),
    ("duration", 0, "needs a comparison"),
    ("duration >", 10, "expected a value"), ("weight > 3", 0, "no such field: weight"),
    ("camera == 'x", 10, "not closed"),
    ("playbackStyle(fast)", 14, "no such playback style"), ("images & videos", 7, "unexpected"),
  ]

  @Test(arguments: faults) func errorsHavePositions(_ row: (expression: String, offset: Int, message: String))
    throws
  {
    let error = #expect(throws: FilterExpressionError.self) {
      try FilterExpression(row.expression)
    }
    #expect(error?.offset == row.offset)
    #expect(error?.message.contains(row.message) == true, "\(error?.message ?? "")")
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "not ", count: 5000) + "images"
    #expect(throws: FilterExpressionError.self) { try FilterExpression(deep) }
  }

  @Test func apiAndLanguageAreEqual() throws {
    #expect(
      try FilterExpression("all(images, not(livePhotos))").filter == .all(of: [.images, .not(.livePhotos)]))
    #expect(try FilterExpression("playbackStyle(video)").filter == .playbackStyle(.video))
    #expect(MediaFilter.any(of: []).matches(Item(kind: .photo, style: .image)) == .no)
  }

  @Test func ternaryLogic() {
    for a in Ternary.allCases {
      for b in Ternary.allCases {
        #expect((a && b) == (b && a))
        #expect((!(a && b)) == (!a || !b))
        #expect((a && .yes) == a && (a || .no) == a)
      }
    }
  }
}
