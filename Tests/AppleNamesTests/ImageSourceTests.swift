import Foundation
import Testing
import UniformTypes

@testable import AppleNames

/// Incremental sources, auxiliary pictures, and ImageIO's further keys.
@Suite struct ImageSourceTests {
  @Test func sourceReadsIncrementally() throws {
    let bytes = try Media.data("subtypes/plain.jpg")
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, bytes.prefix(bytes.count / 2) as CFData, false)
    #expect(CGImageSourceGetType(source) as String? == "public.jpeg")
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, bytes as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
  }

  @Test func otherBytesAreOfUnknownType() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, Data("text".utf8) as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
  }

  @Test func filePropertiesAreReturned() throws {
    let heic = try #require(CGImageSourceCreateWithURL(Media.url("subtypes/plain.heic") as CFURL, nil))
    let properties = CGImageSourceCopyProperties(heic, nil)
    #expect(properties?[kCGImagePropertyPrimaryImage] as? Int == 0)
    #expect(CGImageSourceGetPrimaryImageIndex(heic) == 0)
    let gif = try #require(CGImageSourceCreateWithURL(Media.url("subtypes/animated.gif") as CFURL, nil))
    let count = CGImageSourceCopyProperties(gif, nil)?[kCGImagePropertyImageCount] as? Int
    #expect(count == CGImageSourceGetCount(gif) && count ?? 0 > 1)
    #expect(CGImageSourceCopyProperties(gif, nil)?[kCGImagePropertyPrimaryImage] == nil)
  }

  @Test func aRawPictureHasItsKeys() throws {
    let source = try #require(CGImageSourceCreateWithURL(Media.url("headers/identifier.dng") as CFURL, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    let raw = properties?[kCGImagePropertyDNGDictionary] as? NSDictionary
    #expect((raw?[kCGImagePropertyDNGVersion] as? [Int])?.count == 4)
    let jpeg = try #require(CGImageSourceCreateWithURL(Media.url("subtypes/plain.jpg") as CFURL, nil))
    #expect(CGImageSourceCopyPropertiesAtIndex(jpeg, 0, nil)?[kCGImagePropertyDNGDictionary] == nil)
  }

  @Test func auxiliaryPicturesAreReported() throws {
    let plain = try #require(CGImageSourceCreateWithURL(Media.url("subtypes/plain.heic") as CFURL, nil))
    for type in [
      kCGImageAuxiliaryDataTypeHDRGainMap, kCGImageAuxiliaryDataTypeISOGainMap,
      kCGImageAuxiliaryDataTypePortraitEffectsMatte, kCGImageAuxiliaryDataTypeDepth,
    ] { #expect(CGImageSourceCopyAuxiliaryDataInfoAtIndex(plain, 0, type) == nil) }
    let map = try #require(
      CGImageSourceCreateWithURL(Media.url("headers/synthetic_tone_map.avif") as CFURL, nil))
    #expect(CGImageSourceCopyAuxiliaryDataInfoAtIndex(map, 0, kCGImageAuxiliaryDataTypeISOGainMap) != nil)
    #expect(CGImageSourceCopyAuxiliaryDataInfoAtIndex(map, 1, kCGImageAuxiliaryDataTypeISOGainMap) == nil)
  }

  @Test func typesThatAreReadAreDeclared() throws {
    let identifiers = try #require(CGImageSourceCopyTypeIdentifiers() as? [String])
    #expect(identifiers.contains("public.heic"))
    for identifier in identifiers { #expect(UTType(identifier)?.conforms(to: .image) == true) }
    #expect(identifiers == AllowedTypes.supported)
    // No restriction here: it would affect all tests of the process.
    #expect(CGImageSourceSetAllowableTypes([] as CFArray) == -50)
  }
}
