#if !canImport(Darwin)
  public import Foundation

  /// The wishes of a fetch: which objects, and in which order.
  public final class PHFetchOptions: NSObject, NSCopying {
    /// What is asked of each object.
    public var predicate: NSPredicate?
    /// The first decides; the library's order where all are equal.
    public var sortDescriptors: [NSSortDescriptor]?
    /// 0 is no limit.
    public var fetchLimit = 0
    /// Kept and not looked at: every asset is of the user's library.
    public var includeAssetSourceTypes: PHAssetSourceType = []
    /// Kept and not looked at: nothing is hidden.
    public var includeHiddenAssets = false
    /// Whether all pictures of bursts are fetched, and not only those that stand for one.
    public var includeAllBurstAssets = false
    /// Kept, and without effect: what files say in words is read when it is asked for.
    public var prefetchAssetExtendedMetadata = false
    /// Kept and not looked at: differences are always told.
    public var wantsIncrementalChangeDetails = true

    public override init() {}

    /// The same wishes, which can be changed by themselves.
    public func copy(with zone: NSZone? = nil) -> Any {
      let options = PHFetchOptions()
      (options.predicate, options.sortDescriptors) = (predicate, sortDescriptors)
      options.fetchLimit = fetchLimit
      options.includeAssetSourceTypes = includeAssetSourceTypes
      options.includeHiddenAssets = includeHiddenAssets
      options.includeAllBurstAssets = includeAllBurstAssets
      options.prefetchAssetExtendedMetadata = prefetchAssetExtendedMetadata
      options.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
      return options
    }
  }

  /// What a fetch's options were when it was made.
  ///
  /// Unchecked, because Foundation's classes do not say that they never change.
  struct FetchTerms: @unchecked Sendable {
    private let predicate: NSPredicate?
    private let sorting: [NSSortDescriptor]
    private let limit: Int

    init(_ options: PHFetchOptions?) {
      predicate = options?.predicate
      sorting = options?.sortDescriptors ?? []
      limit = options?.fetchLimit ?? 0
    }

    func applied<Object: PHObject>(to objects: [Object]) -> [Object] {
      let wanted = predicate.map { predicate in objects.filter { predicate.evaluate(with: $0) } } ?? objects
      let sorted = sorting.isEmpty ? wanted : inOrder(wanted)
      return limit > 0 ? Array(sorted.prefix(limit)) : sorted
    }

    private func inOrder<Object: PHObject>(_ objects: [Object]) -> [Object] {
      objects.enumerated().sorted { a, b in
        for descriptor in sorting {
          switch descriptor.compare(a.element, to: b.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
  }
#endif
