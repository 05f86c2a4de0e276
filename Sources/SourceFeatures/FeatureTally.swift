/// Counts the features of programming languages in one text, in one pass.
package struct FeatureTally {
  /// A feature with its count, up to a limit, and the offset of its first match.
  package struct Sighting: Equatable, Sendable {
    package var feature: Int
    package var count: Int
    package var offset: Int32
  }

  /// The state at an offset from which counting continues when more text is there.
  package struct Checkpoint {
    fileprivate var offset: Int
    fileprivate var tally: FeatureTally
  }

  /// The features in order of first occurrence.
  package private(set) var sightings: [Sighting] = []
  package private(set) var lines = 0
  private var proseLines = 0
  /// The number of code fences, as in Markdown.
  package private(set) var fences = 0

  /// The count limit of a feature.
  private static let maxHits: UInt8 = 8

  /// Counts the features of an index in a text.
  package init(_ index: FeatureIndex, of bytes: UnsafeRawBufferPointer) {
    var none: Checkpoint?
    self.init(index, of: bytes, from: &none, pauses: false)
  }

  /// Counts from the checkpoint of an earlier call.
  ///
  /// With `pauses`, sets `checkpoint` to where the next call can continue, or nil if later text could change
  /// how the beginning is read.
  package init(
    _ index: FeatureIndex, of bytes: UnsafeRawBufferPointer, from checkpoint: inout Checkpoint?, pauses: Bool
  ) {
    let start = checkpoint?.offset ?? 0
    if let checkpoint { self = checkpoint.tally } else { self.init() }
    checkpoint = nil
    var checkpointOffset = pauses ? Self.checkpointOffset(in: bytes) : .max
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: index.featureLimit) { hits in
      hits.initialize(repeating: 0)
      for sighting in sightings { hits[sighting.feature] = UInt8(truncatingIfNeeded: sighting.count) }
      var tokens = SourceTokens(bytes, from: start)
      while true {
        if tokens.position >= checkpointOffset {
          if tokens.position == checkpointOffset {
            checkpoint = Checkpoint(offset: checkpointOffset, tally: counted(hits))
          }
          checkpointOffset = .max
        }
        guard let segment = tokens.nextSegment() else { break }
        guard segment.tokens.count > 0 else { continue }
        let isCode = countFeatures(of: segment, index, hits)
        weigh(segment, isCode)
      }
      self = counted(hits)
    }
  }

  private init() {}

  /// Returns the tally with the counts in `hits`.
  private func counted(_ hits: UnsafeMutableBufferPointer<UInt8>) -> FeatureTally {
    var result = self
    for position in sightings.indices {
      result.sightings[position].count = Int(hits[sightings[position].feature])
    }
    return result
  }

  /// Returns the start of the last line.
  ///
  /// The text before is read the same whatever follows, except comments that continue, and strings continued
  /// by a backslash at the line end.
  private static func checkpointOffset(in bytes: UnsafeRawBufferPointer) -> Int {
    var end = bytes.count - 2
    while end > 0 {
      if bytes[end] == 0x0A, bytes[end - 1] != 0x5C { return end + 1 }
      end -= 1
    }
    return .max
  }

  /// The percentage of prose among the lines with tokens.
  package var proseShare: Int { proseLines * 100 / max(1, lines) }

  /// Counts the features of a segment; returns true if one of them means code.
  @inline(__always)
  private mutating func countFeatures(
    of segment: SourceTokens.Segment, _ index: FeatureIndex, _ hits: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let first = segment.tokens.baseAddress else { return false }
    var isCode = false
    let always: SourceTokens.TokenContext =
      segment.beginsLine && segment.indentation == 0 ? [.anything, .margin] : .anything
    var positionContext: SourceTokens.TokenContext = segment.beginsLine ? .firstPosition : []
    for position in 0..<segment.tokens.count {
      let token = first + position
      let here = positionContext.union(always)
      positionContext = positionContext.nextPosition
      let isMark = token.pointee.kind == .mark
      // Rejects most words.
      if !isMark, !index.mayContain(token.pointee.hashes.folded) { continue }
      let context = segment.context(of: token, here)
      guard
        let entry = isMark
          ? index.entry(ofMark: token.pointee.mark, in: context)
          : index.entry(ofWord: token.pointee.hashes.folded)
      else { continue }
      var sections = entry.sections.intersection(context).rawValue
      while sections != 0 {
        let section = sections & (0 &- sections)
        sections ^= section
        if countFeatures(from: entry.firstPattern(section), at: position, context, in: segment, hits) {
          isCode = true
        }
      }
    }
    return isCode
  }

  @inline(__always)
  private mutating func countFeatures(
    from first: FeaturePattern, at position: Int, _ context: SourceTokens.TokenContext,
    in segment: SourceTokens.Segment, _ hits: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    var isCode = false
    var next: FeaturePattern? = first
    while let pattern = next {
      next = pattern.next
      guard pattern.mayMatch(in: context, segment.presence) else { continue }
      let start = position &- pattern.key
      let feature = pattern.feature
      guard start >= 0, hits[feature] < Self.maxHits, pattern.matches(segment, from: start) else { continue }
      if hits[feature] == 0 {
        sightings.append(Sighting(feature: feature, count: 0, offset: segment.tokens[start].offset))
      }
      hits[feature] += 1
      if pattern.impliesCode { isCode = true }
    }
    return isCode
  }

  private mutating func weigh(_ segment: SourceTokens.Segment, _ isCode: Bool) {
    let tokens = segment.tokens
    guard tokens[0].kind != .comment else { return }
    if segment.beginsLine, tokens.count > 2, tokens[..<3].allSatisfy({ $0.mark == 0x60 }) { fences += 1 }
    lines += 1
    if isCode { return }
    // Five or more plain words with few marks are prose.
    if segment.plainWords >= 5, segment.codeMarks * 5 <= segment.plainWords { proseLines += 1 }
  }
}
