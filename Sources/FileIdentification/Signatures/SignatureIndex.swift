/// The rows by first byte, so that a file meets only the handful that can match.
struct SignatureIndex: Sendable {
  static let shared = SignatureIndex(Signature.families.map { $0() })

  /// A row's place and the start of its pattern: most rows fail on that, before the row itself is fetched.
  struct Probe: Sendable {
    var family: Int16
    var row: Int16
    private var offset: Int16
    private var length: Int16
    private var bytes: UInt64
    private var mask: UInt64

    init(family: Int, row: Int, _ pattern: SignaturePattern) {
      self.family = Int16(family)
      self.row = Int16(row)
      offset = Int16(pattern.offset)
      let start = pattern.start
      (bytes, mask, length) = (start.bytes, start.mask, Int16(start.count))
    }

    /// The byte that a file has to begin with, where the pattern says one.
    var firstByte: UInt8? {
      offset == 0 && mask & 0xFF != 0 ? UInt8(truncatingIfNeeded: bytes) : nil
    }

    /// Whether the pattern's first eight bytes stand in `head`.
    func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
      let offset = Int(offset)
      guard Int(length) <= head.count - offset else { return false }
      // The pattern's start ends before the head does, but eight bytes may not.
      guard offset <= head.count - 8 else { return true }
      let found = UInt64(littleEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      return found & mask == bytes
    }
  }

  /// The guards, then the rows by the first byte, then those that say none; within one, in order of precedence.
  let probes: [Probe]
  /// Where in `probes` each begins: the guards, 256 bytes, the rest, and the end.
  private let starts: [Int]
  private let families: [[Signature]]

  private static let rest = 257

  /// The first family is the guards.
  init(_ families: [[Signature]]) {
    var places: [(place: Int, probe: Probe)] = []
    places.reserveCapacity(families.reduce(0) { $0 + $1.count })
    var starts = [Int](repeating: 0, count: Self.rest + 2)
    for family in families.indices {
      for row in families[family].indices {
        let probe = Probe(family: family, row: row, families[family][row].pattern)
        let place = family == 0 ? 0 : probe.firstByte.map { Int($0) + 1 } ?? Self.rest
        places.append((place, probe))
        starts[place + 1] += 1
      }
    }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    var next = starts
    probes = [Probe](unsafeUninitializedCapacity: places.count) { buffer, count in
      for (place, probe) in places {
        buffer.initializeElement(at: next[place], to: probe)
        next[place] += 1
      }
      count = places.count
    }
    self.starts = starts
    self.families = families
  }

  var guards: Range<Int> { 0..<starts[1] }

  var elsewhere: Range<Int> { starts[Self.rest]..<probes.count }

  /// The rows for files that begin with a byte.
  func beginning(with byte: UInt8) -> Range<Int> { starts[Int(byte) + 1]..<starts[Int(byte) + 2] }

  subscript(probe: Probe) -> Signature { families[Int(probe.family)][Int(probe.row)] }
}
