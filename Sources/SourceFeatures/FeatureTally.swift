/// The features that one text shows, counted in a single pass.
package struct FeatureTally {
  /// A feature's number, and where in the text it was seen first.
  package struct Sighting: Equatable, Sendable {
    package var feature: Int
    package var offset: Int32
  }

  private let index: FeatureIndex
  private var hits: [UInt8]
  /// Every feature that was seen, in the order of the text.
  package private(set) var sightings: [Sighting] = []
  package private(set) var lines = 0
  private var proseLines = 0
  /// Lines that fence code off from the text around it, as Markdown does.
  package private(set) var fences = 0

  /// Seeing a feature more often changes nothing.
  private static let mostHits: UInt8 = 8

  package init(_ index: FeatureIndex) {
    self.index = index
    hits = [UInt8](repeating: 0, count: index.featureLimit)
  }

  /// How often a feature was seen, as far as is counted.
  package func count(of feature: Int) -> Int { Int(hits[feature]) }

  /// How much of the text is sentences, in per cent of the lines that say anything.
  package var proseShare: Int { proseLines * 100 / max(1, lines) }

  package mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var tokens = SourceTokens(bytes)
    while tokens.nextPiece() {
      guard tokens.count > 0 else { continue }
      let found = countFeatures(tokens)
      weigh(tokens, found)
    }
  }

  /// Counts the features of one piece, and says whether one of them tells that it is code.
  private mutating func countFeatures(_ tokens: SourceTokens) -> Bool {
    tokens.withPiece { piece in
      var found = false
      for position in piece.tokens.indices {
        guard let patterns = index.patterns(at: piece.tokens[position]), let first = patterns.baseAddress
        else { continue }
        var offset = 0
        while offset < patterns.count {
          let pattern = FeaturePattern(first + offset)
          offset &+= pattern.length
          guard let start = pattern.start(from: position, in: piece) else { continue }
          let feature = pattern.feature
          guard hits[feature] < Self.mostHits, pattern.matches(piece, from: start) else { continue }
          if hits[feature] == 0 {
            sightings.append(Sighting(feature: feature, offset: piece.tokens[start].offset))
          }
          hits[feature] += 1
          if pattern.tellsCode { found = true }
        }
      }
      return found
    }
  }

  private mutating func weigh(_ tokens: SourceTokens, _ found: Bool) {
    guard tokens.line[0].kind != .comment else { return }
    if tokens.beginsLine, tokens.count > 2, tokens.line[..<3].allSatisfy({ $0.mark == 0x60 }) { fences += 1 }
    lines += 1
    if found { return }
    // Five plain words in a row of little else are a sentence, or a part of one.
    if tokens.plainWords >= 5, tokens.codeMarks * 5 <= tokens.plainWords { proseLines += 1 }
  }
}
