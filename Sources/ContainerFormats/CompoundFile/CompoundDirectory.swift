package import ByteSources

/// The directory of a compound file (MS-CFB §2.6): a tree of names with their first sectors.
package struct CompoundDirectory: Sendable {
  package struct Entry: Sendable {
    package var name: String
    fileprivate var left: UInt32
    fileprivate var right: UInt32
    fileprivate var child: UInt32
    fileprivate var start: UInt32
    fileprivate var size: UInt32
  }

  private static let maxEntries = 512
  private static let maxLists = 64
  /// Sector numbers from here on are markers (§2.1).
  private static let noSector: UInt32 = 0xFFFF_FFFA
  private static let endOfChain: UInt32 = 0xFFFF_FFFE
  /// Smaller streams are in the root's own stream, in sectors of 64 bytes (§2.4).
  private static let smallestStream: UInt32 = 4096

  /// The root's class, which identifies the writer: the first half as numbers, the second as bytes.
  package private(set) var rootClass: (high: UInt64, low: UInt64) = (0, 0)
  /// True if the chain of directory sectors is cyclic.
  package private(set) var isCyclic = false
  private var root: Entry?
  private let shift: Int64
  /// The directory's sectors, in order.
  private var chain: [UInt32] = []

  private var sectorSize: Int64 { 1 << shift }
  private var perSector: Int64 { sectorSize / 128 }
  /// Returns the offset of a sector; sector 0 follows the header's sector.
  private func offset(of sector: UInt32) -> Int64 { (Int64(sector) + 1) << shift }

  package init(_ reader: ByteReader) throws(ReadFailure) {
    let shift = try reader.littleEndian(UInt16.self, at: 30)
    guard shift == 9 || shift == 12 else { throw .malformed("a sector size that is neither 512 nor 4096") }
    self.shift = Int64(shift)
    var sector = try reader.littleEndian(UInt32.self, at: 48)
    while sector < Self.noSector, Int64(chain.count) * perSector < Int64(Self.maxEntries) {
      try reader.step()
      isCyclic = chain.contains(sector)
      if isCyclic { break }
      chain.append(sector)
      guard let table = try tableSector(holding: sector, reader) else { break }
      sector = try reader.littleEndian(
        UInt32.self, at: offset(of: table) + Int64(sector) % (sectorSize / 4) * 4)
    }
    root = try entry(0, reader)
    guard root != nil, let first = chain.first else { throw .malformed("a directory without a root") }
    rootClass = (
      try reader.littleEndian(UInt64.self, at: offset(of: first) + 80),
      try reader.bigEndian(UInt64.self, at: offset(of: first) + 88)
    )
  }

  /// Calls `body` for the root's own children until it returns false; embedded documents are deeper.
  package func forEachName(
    _ reader: ByteReader, _ body: (Entry) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var pending = root.map { [$0.child] } ?? []
    var isSeen = [Bool](repeating: false, count: Int(Int64(chain.count) * perSector))
    var seen = 1
    while let index = pending.popLast(), seen < Self.maxEntries {
      guard index > 0, index < UInt32(isSeen.count), !isSeen[Int(index)] else { continue }
      isSeen[Int(index)] = true
      seen += 1
      try reader.step()
      guard let child = try entry(index, reader) else { continue }
      guard try body(child) else { return }
      pending.append(child.left)
      pending.append(child.right)
    }
  }

  /// Returns the start of a stream; nil if it is empty or its first `count` bytes are not contiguous.
  package func start(of entry: Entry, upTo count: Int64) -> Int64? {
    guard entry.start < Self.noSector else { return nil }
    if entry.size >= Self.smallestStream { return offset(of: entry.start) }
    let start = Int64(entry.start) * 64
    guard let root, root.start < Self.noSector, start + count <= sectorSize else { return nil }
    return offset(of: root.start) + start
  }

  /// Returns the last sector that a chain links to or from, or that holds a table; nil without one (§2.3).
  ///
  /// A single-sector chain may be unused: writers fill their tables with those.
  package func lastSector(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    let count = Int64(try reader.littleEndian(UInt32.self, at: 44))
    let perTable = sectorSize / 4
    guard count > 0, count < 1 << 22 else { return nil }
    // Single sectors of the directory and the root's own stream are in use.
    var last = (chain + [root?.start].compactMap { $0 }).filter { $0 < Self.noSector }.max().map { Int64($0) }
    for index in 0..<count {
      try reader.step()
      guard let first = UInt32(exactly: index * perTable),
        let table = try tableSector(holding: first, reader)
      else { return nil }
      let view = try reader.view(at: offset(of: table), count: Int(sectorSize))
      for row in 0..<Int(perTable) {
        guard let next = view.littleEndian(UInt32.self, at: row * 4), next < Self.endOfChain else { continue }
        let sector = Int64(first) + Int64(row)
        let target = next < Self.noSector ? Int64(next) : 0
        // Chains only link to sectors that the table describes.
        last = max(last ?? 0, sector, target < count * perTable ? target : 0)
      }
    }
    guard let last else { return nil }
    let start = (last + 1) << shift
    return start..<start + sectorSize
  }

  /// Returns the end of the used bytes of the sector at `place`; nil if it is in no stream's chain.
  package func usedEnd(ofSectorAt position: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    let wanted = (position >> shift) - 1
    for index in 0..<Int64(chain.count) * perSector {
      guard let entry = try entry(UInt32(index), reader), entry.size >= Self.smallestStream || index == 0
      else {
        continue
      }
      var (sector, left) = (entry.start, Int64(entry.size))
      while sector < Self.noSector, left > 0 {
        try reader.step()
        if Int64(sector) == wanted { return position + min(left, sectorSize) }
        left -= sectorSize
        guard let table = try tableSector(holding: sector, reader) else { break }
        sector = try reader.littleEndian(
          UInt32.self, at: offset(of: table) + Int64(sector) % (sectorSize / 4) * 4)
      }
    }
    return nil
  }

  private func entry(_ index: UInt32, _ reader: ByteReader) throws(ReadFailure) -> Entry? {
    let (row, column) = (Int(Int64(index) / perSector), Int64(index) % perSector)
    guard row < chain.count else { return nil }
    let view = try reader.view(at: offset(of: chain[row]) + column * 128, count: 128)
    guard let length = view.littleEndian(UInt16.self, at: 64), length >= 2, length <= 64, view[66] != 0,
      let left = view.littleEndian(UInt32.self, at: 68), let right = view.littleEndian(UInt32.self, at: 72),
      let child = view.littleEndian(UInt32.self, at: 76),
      let start = view.littleEndian(UInt32.self, at: 116), let size = view.littleEndian(UInt32.self, at: 120)
    else { return nil }
    return Entry(
      name: Self.name(view, units: Int(length) / 2 - 1), left: left, right: right, child: child, start: start,
      size: size)
  }

  /// Decodes a UTF-16 name; nearly all are ASCII.
  private static func name(_ view: ByteView, units count: Int) -> String {
    let isASCII = (0..<count).allSatisfy { view[$0 * 2 + 1] == 0 && view[$0 * 2].map { $0 < 0x80 } == true }
    guard isASCII else {
      let units = (0..<count).compactMap { view.littleEndian(UInt16.self, at: $0 * 2) }
      return String(decoding: units, as: UTF16.self)
    }
    return String(unsafeUninitializedCapacity: count) { bytes in
      for index in 0..<count { bytes[index] = view[index * 2] ?? 0 }
      return count
    }
  }

  /// Returns the allocation table's sector for `sector`, via the header's list and its chain (§2.5).
  private func tableSector(holding sector: UInt32, _ reader: ByteReader) throws(ReadFailure) -> UInt32? {
    func valid(_ offset: Int64) throws(ReadFailure) -> UInt32? {
      let sector = try reader.littleEndian(UInt32.self, at: offset)
      return sector < Self.noSector ? sector : nil
    }
    let index = Int64(sector) / (sectorSize / 4)
    if index < 109 { return try valid(76 + index * 4) }
    var remaining = index - 109
    let perList = sectorSize / 4 - 1
    var list = try valid(68)
    for _ in 0..<Self.maxLists {
      guard let start = list.map(offset) else { return nil }
      try reader.step()
      if remaining < perList { return try valid(start + remaining * 4) }
      remaining -= perList
      list = try valid(start + perList * 4)
    }
    return nil
  }
}
