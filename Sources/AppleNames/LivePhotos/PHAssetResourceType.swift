#if !canImport(Darwin)
  /// The parts that files play in their asset, with the photo library's numbers.
  ///
  /// Newer devices add parts: code that reads them has a default, and what keeps resources keeps those of unlisted parts too.
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
    /// A stand-in for a picture that is still being made; never found.
    case photoProxy
    /// A number of a newer system, which is kept; ``init(rawValue:)`` alone makes it.
    case unlisted(UnlistedNumber)

    /// The kind of a number: never nil, and never a trap.
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
