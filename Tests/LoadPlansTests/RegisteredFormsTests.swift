import FileIdentification
import LoadPlans
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// An item and its registered types; `*` marks transcoding, `+` assembling or extracting.
struct PickedRow: Sendable, CustomTestStringConvertible {
  var name: String
  var type: String
  var current: String
  var compatible: String
  var shared: String?
  var livePhoto: LivePhoto.Form?
  var metadata: @Sendable (inout MediaMetadata) -> Void = { _ in }
  var testDescription: String { name }

  var item: MediaItem {
    get throws {
      var read = MediaMetadata()
      metadata(&read)
      let path = FilePath("Holiday/IMG_0001")
      let type = try #require(TypeRegistry.standard.type(self.type))
      let identification = Identification(type: type, agreement: .confirmed, certainty: .proven)
      let file = MediaFile(path: path, identification: identification, metadata: read, byteCount: 1_000)
      if livePhoto == .pair {
        return try #require(
          MediaItem(
            file,
            role: .still(
              movie: "Holiday/IMG_0001.MOV", pair: .identifier, because: "the same identifier",
              alternates: [])))
      }
      var item = MediaItem(whole: file)
      if let form = livePhoto {
        item.livePhoto = LivePhoto(
          form: form, still: "Holiday/IMG_0001.pvt/IMG_0001.HEIC",
          movie: "Holiday/IMG_0001.pvt/IMG_0001.MOV",
          basis: LivePhoto.Basis(rawValue: "name"), because: "as made by a test")
        item.kind = .livePhoto
        item.style = .livePhoto
      }
      return item
    }
  }

  static let rawPreview = EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [100..<200])

  static let all = [
    PickedRow(
      name: "HEIC and QuickTime", type: "public.heic", current: "com.apple.live-photo-bundle+ public.heic",
      compatible: "com.apple.live-photo-bundle+ public.jpeg*",
      shared: "public.heic com.apple.quicktime-movie com.apple.live-photo+", livePhoto: .pair),
    PickedRow(
      name: "JPEG and QuickTime", type: "public.jpeg", current: "com.apple.live-photo-bundle+ public.jpeg",
      compatible: "com.apple.live-photo-bundle+ public.jpeg",
      shared: "public.jpeg com.apple.quicktime-movie com.apple.live-photo+", livePhoto: .pair),
    PickedRow(
      name: "bundle", type: "com.apple.private.live-photo-bundle",
      current: "com.apple.live-photo-bundle public.heic",
      compatible: "com.apple.live-photo-bundle public.jpeg*",
      shared: "public.heic com.apple.quicktime-movie com.apple.live-photo+", livePhoto: .bundle),
    PickedRow(
      name: "bundle whose still is a JPEG, whatever its name", type: "com.apple.private.live-photo-bundle",
      current: "com.apple.live-photo-bundle public.jpeg",
      compatible: "com.apple.live-photo-bundle public.jpeg",
      shared: "public.jpeg com.apple.quicktime-movie com.apple.live-photo+", livePhoto: .bundle
    ) { $0.format = "jpeg" },
    PickedRow(
      name: "motion photo", type: "public.jpeg", current: "public.jpeg", compatible: "public.jpeg",
      livePhoto: .motion),
    PickedRow(
      name: "motion photo in HEIC", type: "public.heic", current: "public.heic public.jpeg*",
      compatible: "public.jpeg*", livePhoto: .motion),
    PickedRow(name: "JPEG", type: "public.jpeg", current: "public.jpeg", compatible: "public.jpeg"),
    PickedRow(name: "PNG", type: "public.png", current: "public.png", compatible: "public.png"),
    PickedRow(
      name: "HEIC", type: "public.heic", current: "public.heic public.jpeg*", compatible: "public.jpeg*"),
    PickedRow(
      name: "GIF", type: "com.compuserve.gif", current: "com.compuserve.gif",
      compatible: "com.compuserve.gif"),
    PickedRow(
      name: "WebP", type: "org.webmproject.webp", current: "org.webmproject.webp",
      compatible: "public.jpeg*"),
    PickedRow(
      name: "animated WebP", type: "org.webmproject.webp", current: "org.webmproject.webp",
      compatible: "org.webmproject.webp"
    ) { $0.isAnimated = true },
    PickedRow(
      name: "AVIF", type: "public.avif", current: "public.avif", compatible: "public.jpeg*"),
    PickedRow(
      name: "RAW", type: "com.adobe.raw-image", current: "com.adobe.raw-image public.jpeg*",
      compatible: "com.adobe.raw-image public.jpeg*"),
    PickedRow(
      name: "RAW with a preview", type: "com.canon.cr2-raw-image",
      current: "com.canon.cr2-raw-image public.jpeg+",
      compatible: "com.canon.cr2-raw-image public.jpeg+"
    ) { $0.previews = [rawPreview] },
    PickedRow(
      name: "loop", type: "com.apple.private.auto-loop-gif",
      current: "com.apple.private.auto-loop-gif com.apple.quicktime-movie* com.compuserve.gif*",
      compatible: "com.apple.private.auto-loop-gif com.apple.quicktime-movie* com.compuserve.gif*"),
    PickedRow(
      name: "H.264", type: "public.mpeg-4", current: "public.mpeg-4", compatible: "public.mpeg-4"
    ) { $0.tracks = [MediaTrack(kind: .video, coding: "avc1")] },
    PickedRow(
      name: "HEVC", type: "com.apple.quicktime-movie", current: "com.apple.quicktime-movie",
      compatible: "com.apple.quicktime-movie*"
    ) { $0.tracks = [MediaTrack(kind: .video, coding: "hvc1")] },
    PickedRow(
      name: "VP9 in Matroska", type: "org.matroska.mkv", current: "org.matroska.mkv",
      compatible: "public.mpeg-4*"
    ) { $0.tracks = [MediaTrack(kind: .video, coding: "V_VP9")] },
    PickedRow(
      name: "slow motion", type: "com.apple.quicktime-movie", current: "com.apple.quicktime-movie",
      compatible: "com.apple.quicktime-movie"
    ) {
      $0.medium = .movie
      $0.format = "isoMedia"
      $0.frameRate = 240
    },
    PickedRow(name: "PDF", type: "com.adobe.pdf", current: "com.adobe.pdf", compatible: "com.adobe.pdf"),
    PickedRow(name: "folder", type: "public.folder", current: "public.folder", compatible: "public.folder"),
    PickedRow(
      name: "undeclared",
      type: UTType(tag: "nobodys", tagClass: .filenameExtension, conformingTo: nil)?
        .identifier ?? "", current: "public.data", compatible: "public.data"),
  ]

  static func shorten(_ forms: RegisteredForms) -> String {
    forms.forms.map { form in
      switch form.making {
      case .asIs: form.identifier
      case .assembled, .extracted: form.identifier + "+"
      case .transcoded: form.identifier + "*"
      }
    }.joined(separator: " ")
  }
}

struct RegisteredFormsTests {
  @Test(arguments: PickedRow.all) func formsOfRow(row: PickedRow) throws {
    let item = try row.item
    #expect(PickedRow.shorten(RegisteredForms(of: item)) == row.current)
    #expect(PickedRow.shorten(RegisteredForms(of: item, mode: .compatible)) == row.compatible)
    #expect(RegisteredForms(of: item, mode: .automatic) == RegisteredForms(of: item, mode: .compatible))
    #expect(PickedRow.shorten(RegisteredForms(of: item, in: .shareExtension)) == row.shared ?? row.current)
    #expect(
      RegisteredTypes(pickerFormsOf: item).identifiers == RegisteredForms(of: item).forms.map(\.identifier))
  }

  @Test func everyRowIsReached() throws {
    var reached: Set<String> = []
    for row in PickedRow.all {
      for mode in RepresentationMode.allCases {
        for context in LoadSituation.Context.allCases {
          reached.insert(RegisteredForms(of: try row.item, in: context, mode: mode).rule)
        }
      }
    }
    #expect(Set(RegisteredForms.rules.map(\.name)).subtracting(reached).isEmpty)
  }

  // Plans for items use registered types and mark those that need transcoding.
  @Test(arguments: PickedRow.all, RepresentationMode.allCases)
  func plansFromItems(row: PickedRow, mode: RepresentationMode) throws {
    let item = try row.item
    for purpose in LoadSituation.Purpose.allCases {
      for context in LoadSituation.Context.allCases {
        let forms = RegisteredForms(of: item, in: context, mode: mode).forms
        let situation = LoadSituation(item, for: purpose, in: context, mode: mode, opensInPlace: true)
        let plan = LoadPlan(for: situation)
        #expect(ModelCheckTests.brokenLaw(plan, situation) == nil)
        for step in plan.steps {
          let form = try #require(forms.first { $0.identifier == step.identifier })
          #expect(step.needsTranscoding == (form.making == .transcoded))
          #expect(step.reason.contains("needs transcoding: not done here") == step.needsTranscoding)
          if step.isInPlace { #expect(form.making == .asIs) }
        }
      }
    }
  }

  @Test func availableRepresentationsComeFirst() throws {
    let raw = try #require(PickedRow.all.first { $0.name == "RAW" })
    let plan = LoadPlan(for: LoadSituation(try raw.item, for: .thumbnail))
    #expect(plan.steps.map(\.needsTranscoding) == [false, true])
    let loop = try #require(PickedRow.all.first { $0.name == "loop" })
    let movieFirst = LoadPlan(for: LoadSituation(try loop.item, for: .thumbnail))
    #expect(movieFirst.steps.first?.identifier == "com.apple.quicktime-movie")
  }

  @Test func sizesComeFromTheHeaders() throws {
    var item = try #require(PickedRow.all.first { $0.name == "JPEG" }).item
    item.file.metadata?.pixelWidth = 3024
    item.file.metadata?.pixelHeight = 4032
    let plan = LoadPlan(for: LoadSituation(item, for: .display))
    #expect(plan.steps.first?.estimatedPeakBytes == 48_771_072)
    let tight = LoadPlan(for: LoadSituation(item, for: .display, memoryLimit: 48_771_071))
    #expect(tight.steps.allSatisfy { !$0.call.isInMemory })
  }

  // The size of one file is not that of a pair.
  @Test func incompleteSizeIsUnknown() throws {
    let pair = try #require(PickedRow.all.first { $0.livePhoto == .pair }).item
    #expect(LoadSituation(pair, for: .display).byteSize == nil)
    #expect(LoadSituation(pair, for: .display, byteSize: 5_000).byteSize == 5_000)
  }
}
