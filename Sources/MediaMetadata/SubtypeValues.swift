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
    let rows = Self.rows
    // By position: a copy of each row would count references.
    for position in rows.indices {
      let unknown = rows[position].unknown
      guard open & unknown != 0, rows[position].when(metadata) else { continue }
      open &= ~unknown
      switch rows[position].then {
      case .no: bits &= ~unknown
      case .unknown: break
      case .yes: bits ^= unknown | unknown << 1
      }
    }
  }

  /// A rule, and the bit that says unknown of its subtype.
  private struct Row: Sendable {
    var unknown: UInt32
    var then: Ternary
    var when: @Sendable (MediaMetadata) -> Bool
  }

  /// ``SubtypeRule/all``: of each subtype the first that holds counts.
  private static let rows = SubtypeRule.all.map { rule in
    Row(unknown: 1 << UInt32(2 * rule.subtype.position), then: rule.then, when: rule.when)
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
