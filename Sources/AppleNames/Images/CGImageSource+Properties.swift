#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata
  internal import UniformTypes

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the headers say of the first picture under ImageIO's keys, nested as there; nil for an index that is not there.
  ///
  /// `{TIFF}`, `{Exif}`, `{GPS}` and `{IPTC}` are the entries of the file's own Exif block and captions that ImageIO has keys
  /// for: numbers, fractions as such, arrays of them, and text. Coordinates are never negative: `LatitudeRef` and its like
  /// say which side. A key without a value is absent, and a dictionary without keys; XMP fills none but make and model.
  /// Nothing is known of the further frames of an animation but their size.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    guard (0..<CGImageSourceGetCount(isrc)).contains(index) else { return nil }
    return index == 0 ? isrc.metadata.properties(isrc.tags()) : isrc.metadata.sizes.dictionary
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is known of the file as a whole: its size, which picture is to be shown, how many there are where they were counted,
  /// and the groups that a HEIF file names.
  public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let found = Properties()
    found[kCGImagePropertyFileSize] = isrc.byteCount.map { NSNumber(value: $0) }
    if let type = isrc.type, let heif = UTType("public.heif-standard"), type.conforms(to: heif) {
      found[kCGImagePropertyPrimaryImage] = NSNumber(value: 0)
    }
    found[kCGImagePropertyImageCount] = isrc.metadata.frames.map { NSNumber(value: $0) }
    found[kCGImagePropertyGroups] = isrc.metadata.imageGroups
    return found.dictionary
  }

  /// A dictionary that takes no nil.
  private struct Properties {
    let dictionary = NSMutableDictionary()

    init() {}

    /// What a directory's entries are under the rows' keys.
    init(_ entries: PictureTags.Directory, _ rows: [ImagePropertyRow]) {
      for row in rows { self[NSString(string: row.key)] = entries[row.number].flatMap(row.object) }
    }

    subscript(key: CFString) -> Any? {
      get { dictionary[key] }
      nonmutating set { if let newValue { dictionary[key] = newValue } }
    }

    /// nil when nothing was found.
    var ifAny: NSDictionary? { dictionary.count > 0 ? dictionary : nil }
  }

  extension MediaMetadata {
    fileprivate var sizes: Properties {
      let found = Properties()
      found[kCGImagePropertyPixelWidth] = (storedWidth ?? pixelWidth).map { NSNumber(value: $0) }
      found[kCGImagePropertyPixelHeight] = (storedHeight ?? pixelHeight).map { NSNumber(value: $0) }
      return found
    }

    fileprivate func properties(_ tags: PictureTags) -> NSDictionary {
      let found = sizes
      found[kCGImagePropertyOrientation] = orientation.map { NSNumber(value: $0) }
      let tiff = Properties(tags.main, ImagePropertyRow.tiff)
      // What the container says of turning counts, and who made the picture may stand elsewhere.
      if tags.main[0x0112] != nil {
        tiff[kCGImagePropertyTIFFOrientation] = orientation.map { NSNumber(value: $0) }
      }
      tiff[kCGImagePropertyTIFFMake] = cameraMake.map { NSString(string: $0) }
      tiff[kCGImagePropertyTIFFModel] = cameraModel.map { NSString(string: $0) }
      found[kCGImagePropertyTIFFDictionary] = tiff.ifAny
      let unit: Double? = [2: 1, 3: 2.54][tiff[kCGImagePropertyTIFFResolutionUnit] as? Int ?? 2]
      for (from, to) in [
        (kCGImagePropertyTIFFXResolution, kCGImagePropertyDPIWidth),
        (kCGImagePropertyTIFFYResolution, kCGImagePropertyDPIHeight),
      ] {
        guard let unit, let resolution = tiff[from] as? Double, resolution > 0 else { continue }
        found[to] = NSNumber(value: resolution * unit)
      }
      found[kCGImagePropertyExifDictionary] = Properties(tags.exif, ImagePropertyRow.exif).ifAny
      found[kCGImagePropertyGPSDictionary] = Properties(tags.gps, ImagePropertyRow.gps).ifAny
      let captions = Properties()
      for row in ImagePropertyRow.iptc {
        captions[NSString(string: row.key)] =
          UInt8(exactly: row.number).flatMap { tags.captions[$0] }.flatMap(row.object)
      }
      found[kCGImagePropertyIPTCDictionary] = captions.ifAny
      // The version of DNG, which other files do not have.
      if tags.main[0xC612] != nil {
        found[kCGImagePropertyDNGDictionary] = Properties(tags.main, ImagePropertyRow.dng).ifAny
      }
      found[kCGImagePropertyMakerAppleDictionary] = makerNote.ifAny
      return found.dictionary
    }

    private var makerNote: Properties {
      let found = Properties()
      guard exif?.hasAppleMakerNote == true else { return found }
      found[NSString(string: "17")] = contentIdentifier.map { NSString(string: $0) }
      found[NSString(string: "11")] = burstIdentifier.map { NSString(string: $0) }
      return found
    }
  }
#endif
