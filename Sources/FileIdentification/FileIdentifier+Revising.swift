package import UniformTypes

/// What a later reader learnt of a content that was identified already.
package struct ContentRevision: Sendable {
  /// What the content is.
  package var type: UTType
  /// Whether the reader settled it.
  package var isDecided: Bool
  /// The type that the reader looked for, and all below it, and did not find, whatever the name says.
  package var refuted: UTType?
  /// What was seen, and why that means the type.
  package var seen: String
  package var because: String

  package init(
    _ type: UTType, decided: Bool = true, refuting refuted: UTType? = nil, seen: String, because: String
  ) {
    self.type = type
    isDecided = decided
    self.refuted = refuted
    self.seen = seen
    self.because = because
  }
}

extension FileIdentifier {
  /// The verdict anew, with what a later reader learnt of the content; evidence, damage and the sender's claim stay.
  package func revised(
    _ identification: Identification, named fileName: String?, isFolder: Bool = false,
    _ revision: ContentRevision
  ) -> Identification {
    var content = ContentAnswer(type: revision.type, isDecided: revision.isDecided)
    content.damage = identification.damage
    content.isDamagedBehindReading = identification.isDamagedBehindReading
    content.isIncomplete = identification.isIncomplete
    content.refuted = revision.refuted
    var verdict = Verdict(
      name: isFolder ? folderNames(fileName) : names(fileName), claimedType: identification.claimedType,
      content: content, contentWasRead: true)
    var result = verdict.identification()
    result.isSoundAlone = identification.isSoundAlone
    result.verification = identification.verification
    result.evidence = identification.evidence
    result.isolation = identification.isolation
    if options.keepsEvidence {
      result.evidence.append(
        Evidence(.structure, revision.type, seen: revision.seen, reason: revision.because))
      result.reason = verdict.because?.description
    }
    return result
  }

  private func folderNames(_ fileName: String?) -> NameEvidence? {
    guard options.basis != .content, let fileName else { return nil }
    let names = NameEvidence(fileName: fileName, isDirectory: true, registry: options.registry)
    return names.types.isEmpty ? nil : names
  }
}
