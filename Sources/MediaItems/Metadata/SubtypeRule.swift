/// One row about one subtype: the first that holds answers.
public struct SubtypeRule: Sendable {
  public let name: String
  public let subtype: MediaSubtype
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
  /// Only the yes of `slowMotion`, `screenshot`, `screenRecording`, `timeLapse` and `burst` can be relied on without
  /// more: re-encoding drops their marks, and a rendered slow motion has none.
  public static let all: [SubtypeRule] = stills + movies
}
