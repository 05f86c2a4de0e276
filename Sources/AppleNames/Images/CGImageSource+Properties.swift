#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the metadata of a picture with ImageIO's nested keys; nil if the index is out of range.
  ///
  /// `{TIFF}`, `{Exif}`, `{GPS}` and `{IPTC}` are the entries of the file's Exif block and captions for which
  /// ImageIO has keys: numbers, fractions, arrays, and text. Coordinates are never negative: `LatitudeRef`
  /// and similar keys give the hemisphere. Keys without a value and empty dictionaries are absent; XMP provides
  /// only make and model. Colours are those of the headers: `Depth` is the bits of a sample, `HasAlpha` the
  /// presence of alpha. Format dictionaries contain the frame delays: see
  /// ``CGImageSourceCopyProperties(_:_:)``. Pictures other than the primary one have only a size, and a
  /// camera in `{HEIF}`.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    guard (0..<CGImageSourceGetCount(isrc)).contains(index) else { return nil }
    let result = isrc.metadata.sizes
    let headers = isrc.headers
    let isPrimary = index == headers.primary
    let picture = headers.pictures.indices.contains(index) ? headers.pictures[index] : nil
    if isPrimary || isrc.metadata.isAnimated == true { isrc.addColors(to: result) }
    if isPrimary {
      isrc.metadata.add(isrc.tags, to: result)
      isrc.addDensities(to: result)
    } else if let picture, picture.width != nil {
      result[kCGImagePropertyPixelWidth] = picture.width.map { NSNumber(value: $0) }
      result[kCGImagePropertyPixelHeight] = picture.height.map { NSNumber(value: $0) }
    }
    result[kCGImagePropertyHEIFDictionary] = picture?.camera.map(\.dictionary)
    isrc.addFormat(of: picture, isPrimary: isPrimary, to: result)
    return result.dictionary
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the properties of the file: its size, the primary picture, the number of pictures if counted,
  /// and the groups of a HEIF file.
  ///
  /// The format dictionary of an animation contains the delays: `DelayTime` is at least the documented
  /// minimum, 50 milliseconds for PNG and 100 for others, and `UnclampedDelayTime` is the file's own.
  /// `LoopCount` is the file's, too: 0 is infinite.
  public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let result = Properties()
    result[kCGImagePropertyFileSize] = isrc.byteCount.map { NSNumber(value: $0) }
    if isrc.isHEIF {
      result[kCGImagePropertyPrimaryImage] = NSNumber(value: isrc.headers.primary)
      result[kCGImagePropertyImageCount] = NSNumber(value: CGImageSourceGetCount(isrc))
    } else {
      result[kCGImagePropertyImageCount] = isrc.metadata.frames.map { NSNumber(value: $0) }
    }
    result[kCGImagePropertyGroups] = isrc.headers.imageGroups
    isrc.addSequence(to: result)
    return result.dictionary
  }

  /// A mutable dictionary that ignores nil values.
  struct Properties {
    let dictionary = NSMutableDictionary()

    init() {}

    /// Converts a directory's entries to the rows' keys.
    init(_ entries: PictureTags.Directory, _ rows: [ImagePropertyRow]) {
      for row in rows { self[NSString(string: row.key)] = entries[row.number].flatMap(row.object) }
    }

    subscript(key: CFString) -> Any? {
      get { dictionary[key] }
      nonmutating set { if let newValue { dictionary[key] = newValue } }
    }

    /// The dictionary, or nil if it is empty.
    var nonEmpty: NSDictionary? { dictionary.count > 0 ? dictionary : nil }
  }

  extension MediaMetadata {
    fileprivate var sizes: Properties {
      let result = Properties()
      result[kCGImagePropertyPixelWidth] = (storedWidth ?? pixelWidth).map { NSNumber(value: $0) }
      result[kCGImagePropertyPixelHeight] = (storedHeight ?? pixelHeight).map { NSNumber(value: $0) }
      return result
    }

    /// Adds the metadata of the primary picture.
    fileprivate func add(_ tags: PictureTags, to result: Properties) {
      result[kCGImagePropertyOrientation] = orientation.map { NSNumber(value: $0) }
      let tiff = Properties(tags.main, ImagePropertyRow.tiff)
      // The container's orientation takes precedence, and the camera may be stated elsewhere.
      if tags.main[0x0112] != nil {
        tiff[kCGImagePropertyTIFFOrientation] = orientation.map { NSNumber(value: $0) }
      }
      tiff[kCGImagePropertyTIFFMake] = cameraMake.map { NSString(string: $0) }
      tiff[kCGImagePropertyTIFFModel] = cameraModel.map { NSString(string: $0) }
      result[kCGImagePropertyTIFFDictionary] = tiff.nonEmpty
      let unit: Double? = [2: 1, 3: 2.54][tiff[kCGImagePropertyTIFFResolutionUnit] as? Int ?? 2]
      for (from, to) in [
        (kCGImagePropertyTIFFXResolution, kCGImagePropertyDPIWidth),
        (kCGImagePropertyTIFFYResolution, kCGImagePropertyDPIHeight),
      ] {
        guard let unit, let resolution = tiff[from] as? Double, resolution > 0 else { continue }
        result[to] = NSNumber(value: resolution * unit)
      }
      result[kCGImagePropertyExifDictionary] = Properties(tags.exif, ImagePropertyRow.exif).nonEmpty
      result[kCGImagePropertyGPSDictionary] = Properties(tags.gps, ImagePropertyRow.gps).nonEmpty
      let captions = Properties()
      for row in ImagePropertyRow.iptc {
        captions[NSString(string: row.key)] =
          UInt8(exactly: row.number).flatMap { tags.captions[$0] }.flatMap(row.object)
      }
      result[kCGImagePropertyIPTCDictionary] = captions.nonEmpty
      // Only DNG files have a DNG version.
      if tags.main[0xC612] != nil {
        result[kCGImagePropertyDNGDictionary] = Properties(tags.main, ImagePropertyRow.dng).nonEmpty
      }
      result[kCGImagePropertyMakerAppleDictionary] = makerNote.nonEmpty
    }

    private var makerNote: Properties {
      let result = Properties()
      guard exif?.hasAppleMakerNote == true else { return result }
      result[NSString(string: "17")] = contentIdentifier.map { NSString(string: $0) }
      result[NSString(string: "11")] = burstIdentifier.map { NSString(string: $0) }
      return result
    }
  }
#endif
