public import MediaMetadata
internal import SystemPackage

/// Which assets of a library are wanted, and in which order.
public struct MediaFetch: Sendable {
  /// What assets are sorted by; equal ones stay in the order of their places.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// When they were taken; where nothing says that, when the file was changed, for sorting alone.
    ///
    /// Moments are compared where the zone is known; a date without one counts as its clock showed it.
    case captured
    /// By the files' names.
    case name
    /// All files of an asset together.
    case size
  }

  /// Which assets; nil is all.
  public var filter: MediaFilter?
  /// Subtypes that an asset must have, all of them.
  public var subtypes: [MediaSubtype]
  /// When they were taken; nil is at any time.
  public var dateRange: MediaDateRange?
  /// nil keeps the library's own order.
  public var sort: Sort?
  /// Whether the smallest, oldest or first comes first.
  public var ascending: Bool
  /// 0 is no limit.
  public var limit: Int
  /// How to treat assets whose metadata cannot decide the condition.
  public var includesUnknown: Bool

  /// Creates a fetch; without conditions it wants everything.
  public init(
    filter: MediaFilter? = nil, subtypes: [MediaSubtype] = [], dateRange: MediaDateRange? = nil,
    sort: Sort? = nil, ascending: Bool = true, limit: Int = 0, includesUnknown: Bool = false
  ) {
    self.filter = filter
    self.subtypes = subtypes
    self.dateRange = dateRange
    self.sort = sort
    self.ascending = ascending
    self.limit = limit
    self.includesUnknown = includesUnknown
  }

  /// Whether an asset is wanted, as far as its files tell.
  public func matches(_ asset: MediaAsset) -> Ternary {
    var answer = filter?.matches(asset) ?? .yes
    for subtype in subtypes { answer = answer && asset.subtype(subtype) }
    if let dateRange { answer = answer && dateRange.contains(asset.captured) }
    return answer
  }

  func wants(_ asset: MediaAsset) -> Bool {
    let answer = matches(asset)
    return answer == .yes || includesUnknown && answer == .unknown
  }
}

extension MediaLibrary {
  /// The assets that a fetch wants, in its order.
  ///
  /// Complexity: linear, and sorting.
  public func fetch(_ fetch: MediaFetch = MediaFetch()) -> [MediaAsset] {
    let wanted = fetch.sort.map { Self.sorted(assets.filter(fetch.wants), by: $0, fetch.ascending) }
    let found = wanted ?? assets.filter(fetch.wants)
    return fetch.limit > 0 ? Array(found.prefix(fetch.limit)) : found
  }

  /// Assets without a value to sort by stand at the end, whichever way is up.
  static func sorted(_ assets: [MediaAsset], by sort: MediaFetch.Sort, _ ascending: Bool) -> [MediaAsset] {
    switch sort {
    case .captured:
      order(assets, ascending) { $0.captured.map { CaptureMoment($0).seconds } ?? $0.modified }
    case .size: order(assets, ascending) { $0.byteCount }
    case .name: order(assets, ascending) { $0.item.path.lastComponent?.string }
    }
  }

  private static func order<Key: Comparable>(
    _ assets: [MediaAsset], _ ascending: Bool, _ key: (MediaAsset) -> Key?
  ) -> [MediaAsset] {
    let keyed = assets.enumerated().map { (key: key($0.element), place: $0.offset) }
    let sorted = keyed.sorted { a, b in
      guard let first = a.key, let second = b.key else {
        return (a.key == nil ? 1 : 0, a.place) < (b.key == nil ? 1 : 0, b.place)
      }
      if first == second { return a.place < b.place }
      return ascending ? first < second : second < first
    }
    return sorted.map { assets[$0.place] }
  }
}
