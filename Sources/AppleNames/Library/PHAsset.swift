#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  public import MediaItems
  internal import MediaMetadata
  internal import SystemPackage
  public import UniformTypes

  /// One picture, movie or Live Photo of a library: what its headers say, as they were when it was fetched.
  ///
  /// Another maker's motion photo is a picture, as to pickers: the photo library does not see the movie in it. Two are equal when they have the same identifier.
  public final class PHAsset: NSObject, PHObject {
    /// How the library plays an asset.
    public typealias PlaybackStyle = MediaItems.PlaybackStyle

    /// The asset under its own name, with its files.
    public let mediaAsset: MediaAsset
    /// What is special about it.
    public let mediaSubtypes: PHAssetMediaSubtype
    /// When its file was changed last.
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
    /// How it is shown.
    public var playbackStyle: PlaybackStyle { mediaAsset.isMotionPhoto ? .image : mediaAsset.style }
    /// Always the user's own library: a folder has no other.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// The size as shown, 0 where the headers do not say.
    public var pixelWidth: Int { metadata?.pixelWidth ?? 0 }
    /// The height as shown; 0 where it is not known.
    public var pixelHeight: Int { metadata?.pixelHeight ?? 0 }
    /// Seconds; 0 for what is no video.
    public var duration: TimeInterval { mediaType == .video ? metadata?.duration ?? 0 : 0 }
    /// When it was taken; nil where the file does not say.
    ///
    /// A clock without a zone is taken to be in UTC.
    public var creationDate: Date? { mediaAsset.creationDate }
    /// Whether it holds a place; nil where not every part that can hold one was read.
    public var isLocated: Bool? { mediaAsset.item.isLocated }
    /// Whether somebody marked it as a favourite.
    public var isFavorite: Bool { mediaAsset.isFavorite }
    /// No: what is hidden in a folder is no asset.
    public var isHidden: Bool { false }
    /// Whether an `.AAE` file says how it was edited.
    public var hasAdjustments: Bool { !mediaAsset.item.adjustmentFiles.isEmpty }
    /// What the pictures of one burst share.
    public var burstIdentifier: String? { metadata?.burstIdentifier }
    /// Whether it stands for its burst: the first of its pictures in the library does.
    ///
    /// The others are fetched by their identifiers, and where ``PHFetchOptions/includeAllBurstAssets`` says so.
    public var representsBurst: Bool { mediaAsset.representsBurst }
    /// The picker of it in its burst: files do not say that.
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }

    /// No: nothing is ever written.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    /// The type of its file; for a Live Photo in a folder or archive that of its picture, by the picture's name.
    public var contentType: UTType {
      let item = mediaAsset.item
      let type = item.file.identification.type
      guard mediaType == .image, !type.conforms(to: .image), let name = item.livePhoto?.still?.extension
      else {
        return type
      }
      return UTType(filenameExtension: name, conformingTo: .image) ?? type
    }

    /// Whether it is a picture, a movie or sound.
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

    /// Whether a fetch has it that does not ask for all pictures of bursts.
    var standsForItself: Bool { burstCount == 0 || representsBurst }

    /// When it was taken; a clock without a zone is taken to be in UTC.
    var creationDate: Date? {
      captured.map { Date(timeIntervalSince1970: TimeInterval(CaptureMoment($0).seconds)) }
    }

    /// Whether two scans found the same, as far as size and headers tell.
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
