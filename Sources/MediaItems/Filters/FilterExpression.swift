package import FileIdentification
public import MediaMetadata
public import UniformTypes

/// An expression of the filter language: the picker's filters by name, and conditions on fields.
///
///     images                       livePhotos              playbackStyle(imageAnimated)
///     any(panoramas, screenshots)  all(images, not(livePhotos))
///     videos and duration > 10     camera ~ "iPhone" or located == true
///     captured >= 2024-05          type == .heic           livePhoto.form == motion
///
/// Words are case-insensitive. `not` binds closest, then `and`, then `or`. ``MediaItem/fieldNames`` are the fields;
/// values that a field cannot have are errors.
public struct FilterExpression: Hashable, Sendable {
  /// The parsed filter.
  public let filter: MediaFilter
  /// The fields used in conditions, in order of appearance.
  public let fields: [String]

  /// The details that items must be read with.
  public var details: MediaDetails.Parts { FieldSelection.details(of: fields) }

  /// The examination of file ends that the conditions require, if any.
  package var ends: EndExamination? {
    if fields.contains(where: { ["trailingBytes", "missingBytes", "checked"].contains($0) }) {
      return .whole
    }
    return fields.contains("damage") || filter.names("damaged") ? .near : nil
  }

  /// Parses an expression; types are looked up in `registry`.
  ///
  /// Errors: ``FilterExpressionError`` with the position.
  /// Complexity: linear; nesting is limited to 64 levels.
  public init(_ text: String, registry: TypeRegistry = .standard) throws(FilterExpressionError) {
    try self.init(text, in: registry)
  }

  /// Parses an expression; without a registry, any type is accepted.
  package init(_ text: String, in registry: TypeRegistry?) throws(FilterExpressionError) {
    var parser = FilterParser(text, registry)
    filter = try parser.parse()
    fields = parser.fields
  }

  /// The names of all filters.
  public static var words: [String] { NamedFilter.rows.map(\.name) }
}

/// An error in a filter expression.
public struct FilterExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// An unexpected token.
    case syntax
    /// No filter has this name.
    case filter
    /// No field that can be compared has this name.
    case field
    /// The field does not support this operator.
    case comparison
    /// The field cannot have this value.
    case value
    /// The type is not declared.
    case type
    /// No playback style has this name.
    case playbackStyle
  }

  /// The kind of error.
  public var reason: Reason
  /// The number of characters before the error.
  public var offset: Int
  /// The message for people.
  public var message: String
  /// The suggested corrections, the nearest first.
  public var suggestions: [String] = []
  /// All valid names at this position.
  public var candidates: [String] = []

  /// The limit on names listed in a description.
  private static let maxListed = 12

  /// The message with its position, followed by suggestions or else by a short list of valid names.
  public var description: String {
    let fault = "\(message) (at character \(offset + 1))."
    if !suggestions.isEmpty { return "\(fault) Did you mean \(suggestions.joined(separator: " or "))?" }
    if candidates.isEmpty { return fault }
    if candidates.count > Self.maxListed { return "\(fault) 'uti help filters' lists the names." }
    return "\(fault) Known are \(candidates.joined(separator: ", "))."
  }
}
