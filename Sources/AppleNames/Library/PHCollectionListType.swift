#if !canImport(Darwin)
  /// The types of folders of albums, with the photo library's values.
  public enum PHCollectionListType: RawRepresentable, Hashable, Sendable {
    case momentList
    case folder
    case smartFolder
    /// A value of a newer system, preserved; created only by ``init(rawValue:)``.
    case unlisted(UnlistedNumber)

    /// Creates the case of a value; never nil.
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

  /// The subtypes of folders of albums, with the photo library's values.
  public enum PHCollectionListSubtype: RawRepresentable, Hashable, Sendable {
    case momentListCluster
    case momentListYear
    case regularFolder
    /// The root folder.
    case rootFolder
    case smartFolderEvents
    case smartFolderFaces
    /// All subtypes of a type.
    case any
    /// A value of a newer system, preserved; created only by ``init(rawValue:)``.
    case unlisted(UnlistedNumber)

    /// Creates the case of a value; never nil.
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
