public import MediaMetadata

/// A filter for items: the picker's filters and conditions on fields, combined with any, all and not.
///
/// As in the picker, ``images`` includes Live Photos; stills without them are
/// `.all(of: [.images, .not(.livePhotos)])`. ``matches(_:)`` returns `unknown` if an item's files do not
/// determine the result; the negation is unknown, too.
///
/// ```swift
/// let filter = MediaFilter.any(of: [.livePhotos, .panoramas])
/// let wanted = items.filter { filter.matches($0) == .yes }
/// ```
public struct MediaFilter: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case test(String)
    case playbackStyle(PlaybackStyle)
    case comparison(FieldComparison)
    case any([MediaFilter])
    case all([MediaFilter])
    case not(MediaFilter)
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  /// Items that match any of `filters`; none if the list is empty.
  public static func any(of filters: [MediaFilter]) -> MediaFilter { MediaFilter(.any(filters)) }
  /// Items that match all of `filters`; all if the list is empty.
  public static func all(of filters: [MediaFilter]) -> MediaFilter { MediaFilter(.all(filters)) }
  /// Items that do not match `filter`.
  public static func not(_ filter: MediaFilter) -> MediaFilter { MediaFilter(.not(filter)) }
  /// Items with a playback style.
  public static func playbackStyle(_ style: PlaybackStyle) -> MediaFilter {
    MediaFilter(.playbackStyle(style))
  }

  /// True if the result depends on sidecars.
  package var dependsOnSidecars: Bool {
    switch node {
    case .test(let name): NamedFilter.named(name)?.name == "favorites"
    case .comparison(let comparison): ItemField.byName[comparison.field]?.dependsOnSidecars == true
    case .any(let filters), .all(let filters): filters.contains(where: \.dependsOnSidecars)
    case .not(let filter): filter.dependsOnSidecars
    case .playbackStyle: false
    }
  }

  /// Returns whether `item` matches.
  ///
  /// Complexity: linear in the size of the filter.
  public func matches(_ item: some FilterSubject) -> Ternary {
    switch node {
    case .test(let name): return NamedFilter.named(name)?.holds(item) ?? .unknown
    case .playbackStyle(let style): return Ternary(item.style == style)
    case .comparison(let comparison): return comparison.holds(item)
    case .any(let filters): return filters.reduce(.no) { $0 || $1.matches(item) }
    case .all(let filters): return filters.reduce(.yes) { $0 && $1.matches(item) }
    case .not(let filter): return !filter.matches(item)
    }
  }
}

extension MediaFilter {
  /// Returns true if the filter contains a named filter.
  func names(_ word: String) -> Bool {
    switch node {
    case .test(let name): name.lowercased() == word
    case .any(let filters), .all(let filters): filters.contains { $0.names(word) }
    case .not(let filter): filter.names(word)
    case .playbackStyle, .comparison: false
    }
  }
}

/// An item that can be filtered.
public protocol FilterSubject {
  /// The kind.
  var kind: MediaKind { get }
  /// The playback style.
  var style: PlaybackStyle { get }
  /// Returns whether the item has a subtype.
  func subtype(_ subtype: MediaSubtype) -> Ternary
  /// Returns whether the item has a trait.
  func trait(_ trait: ItemTrait) -> Ternary
  /// Returns the value of a named field; nil if the item has none.
  func value(of field: String) -> FilterValue?
}

extension FilterSubject {
  public func trait(_ trait: ItemTrait) -> Ternary { .unknown }
  public func value(of field: String) -> FilterValue? { nil }
}

/// The value of a field for comparisons.
public enum FilterValue: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A number.
  case number(Double)
  /// A Boolean value.
  case flag(Bool)
  /// A list, of which conditions compare each element.
  case texts([String])
}

extension MediaFilter {
  /// The filter in the filter language; nil if it compares fields, whose original text is not stored.
  package var words: String? {
    switch node {
    case .test(let name): return name
    case .playbackStyle(let style): return "playbackStyle(\(style.name))"
    case .comparison: return nil
    case .any(let filters): return Self.words("any", filters)
    case .all(let filters): return Self.words("all", filters)
    case .not(let filter): return Self.words("not", [filter])
    }
  }

  private static func words(_ name: String, _ filters: [MediaFilter]) -> String? {
    let parts = filters.compactMap(\.words)
    return parts.count == filters.count ? "\(name)(\(parts.joined(separator: ", ")))" : nil
  }
}
