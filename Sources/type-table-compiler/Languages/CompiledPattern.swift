import SourceFeatures

/// One way to read a feature, as it is written into the text of patterns.
struct CompiledPattern {
  /// What stands before the digit that tells whether another pattern follows, and behind it.
  private let before, after: String
  private let partCount: Int

  init(
    _ form: WrittenFeature.Form, of feature: WrittenFeature, _ number: Int, ignoresCase: Bool,
    _ surroundings: FeatureSurroundings
  ) {
    let parts = form.parts.map { Self.text(of: $0, ignoresCase: ignoresCase) }.joined()
    let unit = CompiledLanguages.patternUnit
    let length = (CompiledLanguages.patternParts + parts.utf8.count + unit - 1) / unit
    var key = form.key
    if ignoresCase { key |= Int(CompiledLanguages.ignoresCaseBit) }
    if feature.weight >= CompiledLanguages.codeWeight { key |= Int(CompiledLanguages.tellsCodeBit) }
    let presence = Self.presence(of: form)
    before =
      digits(ofBits: surroundings.needed.rawValue)
      + digits(Int(presence.0), width: 1) + digits(Int(presence.1), width: 1) + digits(key, width: 1)
      + digits(length, width: 1)
    let padding = length * unit - CompiledLanguages.patternParts - parts.utf8.count
    after =
      digits(number, width: CompiledLanguages.featureWidth) + parts + String(repeating: "0", count: padding)
    partCount = form.parts.count
  }

  func text(isLast: Bool) -> String {
    before + digits(partCount - 1 | (isLast ? Int(CompiledLanguages.lastBit) : 0), width: 1) + after
  }

  /// The numbers of the two rarest that must be on a line besides what the pattern is looked up by.
  private static func presence(of form: WrittenFeature.Form) -> (UInt8, UInt8) {
    let rarestFirst = form.parts.indices.filter { $0 != form.key }.map { form.parts[$0].element }
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

  private static func text(of part: WrittenFeature.Part, ignoresCase: Bool) -> String {
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
