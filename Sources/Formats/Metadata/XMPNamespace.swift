/// The XMP namespaces that are read.
enum XMPNamespace: UInt8, Sendable {
  /// No namespace, or one that is not read.
  case other
  case rdf, packet, basic, exif, exifEX, exifAux, photoshop, note, dublinCore, position, iptcCore,
    iptcExtension
  case camera, panorama, container, containerItem, depthMap, device
  case oplusCamera, xiaomiCamera, appleDepth, applePixels, appleGainMap, gainMap
  case regions, microsoftRegion

  private static let identifiers: [(namespace: XMPNamespace, text: StaticString)] = [
    (.rdf, "http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
    (.packet, "adobe:ns:meta/"),
    (.basic, "http://ns.adobe.com/xap/1.0/"),
    (.exif, "http://ns.adobe.com/exif/1.0/"),
    (.exifEX, "http://cipa.jp/exif/1.0/"),
    (.exifAux, "http://ns.adobe.com/exif/1.0/aux/"),
    (.photoshop, "http://ns.adobe.com/photoshop/1.0/"),
    (.note, "http://ns.adobe.com/xmp/note/"),
    (.dublinCore, "http://purl.org/dc/elements/1.1/"),
    (.position, "http://www.w3.org/2003/01/geo/wgs84_pos#"),
    (.iptcCore, "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"),
    (.iptcExtension, "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"),
    (.camera, "http://ns.google.com/photos/1.0/camera/"),
    (.panorama, "http://ns.google.com/photos/1.0/panorama/"),
    (.container, "http://ns.google.com/photos/1.0/container/"),
    (.containerItem, "http://ns.google.com/photos/1.0/container/item/"),
    (.depthMap, "http://ns.google.com/photos/1.0/depthmap/"),
    (.device, "http://ns.google.com/photos/dd/1.0/device/"),
    (.oplusCamera, "http://ns.oplus.com/photos/1.0/camera/"),
    (.xiaomiCamera, "http://ns.xiaomi.com/photos/1.0/camera/"),
    (.appleDepth, "http://ns.apple.com/depthData/1.0/"),
    (.applePixels, "http://ns.apple.com/pixeldatainfo/1.0/"),
    (.appleGainMap, "http://ns.apple.com/HDRGainMap/1.0/"),
    (.gainMap, "http://ns.adobe.com/hdr-gain-map/1.0/"),
    (.regions, "http://www.metadataworkinggroup.com/schemas/regions/"),
    (.microsoftRegion, "http://ns.microsoft.com/photo/1.2/t/Region#"),
  ]

  /// Creates the namespace of a declaration's value.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self = .other
    for row in Self.identifiers where bytes.spells(row.text, in: range) {
      self = row.namespace
      return
    }
  }
}

extension [UInt8] {
  /// Returns true if the bytes of a range equal a text.
  func spells(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && ends(with: text, in: range)
  }

  /// Returns true if a range ends with a text; compared backwards, since most differ in the last byte.
  func ends(with text: StaticString, in range: Range<Int>) -> Bool {
    var offset = text.utf8CodeUnitCount
    guard range.count >= offset else { return false }
    let start = range.upperBound - offset
    while offset > 0 {
      offset -= 1
      if self[start + offset] != text.utf8Start[offset] { return false }
    }
    return true
  }

  /// Returns true if the bytes of two ranges are equal.
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    for offset in 0..<first.count where self[first.lowerBound + offset] != self[second.lowerBound + offset] {
      return false
    }
    return true
  }
}
