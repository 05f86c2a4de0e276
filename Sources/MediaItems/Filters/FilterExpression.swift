package import FileIdentification
public import MediaMetadata
public import UniformTypes

/// The filter language: the picker's filters by name, and conditions on fields.
///
///     images                       livePhotos              playbackStyle(imageAnimated)
///     any(panoramas, screenshots)  all(images, not(livePhotos))
///     videos and duration > 10     camera ~ "iPhone" or located == true
///     captured >= 2024-05          type == .heic           livePhoto.form == motion
///
/// Words are read whatever their letter case; `and` binds closer than `or`, `not` closest. ``MediaItem/fieldNames``
/// are the fields; a value that a field cannot have is an error.
public struct FilterExpression: Hashable, Sendable {
  /// The filter that it means.
  public let filter: MediaFilter
  /// The fields that conditions ask for, in order of appearance.
  public let fields: [String]

  /// Which details have to be read with the items that the expression is asked about.
  public var details: MediaDetails.Parts { FieldSelection.details(of: fields) }

  /// The examination of ends that the answer needs; nil for none.
  package var ends: EndExamination? {
    if fields.contains(where: { ["trailingBytes", "missingBytes", "checked"].contains($0) }) {
      return .whole
    }
    return fields.contains("damage") || filter.names("damaged") ? .near : nil
  }

  /// Reads an expression; types that it names are looked up in `registry`.
  ///
  /// Errors: ``FilterExpressionError``, with the place and what was expected.
  /// Complexity: linear; nesting is limited to 64 levels.
  public init(_ text: String, registry: TypeRegistry = .standard) throws(FilterExpressionError) {
    try self.init(text, in: registry)
  }

  /// Reads an expression; without a registry, every type that it names passes.
  package init(_ text: String, in registry: TypeRegistry?) throws(FilterExpressionError) {
    var parser = FilterParser(text, registry)
    filter = try parser.parse()
    fields = parser.fields
  }

  /// Every word that names a filter.
  public static var words: [String] { MediaFilterTest.rows.map(\.name) }
}

/// Why a filter expression cannot be read.
public struct FilterExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Something else should stand there.
    case syntax
    /// No filter has this name.
    case filter
    /// No field has this name, or none that can be compared.
    case field
    /// A field's values are not compared by this operator.
    case comparison
    /// A value that the field cannot have.
    case value
    /// Nobody declares the type.
    case type
    /// No playback style has this name.
    case playbackStyle
  }

  /// What is wrong.
  public var reason: Reason
  /// How many characters stand before the fault.
  public var offset: Int
  /// What is wrong, for a person.
  public var message: String
  /// What may have been meant, the nearest first.
  public var suggestions: [String] = []
  /// More names than these are not listed in a description.
  private static let mostListed = 12

  /// Every name that could have stood there.
  public var candidates: [String] = []

  /// The fault, its place, and what may have been meant; without an idea, the names that could stand there, if they are few.
  public var description: String {
    let fault = "\(message) (at character \(offset + 1))."
    if !suggestions.isEmpty { return "\(fault) Did you mean \(suggestions.joined(separator: " or "))?" }
    if candidates.isEmpty { return fault }
    // A screenful of names is no help.
    if candidates.count > Self.mostListed { return "\(fault) 'uti help filters' lists the names." }
    return "\(fault) Known are \(candidates.joined(separator: ", "))."
  }
}
