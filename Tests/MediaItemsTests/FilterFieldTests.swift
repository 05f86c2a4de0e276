import ByteSources
import Checksums
import FileIdentification
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Comparisons of every field, and errors.
struct FilterFieldTests {
  /// A motion photo with a value for every field.
  static let item: MediaItem = {
    var metadata = MediaMetadata()
    metadata.medium = .still
    (metadata.pixelWidth, metadata.pixelHeight, metadata.orientation) = (4032, 3024, 6)
    metadata.exifOrientation = 3
    (metadata.frames, metadata.duration, metadata.frameRate) = (1, 12.5, 29.97)
    metadata.captured = CaptureDate(text: "2024-05-01T12:00:00+02:00")
    (metadata.cameraMake, metadata.cameraModel) = ("Apple", "iPhone 15")
    metadata.isLocated = true
    metadata.coordinates = Coordinates(latitude: 48.1, longitude: 11.5, altitude: 519)
    metadata.contentIdentifier = "A-1"
    (metadata.burstIdentifier, metadata.stillImageTime) = ("B-9", 1.5)
    metadata.motionVideo = MotionVideo(offset: 5000, length: 2007, form: .mpvd, basis: "a box")
    var identification = Identification(
      type: .heic, agreement: .mismatch, certainty: .likely, nameType: .jpeg, contentType: .heic,
      claimedType: .png, damage: .truncated, isIncomplete: true)
    identification.candidates = [.jpeg, .png]
    identification.end = FileEnd(checked: "the last box", missingBytes: 70, trailingBytes: 16)
    var item = MediaItem(
      whole: MediaFile(
        path: "Holiday/IMG_1.jpg", identification: identification, metadata: metadata, byteCount: 3 << 20),
      sidecars: ["Holiday/IMG_1.xmp", "Holiday/IMG_1.AAE"])
    item.file.headers = MediaFile.Headers(metadata, details)
    item.file.checksums = FileChecksums(
      Dictionary(
        uniqueKeysWithValues: ChecksumAlgorithm.allCases.map { algorithm in
          (algorithm, Array("abc".utf8).withUnsafeBytes { Checksum.sum(algorithm, of: $0) })
        }))
    item.livePhoto?.movie = "Holiday/IMG_1.MOV"
    item.livePhoto?.alternates = ["Holiday/IMG_E1.jpg"]
    return item
  }()

  private static let details: MediaDetails = {
    var details = MediaDetails()
    (details.lens, details.exposureTime, details.aperture) = ("Macro 100", 0.008, 5.6)
    (details.iso, details.focalLength, details.flash) = (400, 50, true)
    details.meteringMode = "spot"
    (details.codecs, details.audioChannels, details.sampleRate) = (["hevc", "aac"], 2, 48_000)
    (details.bitDepth, details.colorSpace, details.transfer) = (10, "BT.2020", "PQ")
    (details.title, details.description, details.keywords) = ("Regatta", "Boats", ["boat", "wind"])
    (details.rating, details.people) = (5, 2)
    (details.software, details.projection, details.auxiliary) = ("17.0", "equirectangular", ["depth"])
    (details.eyes, details.heroEye, details.packing) = (["left", "right"], "left", "sideBySide")
    (details.baseline, details.disparityAdjustment, details.fieldOfView) = (19_240, -150, 63.4)
    details.serial = "012345"
    return details
  }()

  /// Fields with conditions that hold and that do not.
  static let fields: [(name: String, holds: [String], fails: [String])] = [
    ("path", ["== Holiday/IMG_1.jpg", "~ holiday", "contains 'IMG_1'"], ["== IMG_1.jpg", "~ winter"]),
    (
      "type", ["== public.heic", "== .heic", "== image/heic", "== PUBLIC.HEIC", "~ heic"],
      ["!= .heic", "== .jpg"]
    ),
    ("mime", ["== image/heic", "~ image/"], ["== image/jpeg"]),
    ("preferredExtension", ["== heic"], ["!= heic"]),
    ("kind", ["== livePhoto", "== LIVEPHOTO", "!= photo", "~ photo"], ["== photo", "~ video"]),
    ("agreement", ["== mismatch"], ["== confirmed"]), ("certainty", ["== likely"], ["== proven"]),
    ("nameType", ["== .jpg"], ["== .png"]), ("contentType", ["== public.heic"], ["== public.jpeg"]),
    ("claimedType", ["== image/png"], ["!= image/png"]),
    ("candidates", ["== public.jpeg", "~ png"], ["== public.heic"]),
    ("livePhoto.still", ["~ IMG_1"], ["~ IMG_2"]), ("livePhoto.movie", ["~ .mov"], ["~ .mp4"]),
    ("livePhoto.identifier", ["== A-1"], ["== B-2"]),
    ("livePhoto.form", ["== motion", "!= pair", "~ mot"], ["== pair", "~ half"]),
    ("livePhoto.basis", ["== mpvd"], ["== identifier"]), ("livePhoto.offset", ["== 5000"], ["> 5000"]),
    ("livePhoto.length", ["< 2K"], [">= 2K"]), ("livePhoto.alternates", ["~ IMG_E"], ["== IMG_E1.jpg"]),
    ("subtypes", ["== livePhoto", "~ live"], ["!= livePhoto"]),
    ("likelySubtypes", ["!= screenshot"], ["== screenshot"]),
    (
      "sidecars", ["~ .xmp", "contains .aae", "== Holiday/IMG_1.AAE", "!= IMG_1.AAE"],
      ["~ .json", "== IMG_1.AAE", "!= Holiday/IMG_1.AAE"]
    ),
    ("pixelWidth", ["> 4000", "== 4032", "<= 4032", ">= 4.032e3"], ["< 4032", "!= 4032"]),
    ("pixelHeight", ["== 3024"], ["> 3024"]), ("orientation", ["== 6"], ["== 1"]),
    ("exifOrientation", ["== 3"], ["== 6"]),
    ("frames", ["== 1"], ["> 1"]), ("duration", ["> 12.4", "< 13"], ["> 12.5"]),
    ("frameRate", ["> 29.9"], [">= 30"]),
    ("captured", ["== 2024", "== 2024-05-01T10:00Z", "< 2024-06"], ["== 2023", "> 2024-05-01"]),
    ("capturedCertainty", ["== stored"], ["== name"]), ("capturedPrecision", ["== second"], ["!= second"]),
    ("capturedSource", ["~ headers"], ["~ xmp"]),
    ("camera", ["== 'Apple iPhone 15'", "contains IPHONE", "< B"], ["== iphone", "> B"]),
    ("located", ["== true", "== TRUE", "!= false"], ["== false"]),
    (
      "size", ["== 3M", "== 3145728", "== 3MiB", "> 3MB", "< 4m", "> 1.5M"],
      ["> 3M", "> 3mib", "< 1G and size > 4M"]
    ),
    ("modified", [], []),
    ("lens", ["== 'Macro 100'", "~ macro"], ["~ 50"]), ("exposureTime", ["< 0.01", "== 0.008"], ["> 0.01"]),
    ("aperture", ["<= 5.6"], ["< 5.6"]), ("iso", ["== 400", "> 200"], ["> 800"]),
    ("focalLength", ["== 50"], ["!= 50"]), ("flash", ["== true"], ["== false"]),
    ("meteringMode", ["== spot", "!= average"], ["== average"]),
    ("codecs", ["== hevc", "~ aac"], ["== h264", "!= hevc"]), ("audioChannels", ["== 2"], ["> 2"]),
    ("sampleRate", [">= 44100"], ["< 44100"]), ("bitRate", [], []), ("bitDepth", ["> 8"], ["== 8"]),
    ("colorSpace", ["== BT.2020"], ["~ P3"]), ("transfer", ["== PQ", "!= HLG", "~ pq"], ["== HLG"]),
    ("title", ["== Regatta"], ["== regatta"]), ("description", ["~ boat"], ["~ car"]),
    ("keywords", ["== boat", "~ win"], ["== car"]), ("rating", [">= 4"], ["< 5"]),
    ("people", ["> 1"], ["> 2"]),
    ("burstIdentifier", ["== B-9"], ["== B-1"]), ("stillTime", ["> 1"], ["> 2"]),
    ("auxiliary", ["== depth"], ["== gainMap"]), ("software", ["== 17.0"], ["~ 18"]),
    ("projection", ["~ equi"], ["~ cube"]), ("eyes", ["== right", "~ lef"], ["== more"]),
    ("heroEye", ["== left"], ["== right"]), ("baseline", ["> 19000"], ["> 20000"]),
    ("disparityAdjustment", ["< 0"], ["> 0"]), ("packing", ["== sideBySide"], ["== overUnder"]),
    ("fieldOfView", ["> 63"], ["> 64"]),
    ("latitude", ["> 48"], ["< 0"]),
    ("longitude", ["== 11.5"], ["> 12"]),
    ("altitude", ["> 500"], ["> 600"]), ("serial", ["== 012345"], ["== 12345"]),
    ("crc32", ["== 352441c2", "~ 352441C2"], ["== 352441C2", "!= 352441c2"]),
    ("md5", ["== 900150983cd24fb0d6963f7d28e17f72"], ["~ '900150983cd24fb0d6963f7d28e17f720'"]),
    ("sha1", ["~ a9993e36", "< b"], ["== a9993e36"]),
    ("sha256", ["~ BA7816BF", "!= ba7816bf"], ["~ e3b0c442"]),
    ("damage", ["== truncated", "!= empty"], ["== malformed"]), ("missingBytes", ["== 70"], ["< 70"]),
    ("trailingBytes", ["== 16", "> 0"], ["> 16"]), ("checked", ["~ box"], ["~ chunk"]),
    ("incomplete", ["== true"], ["!= true"]),
    ("name", ["== IMG_1.jpg", "~ img_"], ["== img_1.jpg", "~ Holiday"]),
  ]

  @Test(arguments: fields) func comparesFields(_ row: (name: String, holds: [String], fails: [String]))
    throws
  {
    for condition in row.holds {
      #expect(try Self.answer("\(row.name) \(condition)") == .yes, "\(row.name) \(condition)")
    }
    for condition in row.fails {
      #expect(try Self.answer("\(row.name) \(condition)") == .no, "\(row.name) \(condition)")
    }
  }

  @Test func everyFieldHasARow() { #expect(Self.fields.map(\.name) == MediaItem.fieldNames) }

  private static func answer(_ expression: String) throws -> Ternary {
    try FilterExpression(expression).filter.matches(item)
  }

  /// Dates, conditions and answers.
  static let dates: [(captured: String?, condition: String, answer: Ternary)] = [
    (nil, "== 2024", .unknown), (nil, "!= 2024", .unknown),
    ("2024-05-01T00:00:00", "== 2024-05-01", .yes), ("2024-05-01T23:59:59", "== 2024-05-01", .yes),
    ("2024-05-02T00:00:00", "== 2024-05-01", .no), ("2024-05-02T00:00:00", "!= 2024-05-01", .yes),
    ("2024-05-01T23:59:59", "> 2024-05-01", .no), ("2024-05-02T00:00:00", "> 2024-05-01", .yes),
    ("2024-05-01T00:00:00", ">= 2024-05-01", .yes), ("2024-04-30T23:59:59", ">= 2024-05-01", .no),
    ("2024-04-30T23:59:59", "< 2024-05-01", .yes), ("2024-05-01T00:00:00", "< 2024-05-01", .no),
    ("2024-05-01T23:59:59", "<= 2024-05-01", .yes), ("2024-05-02T00:00:00", "<= 2024-05-01", .no),
    ("2024-02-29T12:00:00", "== 2024-02", .yes), ("2024-03-01T00:00:00", "== 2024-02", .no),
    ("2024-12-31T23:59:59", "== 2024", .yes), ("2025-01-01T00:00:00", "> 2024", .yes),
    ("2024-05-01T12:00:30", "== 2024-05-01T12:00", .yes), ("2024-05-01T12:01:00", "== 2024-05-01T12:00", .no),
    ("2024-05-01T12:00:00.5", "== 2024-05-01T12:00:00", .yes),
    ("2024-05-01T12:00:00", "== '2024-05-01 12:00:00'", .yes),
    // Compared in UTC if both have a zone, otherwise in local time.
    ("2024-05-01T12:00:00+02:00", "== 2024-05-01T10:00:00Z", .yes),
    ("2024-05-01T12:00:00+02:00", "== 2024-05-01T12:00:00", .yes),
    ("2024-05-01T12:00:00", "== 2024-05-01T12:00:00+09:00", .yes),
    ("2024-05-01T12:00:00+02:00", "< 2024-05-01T12:00:00-0200", .yes),
  ]

  @Test(arguments: dates) func comparesDates(_ row: (captured: String?, condition: String, answer: Ternary))
    throws
  {
    let item = LibraryFolder.item("a.jpg", .jpeg, captured: row.captured)
    #expect(try FilterExpression("captured \(row.condition)").filter.matches(item) == row.answer)
  }

  typealias Fault = (
    expression: String, reason: FilterExpressionError.Reason, offset: Int, message: String, meant: String?
  )

  static let faults: [Fault] = [
    ("pixelWidth > abc", .value, 13, "pixelWidth takes a number of pixels, not abc", nil),
    ("pixelWidth > inf", .value, 13, "a number of pixels", nil),
    ("frames == nan", .value, 10, "a number", nil),
    ("frames == 0x10", .value, 10, "a number", nil),
    ("pixelWidth > 4K", .value, 13, "a number of pixels", nil),
    ("pixelWidth == ''", .value, 14, "not an empty text", nil),
    ("size > 3Q", .value, 7, "size takes a number of bytes, as in 4096, 64K", nil),
    ("kind == phooto", .value, 8, "kind takes one of video, livePhoto, photo", "photo"),
    ("kind ~ phox", .value, 7, "kind takes one of", nil), ("kind ~ ''", .value, 7, "not an empty text", nil),
    ("images and livePhoto.form == motoin", .value, 29, "livePhoto.form takes one of pair", "motion"),
    ("subtypes == panoramas", .value, 12, "subtypes takes one of", "panorama"),
    ("damage == truncatd", .value, 10, "damage takes one of empty, truncated", "truncated"),
    ("located == yes", .value, 11, "located takes true or false, not yes", "true"),
    ("located == no", .value, 11, "true or false", "false"),
    ("located == treu", .value, 11, "true or false", nil),
    ("captured > yesterday", .value, 11, "captured takes a date, as in 2024, 2024-05, 2024-05-01", nil),
    ("captured > 2024-13", .value, 11, "a date, as in", nil),
    ("captured > 2024-02-30", .value, 11, "a date, as in", nil),
    ("captured > 2024-05-01T12", .value, 11, "a date, as in", nil),
    ("captured > 2024-05-01T12:00:00x", .value, 11, "a date, as in", nil),
    ("captured > +024", .value, 11, "a date, as in", nil),
    ("type == public.jpg", .type, 8, "no type is called public.jpg", "public.jpeg"),
    ("type == jpeg", .type, 8, "no type is called jpeg", ".jpeg"),
    ("type == .nobodys", .type, 8, "no type is called .nobodys", nil),
    ("claimedType != image/nothing", .type, 15, "no type is called image/nothing", nil),
    ("kind > photo", .comparison, 5, "kind is compared by == != ~, not by >", nil),
    ("located ~ true", .comparison, 8, "located is compared by == !=, not by ~", nil),
    ("captured contains 2024", .comparison, 9, "captured is compared by", nil),
    ("type < .heic", .comparison, 5, "type is compared by == != ~", nil),
    ("sidecars > 3", .comparison, 9, "sidecars is compared by == != ~", nil),
    ("pixlWidth > 3", .field, 0, "no such field: pixlWidth", "pixelWidth"),
    ("form == motion", .field, 0, "no such field: form", "livePhoto.form"),
    ("livePhoto == motion", .field, 0, "livePhoto has fields of its own", nil),
    ("evidence == magic", .field, 0, "evidence is of the record", nil),
    ("images == 1", .field, 0, "images is a filter by itself", nil),
    ("not photoss", .filter, 4, "no such filter: photoss", "photos"),
    ("favourites", .filter, 0, "no such filter: favourites", "favorites"),
    ("size", .syntax, 0, "a field needs a comparison, such as size ==", nil),
    ("size >", .syntax, 6, "expected a value after >: size takes a number of bytes", nil),
    ("size > (3)", .syntax, 7, "expected a value", nil),
    ("playbackStyle(vidoe)", .playbackStyle, 14, "no such playback style: vidoe", "video"),
  ]

  @Test(arguments: faults) func suggestsCorrections(_ row: Fault) {
    let error = #expect(throws: FilterExpressionError.self) { try FilterExpression(row.expression) }
    #expect(error?.reason == row.reason)
    #expect(error?.offset == row.offset)
    #expect(error?.message.contains(row.message) == true, "\(error?.message ?? "")")
    #expect(error?.suggestions.first == row.meant)
  }

  @Test func listsNamesWithoutSuggestion() throws {
    let error = #expect(throws: FilterExpressionError.self) { try FilterExpression("xyzzy") }
    #expect(error?.candidates == FilterExpression.words + MediaItem.fieldNames)
    #expect(error?.description.hasSuffix("'uti help filters' lists the names.") == true)
    let few = #expect(throws: FilterExpressionError.self) { try FilterExpression("livePhoto == 1") }
    #expect(few?.description.contains("Known are livePhoto.still, livePhoto.movie") == true)
  }

  @Test(arguments: [
    ("trailingBytes > 0", EndExamination.whole), ("images and not missingBytes > 0", .whole),
    ("checked ~ end", .whole), ("damaged", .near), ("damage == empty or trailingBytes > 0", .whole),
    ("damage == empty", .near), ("images", nil), ("size > 3", nil),
  ])
  func endsAreExaminedIfNeeded(text: String, ends: EndExamination?) throws {
    #expect(try FilterExpression(text).ends == ends)
  }

  @Test func pronomIdentifierIsAType() throws {
    let sole = try #require(TypeRegistry.standard.declaredTypes.first { $0.pronomIdentifiers.count == 1 })
    let puid = try #require(sole.pronomIdentifiers.first)
    let filter = try FilterExpression("type == \(puid)").filter
    #expect(filter == (try FilterExpression("type == \(sole.identifier)").filter))
    let fault = #expect(throws: FilterExpressionError.self) { try FilterExpression("type == fmt/18") }
    #expect(fault?.message.hasSuffix("write com.adobe.pdf") == true)
  }

  @Test func looksUpTypesInRegistry() throws {
    #expect(throws: Never.self) { try FilterExpression("type == com.x.unheard", in: nil) }
    let apples = #expect(throws: FilterExpressionError.self) {
      try FilterExpression("type == ai.aiken.source", registry: .apple)
    }
    #expect(apples?.reason == .type)
    #expect(try FilterExpression("type == ai.aiken.source").fields == ["type"])
  }

  @Test func readsLongTexts() {
    let long = String(repeating: "9", count: 100_000)
    #expect(throws: FilterExpressionError.self) { try FilterExpression("pixelWidth > \(long)") }
    #expect(throws: FilterExpressionError.self) { try FilterExpression("size > \(long)K") }
    #expect(throws: FilterExpressionError.self) { try FilterExpression("captured > \(long)") }
    #expect(throws: FilterExpressionError.self) { try FilterExpression("\(long) == 1") }
  }
}
