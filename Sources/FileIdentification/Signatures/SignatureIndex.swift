/// The rows by first byte, so that a file meets only the handful that can match.
struct SignatureIndex: Sendable {
  static let shared = SignatureIndex(Signature.families.map { $0() })

  /// A row's place and the start of its pattern: most rows fail on that, before the row itself is fetched.
  struct Probe: Sendable {
    let place: RowPlace
    private var offset: Int16
    private var length: Int8
    /// Whether the start is all of the pattern.
    private var isWhole: Bool
    private var bytes: UInt64
    private var mask: UInt64

    init(_ place: RowPlace, _ pattern: SignaturePattern) {
      self.place = place
      offset = Int16(pattern.offset)
      let start = pattern.start
      (bytes, mask, length, isWhole) = (start.bytes, start.mask, Int8(start.count), start.isWhole)
    }

    /// How much of a pattern was found: behind its start, the rest is to be compared.
    enum Match { case nothing, start, whole }

    /// Whether the pattern stands in `head`, as far as its first eight bytes tell.
    func match(_ head: UnsafeRawBufferPointer) -> Match {
      let offset = Int(offset)
      guard Int(length) <= head.count - offset else { return .nothing }
      // The pattern's start ends before the head does, but eight bytes may not.
      guard offset <= head.count - 8 else { return .start }
      let found = UInt64(littleEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      guard found & mask == bytes else { return .nothing }
      return isWhole ? .whole : .start
    }
  }

  /// The guards, then the rows by the first byte, then those that say none; within one, in order of precedence.
  private let probes: RowIndex<Probe>
  private let families: [[Signature]]

  private static let rest = 257

  /// The first family is the guards.
  init(_ families: [[Signature]]) {
    probes = RowIndex(buckets: Self.rest + 1) { give in
      for family in families.indices {
        // Where they lie: a copy of a row would count references.
        families[family].withUnsafeBufferPointer { rows in
          for row in rows.indices {
            let pattern = rows[row].pattern
            let bucket = family == 0 ? 0 : pattern.firstByte.map { Int($0) + 1 } ?? Self.rest
            give(bucket) { Probe(RowPlace(family: family, row: row), pattern) }
          }
        }
      }
    }
    self.families = families
  }

  var guards: ArraySlice<Probe> { probes[0] }

  var elsewhere: ArraySlice<Probe> { probes[Self.rest] }

  /// The rows for files that begin with a byte.
  func beginning(with byte: UInt8) -> ArraySlice<Probe> { probes[Int(byte) + 1] }

  subscript(probe: Probe) -> Signature { families[probe.place.family][probe.place.row] }
}
