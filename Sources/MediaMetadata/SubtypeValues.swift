/// The answers to all subtypes, two bits each.
package struct SubtypeValues: Sendable {
  private var bits: UInt32 = 0

  /// Asks the rules: the first about a subtype that holds answers.
  package init(_ metadata: borrowing MediaMetadata) {
    let start: Start =
      switch metadata.medium {
      case nil: Self.ofNone
      case .still: Self.ofStill
      case .movie: Self.ofMovie
      case .audio: Self.ofAudio
      }
    bits = start.bits
    var open = start.open
    let missing = ~HeaderParts(of: metadata).rawValue
    // By position: a copy of each row would count references.
    for position in start.rows.indices {
      let unknown = start.rows[position].unknown
      let needs = start.rows[position].needs
      guard open & unknown != 0, needs == 0 || needs & ~missing != 0, start.rows[position].when(metadata)
      else { continue }
      open &= ~unknown
      bits = start.rows[position].then.answer(unknown, in: bits)
    }
  }

  /// What the medium alone says, and the rules of ``SubtypeRule/all`` that are left to be asked: of each subtype the first
  /// that holds counts.
  private struct Start: Sendable {
    var bits: UInt32 = 0
    var open: UInt32 = 0
    var rows: [Row] = []

    init(_ medium: MediaMetadata.Medium?) {
      for position in 0..<MediaSubtype.allCases.count { open |= 1 << UInt32(2 * position) }
      // Unknown, until a rule says more.
      bits = open
      var reached: UInt32 = 0
      for rule in SubtypeRule.all {
        let unknown: UInt32 = 1 << UInt32(2 * rule.subtype.position)
        guard open & unknown != 0 else { continue }
        // A rule before it may say something else.
        guard let ofMedium = rule.ofMedium, reached & unknown == 0 else {
          reached |= unknown
          rows.append(Row(unknown: unknown, needs: rule.needs.rawValue, then: rule.then, when: rule.when))
          continue
        }
        guard ofMedium(medium) else { continue }
        open &= ~unknown
        bits = rule.then.answer(unknown, in: bits)
      }
    }
  }

  private static let ofNone = Start(nil)
  private static let ofStill = Start(.still)
  private static let ofMovie = Start(.movie)
  private static let ofAudio = Start(.audio)

  /// A rule, and the bit that says unknown of its subtype.
  private struct Row: Sendable {
    var unknown: UInt32
    /// As ``SubtypeRule/needs``.
    var needs: UInt32
    var then: Ternary
    var when: @Sendable (MediaMetadata) -> Bool
  }

  /// The subtypes that are answered with yes, in the order of their declaration.
  package var proven: [MediaSubtype] {
    if bits & 0xAAAA_AAAA == 0 { return [] }
    return MediaSubtype.allCases.filter { self[$0] == .yes }
  }

  package subscript(subtype: MediaSubtype) -> Ternary {
    switch bits >> UInt32(2 * subtype.position) & 3 {
    case 0: .no
    case 1: .unknown
    default: .yes
    }
  }
}

extension Ternary {
  /// The answers with this one about the subtype whose bit `unknown` is, and which was open.
  fileprivate func answer(_ unknown: UInt32, in bits: UInt32) -> UInt32 {
    switch self {
    case .no: bits & ~unknown
    case .unknown: bits
    case .yes: bits ^ (unknown | unknown << 1)
    }
  }
}

extension SubtypeValues: WireCodable {
  package static let blank = SubtypeValues(MediaMetadata())
  package mutating func transfer(_ wire: inout Wire) { bits.transfer(&wire) }
}
