import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// Locations in every part of every format; "no" requires that all parts were read.
@Suite struct LocationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var type: String
    var bytes: [UInt8]
    var isLocated: Bool?
    var testDescription: String { name }

    init(_ name: String, _ type: String, _ bytes: [UInt8], _ isLocated: Bool?) {
      self.name = name
      self.type = type
      self.bytes = bytes
      self.isLocated = isLocated
    }
  }

  @Test(arguments: pictures + movies) func located(_ row: Row) throws {
    let metadata = try MetadataFixtures.read(row.bytes, as: try #require(UTType(row.type)))
    #expect(metadata.isLocated == row.isLocated)
  }

  private typealias S = LocationSamples

  static let pictures: [Row] = {
    let jpeg = "public.jpeg", png = "public.png", webP = "org.webmproject.webp", tiff = "public.tiff"
    let xl = "public.jpeg-xl"
    let long = S.place
    return [
      Row("JPEG without metadata", jpeg, S.jpeg([]), false),
      Row("JPEG, Exif without positions", jpeg, S.jpeg(S.app1(exif: S.tiff([(0x0112, 1)]))), false),
      Row("JPEG, Exif", jpeg, S.jpeg(S.app1(exif: S.exif())), true),
      Row("JPEG, empty fractions", jpeg, S.jpeg(S.app1(exif: S.exif(denominator: 0))), false),
      Row("JPEG, positions that lead nowhere", jpeg, S.jpeg(S.app1(exif: S.tiff([(0x8825, 8)]))), nil),
      Row(
        "JPEG, a second Exif", jpeg, S.jpeg(S.app1(exif: S.tiff([(0x0112, 1)])) + S.app1(exif: S.exif())),
        true),
      Row("JPEG, XMP", jpeg, S.jpeg(S.app1(xmp: S.place)), true),
      Row("JPEG, XMP without a place", jpeg, S.jpeg(S.app1(xmp: S.noPlace)), false),
      Row("JPEG, a drone's XMP", jpeg, S.jpeg(S.app1(xmp: S.xmp(#"drone:GpsLatitude="+48.1""#))), true),
      Row("JPEG, a city in XMP", jpeg, S.jpeg(S.app1(xmp: S.xmp(#"ps:City="Munich""#))), nil),
      Row("JPEG, XMP cut short", jpeg, S.jpeg(S.app1(xmp: Array(S.noPlace.prefix(300)))), nil),
      Row(
        "JPEG, extended XMP", jpeg,
        S.jpeg(S.app1(xmp: S.namesExtended) + S.app1(extended: long, of: long.count, at: 0)), true),
      Row(
        "JPEG, extended XMP whose middle is missing", jpeg,
        S.jpeg(S.app1(xmp: S.namesExtended) + S.app1(extended: S.noPlace, of: 900, at: 500)), nil),
      Row(
        "JPEG, extended XMP that nothing names", jpeg,
        S.jpeg(S.app1(extended: long, of: long.count, at: 0)), nil),
      Row("JPEG, a caption's city", jpeg, S.jpeg(S.caption(90, "Munich")), nil),
      Row("JPEG, a caption's title", jpeg, S.jpeg(S.caption(5, "Holiday")), false),
      Row("JPEG, an application's own", jpeg, S.jpeg(S.segment(0xE6, Array("GoPro\0DEVC".utf8))), nil),
      Row("JPEG, Exif behind the frame", jpeg, S.jpeg([], behindFrame: S.app1(exif: S.exif())), nil),
      Row("PNG without metadata", png, S.png([]), false),
      Row("PNG, Exif", png, S.png([("eXIf", S.exif())]), true),
      Row("PNG, XMP", png, S.png([("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + S.place)]), true),
      Row(
        "PNG, XMP that is packed", png,
        S.png([("iTXt", Array("XML:com.adobe.xmp\0\u{1}\0\0\0".utf8) + [0x78])]), nil),
      Row(
        "PNG, a raw profile", png, S.png([("zTXt", Array("Raw profile type exif\0\0".utf8) + [0x78])]), nil),
      Row("PNG, a title", png, S.png([("tEXt", Array("Title\0Holiday".utf8))]), false),
      Row("PNG, packed Exif", png, S.png([("zxIf", [0, 1, 2])]), nil),
      Row("WebP without metadata", webP, S.webP([]), false),
      Row("WebP, Exif that nothing announces", webP, S.webP([("EXIF", S.exif())]), true),
      Row("WebP, XMP", webP, S.webP([("XMP ", S.place)]), true),
      Row("WebP, another chunk", webP, S.webP([("abcd", [1])]), nil),
      Row("TIFF without metadata", tiff, S.tiff([(256, 64), (257, 48)]), false),
      Row("TIFF, positions", tiff, S.exif(also: [(256, 64), (257, 48)]), true),
      Row("TIFF, tie points on the ground", tiff, S.tiff([(256, 64), (257, 48), (0x8482, 1)]), nil),
      Row("JPEG XL without metadata", xl, S.jpegXL([]), false),
      Row("JPEG XL, Exif", xl, S.jpegXL(S.box("Exif", S.big(0, 4) + S.exif())), true),
      Row("JPEG XL, XMP", xl, S.jpegXL(S.box("xml ", S.place)), true),
      Row("JPEG XL, a packed box", xl, S.jpegXL(S.box("brob", Array("Exif".utf8) + [1])), nil),
    ]
  }()

  static let movies: [Row] = {
    let mp4 = "public.mpeg-4", heic = "public.heics"
    let uuid = S.box("uuid", S.xmpType + S.place)
    return [
      Row("movie without metadata", mp4, S.movie(), false),
      Row(
        "movie, user data", mp4,
        S.movie(S.box("udta", S.box("©xyz", S.big(9, 2) + S.big(0, 2) + Array("+48+011/".utf8)))), true),
      Row("movie, iTunes' list", mp4, S.movie(S.list("©xyz", "+48.1+011.5/")), true),
      Row("movie, a title in iTunes' list", mp4, S.movie(S.list("©nam", "Holiday")), false),
      Row("movie, a free entry of iTunes' list", mp4, S.movie(S.list("----", "x")), nil),
      Row("movie, keys", mp4, S.movie(S.key("com.apple.quicktime.location.ISO6709", "+48+011/")), true),
      Row(
        "movie, a place's name in keys", mp4, S.movie(S.key("com.apple.quicktime.location.name", "Home")), nil
      ),
      Row("movie, other keys", mp4, S.movie(S.key("com.apple.quicktime.make", "Apple")), false),
      Row("movie, 3GPP's place", mp4, S.movie(S.box("udta", S.box("loci", S.big(0, 24)))), true),
      Row("movie, XMP in user data", mp4, S.movie(S.box("udta", S.box("XMP_", S.place))), true),
      Row("movie, XMP without a place", mp4, S.movie(S.box("udta", S.box("XMP_", S.noPlace))), false),
      Row("movie, XMP's box in user data", mp4, S.movie(S.box("udta", uuid)), true),
      Row("movie, XMP's box in the movie", mp4, S.movie(uuid), true),
      Row("movie, XMP's box before the movie", mp4, S.movie(before: uuid), true),
      Row("movie, XMP's box behind the media", mp4, S.movie(behind: uuid), true),
      Row("movie, somebody's own box", mp4, S.movie(S.box("uuid", [UInt8](repeating: 7, count: 20))), nil),
      Row("movie, a camera's own user data", mp4, S.movie(S.box("udta", S.box("GPMF", [1]))), nil),
      Row("movie, a dashboard camera's box", mp4, S.movie(S.box("gps ", S.big(1, 8))), nil),
      Row(
        "movie, bytes in the room to grow", mp4, S.movie(behind: S.box("free", Array("GPS data".utf8))), nil),
      Row("movie, room to grow", mp4, S.movie(behind: S.box("free", S.big(0, 16))), false),
      Row("movie, subtitles", mp4, S.movie(S.track("text")), nil),
      Row("movie, a trailer", mp4, S.movie(behind: [0, 0, 0, 20, 1, 2, 3, 4, 5, 6, 7, 8]), nil),
      Row("sequence, Exif beside a movie box", heic, S.sequence(exif: S.exif()), true),
      Row("sequence without a place", heic, S.sequence(exif: S.tiff([(0x0112, 1)])), false),
      Row(
        "sequence, a movie's place", heic,
        S.sequence(exif: S.tiff([(0x0112, 1)]), movie: S.list("©xyz", "+48.1+011.5/")), true),
    ]
  }()

  /// Truncated files never result in "no", except at the end of a top-level box, where the file is complete.
  @Test(arguments: pictures + movies) func truncatedFilesAreUnknown(_ row: Row) throws {
    guard row.isLocated == true else { return }
    let type = try #require(UTType(row.type))
    let wholes =
      row.type == "public.jpeg-xl" || Self.movies.contains { $0.name == row.name }
      ? LocationSamples.boxEnds(row.bytes) : []
    for count in 16..<row.bytes.count where !wholes.contains(count) {
      let metadata = try MetadataFixtures.read(Array(row.bytes.prefix(count)), as: type)
      guard metadata.isLocated == false else { continue }
      Issue.record("\(row.name) cut at \(count) of \(row.bytes.count) is denied a place")
      return
    }
  }
}
