internal import MediaItems
internal import MediaMetadata
internal import SystemPackage

/// The request on standard input: the fields of `PHPickerConfiguration` and of limited access.
///
/// Only the folder is required.
public struct PickerRequest: Codable, Hashable, Sendable {
  public var version: Int?
  /// The folder that stands for the photo library.
  public var folder: String
  /// The folder in base64, for paths that are not UTF-8.
  public var folderBytes: String?
  /// The window's title; the folder's name by default.
  public var title: String?

  /// A filter expression, as `uti pick --filter` takes it.
  public var filter: String?
  public var includesUnknown: Bool?
  /// The maximum number of items; 0 is no limit, and 1 is the default, as on iOS.
  public var limit: Int?
  /// True if the selection is numbered and returned in its order.
  public var ordered: Bool?
  /// The local identifiers of the initial selection; requires a limit other than 1.
  public var preselected: [String]?
  /// The initial selection by path relative to the folder.
  public var preselectedPaths: [String]?
  /// The initial search text.
  public var search: String?
  /// True to show a search field.
  public var searchable: Bool?
  /// The range of capture dates: 2024, 2024-05, 2024-05-01, or with a time.
  public var from: String?
  public var until: String?
  /// `automatic`, `current` or `compatible`.
  public var representation: String?

  /// Limited access: a filter expression, and paths.
  ///
  /// Other items are not listed, counted or served.
  public var allow: String?
  public var allowedPaths: [String]?

  /// Shell patterns of files and folders to leave out, and whether to leave out internal files of programs.
  public var excluding: [String]?
  public var leavesOutForeign: Bool?

  /// True to pair the halves of Live Photos across folders.
  public var pairAcross: Bool?
  /// True to make pictures of movies, and of files without a picture for browsers.
  public var decode: Bool?
  /// The seconds after which the picker closes by itself.
  public var timeout: Double?
  /// The seconds between the closing of a page and the end of the picker, to allow a reload.
  public var grace: Double?
  /// True to start a browser.
  public var opens: Bool?

  /// Creates a request for a folder.
  public init(folder: String) { self.folder = folder }

  static let defaultTimeout = 3600.0
  static let defaultGrace = 8.0
  static let maxTimeout = 86_400.0
}

/// An invalid request, with a message.
public struct PickerRequestError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

extension PickerRequest {
  /// Validates the fields that can be checked without a library.
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
      if let seconds, !(seconds > 0 && seconds <= Self.maxTimeout) {
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

  /// Returns the picker's configuration, without the selection.
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

  /// Returns the filter of limited access.
  func allowedFilter() throws(PickerRequestError) -> MediaFilter? {
    try Self.expression(allow, "allow")?.filter
  }

  /// Returns the details that the filters need.
  func details() throws(PickerRequestError) -> MediaDetails.Parts {
    var parts = try Self.expression(filter, "filter")?.details ?? []
    parts.formUnion(try Self.expression(allow, "allow")?.details ?? [])
    return parts
  }
}
