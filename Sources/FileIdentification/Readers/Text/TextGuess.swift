internal import UniformTypes

/// A guess at the type of a text file, with the evidence and the reason.
struct TextGuess: Sendable {
  var type: DeclaredType
  /// True if the guess may outweigh other types that the file's name suggests.
  var isStrong: Bool
  /// The byte range of the evidence.
  var range: Range<Int64>
  /// The evidence in words or as an excerpt.
  var seen: String
  /// The reason for the guess.
  var because: StaticString
  /// The score from 0 to 100, comparable between detectors.
  var score: Int
  /// True if the other languages that share the extension were excluded.
  var isForOneOwner = false
}
