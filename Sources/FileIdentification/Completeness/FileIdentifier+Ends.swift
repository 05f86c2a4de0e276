internal import ByteSources
internal import Formats
internal import UniformTypes

extension FileIdentifier {
  private static let endBudget = ReadBudget(
    bytes: 64 << 20, reads: 65_536, steps: 1_000_000, inflated: 16 << 20)
  private static let nearBudget = ReadBudget(
    bytes: 32 << 20, reads: 8192, steps: 131_072, inflated: 16 << 20)
  private static let briefBudget = ReadBudget(bytes: 16 << 20, reads: 1024, steps: 65_536)

  /// Looks for the end that the content's format declares, and notes what is missing in `content`.
  ///
  /// The head that identification read is there still. Damage that was noticed before stays what it is. A brief
  /// examination says something where it found damage, and nothing else. `tail` gets what was walked behind a picture.
  func examineEnd(
    of source: any ByteSource, _ identification: Identification, _ content: inout ContentAnswer?,
    _ finding: ContentFinding?, _ evidence: inout [Evidence], _ tail: inout PictureTail?
  ) throws(IdentificationError) -> FileEnd? {
    let isBrief = options.ends.isBrief
    if isBrief, content?.damage != nil { return nil }
    guard let byteCount = source.byteCount else {
      return isBrief ? nil : FileEnd(checked: "nothing: how many bytes there are is not known")
    }
    guard let type = examinedType(identification, content, finding) else {
      return isBrief ? nil : FileEnd(checked: "nothing: the format is not known")
    }
    guard let rule = formats.endingRow(for: type, reader.head)?.ending,
      rule.isNear || !isBrief || options.ends.seesData && rule.forbids != nil
    else {
      return isBrief ? nil : FileEnd(checked: "nothing: where files of this type end is not known")
    }
    let seen: (found: EndFinding, filling: Filling?)
    do throws(ReadFailure) {
      let file = EndReader(
        source: source, reader: reader, finding: finding, byteCount: byteCount, isBrief: isBrief)
      let budget = isBrief ? Self.briefBudget : Self.endBudget
      seen = try reader.spending(budget) { () throws(ReadFailure) in try look(rule, file) }
    } catch {
      if case .source = error { throw IdentificationError(error) }
      return isBrief ? nil : FileEnd(checked: "nothing: the end could not be read")
    }
    let (found, filling) = seen
    tail = found.tail
    if isBrief, found.outcome != .truncated, filling == nil { return nil }
    if content?.damage == nil {
      if filling != nil {
        content?.damage = .hollow
      } else if found.outcome == .truncated {
        content?.damage = .truncated
      }
      let isDamaged = content?.damage != nil
      content?.isDamagedBehindReading = isDamaged
    }
    if options.keepsEvidence {
      evidence.append(
        Evidence(.structure, type, seen: found.checked, reason: rule.because.description))
      if let filling {
        evidence.append(
          Evidence(
            .structure, type, range: filling.run.range, seen: filling.run.words,
            reason: "where \(filling.because)"))
      }
    }
    return FileEnd(found, filling, byteCount: byteCount, damage: content?.damage)
  }

  /// The finding of a rule, and a run of one byte where the format has no place for it.
  private func look(
    _ rule: FileFormat.Ending, _ file: EndReader
  ) throws(ReadFailure) -> (found: EndFinding, filling: Filling?) {
    var found = EndFinding.unknown("the data")
    if rule.isNear || !file.isBrief { found = try Self.finding(rule, file) }
    if found.outcome == .truncated {
      let run = try file.hollowEnd(found)
      return (found, run.map { Filling(run: $0, because: "data are missing") })
    }
    guard options.ends.seesData, let forbids = rule.forbids else { return (found, nil) }
    do throws(ReadFailure) {
      // What looks wrong is worth more reads.
      let filling = try reader.spending(file.isBrief ? Self.nearBudget : Self.endBudget) {
        () throws(ReadFailure) -> Filling? in
        let end = max(0, found.outcome == .whole ? found.end ?? file.byteCount : file.byteCount)
        return try file.filling(
          in: found.coded ?? 0..<end, upTo: end, byAll: options.ends == .whole, forbids)
      }
      return (found, filling)
    } catch {
      if case .source = error { throw error }
      return (found, nil)
    }
  }

  /// What the bytes are for the rules of ends: of texts, what the verdict says that they are.
  private func examinedType(
    _ identification: Identification, _ content: ContentAnswer?, _ finding: ContentFinding?
  ) -> UTType? {
    guard let content else { return nil }
    return content.isGenericText ? identification.type : finding?.type ?? content.type
  }

  /// A structure that runs out of bytes is cut; one that contradicts itself says nothing of its end.
  private static func finding(_ rule: FileFormat.Ending, _ reader: EndReader) throws(ReadFailure)
    -> EndFinding
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
}

extension FileEnd {
  /// What a rule found in a file of `byteCount` bytes; of a file that is cut nothing trails.
  init(_ found: EndFinding, _ filling: Filling?, byteCount: Int64, damage: ContentDamage?) {
    self.init(checked: filling.map { "\(found.checked); \($0.run.words)" } ?? found.checked)
    guard let end = found.end, end >= 0 else { return }
    if found.outcome == .truncated, end > byteCount { missingBytes = end - byteCount }
    if found.outcome == .whole, end <= byteCount, damage != .truncated { trailingBytes = byteCount - end }
  }
}
