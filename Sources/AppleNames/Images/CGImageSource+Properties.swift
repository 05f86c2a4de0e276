#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the headers say of the first picture under ImageIO's keys, nested as there; nil for an index that is not there.
  ///
  /// A key without a value is absent. A picture with a place has an empty `{GPS}`, since coordinates are not read; one
  /// without has none. Nothing is known of the further frames of an animation but their size.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    guard (0..<CGImageSourceGetCount(isrc)).contains(index) else { return nil }
    return index == 0 ? isrc.metadata.properties : isrc.metadata.sizes.dictionary
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is known of the file as a whole: its size.
  public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let found = Properties()
    found[kCGImagePropertyFileSize] = isrc.byteCount.map { NSNumber(value: $0) }
    return found.dictionary
  }

  /// A dictionary that takes no nil.
  private struct Properties {
    let dictionary = NSMutableDictionary()

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

    fileprivate var properties: NSDictionary {
      let found = sizes
      found[kCGImagePropertyOrientation] = orientation.map { NSNumber(value: $0) }
      found[kCGImagePropertyTIFFDictionary] = camera.ifAny
      found[kCGImagePropertyExifDictionary] = exposure.ifAny
      found[kCGImagePropertyMakerAppleDictionary] = makerNote.ifAny
      if isLocated == true { found[kCGImagePropertyGPSDictionary] = NSDictionary() }
      return found.dictionary
    }

    private var camera: Properties {
      let found = Properties()
      found[kCGImagePropertyTIFFMake] = cameraMake.map { NSString(string: $0) }
      found[kCGImagePropertyTIFFModel] = cameraModel.map { NSString(string: $0) }
      found[kCGImagePropertyTIFFSoftware] = exif?.software.map { NSString(string: $0) }
      found[kCGImagePropertyTIFFOrientation] = exif == nil ? nil : orientation.map { NSNumber(value: $0) }
      return found
    }

    private var exposure: Properties {
      let found = Properties()
      if let captured {
        found[kCGImagePropertyExifDateTimeOriginal] = NSString(string: captured.exifText)
        found[kCGImagePropertyExifOffsetTimeOriginal] = captured.exifZone.map { NSString(string: $0) }
        if !captured.subsecond.isEmpty {
          found[kCGImagePropertyExifSubsecTimeOriginal] = NSString(string: captured.subsecond)
        }
      }
      found[kCGImagePropertyExifPixelXDimension] = exif?.statedWidth.map { NSNumber(value: $0) }
      found[kCGImagePropertyExifPixelYDimension] = exif?.statedHeight.map { NSNumber(value: $0) }
      found[kCGImagePropertyExifUserComment] = exif?.userComment.map { NSString(string: $0) }
      found[kCGImagePropertyExifCustomRendered] = exif?.customRendered.map { NSNumber(value: $0) }
      return found
    }

    private var makerNote: Properties {
      let found = Properties()
      guard exif?.hasAppleMakerNote == true else { return found }
      found[NSString(string: "17")] = contentIdentifier.map { NSString(string: $0) }
      found[NSString(string: "11")] = burstIdentifier.map { NSString(string: $0) }
      return found
    }
  }

  extension CaptureDate {
    /// As Exif writes it.
    fileprivate var exifText: String {
      String(format: "%04d:%02d:%02d %02d:%02d:%02d", year, month, day, hour, minute, second)
    }

    fileprivate var exifZone: String? {
      offset.map { String(format: "%@%02d:%02d", $0 < 0 ? "-" : "+", abs($0) / 60, abs($0) % 60) }
    }
  }
#endif
