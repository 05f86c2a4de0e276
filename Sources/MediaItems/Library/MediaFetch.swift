public import MediaMetadata
internal import SystemPackage

/// A query for assets of a library, with their order.
public struct MediaFetch: Sendable {
  /// The sort key; the sort is stable.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// By capture date, or by modification time if that is unknown.
    ///
    /// Dates with a zone are compared as moments; a date without one counts as UTC.
    case captured
    /// By file name.
    case name
    /// By the size of all files of the asset.
    case size
  }

  /// The filter; nil matches all assets.
  public var filter: MediaFilter?
  /// The subtypes that an asset must all have.
  public var subtypes: [MediaSubtype]
  /// The range of capture dates; nil matches any.
  public var dateRange: MediaDateRange?
  /// The sort key; nil keeps the order of the library.
  public var sort: Sort?
  /// True if the smallest, oldest or first asset comes first.
  public var ascending: Bool
  /// The maximum number of assets; 0 for no limit.
  public var limit: Int
  /// True if assets are included whose metadata cannot decide the conditions.
  public var includesUnknown: Bool

  /// Creates a fetch; without conditions it matches all assets.
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

  /// Returns whether an asset matches; unknown if its metadata cannot decide.
  public func matches(_ asset: MediaAsset) -> Ternary {
    var answer = filter?.matches(asset) ?? .yes
    for subtype in subtypes { answer = answer && asset.subtype(subtype) }
    if let dateRange { answer = answer && dateRange.contains(asset.captured) }
    return answer
  }

  func includes(_ asset: MediaAsset) -> Bool {
    let answer = matches(asset)
    return answer == .yes || includesUnknown && answer == .unknown
  }
}

extension MediaLibrary {
  /// Returns the matching assets in the order of the fetch.
  ///
  /// Complexity: linear, plus sorting.
  public func fetch(_ fetch: MediaFetch = MediaFetch()) -> [MediaAsset] {
    let sorted = fetch.sort.map { Self.sorted(assets.filter(fetch.includes), by: $0, fetch.ascending) }
    let matches = sorted ?? assets.filter(fetch.includes)
    return fetch.limit > 0 ? Array(matches.prefix(fetch.limit)) : matches
  }

  /// Returns the sorted assets; those without a key come last in both directions.
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
    let keyed = assets.enumerated().map { (key: key($0.element), index: $0.offset) }
    let sorted = keyed.sorted { a, b in
      guard let first = a.key, let second = b.key else {
        return (a.key == nil ? 1 : 0, a.index) < (b.key == nil ? 1 : 0, b.index)
      }
      if first == second { return a.index < b.index }
      return ascending ? first < second : second < first
    }
    return sorted.map { assets[$0.index] }
  }
}
