internal import ByteSources
internal import UniformTypes

extension FileIdentifier {
  /// What the bytes say: our own readers first, libmagic about what they leave open.
  func content(
    named names: NameEvidence?, descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> ContentAnswer? {
    var answer: ContentAnswer?
    var finding: ContentFinding?
    do { finding = try ContentFinding(reading: reader) } catch .source(let error) {
      throw IdentificationError(.source(error))
    } catch {
      // The readers keep damage and spent budgets in their findings; only a source's failure ends the work.
    }
    // A byte-order mark is a frame's sync word too: where characters follow it, it is a mark.
    let isMarked = reader.head.matches([0xFF, 0xFE]) || reader.head.matches([0xFE, 0xFF])
    if let found = finding, isMarked, !found.type.conforms(to: .text), !found.type.isCarried(by: .text),
      WideText.isMarkedText(reader.head)
    {
      finding = nil
    }
    if let open = finding, isSentence(open) { finding = nil }
    if let finding {
      let type = options.registry.nearest(finding.type)
      answer = ContentAnswer(
        type: type, isDecided: finding.isDecided, damage: finding.damage?.rawValue,
        isIncomplete: finding.isIncomplete)
      if options.keepsEvidence { evidence.append(Evidence(finding)) }
      if finding.isDecided || !type.conforms(to: .text) { return try finish(answer, descriptor, &evidence) }
    }
    guard let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) else {
      return try finish(answer, descriptor, &evidence)
    }
    if answer == nil {
      answer = ContentAnswer(type: .plainText, isDecided: false, isGenericText: true)
      if options.keepsEvidence {
        evidence.append(
          Evidence(
            .structure, .plainText, range: 0..<Int64(reader.head.count), seen: "\(encoding.rawValue) text",
            reason: "no byte that text cannot have"))
      }
    }
    if names?.leavesChoice ?? true { try addGuess(encoding, names, &answer, &evidence) }
    // Text that a name or its own words explain needs no second opinion: libmagic's guesses at languages are weaker.
    if answer?.guess != nil || names?.saysText == true { return answer }
    // In text that shows our readers nothing, libmagic finds more by chance than by marks, at a quarter of all time.
    if answer?.isGenericText == true, encoding == .ascii || encoding == .utf8 { return answer }
    return try finish(answer, descriptor, &evidence)
  }

  /// Whether text only happens to begin with another format's short mark: "ID3 is a decision tree".
  private func isSentence(_ finding: ContentFinding) -> Bool {
    guard !finding.isDecided, finding.range.lowerBound == 0 else { return false }
    let type = finding.type
    if type.conforms(to: .text) || type.isCarried(by: .text) || type.isCarried(by: .plainText) {
      return false
    }
    let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole)
    return encoding == .ascii || encoding == .utf8
  }

  /// Asks libmagic unless our own readers settled the matter.
  private func finish(
    _ answer: ContentAnswer?, _ descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> ContentAnswer? {
    if let answer, answer.isDecided { return answer }
    return try secondOpinion(after: answer, descriptor: descriptor, &evidence)
  }

  private func addGuess(
    _ encoding: PlainText.Encoding, _ names: NameEvidence?, _ answer: inout ContentAnswer?,
    _ evidence: inout [Evidence]
  ) throws(IdentificationError) {
    let guess: TextGuess?
    do { guess = try TextReading.guess(reader, encoding) } catch { throw IdentificationError(error) }
    guard let guess else { return }
    if options.keepsEvidence {
      evidence.append(
        Evidence(
          .structure, options.registry.nearest(guess.type.type), range: guess.range, seen: guess.seen,
          reason: guess.because.description))
    }
    // What a reader left open keeps its place unless the words say more.
    guard answer?.isGenericText == true || guess.isStrong else { return }
    answer?.isGenericText = true
    answer?.guess = LanguageGuess(guess, options.registry)
  }

  private func secondOpinion(
    after answer: ContentAnswer?, descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> ContentAnswer? {
    guard let words = try magic.answer(reader, descriptor: descriptor) else {
      if options.keepsEvidence {
        evidence.append(Evidence(.libmagic, .data, seen: "unavailable", reason: MagicSource.absence))
      }
      return answer
    }
    var type = options.registry.type(libmagicAnswer: words) ?? .data
    if options.keepsEvidence { evidence.append(Evidence(libmagicAnswer: words, options.registry)) }
    // Of generic text, libmagic is trusted where it reads marks; its guesses by single words say no more than text.
    if answer?.isGenericText == true, !TrustedAnswers.contains(words) { type = .plainText }
    // `application/octet-stream` is libmagic's way to say nothing.
    if type == .data || type == .item { return answer }
    let opinion = ContentAnswer(
      type: type, isDecided: false, isGenericText: type == .plainText || type == .text)
    guard var answer else { return opinion }
    // What our readers left open, libmagic may narrow down, or name among kinds of text; it may not move it elsewhere.
    let narrows = type.conforms(to: answer.type) || type.isCarried(by: answer.type)
    let namesText = answer.type.conforms(to: .text) && type.conforms(to: .text)
    if narrows || namesText, !opinion.isGenericText || answer.isGenericText {
      answer.type = type
      answer.isGenericText = opinion.isGenericText
    }
    return answer
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
