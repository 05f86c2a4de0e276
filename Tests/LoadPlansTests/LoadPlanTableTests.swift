import LoadPlans
import MediaItems
import Testing

/// A kind of item with five purposes: each cell is the plan's steps, shortened.
struct PlanRow: Sendable, CustomTestStringConvertible {
  var name: String
  var registered: [String]
  var cells: [String]
  var situation: @Sendable (inout LoadSituation) -> Void
  var testDescription: String { name }

  init(
    _ name: String, _ registered: String, _ cells: [String],
    _ situation: @escaping @Sendable (inout LoadSituation) -> Void = { _ in }
  ) {
    self.name = name
    self.registered = registered.split(separator: " ").map { Self.names[String($0)] ?? String($0) }
    self.cells = cells
    self.situation = situation
  }

  static let names = [
    "bundle": "com.apple.live-photo-bundle", "live": "com.apple.live-photo", "heic": "public.heic",
    "jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp",
    "avif": "public.avif", "raw": "com.adobe.raw-image", "mov": "com.apple.quicktime-movie",
    "mp4": "public.mpeg-4", "loop": "com.apple.private.auto-loop-gif", "tiff": "public.tiff",
    "pdf": "com.adobe.pdf", "folder": "public.folder", "item": "public.item", "data": "public.data",
    "image": "public.image", "url": "public.url", "fileURL": "public.file-url",
    "list": "com.apple.property-list", "text": "public.plain-text", "rtf": "public.rtf",
    "rtfd": "com.apple.flat-rtfd", "attributed": "com.apple.uikit.attributedstring", "icns": "com.apple.icns",
    "urlName": "public.url-name", "private": "com.apple.finder.noderef",
    "dyn": "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu",
  ]

  /// `file(heic)`, alternatives after `|`, combined steps with `+`.
  static func shorten(_ plan: LoadPlan) -> String {
    if let refusal = plan.refusal { return "refused: \(refusal.name)" }
    let short = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })
    return plan.steps.reduce(into: "") { text, step in
      text += step.turn == .first ? "" : step.turn == .also ? " + " : " | "
      let call =
        switch step.call {
        case .loadObject: step.targetClass?.label ?? "?"
        case .loadFileRepresentation: "file"
        case .loadInPlaceFileRepresentation: "inPlace"
        case .loadDataRepresentation: "data"
        case .loadItem: "item"
        }
      text += "\(call)(\(step.identifier.map { short[$0] ?? $0 } ?? ""))"
    }
  }

  func plan(_ purpose: LoadSituation.Purpose) -> LoadPlan {
    var situation = LoadSituation(registered: registered, for: purpose)
    self.situation(&situation)
    return LoadPlan(for: situation)
  }

  // thumbnail, display, edit, upload, metadata
  static let all = [
    PlanRow(
      "JPEG, size unknown", "jpeg",
      [
        "file(jpeg)", "Image(jpeg) | file(jpeg)", "data(jpeg) | file(jpeg)", "file(jpeg)",
        "data(jpeg) | file(jpeg)",
      ]),
    PlanRow(
      "JPEG, known to be small", "jpeg",
      [
        "Image(jpeg) | file(jpeg)", "Image(jpeg) | file(jpeg)", "data(jpeg) | file(jpeg)", "file(jpeg)",
        "data(jpeg) | file(jpeg)",
      ]
    ) {
      $0.pixelSize = (4032, 3024)
      $0.byteSize = 3_000_000
    },
    PlanRow("JPEG, 48 megapixels in 4.9 MB", "jpeg", Array(repeating: "file(jpeg)", count: 5)) {
      $0.pixelSize = (8064, 6048)
      $0.byteSize = 4_900_000
    },
    PlanRow("JPEG, 5 MB", "jpeg", Array(repeating: "file(jpeg)", count: 5)) { $0.byteSize = 5_000_000 },
    PlanRow("JPEG, many", "jpeg", Array(repeating: "file(jpeg)", count: 5)) { $0.itemCount = 6 },
    PlanRow(
      "JPEG, small file beyond the memory limit when decoded", "jpeg",
      ["file(jpeg)", "file(jpeg)", "data(jpeg) | file(jpeg)", "file(jpeg)", "data(jpeg) | file(jpeg)"]
    ) {
      $0.pixelSize = (4032, 3024)
      $0.byteSize = 3_000_000
      $0.memoryLimit = 48_000_000
    },
    PlanRow("JPEG, limit but no size", "jpeg", Array(repeating: "file(jpeg)", count: 5)) {
      $0.memoryLimit = 64_000_000
    },
    PlanRow(
      "PNG, screenshot", "png",
      ["file(png)", "Image(png) | file(png)", "data(png) | file(png)", "file(png)", "data(png) | file(png)"]),
    PlanRow(
      "HEIC and JPEG, JPEG first", "jpeg heic",
      [
        "file(heic) | file(jpeg)", "Image(heic) | file(heic) | file(jpeg)",
        "data(heic) | file(heic) | file(jpeg)",
        "file(heic) | file(jpeg)", "data(heic) | file(heic) | file(jpeg)",
      ]),
    PlanRow(
      "TIFF beside the abstract type", "image tiff",
      [
        "file(tiff) | file(image)", "Image(tiff) | file(tiff) | file(image)",
        "data(tiff) | file(tiff) | file(image)", "file(tiff) | file(image)",
        "data(tiff) | file(tiff) | file(image)",
      ]),
    PlanRow("RAW", "raw", Array(repeating: "file(raw)", count: 5)),
    PlanRow(
      "RAW with rendition", "raw jpeg",
      ["file(jpeg) | file(raw)"] + Array(repeating: "file(raw) | file(jpeg)", count: 4)),
    PlanRow(
      "GIF", "gif",
      ["file(gif)", "data(gif) | file(gif)", "data(gif) | file(gif)", "file(gif)", "data(gif) | file(gif)"]),
    PlanRow("GIF of 78 MB", "gif", Array(repeating: "file(gif)", count: 5)) { $0.byteSize = 78_000_000 },
    PlanRow(
      "WebP", "webp",
      [
        "file(webp)", "data(webp) | file(webp)", "data(webp) | file(webp)", "file(webp)",
        "data(webp) | file(webp)",
      ]),
    PlanRow("AVIF, many", "avif", Array(repeating: "file(avif)", count: 5)) { $0.itemCount = 20 },
    PlanRow(
      "Live Photo", "bundle heic",
      [
        "file(heic) | file(bundle)", "LivePhoto(bundle) | file(bundle) | file(heic)",
        "file(bundle) | file(heic)", "file(bundle) | file(heic)", "file(heic) | file(bundle)",
      ]),
    PlanRow(
      "Live Photo larger than the limit", "bundle jpeg heic",
      [
        "file(heic) | file(jpeg) | file(bundle)", "file(bundle) | file(heic) | file(jpeg)",
        "file(bundle) | file(heic) | file(jpeg)", "file(bundle) | file(heic) | file(jpeg)",
        "file(heic) | file(jpeg) | file(bundle)",
      ]
    ) {
      $0.byteSize = 6_000_000
      $0.memoryLimit = 5_999_999
    },
    PlanRow("Live Photo, still only", "bundle heic", Array(repeating: "file(heic) | file(bundle)", count: 5))
    {
      $0.wantsStillOnly = true
    },
    PlanRow("Live Photo, still only, bundle alone", "bundle", Array(repeating: "file(bundle)", count: 5)) {
      $0.wantsStillOnly = true
    },
    PlanRow(
      "Live Photo, share extension", "jpeg live", Array(repeating: "file(jpeg)", count: 5)
    ) { $0.context = .shareExtension },
    PlanRow(
      "Live Photo, share extension, newer", "mov live heic",
      [
        "file(heic) | file(mov)", "file(heic) + file(mov)", "file(heic) + file(mov)",
        "file(heic) + file(mov)",
        "file(heic) | file(mov)",
      ]
    ) { $0.context = .shareExtension },
    PlanRow(
      "Live Photo, share extension, two stills", "jpeg heic live mov",
      ["file(heic) | file(jpeg) | file(mov)"]
        + Array(repeating: "file(heic) + file(mov) | file(jpeg) + file(mov)", count: 3)
        + ["file(heic) | file(jpeg) | file(mov)"]
    ) { $0.context = .shareExtension },
    PlanRow(
      "Live Photo, share extension, bundle", "bundle heic",
      [
        "file(heic) | file(bundle)", "file(bundle) | file(heic)", "file(bundle) | file(heic)",
        "file(bundle) | file(heic)", "file(heic) | file(bundle)",
      ]
    ) { $0.context = .shareExtension },
    PlanRow("Live Photo, abstract alone", "live", Array(repeating: "file(live)", count: 5)),
    PlanRow(
      "Loop or bounce", "loop mov gif", Array(repeating: "file(mov) | file(gif) | file(loop)", count: 5)),
    PlanRow("Loop without movie", "loop gif", Array(repeating: "file(gif) | file(loop)", count: 5)),
    PlanRow("Video", "mov", Array(repeating: "file(mov)", count: 5)),
    PlanRow("Video, small", "mp4", Array(repeating: "file(mp4)", count: 5)) { $0.byteSize = 10_000 },
    PlanRow(
      "Video with poster", "mp4 jpeg",
      ["file(mp4) | file(jpeg)", "file(mp4)", "file(mp4)", "file(mp4) | file(jpeg)", "file(mp4)"]),
    PlanRow(
      "Video that opens in place", "mov",
      ["inPlace(mov) | file(mov)", "inPlace(mov) | file(mov)", "file(mov)"]
        + Array(repeating: "inPlace(mov) | file(mov)", count: 2)
    ) { $0.opensInPlace = ["com.apple.quicktime-movie"] },
    PlanRow("PDF", "pdf", Array(repeating: "file(pdf)", count: 5)),
    PlanRow("Folder", "folder", Array(repeating: "file(folder)", count: 5)),
    PlanRow("Undeclared", "com.nobody.thing", Array(repeating: "file(com.nobody.thing)", count: 5)),
    PlanRow(
      "Undeclared beside data", "data com.nobody.thing",
      Array(repeating: "file(com.nobody.thing) | file(data)", count: 5)),
    PlanRow("Address", "url", Array(repeating: "item(url) | data(url)", count: 5)),
    PlanRow("Address, under a limit", "url", Array(repeating: "item(url) | data(url)", count: 5)) {
      $0.memoryLimit = 100_000
    },
    PlanRow(
      "Address beyond a limit", "url", Array(repeating: "refused: reportAndRetry", count: 5)
    ) { $0.memoryLimit = 1000 },
    PlanRow(
      "Address of a page and what else is known of it", "dyn private url urlName text",
      Array(repeating: "item(url) | data(url)", count: 5)),
    PlanRow(
      "Document and its address", "pdf fileURL", Array(repeating: "file(pdf) | item(fileURL)", count: 5)),
    PlanRow(
      "Address of a document", "fileURL pdf",
      Array(repeating: "item(fileURL) | file(pdf) | data(fileURL)", count: 5)),
    PlanRow(
      "Address of a file, its name and its icon", "fileURL dyn private text icns tiff",
      Array(repeating: "item(fileURL) | data(fileURL)", count: 5)),
    PlanRow(
      "Folder and its address", "folder fileURL", Array(repeating: "file(folder) | item(fileURL)", count: 5)),
    PlanRow(
      "Words and their picture", "rtf text pdf png",
      Array(repeating: "file(rtf) | file(text) | file(pdf) | file(png)", count: 5)),
    PlanRow(
      "Words and their pictures, share extension", "text png tiff",
      Array(repeating: "item(text) | data(text) | file(text)", count: 5)
    ) { $0.context = .shareExtension },
    PlanRow(
      "Picture of a page", "text url urlName tiff",
      [
        "file(tiff)", "Image(tiff) | file(tiff)", "data(tiff) | file(tiff)", "file(tiff)",
        "data(tiff) | file(tiff)",
      ]),
    PlanRow(
      "Archived words", "attributed rtfd text",
      Array(repeating: "file(rtfd) | file(text) | item(attributed)", count: 5)),
    PlanRow(
      "Photo, its address and a TIFF of it", "private jpeg fileURL tiff",
      [
        "file(jpeg) | file(tiff)", "Image(jpeg) | file(jpeg) | file(tiff)",
        "data(jpeg) | file(jpeg) | file(tiff)", "file(jpeg) | file(tiff)",
        "data(jpeg) | file(jpeg) | file(tiff)",
      ]),
    PlanRow(
      "TIFF before JPEG", "tiff jpeg",
      [
        "file(tiff) | file(jpeg)", "Image(tiff) | file(tiff) | file(jpeg)",
        "data(tiff) | file(tiff) | file(jpeg)", "file(tiff) | file(jpeg)",
        "data(tiff) | file(tiff) | file(jpeg)",
      ]),
    PlanRow("Property list", "list", Array(repeating: "file(list)", count: 5)),
    PlanRow(
      "Property list, share extension", "list url",
      Array(repeating: "item(list) | data(list) | file(list)", count: 5)
    ) { $0.context = .shareExtension },
    PlanRow("Text", "text", Array(repeating: "file(text)", count: 5)),
    PlanRow(
      "Text, share extension", "text", Array(repeating: "item(text) | data(text) | file(text)", count: 5)
    ) { $0.context = .shareExtension },
    PlanRow("Nothing but a root", "item", Array(repeating: "refused: nothingNamed", count: 5)),
    PlanRow("Preselected", "", Array(repeating: "refused: keepEarlierResult", count: 5)),
  ]
}

struct LoadPlanTableTests {
  @Test(arguments: PlanRow.all, Array(LoadSituation.Purpose.allCases.enumerated().map { $0.offset }))
  func stepsOfRow(row: PlanRow, column: Int) {
    let plan = row.plan(LoadSituation.Purpose.allCases[column])
    #expect(PlanRow.shorten(plan) == row.cells[column], "by \(plan.rule)")
  }

  // No row is shadowed by an earlier one.
  @Test func everyRuleIsReached() {
    var reached: Set<String> = []
    for row in PlanRow.all {
      for purpose in LoadSituation.Purpose.allCases { reached.insert(row.plan(purpose).rule) }
    }
    reached.insert(
      LoadPlan(for: LoadSituation(registered: ["com.apple.live-photo"], for: .edit, wantsStillOnly: true))
        .rule)
    let movieLeft = RegisteredTypes(["com.apple.live-photo", "public.mpeg-4"])
    reached.insert(LoadPlan(for: LoadSituation(movieLeft, for: .upload)).rule)
    #expect(Set(LoadPlan.rules.map(\.name)).subtracting(reached).isEmpty)
  }

  @Test func readsAsPromised() {
    let plan = LoadPlan(
      for: LoadSituation(registered: ["com.apple.live-photo-bundle", "public.heic"], for: .upload))
    #expect(
      plan.description == """
        Live Photo, to upload – the bundle is the only form that keeps everything together, byte for byte
          1  loadFileRepresentation  com.apple.live-photo-bundle  holds 64 KiB   a folder with still, movie and metadata: all of it, none of it in memory
          2  loadFileRepresentation  public.heic                  holds 64 KiB   if that fails: the still alone
          –  never loadObject(LivePhoto): it holds both halves in memory only to write them out again
          –  if none serves: no other form is registered: report the error and offer to try again, one item at a time
        """)
  }

  @Test func shareExtensionsSayWhyNoObject() {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: ["public.heic", "com.apple.live-photo"], for: .display, in: .shareExtension))
    #expect(plan.never.map(\.reason) == ["the class does not load in a share extension"])
  }

  @Test(arguments: [(Int.max, Int.max), (Int.max, 1), (0, 0), (-1, 5), (1 << 40, 1 << 40)])
  func overflowingSizesDoNotFit(width: Int, height: Int) {
    var situation = LoadSituation(registered: ["public.jpeg"], for: .display)
    situation.pixelSize = (width, height)
    situation.memoryLimit = .max
    situation.byteSize = .min
    #expect(LoadPlan(for: situation).steps.allSatisfy { !$0.call.isInMemory })
    #expect(LoadPlan(for: situation).steps.count == 1)
  }

  @Test func otherRuleSetsPlanByTheirOwnError() {
    // Treated as a video, a Live Photo loads its still only if the movie fails.
    let registered = ["com.apple.live-photo-bundle", "public.heic", "com.apple.quicktime-movie"]
    let wrong = LoadPlan(for: LoadSituation(registered: registered, for: .upload), under: .articleOrder)
    #expect(wrong.kind == .video)
    #expect(wrong.steps.map(\.identifier) == ["com.apple.quicktime-movie", "public.heic"])
    let right = LoadPlan(for: LoadSituation(registered: registered, for: .upload))
    #expect(right.steps.first?.identifier == "com.apple.live-photo-bundle")
  }
}
