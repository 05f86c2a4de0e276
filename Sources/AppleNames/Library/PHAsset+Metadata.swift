#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  // Metadata of an asset: playback effect, rating and descriptive texts.
  extension PHAsset {
    /// The playback effect of a Live Photo, with the photo library's values.
    public enum PlaybackVariation: Int, Hashable, Sendable {
      /// No effect.
      case none = 0
      /// Loop.
      case autoloop = 1
      /// Bounce.
      case mirror = 2
      /// Long exposure.
      case longExposure = 3
    }

    /// The displayed file of a RAW and picture pair, with the photo library's values.
    public enum OriginalResourceChoice: Int, Hashable, Sendable {
      /// The JPEG or HEIC.
      case compressed = 0
      /// The RAW.
      case raw = 1
    }

    /// A star rating, with the photo library's values.
    public enum Rating: Int, Hashable, Sendable {
      case unset = 0
      case one = 1
      case two = 2
      case three = 3
      case four = 4
      case five = 5
    }

    /// The playback effect in the `.AAE` file of the last edit; without one, ``PlaybackVariation/autoloop``
    /// for loops as pickers provide them, else none.
    ///
    /// Complexity: reads the `.AAE` files.
    public var playbackVariation: PlaybackVariation {
      let effects = mediaAsset.item.adjustments.first?.effects ?? []
      if effects.contains(.bounce) { return .mirror }
      if effects.contains(.longExposure) { return .longExposure }
      return effects.contains(.loop) || playbackStyle == .videoLooping ? .autoloop : .none
    }

    /// Always the picture: folders do not store the choice.
    public var originalResourceChoice: OriginalResourceChoice { .compressed }

    /// The rating in the XMP sidecar, else in the file; unset for rejected assets.
    ///
    /// Complexity: reads the XMP sidecar.
    public var rating: Rating { mediaAsset.rating.flatMap { Rating(rawValue: $0) } ?? .unset }

    /// The date of upload to Google Photos in Takeout's JSON sidecar; nil without one.
    ///
    /// Complexity: reads the sidecars.
    public var addedDate: Date? {
      mediaAsset.descriptiveMetadata.added.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    }

    /// False: nothing is synchronized.
    public var isSyncFailureHidden: Bool { false }

    /// The descriptive metadata of the file and its sidecars, read on demand.
    public var extendedMetadata: PHAssetExtendedMetadata { PHAssetExtendedMetadata(mediaAsset) }
  }

  /// Descriptive metadata of an asset: from its sidecars, else from the file.
  public final class PHAssetExtendedMetadata: NSObject, Sendable {
    /// The description; nil without one.
    public let caption: String?
    /// The file name; for a Live Photo in a folder or archive, that of its picture.
    public let originalFilename: String?
    /// The keywords, in order.
    public let keywords: [String]

    /// Reads the XMP and JSON sidecars, and the file's captions, XMP and Exif.
    init(_ asset: MediaAsset) {
      let words = asset.descriptiveMetadata
      (caption, keywords) = (words.caption, words.keywords)
      originalFilename = (asset.item.livePhoto?.still ?? asset.item.path).lastComponent?.string
    }
  }
#endif
