#if !canImport(Darwin)
  public import Foundation

  /// An album or a folder of albums; here every one is a ``PHAssetCollection``.
  ///
  /// Unchecked, because it has subclasses: all stored properties are constants.
  public class PHCollection: NSObject, PHObject, @unchecked Sendable {
    public let localIdentifier: String
    /// The title.
    public let localizedTitle: String?

    init(_ localIdentifier: String, title: String?) {
      self.localIdentifier = localIdentifier
      localizedTitle = title
    }

    /// True if it can contain assets.
    public var canContainAssets: Bool { false }
    /// True if it can contain other collections.
    public var canContainCollections: Bool { false }

    /// Returns false: collections cannot be changed.
    public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Fetches the user's albums: the folders with assets.
    public class func fetchTopLevelUserCollections(
      with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
      PHFetchResult(options) { library in PHAssetCollection.all(in: library, .album) }
    }

    /// Fetches the collections of a list.
    public class func fetchCollections(
      in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult(options) { _ in collectionList.members } }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? PHCollection)?.localIdentifier == localIdentifier
    }

    public override var hash: Int { localIdentifier.hashValue }

    public func isSame(as other: PHCollection) -> Bool {
      localIdentifier == other.localIdentifier && localizedTitle == other.localizedTitle
    }

    func value(named key: String) -> KeyedValue? {
      switch key {
      case "localizedTitle", "title": localizedTitle.map { .text($0) } ?? KeyedValue.none
      case "localIdentifier": .text(localIdentifier)
      default: nil
      }
    }
  }

  extension PHCollection: KeyedObject {}

  /// A requested change of a collection; none is possible.
  public enum PHCollectionEditOperation: Int, Hashable, Sendable, CaseIterable {
    case deleteContent = 1
    case removeContent = 2
    case addContent = 3
    case createContent = 4
    case rearrangeContent = 5
    case delete = 6
    case rename = 7
  }
#endif
