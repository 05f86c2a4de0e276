internal import UniformTypes

/// The evidence for a file whose content has no known type: its name, and a claimed type.
struct NoContent {
  let name: NameEvidence?
  let claimedType: UTType?
  /// The types of the name; binary ones first if the content was read.
  let candidates: [UTType]
  /// The first type that the unrecognized bytes do not disprove.
  let possibleType: UTType?
  /// The types in common use for the name that are not disproved; empty if one stands out.
  let contenders: [UTType]
  /// True if the name has one meaning everywhere: all other owners are in the same family.
  var nameIsExclusive: Bool {
    let exclusive = candidates.filter(ExclusiveNames.contains)
    return !exclusive.isEmpty
      && candidates.allSatisfy { candidate in
        candidate.isDynamic || AgreementRule.isText(candidate)
          || exclusive.contains { $0 == candidate || AgreementRule.shareFamily($0, candidate) }
      }
  }

  /// True if bytes without meaning disprove the name.
  var disprovesName: Bool {
    !candidates.isEmpty && possibleType == nil && name?.isLoose != true && nameIsExclusive
  }

  init(
    name: NameEvidence?, claimedType: UTType?, contentWasRead: Bool, bytesAreNoText: Bool = false,
    marks: Set<UTType> = []
  ) {
    self.name = name
    self.claimedType = claimedType
    var candidates = name.map { $0.isUninformative ? [] : $0.types } ?? []
    if contentWasRead, let binary = candidates.first(where: { !AgreementRule.isText($0) }) {
      candidates = [binary] + candidates.filter { $0 != binary }
    }
    // A signature whose reader failed is still there: a newer or damaged form.
    let disproved =
      contentWasRead
      ? candidates.filter { candidate in
        SelfIdentifying.hasMandatorySignature(candidate, under: name?.tag)
          && !marks.contains { candidate.conforms(to: $0) || candidate.isCarried(by: $0) }
      } : []
    // Types of the family of a disproved type are disproved too: QuickTime has two.
    func isPossible(_ candidate: UTType) -> Bool {
      !(bytesAreNoText && candidate.conforms(to: .text))
        && !disproved.contains { $0 == candidate || AgreementRule.shareFamily($0, candidate) }
    }
    let possibleType = candidates.first(where: isPossible)
    let shared = contentWasRead ? (name?.contenders ?? []).filter(isPossible) : []
    // Text would have been recognized.
    let binary = shared.filter { !AgreementRule.isText($0) }
    let contenders = binary.isEmpty ? shared : binary
    self.contenders = possibleType.map(contenders.contains) == true ? contenders : []
    self.possibleType = possibleType
    self.candidates = candidates
  }
}

/// A rule for the verdict on bytes without meaning; the first match applies.
struct NoContentRule: Sendable {
  var name: StaticString
  var when: @Sendable (NoContent) -> Bool
  var then: @Sendable (NoContent) -> Identification
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [NoContentRule] = [
    NoContentRule(
      name: "disproved name",
      when: { $0.disprovesName },
      then: {
        Identification(
          type: .data, agreement: .mismatch, certainty: .unknown, nameType: $0.candidates.first,
          claimedType: $0.claimedType)
      },
      because:
        "a file of every type that the name means would have shown itself, or is text, which the bytes are not"
    ),
    NoContentRule(
      name: "several names' types", when: { $0.contenders.count > 1 },
      then: { name in
        let shared = UTType.nearest(above: name.contenders) ?? .data
        var result = Identification(
          type: shared, agreement: .nameOnly, certainty: .nameOnly, nameType: shared,
          claimedType: name.claimedType)
        result.candidates = name.contenders
        return result
      }, because: "several types in common use have such names, and nothing in the bytes tells which"),
    NoContentRule(
      name: "name", when: { $0.possibleType != nil },
      then: { name in
        let type = name.possibleType ?? .data
        return Identification(
          type: type, agreement: .nameOnly, certainty: type.isDynamic ? .unknown : .nameOnly, nameType: type,
          claimedType: name.claimedType)
      }, because: "files of the name's type have no signature that would have been seen"),
    NoContentRule(
      name: "claim", when: { $0.claimedType != nil },
      then: { name in
        let type = name.claimedType ?? .data
        return Identification(
          type: type, agreement: .neither, certainty: type.isDynamic ? .unknown : .nameOnly, claimedType: type
        )
      }, because: "the sender alone says anything"),
    NoContentRule(
      name: "missing signature", when: { !$0.candidates.isEmpty },
      then: { _ in Identification(type: .data, agreement: .neither, certainty: .unknown) },
      because:
        "files of the name's type have a signature, which is not there, or are text, which these bytes are not"
    ),
    NoContentRule(
      name: "nothing", when: { _ in true },
      then: { _ in Identification(type: .data, agreement: .neither, certainty: .unknown) },
      because: "neither name, bytes nor sender say anything"),
  ]
}
