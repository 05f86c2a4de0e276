#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// The assets or albums that a fetch found, in order; immutable.
  public final class PHFetchResult<ObjectType: PHObject>: NSObject, Sendable {
    let objects: [ObjectType]
    private let criteria: FetchCriteria
    private let source: @Sendable (MediaLibrary) -> [ObjectType]

    /// Creates a result without objects.
    public override init() {
      objects = []
      criteria = FetchCriteria(nil)
      source = { _ in [] }
    }

    /// Fetches from the shared library.
    convenience init(_ options: PHFetchOptions?, _ source: @escaping @Sendable (MediaLibrary) -> [ObjectType])
    {
      self.init(FetchCriteria(options), PHPhotoLibrary.shared().mediaLibrary, source)
    }

    init(
      _ criteria: FetchCriteria, _ library: MediaLibrary?,
      _ source: @escaping @Sendable (MediaLibrary) -> [ObjectType]
    ) {
      self.criteria = criteria
      self.source = source
      objects = library.map { criteria.applied(to: source($0)) } ?? []
    }

    /// Repeats the fetch in another scan of the library.
    func refetched(from library: MediaLibrary) -> PHFetchResult {
      PHFetchResult(criteria, library, source)
    }

    public var count: Int { objects.count }
    /// The first object; nil if there is none.
    public var firstObject: ObjectType? { objects.first }
    /// The last object; nil if there is none.
    public var lastObject: ObjectType? { objects.last }

    /// The object at an index, which must exist.
    public subscript(index: Int) -> ObjectType { objects[index] }

    /// Returns the object at an index, which must exist.
    public func object(at index: Int) -> ObjectType { objects[index] }

    /// Returns the objects at the indexes that exist.
    public func objects(at indexes: IndexSet) -> [ObjectType] {
      indexes.filter(objects.indices.contains).map { objects[$0] }
    }

    /// Returns true if the result contains an object with this identifier.
    public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns the index of an object with this identifier, or `NSNotFound`.
    public func index(of anObject: ObjectType) -> Int {
      objects.firstIndex { $0.localIdentifier == anObject.localIdentifier } ?? NSNotFound
    }

    /// Returns the index of an object within a range, or `NSNotFound`.
    public func index(of anObject: ObjectType, in range: NSRange) -> Int {
      let index = index(of: anObject)
      return NSLocationInRange(index, range) ? index : NSNotFound
    }

    /// Calls `block` with each object and its index until it sets the third argument.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
      var isDone: ObjCBool = false
      for (index, object) in objects.enumerated() {
        block(object, index, &isDone)
        if isDone.boolValue { break }
      }
    }

    /// Calls `block` with the objects, backwards for `reverse`, until it sets the third argument.
    public func enumerateObjects(
      options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var isDone: ObjCBool = false
      let all = Array(objects.enumerated())
      for (index, object) in options.contains(.reverse) ? all.reversed() : all {
        block(object, index, &isDone)
        if isDone.boolValue { break }
      }
    }
  }

  extension PHFetchResult {
    /// Calls `block` with the objects at indexes, backwards for `reverse`, until it sets the third argument;
    /// missing indexes are skipped.
    public func enumerateObjects(
      at indexes: IndexSet, options: NSEnumerationOptions,
      using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var isDone: ObjCBool = false
      let existing = indexes.filter(objects.indices.contains)
      for index in options.contains(.reverse) ? existing.reversed() : existing {
        block(objects[index], index, &isDone)
        if isDone.boolValue { break }
      }
    }
  }

  extension PHFetchResult: NSCopying {
    /// Returns itself: results are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension PHFetchResult where ObjectType == PHAsset {
    /// Returns the number of assets of a type.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
      objects.count { $0.mediaType == mediaType }
    }
  }
#endif
