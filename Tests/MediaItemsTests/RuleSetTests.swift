import MediaItems
import Testing
import UniformTypes

/// One asset's identifiers, what it is, and what each rule set says; nil says that the rule set is right.
struct PickerRow: Sendable, CustomTestStringConvertible {
  var asset: String
  var registered: [String]
  var truth: String
  var articleOrder: String?
  var firstIdentifier: String?
  var canLoadLivePhoto: Bool?
  var testDescription: String { asset }

  init(
    _ asset: String, _ registered: String, _ truth: String, articleOrder: String? = nil,
    firstIdentifier: String? = nil, canLoadLivePhoto: Bool? = nil
  ) {
    self.asset = asset
    self.registered = registered.split(separator: " ").map(String.init)
    self.truth = truth
    self.articleOrder = articleOrder
    self.firstIdentifier = firstIdentifier
    self.canLoadLivePhoto = canLoadLivePhoto
  }

  static let all = [
    PickerRow("JPEG photo", "public.jpeg", "photo"),
    PickerRow("PNG, screenshot", "public.png", "photo"),
    PickerRow("HEIC photo, current", "public.heic public.jpeg", "photo"),
    PickerRow("HEIC photo, compatible", "public.jpeg", "photo"),
    PickerRow("Live Photo, iOS 14", "com.apple.live-photo-bundle public.jpeg", "livePhoto"),
    PickerRow("Live Photo, newer", "com.apple.live-photo-bundle public.heic public.jpeg", "livePhoto"),
    PickerRow("Live Photo, private name", "com.apple.private.live-photo-bundle public.heic", "livePhoto"),
    // Movie first: the article's formula takes it for a video.
    PickerRow(
      "Live Photo with its movie offered",
      "com.apple.live-photo-bundle public.heic com.apple.quicktime-movie",
      "livePhoto", articleOrder: "video"),
    // The class does not load there: the article's formula falls through to images. The shortcut sees the still.
    PickerRow(
      "Live Photo, share extension", "public.jpeg com.apple.live-photo", "livePhoto", articleOrder: "photo",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    PickerRow(
      "Live Photo, share extension, newer, still first",
      "public.heic com.apple.quicktime-movie com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    PickerRow(
      "Live Photo, share extension, newer, movie first",
      "com.apple.quicktime-movie public.heic com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "video", canLoadLivePhoto: false),
    PickerRow(
      "Live Photo, share extension, newer, abstract first",
      "com.apple.live-photo com.apple.quicktime-movie public.heic", "livePhoto", articleOrder: "video",
      canLoadLivePhoto: false),
    // The style is lost in one, the kind in the other.
    PickerRow(
      "Loop or bounce", "com.apple.private.auto-loop-gif com.apple.quicktime-movie com.compuserve.gif",
      "videoLooping", articleOrder: "video", firstIdentifier: "photo"),
    PickerRow("Long exposure", "public.heic public.jpeg", "photo"),
    PickerRow("Video", "com.apple.quicktime-movie", "video"),
    PickerRow("Imported MP4", "public.mpeg-4", "video"),
    PickerRow("Slo-mo", "com.apple.quicktime-movie", "video"),
    PickerRow("Time-lapse, screen recording, cinematic", "com.apple.quicktime-movie", "video"),
    PickerRow("GIF", "com.compuserve.gif", "photo"),
    // The image class reads none of these.
    PickerRow("WebP", "org.webmproject.webp", "photo", articleOrder: "unsupported"),
    PickerRow("AVIF", "public.avif", "photo", articleOrder: "unsupported"),
    PickerRow("BMP", "com.microsoft.bmp", "photo"),
    PickerRow("TIFF", "public.tiff", "photo"),
    PickerRow("RAW", "com.adobe.raw-image", "photo", articleOrder: "unsupported"),
    PickerRow("RAW with rendition", "com.adobe.raw-image public.jpeg", "photo"),
    PickerRow("Maker's RAW", "com.canon.cr2-raw-image public.jpeg", "photo"),
    PickerRow("RAW+JPEG pair", "public.jpeg", "photo"),
    PickerRow("Panorama, portrait, HDR", "public.heic", "photo"),
    PickerRow("Burst", "public.heic", "photo"),
    // The article's formula has no word for an empty provider.
    PickerRow("Preselected", "", "empty", articleOrder: "unsupported"),
    // Not from a photo library: the shortcut calls everything unknown a Live Photo.
    PickerRow(
      "PDF", "com.adobe.pdf", "document", articleOrder: "unsupported", firstIdentifier: "livePhoto"),
    PickerRow(
      "Undeclared", "com.nobody.thing", "unsupported", articleOrder: "unsupported",
      firstIdentifier: "livePhoto"),
  ]

  func word(_ rules: RuleSet) -> String {
    let decision = MediaDecision.decide(
      registered: registered, under: rules, canLoadLivePhoto: canLoadLivePhoto)
    if decision.standing != .decided { return decision.standing.rawValue }
    return decision.isLoop ? "videoLooping" : decision.kind.rawValue
  }
}

struct RuleSetTests {
  @Test(arguments: PickerRow.all)
  func evidenceFirst(row: PickerRow) { #expect(row.word(.evidenceFirst) == row.truth) }

  @Test(arguments: PickerRow.all)
  func articleOrder(row: PickerRow) { #expect(row.word(.articleOrder) == row.articleOrder ?? row.truth) }

  @Test(arguments: PickerRow.all)
  func firstIdentifier(row: PickerRow) {
    #expect(row.word(.firstIdentifier) == row.firstIdentifier ?? row.truth)
  }

  @Test func orderOfIdentifiersNeverMattersToEvidence() {
    for row in PickerRow.all where row.registered.count > 1 {
      let backwards = MediaDecision.decide(registered: row.registered.reversed())
      let forwards = MediaDecision.decide(registered: row.registered)
      #expect(backwards.kind == forwards.kind && backwards.style == forwards.style, "\(row.asset)")
    }
  }

  @Test func sayWhatDecided() {
    let decision = MediaDecision.decide(
      registered: ["com.nobody.thing", "public.heic", "com.apple.Live-Photo-Bundle"])
    #expect(decision.rule == "livePhotoBundle" && decision.decidedBy == "com.apple.Live-Photo-Bundle")
    #expect(decision.unresolved == ["com.nobody.thing"] && decision.ruleSet == "evidenceFirst")
  }

  @Test func undeclaredBundleIsStillABundle() {
    let registered = ["com.nobody.live-photo-bundle.v9", "public.jpeg"]
    let decision = MediaDecision.decide(registered: registered)
    #expect(decision.kind == .livePhoto && decision.unresolved == ["com.nobody.live-photo-bundle.v9"])
  }

  @Test func classAnswersCount() {
    #expect(
      MediaDecision.decide(registered: ["public.jpeg"], canLoadLivePhoto: true).rule == "livePhotoObject")
    #expect(MediaDecision.decide(registered: ["public.jpeg"], canLoadLivePhoto: false).kind == .photo)
    let raw = MediaDecision.decide(
      registered: ["com.adobe.raw-image"], under: .articleOrder, canLoadImage: true)
    #expect(raw.kind == .photo && raw.rule == "imageObject")
  }

  @Test(arguments: ["", " ", "dyn.", "dyn.ah62d4", "public", "\u{0}", "🦅", "com.apple.live-photo-bundl"])
  func anyTextIsAnIdentifier(text: String) {
    for rules in RuleSet.all {
      let decision = MediaDecision.decide(registered: [text], under: rules)
      #expect(decision.kind != .livePhoto || rules.name == "firstIdentifier")
    }
  }

  @Test func everySetEndsInARuleThatAlwaysHolds() {
    for rules in RuleSet.all {
      #expect(rules.rules.last?.when == .otherwise && !rules.because.isEmpty)
      #expect(Set(rules.rules.map(\.name)).count == rules.rules.count)
      #expect(rules.rules.allSatisfy { !$0.because.isEmpty })
    }
  }

  @Test func registryDecidesWhatIsDeclared() {
    let matroska = MediaDecision.decide(registered: ["org.matroska.mka"], in: .apple)
    #expect(matroska.standing == .unsupported && matroska.unresolved == ["org.matroska.mka"])
    #expect(MediaDecision.decide(registered: ["org.matroska.mka"]).kind == .audio)
  }
}
