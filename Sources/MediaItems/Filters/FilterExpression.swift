/// The filter language: the picker's filters by name, and conditions on fields.
///
///     images                       livePhotos              playbackStyle(imageAnimated)
///     any(panoramas, screenshots)  all(images, not(livePhotos))
///     videos and duration > 10     camera ~ "iPhone" or located == true
///
/// Words are read whatever their letter case; `and` binds closer than `or`, `not` closest.
public struct FilterExpression: Hashable, Sendable {
  public let filter: MediaFilter
  /// The fields that conditions ask for, in order of appearance.
  public let fields: [String]

  /// Reads an expression; `knownFields` are the names that conditions may use.
  ///
  /// Errors: ``FilterExpressionError``, with the place and what was expected.
  /// Complexity: linear; nesting is limited to 64 levels.
  public init(_ text: String, knownFields: [String] = []) throws(FilterExpressionError) {
    var parser = FilterParser(text, knownFields: knownFields)
    filter = try parser.parse()
    fields = parser.fields
  }

  /// Every word that names a filter.
  public static var words: [String] { MediaFilterTest.rows.map(\.name) }
}

/// Why a filter expression cannot be read.
public struct FilterExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many characters stand before the fault.
  public var offset: Int
  public var message: String
  /// The word that is not known, and what could have stood there.
  public var word: String?
  public var candidates: [String] = []

  public var description: String { "\(message) (at character \(offset + 1))" }
}
