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

  @Test func hapticPatternsConform() throws {
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

  @Test(arguments: projections) func projectionsAreRead(
    code: String, kind: CMFormatDescription.Extensions.Value.ProjectionKind?
  ) throws {
    let folder = try Folder()
    let file = try folder.movie(projected: code)
    #expect(CMFormatDescription(movie: file)?.extensions[.projectionKind] == kind.map { .projectionKind($0) })
  }

  @Test func flatMoviesHaveNoProjection() {
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.mov"))?.extensions[.projectionKind] == nil)
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.mov")) != nil)
    #expect(CMFormatDescription(movie: Media.url("subtypes/plain.jpg")) == nil)
  }

  @Test func projectionTypesConvert() {
    typealias Kind = CMFormatDescription.Extensions.Value.ProjectionKind
    #expect(CMProjectionType(rawValue: 0x6571_7569) == .equirectangular)
    #expect(Kind(CMProjectionType.equirectangular) == .equirectangular && Kind(.fisheye) == nil)
    #expect(Kind(.rectangular) == .rectilinear && CMPackingType.overUnder.rawValue == 0x6F76_6572)
    typealias Value = CMFormatDescription.Extensions.Value
    #expect(Value.projectionKind(.equirectangular).propertyListRepresentation == "Equirectangular")
  }
}
