public import MediaMetadata

/// Which items are wanted: the picker's filters, nested as one likes.
///
/// As in the picker, ``images`` includes Live Photos; stills alone are
/// `.all(of: [.images, .not(.livePhotos)])`. It refuses to promise an answer where an item's files do not tell: then
/// ``matches(_:)`` says `unknown`, and the opposite of that is unknown too.
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

  /// Items that match one of `filters`; none do when the list is empty.
  public static func any(of filters: [MediaFilter]) -> MediaFilter { MediaFilter(.any(filters)) }
  /// Items that match all of `filters`; all do when the list is empty.
  public static func all(of filters: [MediaFilter]) -> MediaFilter { MediaFilter(.all(filters)) }
  /// Items that do not match `filter`.
  public static func not(_ filter: MediaFilter) -> MediaFilter { MediaFilter(.not(filter)) }
  /// Items that the photo library would play in one way.
  public static func playbackStyle(_ style: PlaybackStyle) -> MediaFilter {
    MediaFilter(.playbackStyle(style))
  }

  /// True if the answer depends on sidecars.
  package var dependsOnSidecars: Bool {
    switch node {
    case .test(let name): MediaFilterTest.named(name)?.name == "favorites"
    case .comparison(let comparison): ItemField.byName[comparison.field]?.dependsOnSidecars == true
    case .any(let filters), .all(let filters): filters.contains(where: \.dependsOnSidecars)
    case .not(let filter): filter.dependsOnSidecars
    case .playbackStyle: false
    }
  }

  /// Whether `item` is wanted.
  ///
  /// Complexity: linear in the size of the filter.
  public func matches(_ item: some FilterSubject) -> Ternary {
    switch node {
    case .test(let name): return MediaFilterTest.named(name)?.holds(item) ?? .unknown
    case .playbackStyle(let style): return Ternary(item.style == style)
    case .comparison(let comparison): return comparison.holds(item)
    case .any(let filters): return filters.reduce(.no) { $0 || $1.matches(item) }
    case .all(let filters): return filters.reduce(.yes) { $0 && $1.matches(item) }
    case .not(let filter): return !filter.matches(item)
    }
  }
}

extension MediaFilter {
  /// Whether a word is one of the filter's.
  func names(_ word: String) -> Bool {
    switch node {
    case .test(let name): name.lowercased() == word
    case .any(let filters), .all(let filters): filters.contains { $0.names(word) }
    case .not(let filter): filter.names(word)
    case .playbackStyle, .comparison: false
    }
  }
}

/// What a filter may ask of an item.
public protocol FilterSubject {
  /// What a person calls it.
  var kind: MediaKind { get }
  /// How it is shown.
  var style: PlaybackStyle { get }
  /// Whether the item is of a subtype.
  func subtype(_ subtype: MediaSubtype) -> Ternary
  /// Whether something is known of the item that is neither its kind nor a subtype.
  func trait(_ trait: ItemTrait) -> Ternary
  /// The value of a named field; nil when the item has none.
  func value(of field: String) -> FilterValue?
}

extension FilterSubject {
  public func trait(_ trait: ItemTrait) -> Ternary { .unknown }
  public func value(of field: String) -> FilterValue? { nil }
}

/// A field's value, as comparisons see it.
public enum FilterValue: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A list, of which conditions ask for one.
  case texts([String])
}
