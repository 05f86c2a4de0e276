#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// What a fetch found, in its order; it stays as it was found.
  public final class PHFetchResult<ObjectType: PHObject>: NSObject, Sendable {
    let objects: [ObjectType]
    private let terms: FetchTerms
    private let source: @Sendable (MediaLibrary) -> [ObjectType]

    /// Creates a result without objects.
    public override init() {
      objects = []
      terms = FetchTerms(nil)
      source = { _ in [] }
    }

    /// Fetches from the shared library.
    convenience init(_ options: PHFetchOptions?, _ source: @escaping @Sendable (MediaLibrary) -> [ObjectType])
    {
      self.init(FetchTerms(options), PHPhotoLibrary.shared().mediaLibrary, source)
    }

    init(
      _ terms: FetchTerms, _ library: MediaLibrary?,
      _ source: @escaping @Sendable (MediaLibrary) -> [ObjectType]
    ) {
      self.terms = terms
      self.source = source
      objects = library.map { terms.applied(to: source($0)) } ?? []
    }

    /// The same fetch from another scan.
    func refetched(from library: MediaLibrary) -> PHFetchResult {
      PHFetchResult(terms, library, source)
    }

    public var count: Int { objects.count }
    /// The first object; nil where nothing was found.
    public var firstObject: ObjectType? { objects.first }
    /// The last object; nil where nothing was found.
    public var lastObject: ObjectType? { objects.last }

    /// The object at a place; there has to be one.
    public subscript(index: Int) -> ObjectType { objects[index] }

    /// The object at a place; there has to be one.
    public func object(at index: Int) -> ObjectType { objects[index] }

    /// The objects at those of the places where there are any.
    public func objects(at indexes: IndexSet) -> [ObjectType] {
      indexes.filter(objects.indices.contains).map { objects[$0] }
    }

    /// Whether an object of this identifier was found.
    public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// The place of an object of this identifier; `NSNotFound` without one.
    public func index(of anObject: ObjectType) -> Int {
      objects.firstIndex { $0.localIdentifier == anObject.localIdentifier } ?? NSNotFound
    }

    /// The place of an object within a range; `NSNotFound` without one.
    public func index(of anObject: ObjectType, in range: NSRange) -> Int {
      let place = index(of: anObject)
      return NSLocationInRange(place, range) ? place : NSNotFound
    }

    /// Calls `block` with each object and its place until it sets the third argument.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
      var isDone: ObjCBool = false
      for (index, object) in objects.enumerated() {
        block(object, index, &isDone)
        if isDone.boolValue { break }
      }
    }

    /// Calls `block` with the objects in an order until it sets the third argument.
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
    /// Calls `block` with the objects at places, in an order, until it sets the third argument; places without an object are
    /// left out.
    public func enumerateObjects(
      at indexes: IndexSet, options: NSEnumerationOptions,
      using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var isDone: ObjCBool = false
      let places = indexes.filter(objects.indices.contains)
      for place in options.contains(.reverse) ? places.reversed() : places {
        block(objects[place], place, &isDone)
        if isDone.boolValue { break }
      }
    }
  }

  extension PHFetchResult: NSCopying {
    /// The same result: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension PHFetchResult where ObjectType == PHAsset {
    /// How many of the assets are of a type.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
      objects.count { $0.mediaType == mediaType }
    }
  }
#endif
