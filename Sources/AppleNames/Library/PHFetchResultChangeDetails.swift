#if !canImport(Darwin)
  public import Foundation

  /// The differences of a fetch's result after a rescan.
  public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, Sendable {
    /// The result before the rescan.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result after the rescan.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Indexes in the result before.
    public let removedIndexes: IndexSet?
    /// Indexes in the result after.
    public let insertedIndexes: IndexSet?
    /// Indexes in the result after of changed objects.
    public let changedIndexes: IndexSet?
    /// True if the remaining objects are in another order.
    public let hasMoves: Bool

    /// Compares two results; objects of `changedObjects` count as changed, like others with differences.
    public convenience init(
      from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
      changedObjects: [ObjectType]
    ) { self.init(fromResult, toResult, Set(changedObjects.map(\.localIdentifier))) }

    init(
      _ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>, _ changed: Set<String> = []
    ) {
      let old = Dictionary(
        before.objects.map { ($0.localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
      let new = Set(after.objects.map(\.localIdentifier))
      func indexes(_ objects: [ObjectType], _ predicate: (ObjectType) -> Bool) -> IndexSet {
        IndexSet(objects.indices.filter { predicate(objects[$0]) })
      }
      removedIndexes = indexes(before.objects) { !new.contains($0.localIdentifier) }
      insertedIndexes = indexes(after.objects) { old[$0.localIdentifier] == nil }
      changedIndexes = indexes(after.objects) { object in
        old[object.localIdentifier].map {
          !$0.isSame(as: object) || changed.contains(object.localIdentifier)
        } ?? false
      }
      let remaining = before.objects.map(\.localIdentifier).filter(new.contains)
      hasMoves = remaining != after.objects.map(\.localIdentifier).filter { old[$0] != nil }
      fetchResultBeforeChanges = before
      fetchResultAfterChanges = after
    }

    /// Always true: both results are available.
    public var hasIncrementalChanges: Bool { true }
    /// The removed objects.
    public var removedObjects: [ObjectType] {
      removedIndexes.map(fetchResultBeforeChanges.objects(at:)) ?? []
    }
    /// The new objects.
    public var insertedObjects: [ObjectType] {
      insertedIndexes.map(fetchResultAfterChanges.objects(at:)) ?? []
    }
    /// The changed objects.
    public var changedObjects: [ObjectType] { changedIndexes.map(fetchResultAfterChanges.objects(at:)) ?? [] }

    /// Calls `handler` with the index before and after of each moved object, after removals and insertions.
    public func enumerateMoves(_ handler: (Int, Int) -> Void) {
      guard hasMoves else { return }
      let after = fetchResultAfterChanges.objects
      let indexes = Dictionary(
        after.indices.map { (after[$0].localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
      var shifted = fetchResultBeforeChanges.objects.filter { indexes[$0.localIdentifier] != nil }
      for index in insertedIndexes ?? [] { shifted.insert(after[index], at: min(index, shifted.count)) }
      for (index, object) in shifted.enumerated() {
        if let target = indexes[object.localIdentifier], target != index { handler(index, target) }
      }
    }

    var isEmpty: Bool {
      !hasMoves && [removedIndexes, insertedIndexes, changedIndexes].allSatisfy { $0?.isEmpty ?? true }
    }
  }
#endif
