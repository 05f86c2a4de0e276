internal import UniformTypes

extension FileIdentifier {
  /// Holds libmagic's answer against what the content was found to be; keeps its words when they contradict.
  func verify(_ result: inout Identification, descriptor: Int32?) throws(IdentificationError) {
    guard !WhiteSpace.fills(reader), let words = try magic.answer(reader, descriptor: descriptor) else {
      return
    }
    let comparison = MagicComparison(
      result.contentType ?? result.type, answer: words, registry: options.registry)
    result.verification = comparison
    let isKept = result.evidence.contains { $0.source == .libmagic }
    if comparison.outcome == .agrees && !options.keepsEvidence || isKept { return }
    result.evidence.append(Evidence(libmagicAnswer: words, of: magic, options.registry))
  }
}

extension Evidence {
  /// What libmagic said, and which libmagic.
  init(libmagicAnswer words: String, of magic: MagicSource, _ registry: TypeRegistry) {
    self.init(
      .libmagic, registry.type(libmagicAnswer: words) ?? .data, seen: words,
      reason: magic.name)
  }
}
