internal import UniformTypes

/// A guess at the type of a text.
struct TextGuess: Sendable {
  var type: DeclaredType
  /// True if the guess may outweigh other meanings of the name.
  var isStrong: Bool
  /// The range of the features.
  var range: Range<Int64>
  /// The observation.
  var seen: String
  var because: StaticString
  /// The score from 0 to 100, comparable between detectors.
  var score: Int
  /// True if the other owners of the extension were excluded.
  var isForOneOwner = false
}
