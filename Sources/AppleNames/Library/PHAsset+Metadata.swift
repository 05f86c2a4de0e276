#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  extension PHAsset {
    /// The effect by which a Live Photo is played, with the photo library's numbers.
    public enum PlaybackVariation: Int, Hashable, Sendable {
      /// As it was taken; other assets too.
      case none = 0
      /// Again and again: Loop.
      case autoloop = 1
      /// Forth and back: Bounce.
      case mirror = 2
      /// As one long exposure.
      case longExposure = 3
    }

    /// The one of two files that a camera's pair of RAW and picture shows, with the photo library's numbers.
    public enum OriginalResourceChoice: Int, Hashable, Sendable {
      /// The JPEG or HEIC.
      case compressed = 0
      /// The RAW.
      case raw = 1
    }

    /// Stars, with the photo library's numbers.
    public enum Rating: Int, Hashable, Sendable {
      case unset = 0
      case one = 1
      case two = 2
      case three = 3
      case four = 4
      case five = 5
    }

    /// The effect that it is played with, by the `.AAE` file of its last edit; without one
    /// ``PlaybackVariation/autoloop`` for what pickers hand over of loops, else none.
    ///
    /// Complexity: reads the `.AAE` files.
    public var playbackVariation: PlaybackVariation {
      let effects = mediaAsset.item.adjustments.first?.effects ?? []
      if effects.contains(.bounce) { return .mirror }
      if effects.contains(.longExposure) { return .longExposure }
      return effects.contains(.loop) || playbackStyle == .videoLooping ? .autoloop : .none
    }

    /// Always the picture: a folder does not say that a RAW beside it was chosen.
    public var originalResourceChoice: OriginalResourceChoice { .compressed }

    /// The stars in the XMP beside it, else in its own; unset for what was rejected.
    ///
    /// Complexity: reads the XMP beside it.
    public var rating: Rating { mediaAsset.rating.flatMap { Rating(rawValue: $0) } ?? .unset }

    /// The date on which it came into Google Photos, by Takeout's JSON beside it; nil without one: other files do not say it.
    ///
    /// Complexity: reads the sidecars.
    public var addedDate: Date? {
      mediaAsset.words.added.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    }

    /// No: nothing is synchronized.
    public var isSyncFailureHidden: Bool { false }

    /// The words of the file and of its sidecars; read when they are asked for.
    public var extendedMetadata: PHAssetExtendedMetadata { PHAssetExtendedMetadata(mediaAsset) }
  }

  /// Words about an asset: those beside its file, else its own.
  public final class PHAssetExtendedMetadata: NSObject, Sendable {
    /// The description that somebody gave it; nil without one.
    public let caption: String?
    /// The name of its file; of a Live Photo in a folder or archive that of its picture.
    public let originalFilename: String?
    /// The keywords that somebody gave it, in their order.
    public let keywords: [String]

    /// Reads the XMP and JSON beside a picture or movie, and its own captions, XMP and Exif.
    init(_ asset: MediaAsset) {
      let words = asset.words
      (caption, keywords) = (words.caption, words.keywords)
      originalFilename = (asset.item.livePhoto?.still ?? asset.item.path).lastComponent?.string
    }
  }
#endif
