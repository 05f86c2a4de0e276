internal import UniformTypes

/// What a text seems to be, where nothing in it settles the matter.
struct TextGuess: Sendable {
  var type: DeclaredType
  /// Whether the guess may weigh against a name's other meanings.
  var isStrong: Bool
  /// Where the features stand.
  var range: Range<Int64>
  /// What was seen.
  var seen: String
  var because: StaticString
  /// 0 to 100: guesses of different readers are compared by it.
  var score: Int
  /// Whether the extension's other owners were weighed: the guess is for none of them.
  var isForOneOwner = false
}
