/// The features that one text shows, counted in a single pass.
package struct FeatureTally {
  /// A feature's number, how often it was seen, as far as is counted, and where in the text first.
  package struct Sighting: Equatable, Sendable {
    package var feature: Int
    package var count: Int
    package var offset: Int32
  }

  /// What was seen up to a place from which reading goes on when more of the text is there.
  package struct Pause {
    fileprivate var place: Int
    fileprivate var tally: FeatureTally
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
    var none: Pause?
    self.init(index, of: bytes, from: &none, pauses: false)
  }

  /// Reads a text from where an earlier reading of its beginning paused; one that `pauses` leaves in `pause` where the
  /// next may go on, or nothing where what follows could change how the beginning is read.
  package init(
    _ index: FeatureIndex, of bytes: UnsafeRawBufferPointer, from pause: inout Pause?, pauses: Bool
  ) {
    let start = pause?.place ?? 0
    if let pause { self = pause.tally } else { self.init() }
    pause = nil
    var pausePlace = pauses ? Self.pausePlace(in: bytes) : .max
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: index.featureLimit) { hits in
      hits.initialize(repeating: 0)
      for sighting in sightings { hits[sighting.feature] = UInt8(truncatingIfNeeded: sighting.count) }
      var tokens = SourceTokens(bytes, from: start)
      while true {
        if tokens.position >= pausePlace {
          if tokens.position == pausePlace { pause = Pause(place: pausePlace, tally: counted(hits)) }
          pausePlace = .max
        }
        guard let piece = tokens.nextPiece() else { break }
        guard piece.tokens.count > 0 else { continue }
        let isCode = countFeatures(of: piece, index, hits)
        weigh(piece, isCode)
      }
      self = counted(hits)
    }
  }

  private init() {}

  /// The tally with the counts that stand in `hits`.
  private func counted(_ hits: UnsafeMutableBufferPointer<UInt8>) -> FeatureTally {
    var result = self
    for position in sightings.indices {
      result.sightings[position].count = Int(hits[sightings[position].feature])
    }
    return result
  }

  /// Where the last line begins that has any byte: what stands before it is read the same whatever follows, unless a
  /// comment goes on, which ends elsewhere, or a string over the line's end, which only a backslash there allows.
  private static func pausePlace(in bytes: UnsafeRawBufferPointer) -> Int {
    var end = bytes.count - 2
    while end > 0 {
      if bytes[end] == 0x0A, bytes[end - 1] != 0x5C { return end + 1 }
      end -= 1
    }
    return .max
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
      let here = place.union(always)
      place = place.nextPosition
      let isMark = token.pointee.kind == .mark
      // Most words lead nowhere.
      if !isMark, !index.mayHold(token.pointee.hashes.folded) { continue }
      let surroundings = piece.surroundings(of: token, here)
      guard
        let entry = isMark
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
