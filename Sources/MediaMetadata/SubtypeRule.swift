/// One row about one subtype: the first that holds answers.
public struct SubtypeRule: Sendable {
  /// The rule's name.
  public let name: String
  /// The subtype that it decides about.
  public let subtype: MediaSubtype
  /// What follows.
  public let then: Ternary
  /// What was seen, and why it says so.
  public let because: String
  let when: @Sendable (MediaMetadata) -> Bool

  init(
    _ name: String, _ subtype: MediaSubtype, _ then: Ternary,
    when: @escaping @Sendable (MediaMetadata) -> Bool, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.then = then
    self.when = when
    self.because = because
  }

  /// All rules, by subtype; within one, in order of precedence.
  ///
  /// A no of a subtype that ``MediaSubtype/isOneSided`` means: not marked, in a file where the mark would be expected.
  public static let all: [SubtypeRule] = stills + movies
}
