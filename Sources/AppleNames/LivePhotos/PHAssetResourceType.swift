#if !canImport(Darwin)
  /// The types of an asset's files, with the photo library's values.
  ///
  /// Newer devices add types: code needs a default case, and should preserve resources of unlisted types.
  public enum PHAssetResourceType: RawRepresentable, Hashable, Sendable {
    case photo
    case video
    case audio
    case alternatePhoto
    case fullSizePhoto
    case fullSizeVideo
    case adjustmentData
    case adjustmentBasePhoto
    case pairedVideo
    case fullSizePairedVideo
    case adjustmentBasePairedVideo
    case adjustmentBaseVideo
    /// A placeholder for a picture in processing; never found.
    case photoProxy
    /// A value of a newer system, preserved; created only by ``init(rawValue:)``.
    case unlisted(UnlistedNumber)

    /// Creates the case of a value; never nil.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .photo
        case 2: .video
        case 3: .audio
        case 4: .alternatePhoto
        case 5: .fullSizePhoto
        case 6: .fullSizeVideo
        case 7: .adjustmentData
        case 8: .adjustmentBasePhoto
        case 9: .pairedVideo
        case 10: .fullSizePairedVideo
        case 11: .adjustmentBasePairedVideo
        case 12: .adjustmentBaseVideo
        case 19: .photoProxy
        default: .unlisted(UnlistedNumber(rawValue))
        }
    }

    public var rawValue: Int {
      switch self {
      case .photo: 1
      case .video: 2
      case .audio: 3
      case .alternatePhoto: 4
      case .fullSizePhoto: 5
      case .fullSizeVideo: 6
      case .adjustmentData: 7
      case .adjustmentBasePhoto: 8
      case .pairedVideo: 9
      case .fullSizePairedVideo: 10
      case .adjustmentBasePairedVideo: 11
      case .adjustmentBaseVideo: 12
      case .photoProxy: 19
      case .unlisted(let number): number.rawValue
      }
    }
  }
#endif
