import Testing

@testable import Formats
@testable import MediaItems
@testable import MediaMetadata

/// Each property of a packet, as an attribute and as an element.
struct XMPPropertyTests {
  typealias Fact = @Sendable (XMPFacts) -> String?

  /// Namespaces, properties, values and expected results.
  static let rows: [(space: String, name: String, value: String, reads: String, fact: Fact)] = [
    (
      "http://ns.google.com/photos/1.0/camera/", "MotionPhoto", "1", "true",
      { $0.motionPhoto.map(String.init) }
    ),
    (
      "http://ns.google.com/photos/1.0/camera/", "MotionPhotoVersion", "2", "2",
      { $0.motionPhotoVersion.map(String.init) }
    ),
    (
      "http://ns.google.com/photos/1.0/camera/", "MotionPhotoPresentationTimestampUs", "-1", "-1",
      { $0.motionPhotoTimestamp.map { String($0) } }
    ),
    (
      "http://ns.google.com/photos/1.0/camera/", "MicroVideo", "true", "true",
      { $0.microVideo.map(String.init) }
    ),
    (
      "http://ns.google.com/photos/1.0/camera/", "MicroVideoOffset", "77", "77",
      { $0.microVideoOffset.map { String($0) } }
    ),
    (
      "http://ns.google.com/photos/1.0/camera/", "MicroVideoPresentationTimestampUs", "5", "5",
      { $0.microVideoTimestamp.map { String($0) } }
    ),
    ("http://ns.google.com/photos/1.0/camera/", "BurstID", "ab", "ab", { $0.burstIdentifier }),
    ("http://ns.google.com/photos/1.0/camera/", "SpecialTypeID", "a", "a", { $0.specialType }),
    (
      "http://ns.oplus.com/photos/1.0/camera/", "VideoLength", "9", "9", { $0.videoLength.map { String($0) } }
    ),
    (
      "http://ns.xiaomi.com/photos/1.0/camera/", "VideoLength", "9", "9",
      { $0.videoLength.map { String($0) } }
    ),
    (
      "http://ns.google.com/photos/1.0/panorama/", "ProjectionType", "cylindrical", "cylindrical",
      { $0.projectionType }
    ),
    (
      "http://ns.google.com/photos/1.0/panorama/", "UsePanoramaViewer", "True", "true",
      { $0.usePanoramaViewer.map(String.init) }
    ),
    ("http://ns.adobe.com/exif/1.0/", "UserComment", "Screenshot", "Screenshot", { $0.userComment }),
    (
      "http://ns.adobe.com/exif/1.0/", "DateTimeOriginal", "2024-05-01T12:00:00Z", "2024-05-01T12:00:00Z",
      { $0.captured?.description }
    ),
    (
      "http://ns.adobe.com/photoshop/1.0/", "DateCreated", "2024-05-01T12:00:00Z", "2024-05-01T12:00:00Z",
      { $0.captured?.description }
    ),
    ("http://ns.adobe.com/exif/1.0/", "GPSLatitude", "48,8N", "true", { String($0.isLocated) }),
    (
      "http://ns.adobe.com/xap/1.0/", "CreateDate", "2024-05-01T12:00:00Z", "2024-05-01T12:00:00Z",
      { $0.created?.description }
    ),
    ("http://ns.adobe.com/xap/1.0/", "Rating", "5", "5", { $0.rating.map(String.init) }),
    ("http://ns.google.com/photos/1.0/depthmap/", "Format", "RangeLinear", "true", { String($0.hasDepth) }),
    ("http://ns.google.com/photos/dd/1.0/device/", "Revision", "1.0", "true", { String($0.hasDepth) }),
    ("http://ns.apple.com/depthData/1.0/", "DepthDataVersion", "125537", "true", { String($0.hasDepth) }),
    (
      "http://ns.apple.com/pixeldatainfo/1.0/", "AuxiliaryImageType",
      "urn:com:apple:photo:2018:aux:portraiteffectsmatte",
      "true", { String($0.hasDepth) }
    ),
    (
      "http://ns.apple.com/pixeldatainfo/1.0/", "AuxiliaryImageType",
      "urn:com:apple:photo:2020:aux:hdrgainmap", "true",
      { String($0.hasGainMap) }
    ),
    ("http://ns.adobe.com/hdr-gain-map/1.0/", "Version", "1.0", "true", { String($0.hasGainMap) }),
    ("http://ns.apple.com/HDRGainMap/1.0/", "HDRGainMapVersion", "65536", "true", { String($0.hasGainMap) }),
    ("http://ns.adobe.com/xmp/note/", "HasExtendedXMP", "0123", "0123", { $0.extendedDigest }),
  ]

  private static func facts(_ description: String) -> XMPFacts {
    var facts = XMPFacts()
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
      + description + "</rdf:RDF></x:xmpmeta>"
    facts.add(packet: Array(packet.utf8))
    return facts
  }

  @Test(arguments: rows.indices) func isRead(index: Int) {
    let row = Self.rows[index]
    let attribute = Self.facts("<rdf:Description xmlns:any='\(row.space)' any:\(row.name)='\(row.value)'/>")
    #expect(row.fact(attribute) == row.reads)
    let element = Self.facts(
      "<rdf:Description xmlns:any='\(row.space)'><any:\(row.name)>\(row.value)</any:\(row.name)></rdf:Description>"
    )
    #expect(row.fact(element) == row.reads)
    // Ignored in other namespaces.
    let foreign = Self.facts(
      "<rdf:Description xmlns:any='http://example.com/' any:\(row.name)='\(row.value)'/>")
    // Latitudes are recognized in any namespace.
    #expect(row.name == "GPSLatitude" ? foreign.isLocated : foreign == XMPFacts())
  }

  @Test func everyPropertyIsTested() {
    func namespace(_ text: String) -> XMPNamespace {
      XMPNamespace(Array(text.utf8), in: 0..<text.utf8.count)
    }
    let asked = Set(Self.rows.map { namespace($0.space) })
    #expect(Set(XMPFacts.properties.map(\.namespace)) == asked)
    #expect(!asked.contains(.other))
    for row in XMPFacts.properties where row.name.utf8CodeUnitCount > 0 {
      #expect(
        Self.rows.contains { namespace($0.space) == row.namespace && $0.name == row.name.description })
    }
  }
}
