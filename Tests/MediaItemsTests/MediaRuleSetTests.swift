import MediaItems
import Testing
import UniformTypes

/// One asset's identifiers, what it is, and what each rule set says; nil says that the rule set is right.
struct RegisteredRow: Sendable, CustomTestStringConvertible {
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
    RegisteredRow("JPEG photo", "public.jpeg", "photo"),
    RegisteredRow("PNG, screenshot", "public.png", "photo"),
    RegisteredRow("HEIC photo, current", "public.heic public.jpeg", "photo"),
    RegisteredRow("HEIC photo, compatible", "public.jpeg", "photo"),
    RegisteredRow("Live Photo, iOS 14", "com.apple.live-photo-bundle public.jpeg", "livePhoto"),
    RegisteredRow("Live Photo, newer", "com.apple.live-photo-bundle public.heic public.jpeg", "livePhoto"),
    RegisteredRow("Live Photo, private name", "com.apple.private.live-photo-bundle public.heic", "livePhoto"),
    // Movie first: the article's formula takes it for a video.
    RegisteredRow(
      "Live Photo with its movie offered",
      "com.apple.live-photo-bundle public.heic com.apple.quicktime-movie",
      "livePhoto", articleOrder: "video"),
    // The class does not load there: the article's formula falls through to images. The shortcut sees the still.
    RegisteredRow(
      "Live Photo, share extension", "public.jpeg com.apple.live-photo", "livePhoto", articleOrder: "photo",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    RegisteredRow(
      "Live Photo, share extension, newer, still first",
      "public.heic com.apple.quicktime-movie com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    RegisteredRow(
      "Live Photo, share extension, newer, movie first",
      "com.apple.quicktime-movie public.heic com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "video", canLoadLivePhoto: false),
    RegisteredRow(
      "Live Photo, share extension, newer, abstract first",
      "com.apple.live-photo com.apple.quicktime-movie public.heic", "livePhoto", articleOrder: "video",
      canLoadLivePhoto: false),
    // The style is lost in one, the kind in the other.
    RegisteredRow(
      "Loop or bounce", "com.apple.private.auto-loop-gif com.apple.quicktime-movie com.compuserve.gif",
      "videoLooping", articleOrder: "video", firstIdentifier: "photo"),
    RegisteredRow("Long exposure", "public.heic public.jpeg", "photo"),
    RegisteredRow("Video", "com.apple.quicktime-movie", "video"),
    RegisteredRow("Imported MP4", "public.mpeg-4", "video"),
    RegisteredRow("Slo-mo", "com.apple.quicktime-movie", "video"),
    RegisteredRow("Time-lapse, screen recording, cinematic", "com.apple.quicktime-movie", "video"),
    RegisteredRow("GIF", "com.compuserve.gif", "photo"),
    // The image class reads none of these.
    RegisteredRow("WebP", "org.webmproject.webp", "photo", articleOrder: "unsupported"),
    RegisteredRow("AVIF", "public.avif", "photo", articleOrder: "unsupported"),
    RegisteredRow("BMP", "com.microsoft.bmp", "photo"),
    RegisteredRow("TIFF", "public.tiff", "photo"),
    RegisteredRow("RAW", "com.adobe.raw-image", "photo", articleOrder: "unsupported"),
    RegisteredRow("RAW with rendition", "com.adobe.raw-image public.jpeg", "photo"),
    RegisteredRow("Maker's RAW", "com.canon.cr2-raw-image public.jpeg", "photo"),
    RegisteredRow("RAW+JPEG pair", "public.jpeg", "photo"),
    RegisteredRow("Panorama, portrait, HDR", "public.heic", "photo"),
    RegisteredRow("Burst", "public.heic", "photo"),
    // The article's formula has no word for an empty provider.
    RegisteredRow("Preselected", "", "empty", articleOrder: "unsupported"),
    // Not from a photo library: the shortcut calls everything unknown a Live Photo.
    RegisteredRow(
      "PDF", "com.adobe.pdf", "document", articleOrder: "unsupported", firstIdentifier: "livePhoto"),
    RegisteredRow(
      "Undeclared", "com.nobody.thing", "unsupported", articleOrder: "unsupported",
      firstIdentifier: "livePhoto"),
  ]

  func word(_ rules: MediaRuleSet) -> String {
    let decision = MediaDecision.decide(
      registered: registered, under: rules, canLoadLivePhoto: canLoadLivePhoto)
    if decision.standing != .decided { return decision.standing.rawValue }
    return decision.isLoop ? "videoLooping" : decision.kind.rawValue
  }
}

struct MediaRuleSetTests {
  @Test(arguments: RegisteredRow.all)
  func evidenceFirst(row: RegisteredRow) { #expect(row.word(.evidenceFirst) == row.truth) }

  @Test(arguments: RegisteredRow.all)
  func articleOrder(row: RegisteredRow) { #expect(row.word(.articleOrder) == row.articleOrder ?? row.truth) }

  @Test(arguments: RegisteredRow.all)
  func firstIdentifier(row: RegisteredRow) {
    #expect(row.word(.firstIdentifier) == row.firstIdentifier ?? row.truth)
  }

  @Test func orderOfIdentifiersNeverMattersToEvidence() {
    for row in RegisteredRow.all where row.registered.count > 1 {
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
    for rules in MediaRuleSet.all {
      let decision = MediaDecision.decide(registered: [text], under: rules)
      #expect(decision.kind != .livePhoto || rules.name == "firstIdentifier")
    }
  }

  @Test func everySetEndsInARuleThatAlwaysHolds() {
    for rules in MediaRuleSet.all {
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
