/// The answers for all subtypes of one photo or video, two bits each.
package struct SubtypeValues: Sendable {
  private var bits: UInt32 = 0

  /// Evaluates the rules; for each subtype, the first that holds decides.
  package init(_ metadata: borrowing MediaMetadata) {
    let defaults: MediumDefaults =
      switch metadata.medium {
      case nil: Self.forNone
      case .still: Self.forStill
      case .movie: Self.forMovie
      case .audio: Self.forAudio
      }
    bits = defaults.bits
    var undecided = defaults.undecided
    let missing = ~HeaderParts(of: metadata).rawValue
    // By index, see `Array.firstRow(where:)`.
    for index in defaults.rules.indices {
      let unknown = defaults.rules[index].unknown
      let needs = defaults.rules[index].needs
      guard undecided & unknown != 0, needs == 0 || needs & ~missing != 0,
        defaults.rules[index].when(metadata)
      else { continue }
      undecided &= ~unknown
      bits = defaults.rules[index].then.setAnswer(unknown, in: bits)
    }
  }

  /// The answers that follow from the medium alone, and the rules that remain to be evaluated.
  private struct MediumDefaults: Sendable {
    var bits: UInt32 = 0
    /// The subtypes without an answer yet.
    var undecided: UInt32 = 0
    var rules: [CompactRule] = []

    init(_ medium: MediaMetadata.Medium?) {
      for index in 0..<MediaSubtype.allCases.count { undecided |= 1 << UInt32(2 * index) }
      bits = undecided
      var reached: UInt32 = 0
      for rule in SubtypeRule.all {
        let unknown: UInt32 = 1 << UInt32(2 * rule.subtype.index)
        guard undecided & unknown != 0 else { continue }
        // An earlier rule of the subtype may decide otherwise.
        guard let ofMedium = rule.ofMedium, reached & unknown == 0 else {
          reached |= unknown
          rules.append(
            CompactRule(unknown: unknown, needs: rule.needs.rawValue, then: rule.then, when: rule.when))
          continue
        }
        guard ofMedium(medium) else { continue }
        undecided &= ~unknown
        bits = rule.then.setAnswer(unknown, in: bits)
      }
    }
  }

  private static let forNone = MediumDefaults(nil)
  private static let forStill = MediumDefaults(.still)
  private static let forMovie = MediumDefaults(.movie)
  private static let forAudio = MediumDefaults(.audio)

  /// A rule without its texts.
  private struct CompactRule: Sendable {
    /// The bit that means unknown for the subtype.
    var unknown: UInt32
    /// The bits of ``SubtypeRule/needs``.
    var needs: UInt32
    var then: Ternary
    var when: @Sendable (MediaMetadata) -> Bool
  }

  /// The subtypes with the answer yes, in the order of declaration.
  package var proven: [MediaSubtype] {
    if bits & 0xAAAA_AAAA == 0 { return [] }
    return MediaSubtype.allCases.filter { self[$0] == .yes }
  }

  package subscript(subtype: MediaSubtype) -> Ternary {
    switch bits >> UInt32(2 * subtype.index) & 3 {
    case 0: .no
    case 1: .unknown
    default: .yes
    }
  }
}

extension Ternary {
  /// Returns `bits` with this answer for the undecided subtype whose unknown bit is given.
  fileprivate func setAnswer(_ unknown: UInt32, in bits: UInt32) -> UInt32 {
    switch self {
    case .no: bits & ~unknown
    case .unknown: bits
    case .yes: bits ^ (unknown | unknown << 1)
    }
  }
}

extension SubtypeValues: WireCodable {
  package static let placeholder = SubtypeValues(MediaMetadata())
  package mutating func transfer(_ wire: inout WireCoder) { bits.transfer(&wire) }
}
