import AppleNames
import Foundation
import Testing
import UniformTypes

/// Names of AVFoundation, Core Media and ShazamKit.
@Suite struct MediaTypeTests {
  static let types: [(AVFileType, String, String?)] = [
    (.mov, "com.apple.quicktime-movie", "mov"), (.qta, "com.apple.quicktime-audio", "qta"),
    (.mp4, "public.mpeg-4", "mp4"), (.m4v, "com.apple.m4v-video", "m4v"),
    (.m4a, "com.apple.m4a-audio", "m4a"), (.mobile3GPP, "public.3gpp", "3gp"),
    (.mobile3GPP2, "public.3gpp2", "3g2"), (.caf, "com.apple.coreaudio-format", "caf"),
    (.wav, "com.microsoft.waveform-audio", "wav"), (.aiff, "public.aiff-audio", "aiff"),
    (.aifc, "public.aifc-audio", "aifc"), (.amr, "org.3gpp.adaptive-multi-rate-audio", "amr"),
    (.mp3, "public.mp3", "mp3"), (.au, "public.au-audio", "au"), (.ac3, "public.ac3-audio", "ac3"),
    (.eac3, "public.enhanced-ac3-audio", "eac3"), (.jpg, "public.jpeg", "jpeg"),
    (.dng, "com.adobe.raw-image", "dng"), (.heic, "public.heic", "heic"), (.avci, "public.avci", "avci"),
    (.heif, "public.heif", "heif"), (.tif, "public.tiff", "tiff"),
    (.appleiTT, "com.apple.itunes-timed-text", "itt"), (.SCC, "com.scenarist.closed-caption", "scc"),
    (.AHAP, "public.haptics-content", nil), (.dcm, "org.nema.dicom", "dcm"),
  ]

  @Test(arguments: types) func fileTypesAreDeclared(file: AVFileType, identifier: String, name: String?)
    throws
  {
    #expect(file.rawValue == identifier && AVFileType(identifier) == file)
    let type = try #require(UTType(file.rawValue))
    #expect(type.isDeclared && type.identifier == identifier)
    if let name { #expect(type.tags[.filenameExtension]?.contains(name) == true) }
  }

  @Test func aPatternOfHapticsIsBelowItsKind() throws {
    let kind = try #require(UTType(AVFileType.AHAP.rawValue))
    #expect(UTType.ahap.conforms(to: kind))
  }

  @Test func otherFileTypesAreKept() {
    #expect(AVFileType(rawValue: "com.example.film").rawValue == "com.example.film")
  }

  @Test func songsHaveTypes() {
    #expect(UTType.shazamSignature.identifier == "com.apple.shazamsignature")
    #expect(UTType.shazamCustomCatalog.identifier == "com.apple.shazamcatalog")
  }

  static let projections: [(String, CMFormatDescription.Extensions.Value.ProjectionKind?)] = [
    ("equi", .equirectangular), ("hequ", .halfEquirectangular), ("prim", .parametricImmersive),
    ("fish", nil),
  ]

  /// The four characters stand in the `prji` box of a spatial movie, written in the place of its `eyes`.
  @Test(arguments: projections) func projectionsAreRead(
    code: String, kind: CMFormatDescription.Extensions.Value.ProjectionKind?
  ) throws {
    var movie = try Media.data("headers/synthetic_spatial.mov")
    let eyes = try #require(movie.range(of: Data("eyes".utf8)))
    // A box of 8 bytes and `stri` of 13: `proj` and `prji` of 16 have to fit into the same room.
    let layout = Self.box("proj", Self.box("prji", Data(count: 4) + Data(code.utf8)))
    let start = eyes.lowerBound - 4
    let room = Int(movie[start..<eyes.lowerBound].reduce(0) { $0 << 8 | UInt32($1) })
    let grown = layout.count - room
    // Each box around it grows: those that begin before and end behind.
    movie.replaceSubrange(start..<start + room, with: layout)
    Self.grow(&movie, around: start, by: grown)
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("clip.mov")
    try movie.write(to: file)
    #expect(CMFormatDescription(movie: file)?.extensions[.projectionKind] == kind.map { .projectionKind($0) })
  }

  @Test func flatMoviesSayNothing() {
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.mov"))?.extensions[.projectionKind] == nil)
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.mov")) != nil)
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.jpg")) == nil)
  }

  @Test func kindsAreWordsAndCharacters() {
    typealias Kind = CMFormatDescription.Extensions.Value.ProjectionKind
    #expect(CMProjectionType(rawValue: 0x6571_7569) == .equirectangular)
    #expect(Kind(CMProjectionType.equirectangular) == .equirectangular && Kind(.fisheye) == nil)
    #expect(Kind(.rectangular) == .rectilinear && CMPackingType.overUnder.rawValue == 0x6F76_6572)
    typealias Value = CMFormatDescription.Extensions.Value
    #expect(Value.projectionKind(.equirectangular).propertyListRepresentation == "Equirectangular")
  }

  private static func box(_ type: String, _ contents: Data) -> Data {
    number(8 + contents.count) + Data(type.utf8) + contents
  }

  private static func number(_ value: Int) -> Data {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Data($0) }
  }

  /// Adds to the size of each box of a movie's way down to its sample entry.
  private static func grow(_ movie: inout Data, around place: Int, by count: Int) {
    for type in ["vexu", "hvc1", "stsd", "stbl", "minf", "mdia", "trak", "moov"] {
      guard let found = movie.range(of: Data(type.utf8), options: .backwards, in: 0..<place) else { continue }
      let size = movie[(found.lowerBound - 4)..<found.lowerBound].reduce(0) { $0 << 8 | UInt32($1) }
      movie.replaceSubrange(
        (found.lowerBound - 4)..<found.lowerBound, with: number(Int(size) + count))
    }
  }
}
