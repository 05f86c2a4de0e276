#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the headers say of a picture under ImageIO's keys, nested as there; nil for an index that is not there.
  ///
  /// `{TIFF}`, `{Exif}`, `{GPS}` and `{IPTC}` are the entries of the file's own Exif block and captions that ImageIO has keys
  /// for: numbers, fractions as such, arrays of them, and text. Coordinates are never negative: `LatitudeRef` and its like
  /// say which side. A key without a value is absent, and a dictionary without keys; XMP fills none but make and model.
  /// Colours are those of the headers: `Depth` is the bits of a sample, and `HasAlpha` says whether there is alpha. The
  /// dictionaries of formats tell how long a frame is shown: see ``CGImageSourceCopyProperties(_:_:)``. Nothing else is
  /// known of the further pictures of a file but their size, and their cameras in `{HEIF}`.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    guard (0..<CGImageSourceGetCount(isrc)).contains(index) else { return nil }
    let found = isrc.metadata.sizes
    let headers = isrc.headers
    let isMain = index == headers.primary
    let picture = headers.pictures.indices.contains(index) ? headers.pictures[index] : nil
    if isMain || isrc.metadata.isAnimated == true { isrc.addColors(to: found) }
    if isMain {
      isrc.metadata.add(isrc.tags, to: found)
      isrc.addDensities(to: found)
    } else if let picture, picture.width != nil {
      found[kCGImagePropertyPixelWidth] = picture.width.map { NSNumber(value: $0) }
      found[kCGImagePropertyPixelHeight] = picture.height.map { NSNumber(value: $0) }
    }
    found[kCGImagePropertyHEIFDictionary] = picture?.camera.map(\.dictionary)
    isrc.addFormat(of: picture, isMain: isMain, to: found)
    return found.dictionary
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is known of the file as a whole: its size, which picture is to be shown, how many there are where they were counted,
  /// and the groups that a HEIF file names.
  ///
  /// Of an animation its format's dictionary has the times: `DelayTime` is never less than Apple documents, which is 50
  /// milliseconds of a PNG and 100 of others, and `UnclampedDelayTime` is the file's own. `LoopCount` is the file's, too: 0
  /// is for ever.
  public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let found = Properties()
    found[kCGImagePropertyFileSize] = isrc.byteCount.map { NSNumber(value: $0) }
    if isrc.isHEIF {
      found[kCGImagePropertyPrimaryImage] = NSNumber(value: isrc.headers.primary)
      found[kCGImagePropertyImageCount] = NSNumber(value: CGImageSourceGetCount(isrc))
    } else {
      found[kCGImagePropertyImageCount] = isrc.metadata.frames.map { NSNumber(value: $0) }
    }
    found[kCGImagePropertyGroups] = isrc.headers.imageGroups
    isrc.addSequence(to: found)
    return found.dictionary
  }

  /// A dictionary that takes no nil.
  struct Properties {
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

    /// What the headers say of the picture to show.
    fileprivate func add(_ tags: PictureTags, to found: Properties) {
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
