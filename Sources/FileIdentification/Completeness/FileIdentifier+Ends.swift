internal import ByteSources
internal import UniformTypes

extension FileIdentifier {
  /// Looks for the end that the content's format declares, and notes what is missing in `content`.
  ///
  /// Damage that was noticed before stays what it is.
  func examineEnd(
    of source: any ByteSource, _ content: inout ContentAnswer?, _ finding: ContentFinding?,
    _ evidence: inout [Evidence]
  ) throws(IdentificationError) -> FileEnd? {
    guard let byteCount = source.byteCount, let type = finding?.type ?? content?.type
    else { return nil }
    let rules = EndRule.rules(for: type)
    if rules.isEmpty { return nil }
    let rule: EndRule
    let found: EndFinding
    let isHollow: Bool
    do throws(ReadFailure) {
      try endReader.open(source, budget: ReadBudget(bytes: 64 << 20, reads: 65_536, steps: 1_000_000))
      defer { endReader.close() }
      let reader = EndReader(source: source, reader: endReader, finding: finding, byteCount: byteCount)
      guard let first = rules.first(where: { $0.accepts(endReader.head) }) else { return nil }
      rule = first
      found = try Self.finding(rule, reader)
      // What is shorter than it says is cut, whatever its last bytes are.
      let isShort = found.end.map { $0 > byteCount } ?? false
      isHollow = found.outcome == .truncated && !isShort ? try reader.isHollow() : false
    } catch {
      if case .source = error { throw IdentificationError(error) }
      return nil
    }
    if found.outcome == .truncated, content?.damage == nil {
      content?.damage = isHollow ? .hollow : .truncated
    }
    if options.keepsEvidence {
      evidence.append(
        Evidence(.structure, type, seen: found.checked, reason: rule.because.description))
    }
    return FileEnd(found, byteCount: byteCount, damage: content?.damage)
  }

  /// A structure that runs out of bytes is cut; one that contradicts itself says nothing of its end.
  private static func finding(_ rule: EndRule, _ reader: EndReader) throws(ReadFailure) -> EndFinding {
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
  init(_ found: EndFinding, byteCount: Int64, damage: ContentDamage?) {
    self.init(checked: found.checked)
    guard let end = found.end, end >= 0 else { return }
    if found.outcome == .truncated, end > byteCount { missingBytes = end - byteCount }
    if found.outcome == .whole, end <= byteCount, damage != .truncated { trailingBytes = byteCount - end }
  }
}
