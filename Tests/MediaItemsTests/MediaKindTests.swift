import FileIdentification
import MediaItems
import Testing
import UniformTypes

struct MediaKindTests {
  @Test func rawValuesAreStable() {
    #expect(
      MediaKind.allCases.map(\.rawValue) == [
        "video", "livePhoto", "photo", "audio", "document", "text", "sourceCode", "archive", "font",
        "model3D",
        "executable", "folder", "package", "other",
      ])
  }

  static let truth: [(kind: MediaKind, types: [String])] = [
    (
      .livePhoto,
      ["com.apple.live-photo", "com.apple.live-photo-bundle", "com.apple.private.live-photo-bundle"]
    ),
    (
      .video,
      [
        "public.movie", "public.video", "com.apple.quicktime-movie", "public.mpeg-4", "public.avi",
        "org.matroska.mkv", "org.webmproject.webm", "com.apple.private.auto-loop-gif", "org.xiph.ogg-video",
        "public.mpeg-2-transport-stream", "com.microsoft.windows-media-wmv",
        "com.microsoft.advanced-systems-format",
      ]
    ),
    (
      .photo,
      [
        "public.image", "public.heic", "public.avif", "public.jpeg", "com.compuserve.gif",
        "com.adobe.raw-image",
        "com.adobe.photoshop-image", "com.apple.icns", "com.microsoft.ico", "public.svg-image",
        "public.heics",
      ]
    ),
    (
      .audio,
      [
        "public.audio", "public.mp3", "public.mpeg-4-audio", "com.apple.m4a-audio", "public.midi-audio",
        "com.microsoft.windows-media-wma", "org.xiph.ogg-audio",
      ]
    ),
    (
      .document,
      [
        "com.adobe.pdf", "public.rtf", "com.apple.rtfd", "org.idpf.epub-container", "com.adobe.postscript",
        "org.openxmlformats.wordprocessingml.document",
        "org.openxmlformats.wordprocessingml.document.macroenabled", "com.microsoft.excel.xls",
        "com.microsoft.excel.sheet.binary.macroenabled", "org.oasis-open.opendocument.text",
        "org.oasis-open.opendocument.image", "org.oasis-open.opendocument.image-template",
        "com.apple.iwork.pages.pages", "com.apple.iwork.keynote.key", "com.apple.iwork.numbers.sffnumbers",
      ]
    ),
    (
      .text,
      [
        "public.text", "public.plain-text", "public.html", "public.json", "public.xml", "public.yaml",
        "com.apple.property-list", "com.apple.xml-property-list", "com.apple.binary-property-list",
        "public.comma-separated-values-text", "net.daringfireball.markdown", "public.m3u-playlist",
        "com.microsoft.windows-media-wmx", "com.microsoft.windows-media-wax", "com.apple.mail.email",
        "public.vcard", "com.apple.log", "com.seriflabs.xmp",
      ]
    ),
    (
      .sourceCode,
      [
        "public.swift-source", "public.shell-script", "public.python-script",
        "com.netscape.javascript-source",
        "com.apple.applescript.script", "org.vuejs.vue", "org.cmake.cmake",
      ]
    ),
    (
      .archive,
      [
        "public.archive", "public.zip-archive", "org.gnu.gnu-zip-archive", "public.disk-image",
        "public.iso-image", "com.sun.java-archive", "com.apple.installer-package-archive",
      ]
    ),
    (.font, ["public.font", "public.opentype-font", "public.truetype-collection-font"]),
    (
      .model3D,
      [
        "public.3d-content", "public.geometry-definition-format", "org.khronos.gltf",
        "org.khronos.collada.digital-asset-exchange", "com.pixar.universal-scene-description-mobile",
      ]
    ),
    (
      .executable,
      [
        "public.executable", "public.elf-binary", "com.microsoft.windows-executable", "com.sun.java-class",
        "com.apple.mach-o-dylib", "com.apple.application-file", "org.python.compiled-script",
      ]
    ),
    (.folder, ["public.folder", "public.directory", "public.volume"]),
    (
      .package,
      [
        "com.apple.package", "com.apple.application-bundle", "com.apple.framework", "com.apple.imovielibrary",
        "com.apple.garageband.project", "io.iina.iinaplugin",
      ]
    ),
    (
      .other,
      [
        "public.data", "public.item", "public.content", "public.symlink", "public.named-pipe",
        "com.apple.iphone",
        "com.apple.colorsync-profile",
        "public.audiovisual-content", "org.nema.dicom",
      ]
    ),
  ]

  @Test(arguments: truth.flatMap { row in row.types.map { ($0, row.kind) } })
  func kindOfType(identifier: String, kind: MediaKind) throws {
    let type = try #require(TypeRegistry.standard.type(identifier))
    #expect(MediaKind(of: type) == kind, "by \(MediaKind.rule(for: type).name)")
  }

  @Test(arguments: [
    ("video/x-nobody", MediaKind.video), ("image/x-nobody", .photo), ("audio/x-nobody", .audio),
    ("text/x-nobody", .text), ("text/x-script.nobody", .sourceCode), ("text/x-component-nobody", .text),
    ("font/x-nobody", .font), ("model/x-nobody", .model3D), ("application/vnd.ms-word.nobody", .document),
    ("application/x-font-nobody", .font), ("application/x-nobody", .other), ("image/vnd.djvu", .document),
    ("application/nobody+xml", .text), ("application/nobody+zip", .archive),
    ("model/nobody+xml", .model3D), ("application/x-fictionbook+xml", .document),
  ])
  func undeclaredTypesGoByTheirMIMEFamily(mimeType: String, kind: MediaKind) throws {
    let type = try #require(UTType(mimeType: mimeType))
    #expect(MediaKind(of: type) == kind)
  }

  @Test func dynamicTypesHaveSupertypes() throws {
    let picture = try #require(UTType(filenameExtension: "nobody", conformingTo: .image))
    #expect(picture.isDynamic && MediaKind(of: picture) == .photo)
    let unknown = try #require(UTType(filenameExtension: "nobody"))
    #expect(MediaKind(of: unknown) == .other)
  }

  @Test func rulesHaveUniqueNamesAndReasons() {
    for rule in MediaKind.rules {
      #expect(!rule.because.isEmpty && !rule.when.description.isEmpty)
    }
    #expect(Set(MediaKind.rules.map(\.name)).count == MediaKind.rules.count)
    #expect(MediaKind.rules.last?.then == .other)
  }

  // Each rule decides for a declared type, or for a type with only a MIME type.
  @Test func noRuleIsUnreachable() {
    var used = Set(TypeRegistry.standard.declaredTypes.map { MediaKind.rule(for: $0).name })
    for rule in MediaKind.rules {
      for name in rule.when.mimeTypes {
        let whole = name.hasPrefix("+") ? "application/x-nobody" + name : name
        let mimeType = "/-.".contains(whole.last ?? " ") ? whole + "x-nobody" : whole
        guard let type = UTType(tag: mimeType, tagClass: .mimeType, conformingTo: .data), type.isDynamic
        else {
          continue
        }
        used.insert(MediaKind.rule(for: type).name)
      }
    }
    #expect(Set(MediaKind.rules.map(\.name)).subtracting(used).isEmpty)
  }

  @Test func mediaTypesHaveMediaKinds() {
    for type in TypeRegistry.standard.declaredTypes where type != .image {
      let kind = MediaKind(of: type)
      let redirects = type.identifier.contains("windows-media-w") && kind == .text
      if type.conforms(to: .movie) { #expect(kind == .video || redirects, "\(type)") }
      if type.conforms(to: .audio) { #expect(kind == .audio || redirects, "\(type)") }
      if kind == .photo { #expect(type.conforms(to: .image), "\(type)") }
      if kind == .folder || kind == .package { #expect(type.conforms(to: .directory), "\(type)") }
    }
  }

  @Test func filesUseTheSameRules() {
    let movie = Identification(type: .quickTimeMovie, agreement: .confirmed, certainty: .proven)
    let alone = MediaDecision.decide(movie)
    #expect(alone.kind == .video && alone.rule == "movie" && alone.style == .video)
    let half = MediaDecision.decide(movie, livePhotoEvidence: "equal content identifiers")
    #expect(half.kind == .livePhoto && half.because == "equal content identifiers")
    let nothing = MediaDecision.decide(Identification(type: .data, agreement: .neither, certainty: .unknown))
    #expect(nothing.kind == .other && nothing.standing == .unsupported)
  }
}
