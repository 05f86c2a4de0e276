#if !canImport(Darwin)
  /// The media type of an asset, with the photo library's values; a Live Photo is an image.
  public enum PHAssetMediaType: Int, Hashable, Sendable, CaseIterable {
    case unknown = 0
    case image = 1
    case video = 2
    case audio = 3
  }

  /// The media subtypes of an asset, with the photo library's bits; only proven ones are set.
  public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let photoPanorama = Self(rawValue: 1 << 0)
    public static let photoHDR = Self(rawValue: 1 << 1)
    public static let photoScreenshot = Self(rawValue: 1 << 2)
    public static let photoLive = Self(rawValue: 1 << 3)
    public static let photoDepthEffect = Self(rawValue: 1 << 4)
    public static let photoAnimation = Self(rawValue: 1 << 6)
    public static let spatialMedia = Self(rawValue: 1 << 10)
    /// Never set: nothing is streamed.
    public static let videoStreamed = Self(rawValue: 1 << 16)
    public static let videoHighFrameRate = Self(rawValue: 1 << 17)
    public static let videoTimelapse = Self(rawValue: 1 << 18)
    public static let videoScreenRecording = Self(rawValue: 1 << 19)
    public static let videoCinematic = Self(rawValue: 1 << 21)
  }

  /// The selection of a picture of a burst, by the user or the camera.
  public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let autoPick = Self(rawValue: 1 << 0)
    public static let userPick = Self(rawValue: 1 << 1)
  }

  /// A requested change of an asset; none is possible.
  public enum PHAssetEditOperation: Int, Hashable, Sendable, CaseIterable {
    case delete = 1
    case content = 2
    case properties = 3
  }

  /// The source of an asset.
  public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let typeUserLibrary = Self(rawValue: 1)
    public static let typeCloudShared = Self(rawValue: 2)
    public static let typeiTunesSynced = Self(rawValue: 4)
  }
#endif
