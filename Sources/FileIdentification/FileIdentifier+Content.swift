internal import ByteSources
internal import Formats
internal import UniformTypes

// Identifying content by the package's own readers and libmagic.
extension FileIdentifier {
  /// The result of content identification.
  struct Content {
    var answer: ContentAnswer?
    var finding: ContentFinding?
    /// True if it is Unicode text and the result follows from the name alone.
    var isTextByName = false

    static let text = ContentAnswer(type: .plainText, isDecided: false, isGenericText: true)
  }

  /// Identifies the content by the steps of ``ContentRule``: own readers first, then libmagic.
  ///
  /// `own` is the finding of the package's own readers.
  func identifyContent(
    _ own: ContentFinding?, _ name: NameEvidenceCache.Entry, descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> Content {
    let names = name.names
    let state = ContentState(
      reader, names, own, options.registry, keepsEvidence: options.keepsEvidence)
    state.isNamed = name.nameClass != NameClass.none
    while true {
      if state.answer == nil, let finding = state.finding {
        state.answer = ContentAnswer(finding, options.registry)
      }
      let index = ContentRule.all.firstIndex { $0.when(state) } ?? ContentRule.all.count - 1
      let step = ContentRule.all[index].then
      if step != .dismissFinding, options.keepsEvidence, let finding = state.takeUnreportedFinding() {
        evidence.append(Evidence(finding))
      }
      switch step {
      case .dismissFinding: (state.finding, state.answer) = (nil, nil)
      case .treatAsText: treatAsText(state, &evidence)
      case .readWords: try readWords(state, &evidence)
      case .readByName: try readByName(state)
      case .settle:
        return Content(
          answer: state.answer, finding: state.finding,
          isTextByName: own == nil && !state.didReadWords && state.isUnicode
            && !state.nameMayMeanXML)
      case .askLibmagic:
        let answer = try answerByLibmagic(
          after: state.answer, named: names, descriptor: descriptor, &evidence)
        return Content(answer: answer, finding: state.finding)
      }
    }
  }

  func ownFinding() throws(IdentificationError) -> ContentFinding? {
    try finding(by: ContentFinding.detect)
  }

  private func finding(
    by read: (ByteReader) throws(ReadFailure) -> ContentFinding?
  ) throws(IdentificationError) -> ContentFinding? {
    do { return try read(reader) } catch .source(let error) {
      throw IdentificationError(.source(error))
    } catch {
      // Findings record damage and exhausted budgets; only a failing source is an error.
      return nil
    }
  }

  private func readByName(_ state: ContentState) throws(IdentificationError) {
    guard let named = state.readerForNamedType else { return }
    state.didReadByName = true
    state.finding = try finding(by: named.read)
  }

  private func treatAsText(_ state: ContentState, _ evidence: inout [Evidence]) {
    state.answer = Content.text
    if state.nameMayMeanXML {
      state.answer?.lacksElements = !state.reader.head.buffer.contains(UInt8(ascii: "<"))
    }
    guard options.keepsEvidence, let encoding = state.encoding else { return }
    evidence.append(
      Evidence(
        .structure, .plainText, range: 0..<Int64(reader.head.count), seen: "\(encoding.rawValue) text",
        reason: "no byte that text cannot have"))
  }

  private func readWords(
    _ state: ContentState, _ evidence: inout [Evidence]
  ) throws(IdentificationError) {
    state.didReadWords = true
    guard let encoding = state.encoding else { return }
    var guess = state.guessByExtension
    if guess == nil {
      var name = state.textName
      name.contenders = state.names?.languages ?? []
      do {
        guess = try TextDetector.guess(
          reader, encoding, named: name, explains: options.keepsEvidence)
      } catch {
        throw IdentificationError(error)
      }
    }
    guard let guess, !MarkupFragment.encloses(guess.type, in: state.finding) else { return }
    if options.keepsEvidence {
      evidence.append(
        Evidence(
          .structure, options.registry.nearest(guess.type.type), range: guess.range, seen: guess.seen,
          reason: guess.because.description))
    }
    // An undecided finding is replaced only by a strong guess.
    guard state.answer?.isGenericText == true || guess.isStrong else { return }
    state.answer?.isGenericText = true
    state.answer?.guess = LanguageGuess(guess, options.registry)
  }

  private func answerByLibmagic(
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
    let state = MagicAnswerRule.Situation(
      answer: answer, type: type, isTrusted: TrustedMagicAnswers.contains(words),
      isChance: WeakMagicAnswers.contains(words), isUnrelatedToName: names?.isUnrelated(to: type) ?? false,
      nameMeansOtherSubtype: answer.map { names?.narrows($0.type, otherwiseThan: type) ?? false } ?? false,
      isFilled: reader.head.filling.map(BinaryBytes.isNonText) ?? false)
    guard MagicAnswerRule.all.first(where: { $0.when(state) })?.then == true else { return answer }
    var result = answer ?? ContentAnswer(type: state.type, isDecided: false)
    result.type = state.type
    result.isGenericText = state.isPlainText
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

extension ReaderForNamedType {
  static func reader(for names: NameEvidence?) -> ReaderForNamedType? {
    guard let names, !names.isUninformative else { return nil }
    return all.first { row in names.types.contains(row.type.type) }
  }

  private static let all = FileFormat.all.compactMap(\.readerForNamedType)
}
