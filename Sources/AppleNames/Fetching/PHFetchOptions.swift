#if !canImport(Darwin)
  public import Foundation

  /// The filter, order and limit of a fetch of assets or albums.
  public final class PHFetchOptions: NSObject, NSCopying {
    /// The condition for each object.
    public var predicate: NSPredicate?
    /// The sort descriptors; equal objects stay in the library's order.
    public var sortDescriptors: [NSSortDescriptor]?
    /// The limit on the number of objects; 0 is unlimited.
    public var fetchLimit = 0
    /// Stored only: every asset is of the user's library.
    public var includeAssetSourceTypes: PHAssetSourceType = []
    /// Stored only: no asset is hidden.
    public var includeHiddenAssets = false
    /// True to fetch all pictures of bursts, not only their representatives.
    public var includeAllBurstAssets = false
    /// Stored only: descriptive metadata is read on demand.
    public var prefetchAssetExtendedMetadata = false
    /// Stored only: differences are always computed.
    public var wantsIncrementalChangeDetails = true

    public override init() {}

    /// Returns an independent copy.
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

  /// A snapshot of a fetch's options.
  ///
  /// Unchecked, because Foundation's classes are not marked as immutable.
  struct FetchCriteria: @unchecked Sendable {
    private let predicate: NSPredicate?
    private let sorting: [NSSortDescriptor]
    private let limit: Int

    init(_ options: PHFetchOptions?) {
      predicate = options?.predicate
      sorting = options?.sortDescriptors ?? []
      limit = options?.fetchLimit ?? 0
    }

    func applied<Object: PHObject>(to objects: [Object]) -> [Object] {
      let filtered = predicate.map { predicate in objects.filter { predicate.evaluate(with: $0) } } ?? objects
      let sorted = sorting.isEmpty ? filtered : ordered(filtered)
      return limit > 0 ? Array(sorted.prefix(limit)) : sorted
    }

    private func ordered<Object: PHObject>(_ objects: [Object]) -> [Object] {
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
