internal import MediaItems
internal import MediaMetadata
internal import SystemPackage

/// What a picker is asked to show, as it comes by standard input: the fields of `PHPickerConfiguration` and of limited access.
///
/// Every field but the folder may be left out.
public struct PickerRequest: Codable, Hashable, Sendable {
  public var version: Int?
  /// The folder that stands for the photo library.
  public var folder: String
  /// The same in base64, where the name is not UTF-8.
  public var folderBytes: String?
  /// The window's title; the folder's name by default.
  public var title: String?

  /// A filter expression, as `uti pick --filter` takes it.
  public var filter: String?
  public var includesUnknown: Bool?
  /// How many items may be picked; 0 is all, and 1 is the default, as on iOS.
  public var limit: Int?
  /// Whether the selection is numbered and handed over in its order.
  public var ordered: Bool?
  /// The local identifiers of what is selected from the start; it needs a limit other than 1.
  public var preselected: [String]?
  /// The same by path, in the folder or below it.
  public var preselectedPaths: [String]?
  /// What is searched for at first.
  public var search: String?
  /// Whether a search field is shown.
  public var searchable: Bool?
  /// Only what was taken from a date on, and until one: 2024, 2024-05, 2024-05-01, or with a time.
  public var from: String?
  public var until: String?
  /// `automatic`, `current` or `compatible`.
  public var representation: String?

  /// Which items may be seen at all: a filter expression, and paths.
  ///
  /// What is not allowed is not listed, counted or served.
  public var allow: String?
  public var allowedPaths: [String]?

  /// Shell patterns of what is left out with all below it, and whether what programs keep there for themselves is.
  public var excluding: [String]?
  public var leavesOutForeign: Bool?

  /// Whether the halves of Live Photos are looked for in all folders.
  public var pairAcross: Bool?
  /// Whether pictures are made of movies, and of what holds none that a browser shows.
  public var decode: Bool?
  /// After how many seconds the picker closes by itself.
  public var timeout: Double?
  /// How many seconds may pass between a page that closes and the next one, as when it is loaded anew.
  public var grace: Double?
  /// Whether a browser is started.
  public var opens: Bool?

  /// Creates a request for a folder.
  public init(folder: String) { self.folder = folder }

  static let usualTimeout = 3600.0
  static let usualGrace = 8.0
  static let longestTimeout = 86_400.0
}

/// Why a request cannot be answered, in words.
public struct PickerRequestError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

extension PickerRequest {
  /// What is wrong with numbers and words that need no library to be looked at.
  func check() throws(PickerRequestError) {
    if let version, version != 1 {
      throw PickerRequestError("version \(version): this picker supports only version 1")
    }
    if let limit, limit < 0 {
      throw PickerRequestError("limit \(limit): must be 0 (no limit) or more")
    }
    for (name, text) in [("from", from), ("until", until)]
    where text != nil && MediaDateRange(from: text) == nil {
      throw PickerRequestError("\(name): must be a date: 2024, 2024-05, 2024-05-01 or 2024-05-01T12:00:00")
    }
    for (name, seconds) in [("timeout", timeout), ("grace", grace)] {
      if let seconds, !(seconds > 0 && seconds <= Self.longestTimeout) {
        throw PickerRequestError("\(name): must be more than 0 seconds and at most a day")
      }
    }
    if let representation, Self.mode(representation) == nil {
      throw PickerRequestError("representation: must be automatic, current or compatible")
    }
  }

  private static func mode(_ name: String) -> RepresentationMode? {
    RepresentationMode.allCases.first { $0.name == name }
  }

  private static func expression(_ text: String?, _ field: String) throws(PickerRequestError)
    -> FilterExpression?
  {
    guard let text else { return nil }
    do throws(FilterExpressionError) { return try FilterExpression(text) } catch {
      throw PickerRequestError("\(field): \(error.description)")
    }
  }

  /// The picker's own configuration, without what is selected.
  func configuration() throws(PickerRequestError) -> PickerConfiguration {
    var configuration = PickerConfiguration()
    configuration.filter = try Self.expression(filter, "filter")?.filter
    configuration.includesUnknown = includesUnknown ?? false
    configuration.selectionLimit = limit ?? 1
    configuration.dateRange = MediaDateRange(from: from, until: until)
    configuration.preferredAssetRepresentationMode = representation.flatMap(Self.mode) ?? .automatic
    configuration.order = (ordered ?? true) ? .selection : .captured
    return configuration
  }

  /// The condition on what may be seen.
  func allowedFilter() throws(PickerRequestError) -> MediaFilter? {
    try Self.expression(allow, "allow")?.filter
  }

  /// Which details the filters ask for.
  func details() throws(PickerRequestError) -> MediaDetails.Parts {
    var parts = try Self.expression(filter, "filter")?.details ?? []
    parts.formUnion(try Self.expression(allow, "allow")?.details ?? [])
    return parts
  }
}
