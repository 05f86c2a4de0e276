internal import Synchronization

/// The rows by first byte, so that a file meets only the handful that can match.
///
/// Proof for `@unchecked Sendable`: a bucket's probes are written before their address is stored with release, and read after
/// it was loaded with acquire. No lock: its first use asks the system for the thread's number, which confined workers may not.
final class SignatureIndex: @unchecked Sendable {
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

    /// Whether the pattern may stand in a head; `last` is where eight of its bytes begin for the last time.
    ///
    /// No for nearly every row, and asked of a hundred for each file.
    @inline(__always)
    func mayMatch(_ head: UnsafeRawPointer, _ last: Int) -> Bool {
      if Int(offset) > last { return true }
      let found = UInt64(
        littleEndian: head.loadUnaligned(fromByteOffset: Int(offset), as: UInt64.self))
      return found & mask == bytes
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
  private let rows: RowIndex
  private let families: [[Signature]]
  /// For each bucket the probes of its rows, made when it is first asked for: one file meets few.
  private let probes: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Probe>?>>

  private static let rest = 257

  /// The first family is the guards.
  init(_ families: [[Signature]]) {
    rows = RowIndex(buckets: Self.rest + 1) { give in
      for family in families.indices {
        // Where they lie: a copy of a row would count references.
        families[family].withUnsafeBufferPointer { rows in
          for row in rows.indices {
            let first = rows[row].pattern.firstByte
            let bucket = family == 0 ? 0 : first.map { Int($0) + 1 } ?? Self.rest
            give(bucket, RowPlace(family: family, row: row))
          }
        }
      }
    }
    self.families = families
    probes = .allocate(capacity: Self.rest + 1)
    for bucket in 0...Self.rest { (probes + bucket).initialize(to: Atomic(nil)) }
  }

  deinit {
    for bucket in 0...Self.rest { probes[bucket].load(ordering: .relaxed)?.deallocate() }
    probes.deallocate()
  }

  var guards: UnsafeBufferPointer<Probe> { probes(in: 0) }

  var elsewhere: UnsafeBufferPointer<Probe> { probes(in: Self.rest) }

  /// The rows for files that begin with a byte.
  func beginning(with byte: UInt8) -> UnsafeBufferPointer<Probe> { probes(in: Int(byte) + 1) }

  private func probes(in bucket: Int) -> UnsafeBufferPointer<Probe> {
    let made = probes[bucket].load(ordering: .acquiring) ?? makeProbes(in: bucket)
    return UnsafeBufferPointer(start: made, count: rows.count(of: bucket))
  }

  private func makeProbes(in bucket: Int) -> UnsafeMutablePointer<Probe> {
    let places = rows[bucket]
    let made = UnsafeMutablePointer<Probe>.allocate(capacity: places.count)
    for (position, place) in places.enumerated() {
      (made + position).initialize(to: Probe(place, families[place.family][place.row].pattern))
    }
    // Where another thread was first, its own stay.
    let (isFirst, others) = probes[bucket].compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let others else { return made }
    made.deallocate()
    return others
  }

  subscript(probe: Probe) -> Signature { families[probe.place.family][probe.place.row] }
}
