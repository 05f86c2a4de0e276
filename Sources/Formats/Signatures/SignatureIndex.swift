internal import Synchronization

/// The signatures by first byte, so that a file is compared with only a few.
///
/// Proof for `@unchecked Sendable`: a bucket's probes are written before their address is stored with
/// release, and read after it was loaded with acquire. No lock: its first use gets the thread's number
/// by a system call that confined workers may not make.
final class SignatureIndex: @unchecked Sendable {
  /// A row's location and the start of its pattern: most rows fail on that without being fetched.
  struct Probe: Sendable {
    let location: RowLocation
    private var offset: Int16
    private var length: Int8
    /// True if the start is the whole pattern.
    private var isWhole: Bool
    private var bytes: UInt64
    private var mask: UInt64

    init(_ location: RowLocation, _ pattern: SignaturePattern) {
      self.location = location
      offset = Int16(pattern.offset)
      let start = pattern.start
      (bytes, mask, length, isWhole) = (start.bytes, start.mask, Int8(start.count), start.isWhole)
    }

    /// Returns true if the pattern may occur in a head; `last` is the last offset of eight bytes in it.
    ///
    /// False for nearly all of the hundred rows tried per file.
    @inline(__always)
    func mayMatch(_ head: UnsafeRawPointer, _ last: Int) -> Bool {
      if Int(offset) > last { return true }
      let word = UInt64(
        littleEndian: head.loadUnaligned(fromByteOffset: Int(offset), as: UInt64.self))
      return word & mask == bytes
    }

    /// The extent of a match; after `start`, the rest must be compared.
    enum Match { case nothing, start, whole }

    /// Compares the first eight bytes of the pattern with `head`.
    func match(_ head: UnsafeRawBufferPointer) -> Match {
      let offset = Int(offset)
      guard Int(length) <= head.count - offset else { return .nothing }
      // The start of the pattern fits in the head, but eight bytes may not.
      guard offset <= head.count - 8 else { return .start }
      let word = UInt64(littleEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      guard word & mask == bytes else { return .nothing }
      return isWhole ? .whole : .start
    }
  }

  /// Buckets: the guards, then rows by first byte, then rows without one; each in order of precedence.
  private let rows: RowIndex
  private let families: [[Signature]]
  /// The probes per bucket, created on first use: a file needs few buckets.
  private let probes: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Probe>?>>

  private static let rest = 257

  /// Creates the index; the first family is the guards.
  init(_ families: [[Signature]]) {
    rows = RowIndex(buckets: Self.rest + 1) { add in
      for family in families.indices {
        // Avoids copying rows, which would retain references.
        families[family].withUnsafeBufferPointer { rows in
          for row in rows.indices {
            let first = rows[row].pattern.firstByte
            let bucket = family == 0 ? 0 : first.map { Int($0) + 1 } ?? Self.rest
            add(bucket, RowLocation(family: family, row: row))
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

  /// Returns the rows for files that begin with a byte.
  func beginning(with byte: UInt8) -> UnsafeBufferPointer<Probe> { probes(in: Int(byte) + 1) }

  private func probes(in bucket: Int) -> UnsafeBufferPointer<Probe> {
    let made = probes[bucket].load(ordering: .acquiring) ?? makeProbes(in: bucket)
    return UnsafeBufferPointer(start: made, count: rows.count(of: bucket))
  }

  private func makeProbes(in bucket: Int) -> UnsafeMutablePointer<Probe> {
    let locations = rows[bucket]
    let made = UnsafeMutablePointer<Probe>.allocate(capacity: locations.count)
    for (position, location) in locations.enumerated() {
      (made + position).initialize(to: Probe(location, families[location.family][location.row].pattern))
    }
    // Another thread was first: its probes stay.
    let (isFirst, others) = probes[bucket].compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let others else { return made }
    made.deallocate()
    return others
  }

  subscript(probe: Probe) -> Signature { families[probe.location.family][probe.location.row] }
}
