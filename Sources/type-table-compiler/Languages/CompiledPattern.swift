import SourceFeatures

/// A pattern that recognizes a language by one line, encoded as text in the layout of ``CompiledLanguages``.
///
/// It is one alternative of a ``FeatureDefinition``; `FeaturePattern` decodes it at run time.
struct CompiledPattern {
  /// The text before and after the digit that has the number of parts and marks the last pattern of a section.
  private let before, after: String
  private let partCount: Int

  init(
    _ alternative: FeatureDefinition.Alternative, of feature: FeatureDefinition, _ number: Int,
    ignoresCase: Bool, _ surroundings: FeatureSurroundings
  ) {
    let parts = alternative.parts.map { Self.text(of: $0, ignoresCase: ignoresCase) }.joined()
    let unit = CompiledLanguages.patternUnit
    let length = (CompiledLanguages.patternParts + parts.utf8.count + unit - 1) / unit
    var key = alternative.key
    if ignoresCase { key |= Int(CompiledLanguages.ignoresCaseBit) }
    if feature.weight >= CompiledLanguages.codeWeight { key |= Int(CompiledLanguages.impliesCodeBit) }
    let presence = Self.presence(of: alternative)
    before =
      digits(ofBits: surroundings.needed.rawValue)
      + digits(Int(presence.0), width: 1) + digits(Int(presence.1), width: 1) + digits(key, width: 1)
      + digits(length, width: 1)
    let padding = length * unit - CompiledLanguages.patternParts - parts.utf8.count
    after =
      digits(number, width: CompiledLanguages.featureWidth) + parts + String(repeating: "0", count: padding)
    partCount = alternative.parts.count
  }

  func text(isLast: Bool) -> String {
    before + digits(partCount - 1 | (isLast ? Int(CompiledLanguages.lastBit) : 0), width: 1) + after
  }

  /// Returns the presence bits of the two rarest tokens that a line must contain besides the key.
  private static func presence(of alternative: FeatureDefinition.Alternative) -> (UInt8, UInt8) {
    let rarestFirst = alternative.parts.indices.filter { $0 != alternative.key }.map {
      alternative.parts[$0].element
    }
    .sorted { TokenRarity.rarity(of: $0) > TokenRarity.rarity(of: $1) }
    let needed = rarestFirst.compactMap { element -> SourceTokens.Presence? in
      switch element {
      case .word(_, let folded): SourceTokens.Presence(ofWord: folded)
      case .mark(let mark): SourceTokens.Presence(ofMark: mark)
      case .number: .number
      case .string: .string
      case .name, .capitalName, .any, .gap, .end: nil
      }
    }
    let second = needed.dropFirst().first ?? .anything
    return (needed.first?.bit ?? second.bit, second.bit)
  }

  private static func text(of part: FeatureDefinition.Part, ignoresCase: Bool) -> String {
    func digit(_ kind: CompiledLanguages.Part) -> String {
      digits(Int(kind.rawValue | (part.isGlued ? CompiledLanguages.gluedBit : 0)), width: 1)
    }
    return switch part.element {
    case .word(let exact, let folded):
      digit(.word) + digits(ofHash: ignoresCase ? folded : exact)
    case .mark(let mark): digit(.mark) + digits(Int(mark), width: CompiledLanguages.partMarkWidth)
    case .name: digit(.name)
    case .capitalName: digit(.capitalName)
    case .number: digit(.number)
    case .string: digit(.string)
    case .any: digit(.any)
    case .gap: digit(.gap)
    case .end: digit(.end)
    }
  }
}

/// The required neighbours of the key token of a pattern; the rarest one determines the section of the pattern.
struct FeatureSurroundings {
  private(set) var needed: SourceTokens.TokenContext = []
  private(set) var section: SourceTokens.TokenContext = .anything
  private var rarity = 0

  init(of alternative: FeatureDefinition.Alternative, anchor: CompiledLanguages.Anchor) {
    let parts = alternative.parts
    if alternative.key > 0, let sign = Self.sign(of: parts[alternative.key - 1].element) {
      require(.init(behind: sign.signs), sign.rarity)
    }
    if alternative.key + 1 < parts.count, let sign = Self.sign(of: parts[alternative.key + 1].element) {
      require(.init(before: sign.signs), sign.rarity)
    }
    if anchor != .none { require(.init(position: alternative.key), 2) }
    if anchor == .margin { require(.margin, 0) }
  }

  private mutating func require(_ context: SourceTokens.TokenContext, _ rarity: Int) {
    needed.formUnion(context)
    if rarity > self.rarity { (section, self.rarity) = (context, rarity) }
  }

  /// Returns the property of tokens that an element requires, with its rarity; nil if any token matches.
  private static func sign(
    of element: FeatureDefinition.Element
  ) -> (signs: SourceTokens.Traits, rarity: Int)? {
    switch element {
    case .mark(let mark): (.init(ofMark: mark), 4)
    case .number: (.number, 4)
    case .string: (.string, 4)
    case .capitalName: (.capitalName, 3)
    case .end: (.end, 3)
    case .word, .name: (.name, 1)
    case .any, .gap: nil
    }
  }
}
