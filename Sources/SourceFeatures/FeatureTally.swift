/// The features that one text shows, counted in a single pass.
package struct FeatureTally {
  /// A feature's number, how often it was seen, as far as is counted, and where in the text first.
  package struct Sighting: Equatable, Sendable {
    package var feature: Int
    package var count: Int
    package var offset: Int32
  }

  /// Every feature that was seen, in the order of the text.
  package private(set) var sightings: [Sighting] = []
  package private(set) var lines = 0
  private var proseLines = 0
  /// Lines that fence code off from the text around it, as Markdown does.
  package private(set) var fences = 0

  /// Seeing a feature more often changes nothing.
  private static let mostHits: UInt8 = 8

  /// Reads a text for the features of an index.
  package init(_ index: FeatureIndex, of bytes: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: index.featureLimit) { hits in
      hits.initialize(repeating: 0)
      var tokens = SourceTokens(bytes)
      while let piece = tokens.nextPiece() {
        guard piece.tokens.count > 0 else { continue }
        let isCode = countFeatures(of: piece, index, hits)
        weigh(piece, isCode)
      }
      for position in sightings.indices {
        sightings[position].count = Int(hits[sightings[position].feature])
      }
    }
  }

  /// How much of the text is sentences, in per cent of the lines that say anything.
  package var proseShare: Int { proseLines * 100 / max(1, lines) }

  /// Counts the features of one piece, and says whether one of them tells that it is code.
  @inline(__always)
  private mutating func countFeatures(
    of piece: SourceTokens.Piece, _ index: FeatureIndex, _ hits: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let first = piece.tokens.baseAddress else { return false }
    var isCode = false
    let always: SourceTokens.Surroundings =
      piece.beginsLine && piece.indentation == 0 ? [.anything, .margin] : .anything
    var place: SourceTokens.Surroundings = piece.beginsLine ? .firstPosition : []
    for position in 0..<piece.tokens.count {
      let token = first + position
      let surroundings = piece.surroundings(of: token, place.union(always))
      place = place.nextPosition
      guard
        let entry = token.pointee.kind == .mark
          ? index.entry(ofMark: token.pointee.mark, in: surroundings)
          : index.entry(ofWord: token.pointee.hashes.folded)
      else { continue }
      var sections = entry.sections.intersection(surroundings).rawValue
      while sections != 0 {
        let section = sections & (0 &- sections)
        sections ^= section
        if countFeatures(from: entry.firstPattern(section), at: position, surroundings, in: piece, hits) {
          isCode = true
        }
      }
    }
    return isCode
  }

  @inline(__always)
  private mutating func countFeatures(
    from first: FeaturePattern, at position: Int, _ surroundings: SourceTokens.Surroundings,
    in piece: SourceTokens.Piece, _ hits: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    var isCode = false
    var next: FeaturePattern? = first
    while let pattern = next {
      next = pattern.next
      guard pattern.mayStand(in: surroundings, piece.presence) else { continue }
      let start = position &- pattern.key
      let feature = pattern.feature
      guard start >= 0, hits[feature] < Self.mostHits, pattern.matches(piece, from: start) else { continue }
      if hits[feature] == 0 {
        sightings.append(Sighting(feature: feature, count: 0, offset: piece.tokens[start].offset))
      }
      hits[feature] += 1
      if pattern.tellsCode { isCode = true }
    }
    return isCode
  }

  private mutating func weigh(_ piece: SourceTokens.Piece, _ isCode: Bool) {
    let tokens = piece.tokens
    guard tokens[0].kind != .comment else { return }
    if piece.beginsLine, tokens.count > 2, tokens[..<3].allSatisfy({ $0.mark == 0x60 }) { fences += 1 }
    lines += 1
    if isCode { return }
    // Five plain words in a row of little else are a sentence, or a part of one.
    if piece.plainWords >= 5, piece.codeMarks * 5 <= piece.plainWords { proseLines += 1 }
  }
}
