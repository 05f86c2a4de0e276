import Foundation
import Testing

@testable import AppleNames

/// The contents of ImageIO's dictionaries, compared with expected values.
@Suite struct ImagePropertyTests {
  static let folder = Media.folder.deletingLastPathComponent().appendingPathComponent("Properties")

  static func expected() throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent("standard-tags.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Numbers are compared with a tolerance; an unknown one is null in JSON.
  static func isSame(_ found: Any?, _ expected: Any) -> Bool {
    switch (found, expected) {
    case (let found as [Any], let expected as [Any]):
      found.count == expected.count && zip(found, expected).allSatisfy { isSame($0, $1) }
    case (let found as NSNumber, let expected as NSNumber):
      (found.doubleValue - expected.doubleValue).magnitude < 1e-9
    case (let found as NSNumber, is NSNull): found.doubleValue.isNaN
    case (let found as String, let expected as String): found == expected
    default: false
    }
  }

  @Test(arguments: ["{TIFF}", "{Exif}", "{GPS}", "{IPTC}"]) func everyTagHasItsKey(name: String) throws {
    let file = Self.folder.appendingPathComponent("standard-tags.jpg")
    let rows = try #require(try Self.expected()[name] as? [String: Any])
    let sources = [
      CGImageSourceCreateWithURL(file as CFURL, nil),
      CGImageSourceCreateWithData(try Data(contentsOf: file) as CFData, nil),
    ]
    for source in sources {
      let all = CGImageSourceCopyPropertiesAtIndex(try #require(source), 0, nil) as? [String: Any]
      let found = all?[name] as? [String: Any] ?? [:]
      #expect(Set(found.keys) == Set(rows.keys))
      for (key, expected) in rows {
        #expect(Self.isSame(found[key], expected), "\(name) \(key): \(found[key] ?? "-")")
      }
    }
  }

  @Test func keysAreConstants() throws {
    let file = Self.folder.appendingPathComponent("standard-tags.jpg")
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [CFString: Any])
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.01)
    #expect((exif[kCGImagePropertyExifISOSpeedRatings] as? [Int])?.first == 64)
    #expect(exif[kCGImagePropertyExifFNumber] as? CGFloat == 1.8)
    #expect(exif[kCGImagePropertyExifSubsecTimeOrginal] as? String == "345")
    let gps = try #require(properties[kCGImagePropertyGPSDictionary] as? [String: Any])
    #expect(gps[kCGImagePropertyGPSLatitudeRef as String] as? String == "S")
    #expect(gps[kCGImagePropertyGPSDateStamp as String] as? String == "2024:05:01")
    let iptc = (properties as NSDictionary)[kCGImagePropertyIPTCDictionary] as? NSDictionary
    #expect(iptc?[kCGImagePropertyIPTCCaptionAbstract] as? String == "Café by the sea")
    #expect(properties[kCGImagePropertyDPIWidth] as? Double == 300)
  }

  @Test func xmpDatesAreNotExifDates() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:DateTimeOriginal="2023-01-02T03:04:05"/></rdf:RDF></x:xmpmeta>
      """
    let body = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8)
    let file = Self.folder.deletingLastPathComponent().appendingPathComponent("Details/located.jpg")
    let plain = try Data(contentsOf: file)
    let count = body.count + 2
    let dated =
      plain.prefix(2) + Data([0xFF, 0xE1, UInt8(count >> 8), UInt8(count & 0xFF)] + body) + plain.dropFirst(2)
    let source = try #require(CGImageSourceCreateWithData(Data(dated) as CFData, nil))
    #expect(source.metadata.captured != nil)
    let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect((all?["{Exif}"] as? [String: Any])?["DateTimeOriginal"] == nil)
  }

  static var sizes: [(Any, fits: Bool)] {
    [
      (100, true), (100.0, true), (CGFloat(100), true), (Float(100), true), (NSNumber(value: 100), true),
      (64, true),
      (63, false), (CGFloat(63.5), false), (NSNumber(value: 8), false),
    ]
  }

  @Test func maximumSizeIsAnyNumber() throws {
    let source = try #require(
      CGImageSourceCreateWithData(try Media.data("subtypes/plain.jpg") as CFData, nil))
    for (size, fits) in Self.sizes {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: size,
      ]
      #expect(
        (CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) != nil) == fits, "\(size)")
    }
  }

  @Test func alwaysReturnsTheWholePicture() throws {
    let data = try Media.data("headers/located_turned_thumbnail.jpg")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    func thumbnail(_ options: [CFString: Any]) -> Data? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.encoded.data
    }
    let preview = try #require(thumbnail([:]))
    #expect(preview.count < data.count)
    #expect(thumbnail([kCGImageSourceCreateThumbnailFromImageAlways: true]) == data)
    #expect(
      thumbnail([
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(63),
      ]) == nil)
    #expect(
      thumbnail([
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(64),
      ]) == preview)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.encoded.data == data)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.utType as String? == "public.jpeg")
  }
}

/// Values that Apple's Foundation bridges itself.
@Suite struct BridgingTests {
  @Test func numbersAreCastToCGFloat() {
    let values: NSDictionary = ["width": NSNumber(value: 2.5), "height": CGFloat(3)] as NSDictionary
    #expect(
      values["width"] as? CGFloat == 2.5 && values["height"] as? Double == 3 && values["height"] as? Int == 3)
    #expect((values as? [String: CGFloat])?["width"] == 2.5)
  }

  @Test func stringAndObjectKeysAreEqual() {
    let values: [AnyHashable: Any] = ["{GPS}": 1]
    #expect(values[kCGImagePropertyGPSDictionary] as? Int == 1)
    #expect(AnyHashable(NSString(string: "a")) == AnyHashable("a"))
  }
}
