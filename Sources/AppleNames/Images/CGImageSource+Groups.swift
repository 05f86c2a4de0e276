#if !canImport(Darwin)
  public import Foundation
  internal import MediaMetadata

  // ImageIO's keys of pictures that belong together in one file.

  /// The groups of a file's pictures: an array of dictionaries.
  public var kCGImagePropertyGroups: CFString { NSString(string: "Groups") }
  /// A group's place among the groups.
  public var kCGImagePropertyGroupIndex: CFString { NSString(string: "GroupIndex") }
  /// What a group's pictures are to one another.
  public var kCGImagePropertyGroupType: CFString { NSString(string: "GroupType") }
  /// They are what two eyes see.
  public var kCGImagePropertyGroupTypeStereoPair: CFString { NSString(string: "StereoPair") }
  /// They stand for one another.
  public var kCGImagePropertyGroupTypeAlternate: CFString { NSString(string: "Alternate") }

  // Keys that are never in a dictionary here: the further pictures of a file are not numbered.

  public var kCGImagePropertyGroupImageIndexLeft: CFString { NSString(string: "GroupImageIndexLeft") }
  public var kCGImagePropertyGroupImageIndexRight: CFString { NSString(string: "GroupImageIndexRight") }
  public var kCGImagePropertyGroupImageIndexMonoscopic: CFString {
    NSString(string: "GroupImageIndexMonoscopic")
  }
  public var kCGImagePropertyGroupImageIsLeftImage: CFString { NSString(string: "GroupImageIsLeftImage") }
  public var kCGImagePropertyGroupImageIsRightImage: CFString { NSString(string: "GroupImageIsRightImage") }
  public var kCGImagePropertyGroupImageIsMonoscopicImage: CFString {
    NSString(string: "GroupImageIsMonoscopicImage")
  }
  public var kCGImagePropertyGroupImagesAlternate: CFString { NSString(string: "GroupImagesAlternate") }
  public var kCGImagePropertyGroupImageIsAlternateImage: CFString {
    NSString(string: "GroupImageIsAlternateImage")
  }
  public var kCGImagePropertyGroupImageBaseline: CFString { NSString(string: "GroupImageBaseline") }
  public var kCGImagePropertyGroupImageDisparityAdjustment: CFString {
    NSString(string: "GroupImageDisparityAdjustment")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The picture to show: the first, which is the one that a HEIF file names, as its others are not counted.
  public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

  extension MediaMetadata {
    /// The groups that a HEIF file names, as far as their kinds go.
    var imageGroups: NSArray? {
      let kinds = entityGroups.compactMap { kind -> CFString? in
        switch "\(kind)" {
        case "ster": kCGImagePropertyGroupTypeStereoPair
        case "altr": kCGImagePropertyGroupTypeAlternate
        default: nil
        }
      }
      guard !kinds.isEmpty else { return nil }
      return NSArray(
        array: kinds.enumerated().map { index, kind in
          NSDictionary(
            objects: [NSNumber(value: index), kind],
            forKeys: [kCGImagePropertyGroupIndex, kCGImagePropertyGroupType])
        })
    }
  }
#endif
