internal import ByteSources
internal import Formats
internal import UniformTypes

extension FileIdentifier {
  /// What the bytes of a file say.
  struct Content {
    var answer: ContentAnswer?
    var finding: ContentFinding?
    /// Whether it is Unicode text of which nothing else was asked: under such a name, any other would give the same.
    var isTextByName = false

    static let text = ContentAnswer(type: .plainText, isDecided: false, isGenericText: true)
  }

  /// What the bytes say, by ``ContentRule``'s order: our own readers first, libmagic about what they leave open.
  ///
  /// `own` is what our own readers found.
  func content(
    _ own: ContentFinding?, _ known: PlainNames.Known, descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> Content {
    let names = known.names
    let situation = ContentSituation(
      reader, names, own, options.registry, keepsEvidence: options.keepsEvidence)
    situation.isNamed = known.number != PlainNames.noName
    while true {
      if situation.answer == nil, let finding = situation.finding {
        situation.answer = ContentAnswer(finding, options.registry)
      }
      let position = ContentRule.all.firstIndex { $0.when(situation) } ?? ContentRule.all.count - 1
      let step = ContentRule.all[position].then
      if step != .dismissFinding, options.keepsEvidence, let finding = situation.unreported() {
        evidence.append(Evidence(finding))
      }
      switch step {
      case .dismissFinding: (situation.finding, situation.answer) = (nil, nil)
      case .callText: callText(situation, &evidence)
      case .readWords: try readWords(situation, &evidence)
      case .readByName: try readByName(situation)
      case .settle:
        return Content(
          answer: situation.answer, finding: situation.finding,
          isTextByName: own == nil && !situation.wordsWereRead && situation.isUnicode
            && !situation.nameMayMeanXML)
      case .askLibmagic:
        let answer = try secondOpinion(
          after: situation.answer, named: names, descriptor: descriptor, &evidence)
        return Content(answer: answer, finding: situation.finding)
      }
    }
  }

  func ownFinding() throws(IdentificationError) -> ContentFinding? {
    try finding(by: ContentFinding.reading)
  }

  private func finding(
    by read: (ByteReader) throws(ReadFailure) -> ContentFinding?
  ) throws(IdentificationError) -> ContentFinding? {
    do { return try read(reader) } catch .source(let error) {
      throw IdentificationError(.source(error))
    } catch {
      // The readers keep damage and spent budgets in their findings; only a source's failure ends the work.
      return nil
    }
  }

  private func readByName(_ situation: ContentSituation) throws(IdentificationError) {
    guard let named = situation.namedReader else { return }
    situation.wasReadByName = true
    situation.finding = try finding(by: named.read)
  }

  private func callText(_ situation: ContentSituation, _ evidence: inout [Evidence]) {
    situation.answer = Content.text
    if situation.nameMayMeanXML {
      situation.answer?.lacksElements = !situation.reader.head.buffer.contains(UInt8(ascii: "<"))
    }
    guard options.keepsEvidence, let encoding = situation.encoding else { return }
    evidence.append(
      Evidence(
        .structure, .plainText, range: 0..<Int64(reader.head.count), seen: "\(encoding.rawValue) text",
        reason: "no byte that text cannot have"))
  }

  private func readWords(
    _ situation: ContentSituation, _ evidence: inout [Evidence]
  ) throws(IdentificationError) {
    situation.wordsWereRead = true
    guard let encoding = situation.encoding else { return }
    var guess = situation.guessByExtension
    if guess == nil {
      var name = situation.nameOfText
      name.contenders = situation.names?.languages ?? []
      do {
        guess = try TextReading.guess(
          reader, encoding, named: name, explains: options.keepsEvidence)
      } catch {
        throw IdentificationError(error)
      }
    }
    guard let guess, !MarkupFragment.encloses(guess.type, in: situation.finding) else { return }
    if options.keepsEvidence {
      evidence.append(
        Evidence(
          .structure, options.registry.nearest(guess.type.type), range: guess.range, seen: guess.seen,
          reason: guess.because.description))
    }
    // What a reader left open keeps its place unless the words say more.
    guard situation.answer?.isGenericText == true || guess.isStrong else { return }
    situation.answer?.isGenericText = true
    situation.answer?.guess = LanguageGuess(guess, options.registry)
  }

  private func secondOpinion(
    after answer: ContentAnswer?, named names: NameEvidence?, descriptor: Int32?,
    _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> ContentAnswer? {
    if isEstimating { return answer }
    guard let words = try magic.answer(reader, descriptor: descriptor) else {
      if options.keepsEvidence {
        evidence.append(Evidence(.libmagic, .data, seen: "unavailable", reason: MagicSource.absence))
      }
      return answer
    }
    if options.keepsEvidence { evidence.append(Evidence(libmagicAnswer: words, of: magic, options.registry)) }
    let type = options.registry.type(libmagicAnswer: words) ?? .data
    let situation = OpinionRule.Situation(
      answer: answer, type: type, isTrusted: TrustedAnswers.contains(words),
      isChance: ChanceAnswers.contains(words), nameLacksIt: names?.lacks(type) ?? false,
      nameNarrowsOtherwise: answer.map { names?.narrows($0.type, otherwiseThan: type) ?? false } ?? false,
      isFilled: reader.head.filling.map(BinaryBytes.isNoText) ?? false)
    guard OpinionRule.all.first(where: { $0.when(situation) })?.then == true else { return answer }
    var result = answer ?? ContentAnswer(type: situation.type, isDecided: false)
    result.type = situation.type
    result.isGenericText = situation.saysTextOnly
    return result
  }
}

extension ContentAnswer {
  init(_ finding: ContentFinding, _ registry: TypeRegistry) {
    self.init(
      type: registry.nearest(finding.type), isDecided: finding.isDecided, damage: finding.damage,
      isIncomplete: finding.isIncomplete)
    facts = finding.facts
  }
}

extension Evidence {
  init(_ finding: ContentFinding) {
    let seen = finding.details.isEmpty ? finding.rule.description : finding.details
    self.init(
      finding.source == .signature ? .signature : .structure, finding.type, range: finding.range, seen: seen,
      reason: finding.because.description)
  }
}
