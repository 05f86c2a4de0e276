internal import ByteSources
internal import Formats
internal import UniformTypes

// Checking whether an identified file is complete, or starts as a run of one repeated byte.
extension FileIdentifier {
  private static let endBudget = ReadBudget(
    bytes: 64 << 20, reads: 65_536, steps: 1_000_000, inflated: 16 << 20)
  private static let nearBudget = ReadBudget(
    bytes: 32 << 20, reads: 8192, steps: 131_072, inflated: 16 << 20)
  private static let briefBudget = ReadBudget(bytes: 16 << 20, reads: 1024, steps: 65_536)

  /// Checks whether the content is complete, and records damage in `content`.
  ///
  /// The reader still has the head. Earlier damage is kept. A brief check returns a result only for damage.
  /// `tail` is set to the parts after a picture.
  func checkCompleteness(
    of source: any ByteSource, _ identification: Identification, _ content: inout ContentAnswer?,
    _ finding: ContentFinding?, _ evidence: inout [Evidence], _ tail: inout PictureTail?
  ) throws(IdentificationError) -> FileEnd? {
    let isBrief = options.ends.isBrief
    if isBrief, content?.damage != nil { return nil }
    guard let byteCount = source.byteCount else {
      return isBrief ? nil : FileEnd(checked: "nothing: how many bytes there are is not known")
    }
    guard let type = checkedType(identification, content, finding) else {
      return isBrief ? nil : FileEnd(checked: "nothing: the format is not known")
    }
    guard let rule = formats.endingRow(for: type, reader.head)?.completeness,
      rule.isCheap || !isBrief || options.ends.samplesData && rule.runCheck != nil
    else {
      return isBrief ? nil : FileEnd(checked: "nothing: where files of this type end is not known")
    }
    let seen: (result: Completeness, filling: InvalidRun?)
    do throws(ReadFailure) {
      let file = CompletenessReader(
        source: source, reader: reader, finding: finding, byteCount: byteCount, isBrief: isBrief)
      let budget = isBrief ? Self.briefBudget : Self.endBudget
      seen = try reader.spending(budget) { () throws(ReadFailure) in try check(rule, file) }
    } catch {
      if case .source = error { throw IdentificationError(error) }
      return isBrief ? nil : FileEnd(checked: "nothing: the end could not be read")
    }
    let (result, filling) = seen
    tail = result.tail
    if isBrief, result.outcome != .truncated, filling == nil { return nil }
    if content?.damage == nil {
      if filling != nil {
        content?.damage = .hollow
      } else if result.outcome == .truncated {
        content?.damage = .truncated
      }
      let isDamaged = content?.damage != nil
      content?.isDamagedOnlyAtEnd = isDamaged
    }
    if options.keepsEvidence {
      evidence.append(
        Evidence(.structure, type, seen: result.checked, reason: rule.because.description))
      if let filling {
        evidence.append(
          Evidence(
            .structure, type, range: filling.run.range, seen: filling.run.phrase,
            reason: "where \(filling.because)"))
      }
    }
    return FileEnd(result, filling, byteCount: byteCount, damage: content?.damage)
  }

  /// Returns the result of a check, and a run of one byte where the format cannot have it.
  private func check(
    _ rule: FileFormat.CompletenessCheck, _ file: CompletenessReader
  ) throws(ReadFailure) -> (result: Completeness, filling: InvalidRun?) {
    var result = Completeness.unknown("the data")
    if rule.isCheap || !file.isBrief { result = try Self.finding(rule, file) }
    if result.outcome == .truncated {
      let run = try file.filledTail(result)
      return (result, run.map { InvalidRun(run: $0, because: "data are missing") })
    }
    guard options.ends.samplesData, let runCheck = rule.runCheck else { return (result, nil) }
    do throws(ReadFailure) {
      // A suspicion justifies more reads.
      let filling = try reader.spending(file.isBrief ? Self.nearBudget : Self.endBudget) {
        () throws(ReadFailure) -> InvalidRun? in
        let end = max(0, result.outcome == .whole ? result.end ?? file.byteCount : file.byteCount)
        return try file.invalidRun(
          in: result.codedRange ?? 0..<end, upTo: end, scansAll: options.ends == .whole, runCheck)
      }
      return (result, filling)
    } catch {
      if case .source = error { throw error }
      return (result, nil)
    }
  }

  /// Returns the type whose check applies: for text, that of the verdict.
  private func checkedType(
    _ identification: Identification, _ content: ContentAnswer?, _ finding: ContentFinding?
  ) -> UTType? {
    guard let content else { return nil }
    return content.isGenericText ? identification.type : finding?.type ?? content.type
  }

  /// Converts read failures: missing bytes mean truncation, contradictions mean unknown.
  private static func finding(_ rule: FileFormat.CompletenessCheck, _ reader: CompletenessReader)
    throws(ReadFailure)
    -> Completeness
  {
    do { return try rule.read(reader) } catch {
      switch error {
      case .endOfData: return .truncated("the structure as far as it goes")
      case .malformed: return .unknown("a structure that contradicts itself")
      case .budget: return .unknown("more parts than are looked through")
      case .source: throw error
      }
    }
  }

  /// Returns the run of one repeated byte at the start of a file whose name promises other content; nil if
  /// none.
  ///
  /// Streams of frames may begin with anything: their end and each quarter are checked too.
  func repeatedByteRun(
    _ content: ContentAnswer?, _ identification: Identification
  ) throws(IdentificationError) -> RepeatedByteRun? {
    let type = identification.type
    let isStream: Bool
    // Checked first: few names are contradicted or stand alone.
    switch identification.agreement {
    case .mismatch: isStream = false
    case .nameOnly: isStream = OptionalSignatureTypes.areFrames(type)
    default: return nil
    }
    let head = reader.head
    guard content?.isGenericText ?? true, let byte = head.filling, head.count >= BinaryBytes.minimumCount,
      // A short run of one letter was typed by a person.
      BinaryBytes.isNonText(byte) || head.count >= RepeatedByteRun.minimumLength
    else { return nil }
    if identification.agreement == .nameOnly, !isStream {
      guard AgreementRule.isText(type), ExclusiveNames.contains(type) else { return nil }
    }
    // An archive without members is blocks of zeros alone (POSIX, pax, "ustar Interchange Format").
    if byte == 0, identification.nameType?.conforms(to: .tarArchive) == true { return nil }
    if isStream, try !isFilled(with: byte) { return nil }
    return RepeatedByteRun(range: 0..<Int64(head.count), byte: byte)
  }

  private func isFilled(with byte: UInt8) throws(IdentificationError) -> Bool {
    guard let byteCount = reader.byteCount else { return false }
    do throws(ReadFailure) {
      var index = 0
      while let range = CompletenessReader.sample(index, in: 0..<byteCount) {
        index += 1
        if range.upperBound > Int64(reader.head.count),
          try reader.available(at: range.lowerBound, upTo: range.count).filling != byte
        {
          return false
        }
      }
      return true
    } catch {
      if case .source = error { throw IdentificationError(error) }
      return false
    }
  }
}

extension FileEnd {
  /// Creates a result from a check; nothing trails a truncated file.
  init(_ result: Completeness, _ filling: InvalidRun?, byteCount: Int64, damage: ContentDamage?) {
    self.init(checked: filling.map { "\(result.checked); \($0.run.phrase)" } ?? result.checked)
    guard let end = result.end, end >= 0 else { return }
    if result.outcome == .truncated, end > byteCount { missingBytes = end - byteCount }
    if result.outcome == .whole, end <= byteCount, damage != .truncated { trailingBytes = byteCount - end }
  }
}
