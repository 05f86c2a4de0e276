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
  /// The same question where it is about the medium alone.
  let ofMedium: (@Sendable (MediaMetadata.Medium?) -> Bool)?

  init(
    _ name: String, _ subtype: MediaSubtype, _ then: Ternary,
    when: @escaping @Sendable (MediaMetadata) -> Bool, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.then = then
    self.when = when
    ofMedium = nil
    self.because = because
  }

  init(
    _ name: String, _ subtype: MediaSubtype, _ then: Ternary,
    ofMedium: @escaping @Sendable (MediaMetadata.Medium?) -> Bool, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.then = then
    self.ofMedium = ofMedium
    when = { ofMedium($0.medium) }
    self.because = because
  }

  /// All rules, by subtype; within one, in order of precedence.
  ///
  /// A no of a subtype that ``MediaSubtype/isOneSided`` means: not marked, in a file where the mark would be expected.
  public static let all: [SubtypeRule] = stills + movies
}
