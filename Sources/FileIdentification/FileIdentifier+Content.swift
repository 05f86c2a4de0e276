internal import ByteReading
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
    let encoding =
      finding?.isDecided == true ? nil : PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole)
    // A sentence that begins with another format's short mark: "ID3 is a decision tree".
    if let open = finding, open.range.lowerBound == 0, encoding == .ascii || encoding == .utf8,
      !open.type.isWrittenAsText
    {
      finding = nil
    }
    if let finding {
      let type = options.registry.nearest(finding.type)
      answer = ContentAnswer(
        type: type, isDecided: finding.isDecided, damage: finding.damage?.rawValue,
        isIncomplete: finding.isIncomplete)
      if options.keepsEvidence { evidence.append(Evidence(finding)) }
      if finding.isDecided { return answer }
    } else if let encoding {
      answer = ContentAnswer(type: .plainText, isDecided: false, isMereText: true)
      if options.keepsEvidence {
        evidence.append(
          Evidence(
            .structure, .plainText, range: 0..<Int64(reader.head.count), seen: "\(encoding.rawValue) text",
            reason: "no byte that text cannot have"))
      }
    }
    // Text that a name explains needs no second opinion: libmagic's guesses at languages are weaker than names.
    if answer?.isMereText == true,
      names?.types.contains(where: { $0.conforms(to: .text) || $0.isCarried(by: .text) }) == true
    {
      return answer
    }
    return try secondOpinion(after: answer, descriptor: descriptor, &evidence)
  }

  private func secondOpinion(
    after answer: ContentAnswer?, descriptor: Int32?, _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> ContentAnswer? {
    guard let words = try magic.answer(reader, descriptor: descriptor) else {
      if options.keepsEvidence {
        evidence.append(Evidence(.libmagic, .data, seen: "unavailable", reason: MagicWitness.absence))
      }
      return answer
    }
    let type = options.registry.type(libmagicAnswer: words) ?? .data
    if options.keepsEvidence { evidence.append(Evidence(libmagicAnswer: words, options.registry)) }
    // `application/octet-stream` is libmagic's way to say nothing.
    if type == .data || type == .item { return answer }
    let opinion = ContentAnswer(type: type, isDecided: false, isMereText: type == .plainText || type == .text)
    guard var answer else { return opinion }
    // What our readers left open, libmagic may narrow down, or name among kinds of text; it may not move it elsewhere.
    let narrows = type.conforms(to: answer.type) || type.isCarried(by: answer.type)
    let namesText = answer.type.conforms(to: .text) && type.conforms(to: .text)
    if narrows || namesText, !opinion.isMereText || answer.isMereText {
      answer.type = type
      answer.isMereText = opinion.isMereText
    }
    return answer
  }
}

extension Evidence {
  init(_ finding: ContentFinding) {
    let seen = finding.details.isEmpty ? finding.rule.description : finding.details
    self.init(
      finding.witness == .signature ? .signature : .structure, finding.type, range: finding.range, seen: seen,
      reason: finding.because.description)
  }
}

extension UTType {
  /// Whether its bytes can be text.
  fileprivate var isWrittenAsText: Bool {
    conforms(to: .text) || isCarried(by: .text) || isCarried(by: .plainText)
  }
}
