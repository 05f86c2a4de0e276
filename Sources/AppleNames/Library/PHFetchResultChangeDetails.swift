#if !canImport(Darwin)
  public import Foundation

  /// How the result of a fetch is different after a rescan.
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

    init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
      let old = Dictionary(
        before.objects.map { ($0.localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
      let new = Set(after.objects.map(\.localIdentifier))
      func places(_ objects: [ObjectType], _ isWanted: (ObjectType) -> Bool) -> IndexSet {
        IndexSet(objects.indices.filter { isWanted(objects[$0]) })
      }
      removedIndexes = places(before.objects) { !new.contains($0.localIdentifier) }
      insertedIndexes = places(after.objects) { old[$0.localIdentifier] == nil }
      changedIndexes = places(after.objects) { object in
        old[object.localIdentifier].map { !$0.isSame(as: object) } ?? false
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

    var isEmpty: Bool {
      !hasMoves && [removedIndexes, insertedIndexes, changedIndexes].allSatisfy { $0?.isEmpty ?? true }
    }
  }
#endif
