#if !canImport(Darwin)
  public import Foundation

  /// An album or a folder of albums; here every one is a ``PHAssetCollection``.
  ///
  /// Unchecked, because there are classes below it: all that they store are constants.
  public class PHCollection: NSObject, PHObject, @unchecked Sendable {
    public let localIdentifier: String
    /// Its title.
    public let localizedTitle: String?

    init(_ localIdentifier: String, title: String?) {
      self.localIdentifier = localIdentifier
      localizedTitle = title
    }

    /// Whether it can hold assets.
    public var canContainAssets: Bool { false }
    /// Whether it can hold other collections.
    public var canContainCollections: Bool { false }

    /// No: nothing is ever written.
    public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The albums that a person made: the folders that hold assets.
    public class func fetchTopLevelUserCollections(
      with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
      PHFetchResult(options) { library in PHAssetCollection.all(in: library, .album) }
    }

    /// The collections of a list: those that it was made of.
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

  /// A change of a collection that could be asked for; none is possible.
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
