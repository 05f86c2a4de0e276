#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata
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

    /// The effect that it is played with: ``PlaybackVariation/autoloop`` for what pickers hand over of loops, else none.
    ///
    /// The file of a loop does not tell it from a bounce, and that of a long exposure is a picture.
    public var playbackVariation: PlaybackVariation { playbackStyle == .videoLooping ? .autoloop : .none }

    /// Always the picture: a folder does not say that a RAW beside it was chosen.
    public var originalResourceChoice: OriginalResourceChoice { .compressed }

    /// The stars in the XMP beside it, else in its own; unset for what was rejected.
    ///
    /// Complexity: reads the XMP beside it.
    public var rating: Rating { mediaAsset.rating.flatMap { Rating(rawValue: $0) } ?? .unset }

    /// Always nil: files do not say when they were added.
    public var addedDate: Date? { nil }

    /// No: nothing is synchronized.
    public var isSyncFailureHidden: Bool { false }

    /// What the file says of itself in words; read when it is asked for.
    public var extendedMetadata: PHAssetExtendedMetadata { PHAssetExtendedMetadata(mediaAsset.item) }
  }

  /// Words that an asset's file says of itself.
  public final class PHAssetExtendedMetadata: NSObject, Sendable {
    /// The description that somebody gave it; nil without one.
    public let caption: String?
    /// The name of its file; of a Live Photo in a folder or archive that of its picture.
    public let originalFilename: String?
    /// The keywords that somebody gave it, in their order.
    public let keywords: [String]

    /// Reads a picture's or movie's own captions, XMP and Exif; what stands beside it is not looked at.
    init(_ item: MediaItem) {
      let details = try? MediaItemReader(details: .caption).read(path: item.path).file.details
      caption = details?.description
      keywords = details?.keywords ?? []
      originalFilename = (item.livePhoto?.still ?? item.path).lastComponent?.string
    }
  }
#endif
