package import ByteSources
internal import UniformTypes

/// The signatures and the readers of structures, as they are asked about one file after another.
package struct FormatReader: Sendable {
  private let index: SignatureIndex
  private let late: [LateReader]
  private let isText: @Sendable (UnsafeRawBufferPointer) -> Bool

  /// `signatures` in the order in which they are asked, guards first; `isText` tells whether all bytes of a head are text.
  package init(
    _ signatures: [[Signature]], late: [LateReader],
    isText: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool
  ) {
    index = SignatureIndex(signatures)
    (self.late, self.isText) = (late, isText)
  }

  /// Asks the signatures and the structure readers about the source that `reader` has open.
  ///
  /// Returns nil when neither knows the bytes: not "no type", only "ask somebody else".
  ///
  /// Errors: `ReadFailure.source` when the source fails. Truncation, contradictions and an exhausted budget are
  /// not errors: they are `damage` or `isIncomplete` of the finding.
  /// Complexity: a few requests of 4 KiB, bounded by the reader's budget whatever the bytes say.
  package func finding(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byte = reader.head[0] else { return nil }
    var open: ContentFinding?
    if let finding = try first(of: index.guards, reader, &open) { return finding }
    if let finding = try first(of: index.beginning(with: byte), reader, &open) { return finding }
    if let finding = try first(of: index.elsewhere, reader, &open) { return finding }
    // By position: a copy of each row would count references.
    for position in late.indices {
      if let finding = try attempt(late[position].read, reader), finding.isDecided || open == nil {
        if finding.isDecided { return finding }
        open = finding
      }
    }
    return open
  }

  private func first(
    of probes: UnsafeBufferPointer<SignatureIndex.Probe>, _ reader: ByteReader, _ open: inout ContentFinding?
  ) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.buffer
    guard let start = head.baseAddress, var probe = probes.baseAddress else { return nil }
    let last = head.count - 8
    let end = probe + probes.count
    // Where they lie: of nearly all of them no more is looked at than whether they match.
    while probe < end {
      defer { probe += 1 }
      guard probe.pointee.mayMatch(start, last) else { continue }
      let match = probe.pointee.match(head)
      if match == .nothing { continue }
      if let finding = try ask(index[probe.pointee], isMatched: match == .whole, reader, &open) {
        return finding
      }
    }
    return nil
  }

  /// A decided finding ends the search; an open one is kept while later rows may still decide.
  private func ask(
    _ signature: Signature, isMatched: Bool, _ reader: ByteReader, _ open: inout ContentFinding?
  ) throws(ReadFailure) -> ContentFinding? {
    guard isMatched || signature.pattern.matches(reader.head) else { return nil }
    let finding: ContentFinding?
    switch signature.outcome {
    case .decides(let type):
      finding = ContentFinding(
        type, by: .signature, range: signature.pattern.range, rule: signature.name, because: signature.because
      )
    case .asks(let type):
      finding = ContentFinding(
        type, by: .signature, decided: false, range: signature.pattern.range, rule: signature.name,
        because: signature.because)
    case .reads(let type, let read):
      finding = try attempt(read, reader, fallback: (type, signature))
    }
    guard var finding else { return nil }
    if finding.isDecided {
      guard signature.isChance(in: reader.head, isText) else { return finding }
      // So little may be a file that was cut there.
      if reader.head.count >= Signature.leastSentence { return nil }
      finding = finding.leftOpen
    }
    if open == nil { open = finding }
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
