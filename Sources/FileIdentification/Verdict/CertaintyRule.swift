/// A rule for an identification's certainty, by the agreement of name and content; the first match applies.
struct CertaintyRule: Sendable {
  var name: StaticString
  var when: @Sendable (Identification.Agreement, ContentAnswer) -> Bool
  var then: Identification.Certainty
  var because: StaticString

  static func certainty(
    of agreement: Identification.Agreement, _ content: ContentAnswer
  ) -> Identification.Certainty {
    all.first { $0.when(agreement, content) }?.then ?? .likely
  }

  private static let all: [CertaintyRule] = [
    CertaintyRule(
      name: "both say it", when: { $0 == .confirmed && $1.isProven }, then: .proven,
      because: "the content leaves no other reading, and the name agrees"),
    CertaintyRule(
      name: "the name alone chose", when: { $0 == .nameRefines && $1.isUnsupported }, then: .nameOnly,
      because: "any text could be called so: several types own the name, or its own mark was not seen"),
    CertaintyRule(
      name: "the name has a part in it",
      when: { agreement, _ in agreement == .confirmed || agreement == .nameRefines },
      then: .likely, because: "a name proves nothing: it can only agree with what is proven already"),
    CertaintyRule(
      name: "content alone", when: { $1.isProvenAlone }, then: .proven,
      because: "the content leaves no other reading, whatever the name says"),
    CertaintyRule(
      name: "weak content", when: { _, _ in true }, then: .likely,
      because: "the content makes the type probable"),
  ]
}
