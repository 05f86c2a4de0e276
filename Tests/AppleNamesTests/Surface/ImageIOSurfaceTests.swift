import AppleNames
import Foundation
import Testing

/// The names of ImageIO in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct ImageIOSurfaceTests {
  @Test func outcomes() {
    outcome("CGImageSource", CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil) == nil)
    outcome(
      "CGImageSourceCopyTypeIdentifiers()",
      (CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.heic") == true)
    outcome(
      "CGImageSourceCreateIncremental(_:)",
      CGImageSourceGetStatus(CGImageSourceCreateIncremental(nil)) == .statusReadingHeader)
    outcome(
      "CGImageSourceCreateWithData(_:_:)",
      CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil) == nil)
    outcome("CGImageSourceSetAllowableTypes(_:)", CGImageSourceSetAllowableTypes([] as CFArray) == -50)
    outcome(
      "kCGImagePropertyExifDateTimeOriginal",
      kCGImagePropertyExifDateTimeOriginal as String == "DateTimeOriginal")
    outcome("kCGImagePropertyExifDictionary", kCGImagePropertyExifDictionary as String == "{Exif}")
    outcome("kCGImagePropertyExifLensModel", kCGImagePropertyExifLensModel as String == "LensModel")
    outcome(
      "kCGImagePropertyExifOffsetTimeOriginal",
      kCGImagePropertyExifOffsetTimeOriginal as String == "OffsetTimeOriginal")
    outcome("kCGImagePropertyGPSLatitude", kCGImagePropertyGPSLatitude as String == "Latitude")
    outcome("kCGImagePropertyGPSLongitude", kCGImagePropertyGPSLongitude as String == "Longitude")
    outcome("kCGImagePropertyIPTCDictionary", kCGImagePropertyIPTCDictionary as String == "{IPTC}")
    outcome(
      "kCGImagePropertyMakerAppleDictionary", kCGImagePropertyMakerAppleDictionary as String == "{MakerApple}"
    )
    outcome("kCGImagePropertyPixelHeight", kCGImagePropertyPixelHeight as String == "PixelHeight")
    outcome("kCGImagePropertyPixelWidth", kCGImagePropertyPixelWidth as String == "PixelWidth")
    outcome("kCGImagePropertyTIFFDictionary", kCGImagePropertyTIFFDictionary as String == "{TIFF}")
    outcome("kCGImagePropertyTIFFMake", kCGImagePropertyTIFFMake as String == "Make")
    outcome(
      "kCGImageSourceCreateThumbnailFromImageAlways",
      kCGImageSourceCreateThumbnailFromImageAlways as String == "kCGImageSourceCreateThumbnailFromImageAlways"
    )
    outcome(
      "kCGImageSourceCreateThumbnailFromImageIfAbsent",
      kCGImageSourceCreateThumbnailFromImageIfAbsent as String
        == "kCGImageSourceCreateThumbnailFromImageIfAbsent")
    outcome(
      "kCGImageSourceCreateThumbnailWithTransform",
      kCGImageSourceCreateThumbnailWithTransform as String == "kCGImageSourceCreateThumbnailWithTransform")
    outcome("kCGImageSourceDecodeToHDR", kCGImageSourceDecodeToHDR as String == "kCGImageSourceDecodeToHDR")
    outcome(
      "kCGImageSourceShouldAllowFloat",
      kCGImageSourceShouldAllowFloat as String == "kCGImageSourceShouldAllowFloat")
    outcome("kCGImageSourceShouldCache", kCGImageSourceShouldCache as String == "kCGImageSourceShouldCache")
    outcome(
      "kCGImageSourceThumbnailMaxPixelSize",
      kCGImageSourceThumbnailMaxPixelSize as String == "kCGImageSourceThumbnailMaxPixelSize")
  }

  private func source(_ fixture: String) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithURL(Media.url(fixture) as CFURL, nil))
  }

  private func properties(_ fixture: String, at index: Int = 0) throws -> NSDictionary {
    try #require(CGImageSourceCopyPropertiesAtIndex(try source(fixture), index, nil))
  }

  @Test func outcomesOfFiles() throws {
    let photo = try source("subtypes/plain.heic")
    outcome(
      "CGImageSourceCopyPropertiesAtIndex(_:_:_:)",
      CGImageSourceCopyPropertiesAtIndex(photo, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
    outcome(
      "CGImageSourceCreateImageAtIndex(_:_:_:)", CGImageSourceCreateImageAtIndex(photo, 0, nil)?.width == 64)
    outcome(
      "CGImageSourceCreateThumbnailAtIndex(_:_:_:)",
      try CGImageSourceCreateThumbnailAtIndex(
        source("headers/located_turned_thumbnail.jpg"), 0,
        [kCGImageSourceThumbnailMaxPixelSize: 64] as CFDictionary) != nil
        && CGImageSourceCreateThumbnailAtIndex(
          photo, 0, [kCGImageSourceThumbnailMaxPixelSize: 1] as CFDictionary) == nil
    )
    outcome(
      "CGImageSourceCreateWithURL(_:_:)",
      CGImageSourceCreateWithURL(Media.folder as CFURL, nil) == nil
        && CGImageSourceGetStatus(photo) == .statusComplete)
    outcome(
      "CGImageSourceGetCount(_:)", try CGImageSourceGetCount(source("headers/synthetic_stereo.heic")) == 2)
    outcome("CGImageSourceGetPrimaryImageIndex(_:)", CGImageSourceGetPrimaryImageIndex(photo) == 0)
    outcome("CGImageSourceGetType(_:)", CGImageSourceGetType(photo) as String? == "public.heic")
    outcome(
      "kCGImageSourceDecodeRequest",
      CGImageSourceCreateImageAtIndex(
        photo, 0, [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToHDR] as CFDictionary)?.width == 64)
    outcome(
      "kCGImagePropertyDNGDictionary",
      try (properties("headers/identifier.dng")[kCGImagePropertyDNGDictionary] as? NSDictionary)?[
        kCGImagePropertyDNGVersion] as? [Int] == [1, 4, 0, 0])
    outcome(
      "kCGImagePropertyImageCount",
      try CGImageSourceCopyProperties(source("subtypes/animated.gif"), nil)?[kCGImagePropertyImageCount]
        as? Int == 3)
    outcome(
      "kCGImagePropertyPrimaryImage",
      CGImageSourceCopyProperties(photo, nil)?[kCGImagePropertyPrimaryImage] as? Int == 0)
  }
}
