package import FileIdentification

/// The answers to all subtypes, two bits each.
package struct SubtypeValues: Sendable {
  private var bits: UInt32 = 0

  /// Asks the rules: the first about a subtype that holds answers.
  package init(_ metadata: borrowing MediaMetadata) {
    var open: UInt32 = 0
    for position in 0..<MediaSubtype.allCases.count { open |= 1 << UInt32(2 * position) }
    // Unknown, until a rule says more.
    bits = open
    ask(SubtypeRule.stills, Self.runsOfStills, metadata, &open)
    ask(SubtypeRule.movies, Self.runsOfMovies, metadata, &open)
  }

  /// Rules about one subtype that follow one another.
  private struct Run: Sendable {
    /// What says that the subtype is unknown.
    var unknown: UInt32
    var rows: Range<Int>
  }

  private static let runsOfStills = runs(of: SubtypeRule.stills)
  private static let runsOfMovies = runs(of: SubtypeRule.movies)

  private static func runs(of rules: [SubtypeRule]) -> [Run] {
    var runs: [Run] = []
    for (row, rule) in rules.enumerated() {
      let unknown: UInt32 = 1 << UInt32(2 * rule.subtype.position)
      if let last = runs.last, last.unknown == unknown {
        runs[runs.count - 1].rows = last.rows.lowerBound..<row + 1
      } else {
        runs.append(Run(unknown: unknown, rows: row..<row + 1))
      }
    }
    return runs
  }

  private mutating func ask(
    _ rules: [SubtypeRule], _ runs: [Run], _ metadata: borrowing MediaMetadata, _ open: inout UInt32
  ) {
    for run in runs where open & run.unknown != 0 {
      // By position: a copy of each row would count references.
      for row in run.rows where rules[row].when(metadata) {
        open &= ~run.unknown
        switch rules[row].then {
        case .no: bits &= ~run.unknown
        case .unknown: break
        case .yes: bits ^= run.unknown | run.unknown << 1
        }
        break
      }
    }
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

extension SubtypeValues: Transferable {
  package static var blank: SubtypeValues { SubtypeValues(MediaMetadata()) }
  package mutating func transfer(_ wire: inout Wire) { bits.transfer(&wire) }
}
