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
    outcome(
      "CGImageSourceCopyProperties(_:_:)",
      try CGImageSourceCopyProperties(photo, nil)?[kCGImagePropertyFileSize] as? Int
        == Media.data("subtypes/plain.heic").count)
    CGImageSourceRemoveCacheAtIndex(photo, 0)
    outcome(
      "CGImageSourceRemoveCacheAtIndex(_:_:)", CGImageSourceCreateImageAtIndex(photo, 0, nil)?.height == 48)
    let pieces = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(pieces, try Media.data("subtypes/plain.jpg") as CFData, true)
    outcome("CGImageSourceUpdateData(_:_:_:)", CGImageSourceGetType(pieces) as String? == "public.jpeg")
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

  private func properties(of file: Data, at index: Int = 0) throws -> NSDictionary {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    return try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
  }

  private func value(_ key: CFString, in dictionary: CFString, of file: Data) throws -> Any? {
    (try properties(of: file)[dictionary] as? NSDictionary)?[key]
  }

  /// Returns true if a picture has an auxiliary picture of a kind.
  private func has(_ type: CFString, _ source: CGImageSource) -> Bool {
    CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, type) != nil
  }

  /// A picture with an auxiliary picture of a kind.
  private func auxiliary(_ urn: String, _ messages: [UInt8] = []) throws -> CGImageSource {
    let file = PictureFiles.HEIF(
      items: [(1, "hvc1", false), (2, "hvc1", true)],
      properties: [PictureFiles.HEIF.size, PictureFiles.HEIF.auxiliary(urn, messages)],
      owned: [(1, [1]), (2, [1, 2])], references: [("auxl", 2, [1])])
    return try #require(CGImageSourceCreateWithData(file.file as CFData, nil))
  }

  @Test func outcomesOfPicturesBeside() throws {
    let map = try source("headers/synthetic_auxiliary.heic")
    outcome(
      "CGImageSourceCopyAuxiliaryDataInfoAtIndex(_:_:_:)",
      has(kCGImageAuxiliaryDataTypeHDRGainMap, map) && !has(kCGImageAuxiliaryDataTypeISOGainMap, map))
    outcome(
      "kCGImageAuxiliaryDataTypeISOGainMap",
      try has(kCGImageAuxiliaryDataTypeISOGainMap, source("headers/synthetic_tone_map.avif")))
    outcome(
      "kCGImageAuxiliaryDataTypePortraitEffectsMatte",
      try has(
        kCGImageAuxiliaryDataTypePortraitEffectsMatte,
        auxiliary("urn:com:apple:photo:2018:aux:portraiteffectsmatte")))
    // After a length and the header of a unit: message 177, which begins with four flags and a code.
    let depth = try auxiliary("urn:mpeg:hevc:2015:auxid:2", [0, 0, 0, 6, 0x4E, 1, 177, 2, 0b0011_0110, 0])
    outcome(
      "kCGImageAuxiliaryDataTypeDepth",
      has(kCGImageAuxiliaryDataTypeDepth, depth) && !has(kCGImageAuxiliaryDataTypeDisparity, depth))
    let disparity = try auxiliary(
      "urn:mpeg:hevc:2015:auxid:2", [0, 0, 0, 6, 0x4E, 1, 177, 2, 0b0011_0101, 0])
    outcome(
      "kCGImageAuxiliaryDataTypeDisparity",
      has(kCGImageAuxiliaryDataTypeDisparity, disparity) && !has(kCGImageAuxiliaryDataTypeDepth, disparity))
    let stereo = CGImageSourceCopyProperties(try source("headers/synthetic_stereo.heic"), nil)
    let group = (stereo?[kCGImagePropertyGroups] as? [NSDictionary])?.first
    outcome("kCGImagePropertyGroupType", group?[kCGImagePropertyGroupType] as? String == "StereoPair")
    outcome("kCGImagePropertyGroupImageIndexLeft", group?[kCGImagePropertyGroupImageIndexLeft] as? Int == 0)
  }

  @Test func outcomesOfFormats() throws {
    outcome(
      "kCGImagePropertyColorModel",
      try properties(of: PictureFiles.jpeg(components: 4))[kCGImagePropertyColorModel] as? String == "CMYK")
    outcome(
      "kCGImagePropertyHasAlpha",
      try properties(of: PictureFiles.png(color: 6))[kCGImagePropertyHasAlpha] as? Bool == true)
    outcome(
      "kCGImagePropertyPNGDictionary",
      try value(
        kCGImagePropertyPNGGamma, in: kCGImagePropertyPNGDictionary,
        of: PictureFiles.png([PictureFiles.chunk("gAMA", PictureFiles.big(45455))])) as? Double == 0.45455)
    outcome(
      "kCGImagePropertyGIFDelayTime",
      try value(
        kCGImagePropertyGIFDelayTime, in: kCGImagePropertyGIFDictionary,
        of: PictureFiles.gif(delays: [2, 20])) as? Double == 0.1)
    outcome(
      "kCGImagePropertyWebPDictionary",
      try value(
        kCGImagePropertyWebPUnclampedDelayTime, in: kCGImagePropertyWebPDictionary,
        of: PictureFiles.webP(milliseconds: [20, 500])) as? Double == 0.02)
    outcome(
      "kCGImagePropertyHEICSDictionary",
      try value(
        kCGImagePropertyHEICSUnclampedDelayTime, in: kCGImagePropertyHEICSDictionary,
        of: PictureFiles.sequence("hevc")) as? Double == 0.25)
    outcome(
      "kCGImagePropertyAVISDictionary",
      try value(
        kCGImagePropertyHEICSUnclampedDelayTime, in: kCGImagePropertyAVISDictionary,
        of: PictureFiles.sequence("avis")) as? Double == 0.25)
    let camera = PictureFiles.HEIF(
      items: [(1, "hvc1", false)],
      properties: [PictureFiles.HEIF.size, PictureFiles.full("cmex", flags: 1, PictureFiles.big(65_000))],
      owned: [(1, [1, 2])])
    let place =
      try value(kIIOMetadata_CameraExtrinsicsKey, in: kCGImagePropertyHEIFDictionary, of: camera.file)
      as? NSDictionary
    outcome(
      "kCGImagePropertyHEIFDictionary",
      place?[kIIOCameraExtrinsics_Position] as? [Double] == [0.065, 0, 0])
  }
}
