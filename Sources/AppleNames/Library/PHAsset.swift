#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  public import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  public import UniformTypes

  /// A picture, movie or Live Photo of a library, with its metadata at the time of the fetch.
  ///
  /// Another maker's motion photo is a picture, as in pickers: the photo library ignores its movie. Two
  /// assets are equal if their identifiers are.
  public final class PHAsset: NSObject, PHObject {
    /// The playback style of an asset.
    public typealias PlaybackStyle = MediaItems.PlaybackStyle

    /// The underlying asset with its files.
    public let mediaAsset: MediaAsset
    /// The subtypes.
    public let mediaSubtypes: PHAssetMediaSubtype
    /// The modification date of the file.
    public let modificationDate: Date?

    init(_ asset: MediaAsset) {
      mediaAsset = asset
      let subtypes: PHAssetMediaSubtype = asset.subtypes.reduce(into: []) {
        $0.insert(PHAssetMediaSubtype(rawValue: $1.rawBit ?? 0))
      }
      mediaSubtypes = asset.isMotionPhoto ? subtypes.subtracting(.photoLive) : subtypes
      modificationDate = asset.modified.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    }

    private var metadata: MediaMetadata? { mediaAsset.item.file.metadata }

    public var localIdentifier: String { mediaAsset.localIdentifier }
    /// The playback style.
    public var playbackStyle: PlaybackStyle { mediaAsset.isMotionPhoto ? .image : mediaAsset.style }
    /// Always the user's library.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// The displayed width, 0 if unknown.
    public var pixelWidth: Int { metadata?.pixelWidth ?? 0 }
    /// The displayed height, 0 if unknown.
    public var pixelHeight: Int { metadata?.pixelHeight ?? 0 }
    /// The duration in seconds; 0 for other assets than videos.
    public var duration: TimeInterval { mediaType == .video ? metadata?.duration ?? 0 : 0 }
    /// The capture time; nil if the file does not state it.
    ///
    /// A time without a zone counts as UTC.
    public var creationDate: Date? { mediaAsset.creationDate }
    /// True if it contains a location; nil if not every part that can contain one was read.
    public var isLocated: Bool? { mediaAsset.item.isLocated }
    /// True if it is marked as a favourite.
    public var isFavorite: Bool { mediaAsset.isFavorite }
    /// False: hidden files are not assets.
    public var isHidden: Bool { false }
    /// True if an `.AAE` file describes an edit.
    public var hasAdjustments: Bool { !mediaAsset.item.adjustmentFiles.isEmpty }
    /// The identifier of the burst.
    public var burstIdentifier: String? { metadata?.burstIdentifier }
    /// True if it represents its burst: the first picture of the burst in the library.
    ///
    /// The others are fetched by identifier, or with ``PHFetchOptions/includeAllBurstAssets``.
    public var representsBurst: Bool { mediaAsset.representsBurst }
    /// Always empty: files do not store the selection.
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }

    /// Returns false: assets cannot be changed.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    /// The type of its file; for a Live Photo in a folder or archive, that of its picture by name.
    public var contentType: UTType {
      let item = mediaAsset.item
      let type = item.file.identification.type
      guard mediaType == .image, !type.conforms(to: .image), let name = item.livePhoto?.still?.extension
      else {
        return type
      }
      return UTType(filenameExtension: name, conformingTo: .image) ?? type
    }

    /// The media type.
    public var mediaType: PHAssetMediaType {
      switch mediaAsset.kind {
      case .photo, .livePhoto: .image
      case .video: .video
      case .audio: .audio
      default: .unknown
      }
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? PHAsset)?.localIdentifier == localIdentifier
    }

    public override var hash: Int { localIdentifier.hashValue }

    public override var description: String { "<PHAsset \(localIdentifier) \(mediaAsset.relativePath)>" }

    public func isSame(as other: PHAsset) -> Bool {
      modificationDate == other.modificationDate && mediaAsset.isSame(as: other.mediaAsset)
    }
  }

  extension MediaAsset {
    var isMotionPhoto: Bool { item.livePhoto?.form == .motion }

    /// True if fetches include it by default.
    var isFetchedByDefault: Bool { burstCount == 0 || representsBurst }

    /// The capture time; a time without a zone counts as UTC.
    var creationDate: Date? {
      captured.map { Date(timeIntervalSince1970: TimeInterval(CaptureMoment($0).seconds)) }
    }

    /// Returns true if two scans have the same asset, judged by size and metadata.
    func isSame(as other: MediaAsset) -> Bool {
      localIdentifier == other.localIdentifier && item.file.byteCount == other.item.file.byteCount
        && item.file.metadata == other.item.file.metadata && item.livePhoto == other.item.livePhoto
        && isFavorite == other.isFavorite
    }
  }

  extension PHAsset: KeyedObject {
    func value(named key: String) -> KeyedValue? {
      switch key {
      case "creationDate": KeyedValue(creationDate)
      case "modificationDate": KeyedValue(modificationDate)
      case "mediaType": .number(Double(mediaType.rawValue))
      case "mediaSubtypes", "mediaSubtype": .number(Double(mediaSubtypes.rawValue))
      case "playbackStyle": .number(Double(playbackStyle.rawValue))
      case "pixelWidth": .number(Double(pixelWidth))
      case "pixelHeight": .number(Double(pixelHeight))
      case "duration": .number(duration)
      case "favorite", "isFavorite": .number(isFavorite ? 1 : 0)
      case "localIdentifier": .text(localIdentifier)
      case "hidden", "isHidden": .number(0)
      case "representsBurst": .number(representsBurst ? 1 : 0)
      case "burstIdentifier": burstIdentifier.map { .text($0) } ?? KeyedValue.none
      default: nil
      }
    }
  }
#endif
