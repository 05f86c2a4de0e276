import MediaItems
import Testing
import UniformTypes

/// The identifiers of an asset, its kind, and the results of the rule sets; nil for a correct result.
struct RegistrationRow: Sendable, CustomTestStringConvertible {
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
    RegistrationRow("JPEG photo", "public.jpeg", "photo"),
    RegistrationRow("PNG, screenshot", "public.png", "photo"),
    RegistrationRow("HEIC photo, current", "public.heic public.jpeg", "photo"),
    RegistrationRow("HEIC photo, compatible", "public.jpeg", "photo"),
    RegistrationRow("Live Photo, iOS 14", "com.apple.live-photo-bundle public.jpeg", "livePhoto"),
    RegistrationRow("Live Photo, newer", "com.apple.live-photo-bundle public.heic public.jpeg", "livePhoto"),
    RegistrationRow(
      "Live Photo, private name", "com.apple.private.live-photo-bundle public.heic", "livePhoto"),
    // Movie first: a video by the article's rules.
    RegistrationRow(
      "Live Photo with its movie offered",
      "com.apple.live-photo-bundle public.heic com.apple.quicktime-movie",
      "livePhoto", articleOrder: "video"),
    // The class does not load: an image by the article's rules. The shortcut uses the still.
    RegistrationRow(
      "Live Photo, share extension", "public.jpeg com.apple.live-photo", "livePhoto", articleOrder: "photo",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    RegistrationRow(
      "Live Photo, share extension, newer, still first",
      "public.heic com.apple.quicktime-movie com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "photo", canLoadLivePhoto: false),
    RegistrationRow(
      "Live Photo, share extension, newer, movie first",
      "com.apple.quicktime-movie public.heic com.apple.live-photo", "livePhoto", articleOrder: "video",
      firstIdentifier: "video", canLoadLivePhoto: false),
    RegistrationRow(
      "Live Photo, share extension, newer, abstract first",
      "com.apple.live-photo com.apple.quicktime-movie public.heic", "livePhoto", articleOrder: "video",
      canLoadLivePhoto: false),
    // One loses the style, the other the kind.
    RegistrationRow(
      "Loop or bounce", "com.apple.private.auto-loop-gif com.apple.quicktime-movie com.compuserve.gif",
      "videoLooping", articleOrder: "video", firstIdentifier: "photo"),
    RegistrationRow("Long exposure", "public.heic public.jpeg", "photo"),
    RegistrationRow("Video", "com.apple.quicktime-movie", "video"),
    RegistrationRow("Imported MP4", "public.mpeg-4", "video"),
    RegistrationRow("Slo-mo", "com.apple.quicktime-movie", "video"),
    RegistrationRow("Time-lapse, screen recording, cinematic", "com.apple.quicktime-movie", "video"),
    RegistrationRow("GIF", "com.compuserve.gif", "photo"),
    // Not readable by the image class.
    RegistrationRow("WebP", "org.webmproject.webp", "photo", articleOrder: "unsupported"),
    RegistrationRow("AVIF", "public.avif", "photo", articleOrder: "unsupported"),
    RegistrationRow("BMP", "com.microsoft.bmp", "photo"),
    RegistrationRow("TIFF", "public.tiff", "photo"),
    RegistrationRow("RAW", "com.adobe.raw-image", "photo", articleOrder: "unsupported"),
    RegistrationRow("RAW with rendition", "com.adobe.raw-image public.jpeg", "photo"),
    RegistrationRow("Maker's RAW", "com.canon.cr2-raw-image public.jpeg", "photo"),
    RegistrationRow("RAW+JPEG pair", "public.jpeg", "photo"),
    RegistrationRow("Panorama, portrait, HDR", "public.heic", "photo"),
    RegistrationRow("Burst", "public.heic", "photo"),
    // The article has no rule for an empty provider.
    RegistrationRow("Preselected", "", "empty", articleOrder: "unsupported"),
    // Not from a photo library: a Live Photo by the shortcut.
    RegistrationRow(
      "PDF", "com.adobe.pdf", "document", articleOrder: "unsupported", firstIdentifier: "livePhoto"),
    RegistrationRow(
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
  @Test(arguments: RegistrationRow.all)
  func evidenceFirst(row: RegistrationRow) { #expect(row.word(.evidenceFirst) == row.truth) }

  @Test(arguments: RegistrationRow.all)
  func articleOrder(row: RegistrationRow) {
    #expect(row.word(.articleOrder) == row.articleOrder ?? row.truth)
  }

  @Test(arguments: RegistrationRow.all)
  func firstIdentifier(row: RegistrationRow) {
    #expect(row.word(.firstIdentifier) == row.firstIdentifier ?? row.truth)
  }

  @Test func evidenceIgnoresOrder() {
    for row in RegistrationRow.all where row.registered.count > 1 {
      let backwards = MediaDecision.decide(registered: row.registered.reversed())
      let forwards = MediaDecision.decide(registered: row.registered)
      #expect(backwards.kind == forwards.kind && backwards.style == forwards.style, "\(row.asset)")
    }
  }

  @Test func reportsTheDecidingRule() {
    let decision = MediaDecision.decide(
      registered: ["com.nobody.thing", "public.heic", "com.apple.Live-Photo-Bundle"])
    #expect(decision.rule == "livePhotoBundle" && decision.decidedBy == "com.apple.Live-Photo-Bundle")
    #expect(decision.unresolved == ["com.nobody.thing"] && decision.ruleSet == "evidenceFirst")
  }

  @Test func recognizesUndeclaredBundle() {
    let registered = ["com.nobody.live-photo-bundle.v9", "public.jpeg"]
    let decision = MediaDecision.decide(registered: registered)
    #expect(decision.kind == .livePhoto && decision.unresolved == ["com.nobody.live-photo-bundle.v9"])
  }

  @Test func usesLoadableClasses() {
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

  @Test func lastRuleAlwaysHolds() {
    for rules in MediaRuleSet.all {
      #expect(rules.rules.last?.when == .otherwise && !rules.because.isEmpty)
      #expect(Set(rules.rules.map(\.name)).count == rules.rules.count)
      #expect(rules.rules.allSatisfy { !$0.because.isEmpty })
    }
  }

  @Test func usesTheRegistry() {
    let matroska = MediaDecision.decide(registered: ["org.matroska.mka"], in: .apple)
    #expect(matroska.standing == .unsupported && matroska.unresolved == ["org.matroska.mka"])
    #expect(MediaDecision.decide(registered: ["org.matroska.mka"]).kind == .audio)
  }
}
