#if !canImport(Darwin)
  /// The kinds of folders of albums, with the photo library's numbers.
  public enum PHCollectionListType: RawRepresentable, Hashable, Sendable {
    case momentList
    case folder
    case smartFolder
    /// A number of a newer system, which is kept; ``init(rawValue:)`` alone makes it.
    case unlisted(UnlistedNumber)

    /// The kind of a number: never nil, and never a trap.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .momentList
        case 2: .folder
        case 3: .smartFolder
        default: .unlisted(UnlistedNumber(rawValue))
        }
    }

    public var rawValue: Int {
      switch self {
      case .momentList: 1
      case .folder: 2
      case .smartFolder: 3
      case .unlisted(let number): number.rawValue
      }
    }
  }

  /// The folders of albums of a kind, with the photo library's numbers.
  public enum PHCollectionListSubtype: RawRepresentable, Hashable, Sendable {
    case momentListCluster
    case momentListYear
    case regularFolder
    /// The one that holds all others.
    case rootFolder
    case smartFolderEvents
    case smartFolderFaces
    /// Asks for all of a type.
    case any
    /// A number of a newer system, which is kept; ``init(rawValue:)`` alone makes it.
    case unlisted(UnlistedNumber)

    /// The kind of a number: never nil, and never a trap.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .momentListCluster
        case 2: .momentListYear
        case 100: .regularFolder
        case 101: .rootFolder
        case 200: .smartFolderEvents
        case 201: .smartFolderFaces
        case 0x7FFF_FFFF_FFFF_FFFF: .any
        default: .unlisted(UnlistedNumber(rawValue))
        }
    }

    public var rawValue: Int {
      switch self {
      case .momentListCluster: 1
      case .momentListYear: 2
      case .regularFolder: 100
      case .rootFolder: 101
      case .smartFolderEvents: 200
      case .smartFolderFaces: 201
      case .any: 0x7FFF_FFFF_FFFF_FFFF
      case .unlisted(let number): number.rawValue
      }
    }
  }
#endif
