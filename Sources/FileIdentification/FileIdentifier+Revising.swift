package import UniformTypes

/// A later reader's result for a content that was already identified.
package struct ContentRevision: Sendable {
  /// The type of the content.
  package var type: UTType
  /// True if the reader leaves no other type.
  package var isDecided: Bool
  /// A type that, with its subtypes, the content was searched for without success.
  package var refuted: UTType?
  /// The observation, and why it means the type.
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
  /// Returns a new verdict with a later reader's result; evidence, damage and claim stay.
  package func revised(
    _ identification: Identification, named fileName: String?, isFolder: Bool = false,
    _ revision: ContentRevision
  ) -> Identification {
    var content = ContentAnswer(type: revision.type, isDecided: revision.isDecided)
    content.damage = identification.damage
    content.isDamagedOnlyAtEnd = identification.isDamagedOnlyAtEnd
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
