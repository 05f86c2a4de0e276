package import ByteSources
internal import UniformTypes

/// Identifies formats by signatures and structure readers.
package struct FormatDetector: Sendable {
  private let index: SignatureIndex
  private let signatureless: [SignaturelessReader]
  private let isText: @Sendable (UnsafeRawBufferPointer) -> Bool

  /// Creates a detector; `signatures` are in order, guards first, and `isText` tests whether a head is text only.
  package init(
    _ signatures: [[Signature]], withoutSignatures signatureless: [SignaturelessReader],
    isText: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool
  ) {
    index = SignatureIndex(signatures)
    (self.signatureless, self.isText) = (signatureless, isText)
  }

  /// Returns the finding for the open source of `reader`; nil if no signature or reader matches.
  ///
  /// Errors: `ReadFailure.source` when the source fails. Truncation, contradictions and an exhausted budget are
  /// not errors: they are `damage` or `isIncomplete` of the finding.
  /// Complexity: a few requests of 4 KiB, bounded by the reader's budget.
  package func finding(in reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byte = reader.head[0] else { return nil }
    var undecided: ContentFinding?
    if let finding = try first(of: index.guards, reader, &undecided) { return finding }
    if let finding = try first(of: index.beginning(with: byte), reader, &undecided) { return finding }
    if let finding = try first(of: index.elsewhere, reader, &undecided) { return finding }
    // By index, see `Array.firstRow(where:)`.
    for row in signatureless.indices {
      if let finding = try attempt(signatureless[row].read, reader), finding.isDecided || undecided == nil {
        if finding.isDecided { return finding }
        undecided = finding
      }
    }
    return undecided
  }

  private func first(
    of probes: UnsafeBufferPointer<SignatureIndex.Probe>, _ reader: ByteReader,
    _ undecided: inout ContentFinding?
  ) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.buffer
    guard let start = head.baseAddress, var probe = probes.baseAddress else { return nil }
    let last = head.count - 8
    let end = probe + probes.count
    // In place, without copies: nearly all probes are only tested for a match.
    while probe < end {
      defer { probe += 1 }
      guard probe.pointee.mayMatch(start, last) else { continue }
      let match = probe.pointee.match(head)
      if match == .nothing { continue }
      if let finding = try test(index[probe.pointee], isMatched: match == .whole, reader, &undecided) {
        return finding
      }
    }
    return nil
  }

  /// Returns a decided finding, which ends the search; stores the first undecided one in `undecided`.
  private func test(
    _ signature: Signature, isMatched: Bool, _ reader: ByteReader, _ undecided: inout ContentFinding?
  ) throws(ReadFailure) -> ContentFinding? {
    guard isMatched || signature.pattern.matches(reader.head) else { return nil }
    let finding: ContentFinding?
    switch signature.outcome {
    case .decides(let type):
      finding = ContentFinding(
        type, by: .signature, range: signature.pattern.range, rule: signature.name, because: signature.because
      )
    case .suggests(let type):
      finding = ContentFinding(
        type, by: .signature, decided: false, range: signature.pattern.range, rule: signature.name,
        because: signature.because)
    case .reads(let type, let read):
      finding = try attempt(read, reader, fallback: (type, signature))
    }
    guard var finding else { return nil }
    if finding.isDecided {
      guard signature.isChance(in: reader.head, isText) else { return finding }
      // A short head may be a truncated file.
      if reader.head.count >= Signature.leastSentence { return nil }
      finding = finding.undecided
    }
    if undecided == nil { undecided = finding }
    return nil
  }

  private func attempt(
    _ read: StructureReader, _ reader: ByteReader, fallback: (type: DeclaredType, signature: Signature)? = nil
  ) throws(ReadFailure) -> ContentFinding? {
    var damage: ContentDamage?
    var incomplete = false
    do { return try read(reader) } catch {
      if error == .budget { incomplete = true } else { damage = try error.damage() }
    }
    guard let fallback else { return nil }
    return ContentFinding(
      fallback.type, by: .signature, decided: false, range: fallback.signature.pattern.range,
      rule: fallback.signature.name, because: fallback.signature.because, damage: damage,
      isIncomplete: incomplete)
  }
}
