package import FileIdentification

/// The answers to all subtypes, two bits each.
package struct SubtypeValues: Sendable {
  private var bits: UInt32 = 0

  /// Asks the rules about each subtype.
  package init(_ metadata: borrowing MediaMetadata) {
    let bySubtype = SubtypeRule.bySubtype
    for position in bySubtype.indices {
      let value: UInt32 =
        switch metadata.value(by: bySubtype[position]) {
        case .no: 0
        case .unknown: 1
        case .yes: 2
        }
      bits |= value << UInt32(2 * position)
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
