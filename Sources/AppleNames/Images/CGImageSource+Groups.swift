#if !canImport(Darwin)
  public import Foundation
  internal import MediaMetadata

  // ImageIO's keys of pictures that belong together in one file.

  /// The groups of a file's pictures: an array of dictionaries.
  public var kCGImagePropertyGroups: CFString { NSString(string: "{Groups}") }
  /// A group's place among the groups.
  public var kCGImagePropertyGroupIndex: CFString { NSString(string: "GroupIndex") }
  /// What a group's pictures are to one another.
  public var kCGImagePropertyGroupType: CFString { NSString(string: "GroupType") }
  /// They are what two eyes see.
  public var kCGImagePropertyGroupTypeStereoPair: CFString { NSString(string: "StereoPair") }
  /// They stand for one another.
  public var kCGImagePropertyGroupTypeAlternate: CFString { NSString(string: "Alternate") }

  /// The number of the left eye's picture.
  public var kCGImagePropertyGroupImageIndexLeft: CFString { NSString(string: "GroupImageIndexLeft") }
  /// The number of the right eye's picture.
  public var kCGImagePropertyGroupImageIndexRight: CFString { NSString(string: "GroupImageIndexRight") }
  /// The number of the picture to show in a flat view, where it is none of the two.
  public var kCGImagePropertyGroupImageIndexMonoscopic: CFString {
    NSString(string: "GroupImageIndexMonoscopic")
  }
  /// The numbers of pictures that stand for one another.
  public var kCGImagePropertyGroupImagesAlternate: CFString { NSString(string: "GroupImages") }

  // Keys that are never in a dictionary here: they are for writing, or say what no header does.

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
  /// The number of the picture to show, which a HEIF file names; 0 of other files.
  public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { isrc.headers.primary }

  extension PictureHeaders {
    /// The groups that a HEIF file names; a picture that is not counted has no number.
    var imageGroups: NSArray? {
      guard !groups.isEmpty else { return nil }
      return NSArray(array: groups.enumerated().map { dictionary(of: $1, at: $0) })
    }

    private func dictionary(of group: Group, at index: Int) -> NSDictionary {
      let found = Properties()
      found[kCGImagePropertyGroupIndex] = NSNumber(value: index)
      switch group.kind {
      case .stereo:
        found[kCGImagePropertyGroupType] = kCGImagePropertyGroupTypeStereoPair
        // The left one comes first (ISO/IEC 23008-12 §6.8.5).
        let eyes = group.members.prefix(2)
        for (key, number) in zip(
          [kCGImagePropertyGroupImageIndexLeft, kCGImagePropertyGroupImageIndexRight], eyes)
        { found[key] = number.map { NSNumber(value: $0) } }
        if !eyes.contains(primary) {
          found[kCGImagePropertyGroupImageIndexMonoscopic] = NSNumber(value: primary)
        }
      case .alternates:
        found[kCGImagePropertyGroupType] = kCGImagePropertyGroupTypeAlternate
        let numbers = group.members.compactMap { $0 }
        if !numbers.isEmpty { found[kCGImagePropertyGroupImagesAlternate] = numbers as NSArray }
      }
      return found.dictionary
    }
  }
#endif
