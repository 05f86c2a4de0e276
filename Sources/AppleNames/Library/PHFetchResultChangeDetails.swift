#if !canImport(Darwin)
  public import Foundation

  /// The differences of a fetch's result after a rescan.
  public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, Sendable {
    /// What the fetch had found.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// What it would find now.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Places in the result before.
    public let removedIndexes: IndexSet?
    /// Places in the result afterwards.
    public let insertedIndexes: IndexSet?
    /// Places in the result afterwards of what was there before and is different.
    public let changedIndexes: IndexSet?
    /// Whether what stayed stands in another order.
    public let hasMoves: Bool

    /// Compares two results; objects of `changedObjects` count as changed, and others that look different do, too.
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
      func places(_ objects: [ObjectType], _ isWanted: (ObjectType) -> Bool) -> IndexSet {
        IndexSet(objects.indices.filter { isWanted(objects[$0]) })
      }
      removedIndexes = places(before.objects) { !new.contains($0.localIdentifier) }
      insertedIndexes = places(after.objects) { old[$0.localIdentifier] == nil }
      changedIndexes = places(after.objects) { object in
        old[object.localIdentifier].map {
          !$0.isSame(as: object) || changed.contains(object.localIdentifier)
        } ?? false
      }
      let stayed = before.objects.map(\.localIdentifier).filter(new.contains)
      hasMoves = stayed != after.objects.map(\.localIdentifier).filter { old[$0] != nil }
      fetchResultBeforeChanges = before
      fetchResultAfterChanges = after
    }

    /// Always: both results are there to compare.
    public var hasIncrementalChanges: Bool { true }
    /// The objects that are gone.
    public var removedObjects: [ObjectType] {
      removedIndexes.map(fetchResultBeforeChanges.objects(at:)) ?? []
    }
    /// The objects that are new.
    public var insertedObjects: [ObjectType] {
      insertedIndexes.map(fetchResultAfterChanges.objects(at:)) ?? []
    }
    /// The objects that are others than before.
    public var changedObjects: [ObjectType] { changedIndexes.map(fetchResultAfterChanges.objects(at:)) ?? [] }

    /// Calls `handler` with each place of the result before and the place afterwards of what stayed and stands elsewhere,
    /// once what is gone was taken out and what is new was put in.
    public func enumerateMoves(_ handler: (Int, Int) -> Void) {
      guard hasMoves else { return }
      let after = fetchResultAfterChanges.objects
      let places = Dictionary(
        after.indices.map { (after[$0].localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
      var shifted = fetchResultBeforeChanges.objects.filter { places[$0.localIdentifier] != nil }
      for place in insertedIndexes ?? [] { shifted.insert(after[place], at: min(place, shifted.count)) }
      for (place, object) in shifted.enumerated() {
        if let target = places[object.localIdentifier], target != place { handler(place, target) }
      }
    }

    var isEmpty: Bool {
      !hasMoves && [removedIndexes, insertedIndexes, changedIndexes].allSatisfy { $0?.isEmpty ?? true }
    }
  }
#endif
