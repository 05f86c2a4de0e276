import Testing

@testable import Formats
@testable import MediaMetadata

/// Names and values in a packet: prefixes, references, split text.
struct XMPPlacesTests {
  private static let camera = "http://ns.google.com/photos/1.0/camera/"
  private static let panorama = "http://ns.google.com/photos/1.0/panorama/"

  private static func facts(_ markup: String) -> XMPFacts {
    var facts = XMPFacts()
    facts.add(packet: Array(markup.utf8))
    return facts
  }

  @Test func prefixesAreScoped() {
    let inner = Self.facts(
      "<x xmlns:a='\(Self.camera)'><y xmlns:a='\(Self.panorama)' a:ProjectionType='p'/><z a:BurstID='b'/></x>"
    )
    #expect(inner.projectionType == "p")
    #expect(inner.burstIdentifier == "b")
    let behind = Self.facts("<x><y xmlns:a='\(Self.camera)'/><z a:BurstID='b'/></x>")
    #expect(behind.burstIdentifier == nil)
  }

  @Test func namesWithoutPrefixUseDefaultNamespace() {
    #expect(Self.facts("<x xmlns='\(Self.camera)'><BurstID>b</BurstID></x>").burstIdentifier == "b")
    #expect(Self.facts("<x xmlns:a='\(Self.camera)'><BurstID>b</BurstID></x>").burstIdentifier == nil)
  }

  @Test func namespacesMayBeWrittenWithReferences() {
    let written = Self.camera.split(separator: ":", maxSplits: 1).joined(separator: "&#58;")
    #expect(Self.facts("<x xmlns:a='\(written)' a:BurstID='b'/>").burstIdentifier == "b")
  }

  @Test(
    arguments: [
      (" b ", "b"), ("&#32;b&#x20;", "b"), ("a&amp;b", "a&b"), ("a&unknown;b", "ab"), ("a&b", "a&b"),
      ("a<!-- c -->b", "ab"), ("<d/>b", "b"), ("&#32;", nil), ("\n\t", nil), ("é", "é"),
    ] as [(String, String?)])
  func textOfElements(row: (written: String, read: String?)) {
    let facts = Self.facts("<x xmlns:a='\(Self.camera)'><a:BurstID>\(row.written)</a:BurstID></x>")
    #expect(facts.burstIdentifier == row.read)
  }

  @Test func emptyReferencesAreNoLocation() {
    let exif = "http://ns.adobe.com/exif/1.0/"
    #expect(!Self.facts("<x xmlns:e='\(exif)' e:GPSLatitude='&nothing;'/>").isLocated)
    #expect(Self.facts("<x xmlns:e='\(exif)' e:GPSLatitude='1,2N'/>").isLocated)
  }

  @Test func recognizesEveryNamespace() {
    let texts = ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "adobe:ns:meta/", Self.camera, Self.panorama]
    let found = texts.map { text -> XMPNamespace in
      let bytes = Array("<\(text)>".utf8)
      return XMPNamespace(bytes, in: 1..<bytes.count - 1)
    }
    #expect(found == [.rdf, .packet, .camera, .panorama])
    #expect(XMPNamespace(Array(Self.camera.utf8), in: 0..<4) == .other)
  }
}
