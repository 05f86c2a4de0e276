#if !canImport(Darwin)
  public import Foundation
  internal import MediaMetadata

  // ImageIO's keys for groups of pictures in one file.

  /// The groups of pictures: an array of dictionaries.
  public var kCGImagePropertyGroups: CFString { NSString(string: "{Groups}") }
  /// The index of a group.
  public var kCGImagePropertyGroupIndex: CFString { NSString(string: "GroupIndex") }
  /// The kind of a group.
  public var kCGImagePropertyGroupType: CFString { NSString(string: "GroupType") }
  /// A stereo pair.
  public var kCGImagePropertyGroupTypeStereoPair: CFString { NSString(string: "StereoPair") }
  /// Alternates.
  public var kCGImagePropertyGroupTypeAlternate: CFString { NSString(string: "Alternate") }

  /// The index of the left picture.
  public var kCGImagePropertyGroupImageIndexLeft: CFString { NSString(string: "GroupImageIndexLeft") }
  /// The index of the right picture.
  public var kCGImagePropertyGroupImageIndexRight: CFString { NSString(string: "GroupImageIndexRight") }
  /// The index of the picture for a monoscopic view, if it is neither of the two.
  public var kCGImagePropertyGroupImageIndexMonoscopic: CFString {
    NSString(string: "GroupImageIndexMonoscopic")
  }
  /// The indexes of alternate pictures.
  public var kCGImagePropertyGroupImagesAlternate: CFString { NSString(string: "GroupImages") }

  // Keys that never have values: they are for writing, or not stated in headers.

  public var kCGImagePropertyGroupImageIsLeftImage: CFString { NSString(string: "GroupImageIsLeftImage") }
  public var kCGImagePropertyGroupImageIsRightImage: CFString { NSString(string: "GroupImageIsRightImage") }
  public var kCGImagePropertyGroupImageIsMonoscopicImage: CFString {
    NSString(string: "GroupImageIsMonoscopicImage")
  }
  public var kCGImagePropertyGroupImageIsAlternateImage: CFString {
    NSString(string: "GroupImageIsAlternateImage")
  }
  public var kCGImagePropertyGroupImageBaseline: CFString { NSString(string: "GroupImageBaseline") }
  public var kCGImagePropertyGroupImageDisparityAdjustment: CFString {
    NSString(string: "GroupImageDisparityAdjustment")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the index of the primary picture of a HEIF file; 0 for other files.
  public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { isrc.headers.primary }

  extension PictureHeaders {
    /// The groups of a HEIF file; pictures that are not counted have no index.
    var imageGroups: NSArray? {
      guard !groups.isEmpty else { return nil }
      return NSArray(array: groups.enumerated().map { dictionary(of: $1, at: $0) })
    }

    private func dictionary(of group: Group, at index: Int) -> NSDictionary {
      let result = Properties()
      result[kCGImagePropertyGroupIndex] = NSNumber(value: index)
      switch group.kind {
      case .stereo:
        result[kCGImagePropertyGroupType] = kCGImagePropertyGroupTypeStereoPair
        // The left one comes first (ISO/IEC 23008-12 §6.8.5).
        let eyes = group.members.prefix(2)
        for (key, number) in zip(
          [kCGImagePropertyGroupImageIndexLeft, kCGImagePropertyGroupImageIndexRight], eyes)
        { result[key] = number.map { NSNumber(value: $0) } }
        if !eyes.contains(primary) {
          result[kCGImagePropertyGroupImageIndexMonoscopic] = NSNumber(value: primary)
        }
      case .alternates:
        result[kCGImagePropertyGroupType] = kCGImagePropertyGroupTypeAlternate
        let numbers = group.members.compactMap { $0 }
        if !numbers.isEmpty { result[kCGImagePropertyGroupImagesAlternate] = numbers as NSArray }
      }
      return result.dictionary
    }
  }
#endif
