import MediaItems
import MediaMetadata
import Testing

struct MediaFilterTests {
  struct Item: FilterSubject, Sendable {
    var kind: MediaKind
    var style: PlaybackStyle
    var subtypes: [MediaSubtype: Ternary] = [:]
    var fields: [String: FilterValue] = [:]
    func subtype(_ subtype: MediaSubtype) -> Ternary { subtypes[subtype] ?? .no }
    func value(of field: String) -> FilterValue? { fields[field] }
  }

  static let items: [String: Item] = [
    "photo": Item(
      kind: .photo, style: .image,
      fields: ["pixelWidth": .number(4032), "camera": .text("Apple iPhone 15"), "located": .flag(true)]),
    "live": Item(kind: .livePhoto, style: .livePhoto, subtypes: [.livePhoto: .yes]),
    "video": Item(
      kind: .video, style: .video, subtypes: [.slowMotion: .unknown], fields: ["duration": .number(12.5)]),
    "pano": Item(kind: .photo, style: .image, subtypes: [.panorama: .yes, .screenshot: .unknown]),
    "gif": Item(kind: .photo, style: .imageAnimated, subtypes: [.animated: .yes]),
    "pdf": Item(kind: .document, style: .unsupported),
  ]

  /// An expression, the items that match, and those of which it is not known.
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
  ]

  static let fields = ["pixelWidth", "camera", "located", "duration", "path"]

  @Test(arguments: rows) func answers(_ row: (expression: String, yes: Set<String>, unknown: Set<String>))
    throws
  {
    let filter = try FilterExpression(row.expression, knownFields: Self.fields).filter
    #expect(Set(Self.items.filter { filter.matches($0.value) == .yes }.keys) == row.yes)
    #expect(Set(Self.items.filter { filter.matches($0.value) == .unknown }.keys) == row.unknown)
  }

  static let faults: [(expression: String, offset: Int, message: String)] = [
    ("", 0, "expected a filter"), ("imags", 0, "no such filter: imags"),
    ("images videos", 7, "expected the end"),
    ("not(", 4, "expected a filter"), ("any(images", 10, "expected \",\" or \")\""),
    ("duration", 0, "needs a comparison"),
    ("duration >", 10, "expected a value"), ("size > 3", 0, "no such field: size"),
    ("camera == 'x", 10, "not closed"),
    ("playbackStyle(fast)", 14, "no such playback style"), ("images & videos", 7, "unexpected"),
  ]

  @Test(arguments: faults) func faultsSayWhere(_ row: (expression: String, offset: Int, message: String))
    throws
  {
    let error = #expect(throws: FilterExpressionError.self) {
      try FilterExpression(row.expression, knownFields: Self.fields)
    }
    #expect(error?.offset == row.offset)
    #expect(error?.message.contains(row.message) == true, "\(error?.message ?? "")")
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "not ", count: 5000) + "images"
    #expect(throws: FilterExpressionError.self) { try FilterExpression(deep) }
  }

  @Test func apiAndLanguageAgree() throws {
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
