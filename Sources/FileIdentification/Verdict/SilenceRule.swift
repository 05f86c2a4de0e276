internal import UniformTypes

/// A name and a sender's claim about bytes that said nothing.
struct Silence {
  let name: NameEvidence?
  let claimedType: UTType?
  /// The types that the name may mean, those that are no text first where the bytes were seen to be none.
  let candidates: [UTType]
  /// The first of them that the bytes' silence does not disprove.
  let possible: UTType?
  /// The types in common use for such names that the bytes' silence does not disprove; fewer than two where one stands out.
  let contenders: [UTType]
  /// Whether the name means one thing only, wherever it is met: no other owner's files are of another family.
  var nameIsExclusive: Bool {
    let exclusive = candidates.filter(ExclusiveNames.contains)
    return !exclusive.isEmpty
      && candidates.allSatisfy { candidate in
        candidate.isDynamic || AgreementRule.isText(candidate)
          || exclusive.contains { $0 == candidate || AgreementRule.meetInFamily($0, candidate) }
      }
  }

  /// Whether no file of what the name says has bytes that say nothing.
  var isDisproof: Bool { !candidates.isEmpty && possible == nil && name?.isLoose != true && nameIsExclusive }

  init(
    name: NameEvidence?, claimedType: UTType?, contentWasRead: Bool, bytesAreNoText: Bool = false,
    marks: Set<UTType> = []
  ) {
    self.name = name
    self.claimedType = claimedType
    var candidates = name.map { $0.saysNothing ? [] : $0.types } ?? []
    if contentWasRead, let binary = candidates.first(where: { !AgreementRule.isText($0) }) {
      candidates = [binary] + candidates.filter { $0 != binary }
    }
    // A mark that its reader refused is there nevertheless: a newer form, perhaps, or a damaged one.
    let disproved =
      contentWasRead
      ? candidates.filter { candidate in
        SelfIdentifying.wouldShow(candidate, under: name?.tag)
          && !marks.contains { candidate.conforms(to: $0) || candidate.isCarried(by: $0) }
      } : []
    // Another name for what was disproved is disproved with it: two QuickTime types stand in one family.
    func isPossible(_ candidate: UTType) -> Bool {
      !(bytesAreNoText && candidate.conforms(to: .text))
        && !disproved.contains { $0 == candidate || AgreementRule.meetInFamily($0, candidate) }
    }
    let possible = candidates.first(where: isPossible)
    let shared = contentWasRead ? (name?.contenders ?? []).filter(isPossible) : []
    // A text would have been seen to be one.
    let binary = shared.filter { !AgreementRule.isText($0) }
    let contenders = binary.isEmpty ? shared : binary
    self.contenders = possible.map(contenders.contains) == true ? contenders : []
    self.possible = possible
    self.candidates = candidates
  }
}

/// What follows where the bytes say nothing: the first rule that applies says it.
struct SilenceRule: Sendable {
  var name: StaticString
  var when: @Sendable (Silence) -> Bool
  var then: @Sendable (Silence) -> Identification
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [SilenceRule] = [
    SilenceRule(
      name: "disproved name",
      when: { $0.isDisproof },
      then: {
        Identification(
          type: .data, agreement: .mismatch, certainty: .unknown, nameType: $0.candidates.first,
          claimedType: $0.claimedType)
      },
      because:
        "a file of every type that the name means would have shown itself, or is text, which the bytes are not"
    ),
    SilenceRule(
      name: "several names' types", when: { $0.contenders.count > 1 },
      then: { silence in
        let shared = UTType.nearest(above: silence.contenders) ?? .data
        var result = Identification(
          type: shared, agreement: .nameOnly, certainty: .nameOnly, nameType: shared,
          claimedType: silence.claimedType)
        result.candidates = silence.contenders
        return result
      }, because: "several types in common use have such names, and nothing in the bytes tells which"),
    SilenceRule(
      name: "name", when: { $0.possible != nil },
      then: { silence in
        let type = silence.possible ?? .data
        return Identification(
          type: type, agreement: .nameOnly, certainty: type.isDynamic ? .unknown : .nameOnly, nameType: type,
          claimedType: silence.claimedType)
      }, because: "files of the name's type have no signature that would have been seen"),
    SilenceRule(
      name: "claim", when: { $0.claimedType != nil },
      then: { silence in
        let type = silence.claimedType ?? .data
        return Identification(
          type: type, agreement: .neither, certainty: type.isDynamic ? .unknown : .nameOnly, claimedType: type
        )
      }, because: "the sender alone says anything"),
    SilenceRule(
      name: "missing signature", when: { !$0.candidates.isEmpty },
      then: { _ in Identification(type: .data, agreement: .neither, certainty: .unknown) },
      because:
        "files of the name's type have a signature, which is not there, or are text, which these bytes are not"
    ),
    SilenceRule(
      name: "nothing", when: { _ in true },
      then: { _ in Identification(type: .data, agreement: .neither, certainty: .unknown) },
      because: "neither name, bytes nor sender say anything"),
  ]
}
