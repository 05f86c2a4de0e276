package import ByteSources

/// The directory of a compound file (MS-CFB §2.6): a tree of names, and where each one's bytes begin.
package struct CompoundDirectory: Sendable {
  /// One storage or stream.
  package struct Entry: Sendable {
    package var name: String
    fileprivate var left: UInt32
    fileprivate var right: UInt32
    fileprivate var child: UInt32
    fileprivate var start: UInt32
    fileprivate var size: UInt32
  }

  private static let mostEntries = 512
  private static let mostLists = 64
  /// Sectors below these numbers are sectors; the others say why there is none (§2.1).
  private static let noSector: UInt32 = 0xFFFF_FFFA
  private static let endOfChain: UInt32 = 0xFFFF_FFFE
  /// Smaller streams lie in the root's own stream, in pieces of 64 bytes (§2.4).
  private static let smallest: UInt32 = 4096

  /// The class of the root, which says what wrote the file: the first half as numbers, the second as bytes.
  package private(set) var rootClass: (high: UInt64, low: UInt64) = (0, 0)
  /// Whether the chain of the directory's sectors came back to one that was read before.
  package private(set) var isCyclic = false
  private var root: Entry?
  private let shift: Int64
  /// The directory's sectors, in order.
  private var chain: [UInt32] = []

  private var sectorSize: Int64 { 1 << shift }
  private var perSector: Int64 { sectorSize / 128 }
  /// Sector n begins after the header's sector.
  private func place(_ sector: UInt32) -> Int64 { (Int64(sector) + 1) << shift }

  package init(_ reader: ByteReader) throws(ReadFailure) {
    let shift = try reader.littleEndian(UInt16.self, at: 30)
    guard shift == 9 || shift == 12 else { throw .malformed("a sector size that is neither 512 nor 4096") }
    self.shift = Int64(shift)
    var sector = try reader.littleEndian(UInt32.self, at: 48)
    while sector < Self.noSector, Int64(chain.count) * perSector < Int64(Self.mostEntries) {
      try reader.step()
      isCyclic = chain.contains(sector)
      if isCyclic { break }
      chain.append(sector)
      guard let table = try tableSector(holding: sector, reader) else { break }
      sector = try reader.littleEndian(UInt32.self, at: place(table) + Int64(sector) % (sectorSize / 4) * 4)
    }
    root = try entry(0, reader)
    guard root != nil, let first = chain.first else { throw .malformed("a directory without a root") }
    rootClass = (
      try reader.littleEndian(UInt64.self, at: place(first) + 80),
      try reader.bigEndian(UInt64.self, at: place(first) + 88)
    )
  }

  /// Calls `body` for the root's own children, until it says false: documents embed other documents deeper down.
  package func eachName(
    _ reader: ByteReader, _ body: (Entry) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var pending = root.map { [$0.child] } ?? []
    var isSeen = [Bool](repeating: false, count: Int(Int64(chain.count) * perSector))
    var seen = 1
    while let index = pending.popLast(), seen < Self.mostEntries {
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

  /// Where a stream begins; nil where it has no bytes, and where its first `count` bytes are not in one piece.
  package func start(of entry: Entry, upTo count: Int64) -> Int64? {
    guard entry.start < Self.noSector else { return nil }
    if entry.size >= Self.smallest { return place(entry.start) }
    let start = Int64(entry.start) * 64
    guard let root, root.start < Self.noSector, start + count <= sectorSize else { return nil }
    return place(root.start) + start
  }

  /// Where the last sector stands that a chain leads to or from, or that holds a table; nil where there is none (§2.3).
  ///
  /// Any other sector that ends a chain of its own may be unused: writers have filled their tables up so.
  package func lastSector(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    let count = Int64(try reader.littleEndian(UInt32.self, at: 44))
    let perTable = sectorSize / 4
    guard count > 0, count < 1 << 22 else { return nil }
    // Sectors of the directory and of the root's own stream are in use, also where they are single ones.
    var last = (chain + [root?.start].compactMap { $0 }).filter { $0 < Self.noSector }.max().map { Int64($0) }
    for index in 0..<count {
      try reader.step()
      guard let first = UInt32(exactly: index * perTable),
        let table = try tableSector(holding: first, reader)
      else { return nil }
      let view = try reader.view(at: place(table), count: Int(sectorSize))
      for row in 0..<Int(perTable) {
        guard let next = view.littleEndian(UInt32.self, at: row * 4), next < Self.endOfChain else { continue }
        let sector = Int64(first) + Int64(row)
        let target = next < Self.noSector ? Int64(next) : 0
        // A chain leads to no sector that the table does not describe.
        last = max(last ?? 0, sector, target < count * perTable ? target : 0)
      }
    }
    guard let last else { return nil }
    let start = (last + 1) << shift
    return start..<start + sectorSize
  }

  /// Where the bytes end that a stream uses of the sector at `place`; nil where no stream's chain has it.
  package func usedEnd(ofSectorAt place: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    let wanted = (place >> shift) - 1
    for index in 0..<Int64(chain.count) * perSector {
      guard let entry = try entry(UInt32(index), reader), entry.size >= Self.smallest || index == 0 else {
        continue
      }
      var (sector, left) = (entry.start, Int64(entry.size))
      while sector < Self.noSector, left > 0 {
        try reader.step()
        if Int64(sector) == wanted { return place + min(left, sectorSize) }
        left -= sectorSize
        guard let table = try tableSector(holding: sector, reader) else { break }
        sector = try reader.littleEndian(
          UInt32.self, at: self.place(table) + Int64(sector) % (sectorSize / 4) * 4)
      }
    }
    return nil
  }

  private func entry(_ index: UInt32, _ reader: ByteReader) throws(ReadFailure) -> Entry? {
    let (row, column) = (Int(Int64(index) / perSector), Int64(index) % perSector)
    guard row < chain.count else { return nil }
    let view = try reader.view(at: place(chain[row]) + column * 128, count: 128)
    guard let length = view.littleEndian(UInt16.self, at: 64), length >= 2, length <= 64, view[66] != 0,
      let left = view.littleEndian(UInt32.self, at: 68), let right = view.littleEndian(UInt32.self, at: 72),
      let child = view.littleEndian(UInt32.self, at: 76),
      let start = view.littleEndian(UInt32.self, at: 116), let size = view.littleEndian(UInt32.self, at: 120)
    else { return nil }
    return Entry(
      name: Self.name(view, units: Int(length) / 2 - 1), left: left, right: right, child: child, start: start,
      size: size)
  }

  /// A name in UTF-16; nearly all are ASCII.
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

  /// The sector of the allocation table that describes `sector`, through the header's list and its chain (§2.5).
  private func tableSector(holding sector: UInt32, _ reader: ByteReader) throws(ReadFailure) -> UInt32? {
    func valid(_ place: Int64) throws(ReadFailure) -> UInt32? {
      let sector = try reader.littleEndian(UInt32.self, at: place)
      return sector < Self.noSector ? sector : nil
    }
    let index = Int64(sector) / (sectorSize / 4)
    if index < 109 { return try valid(76 + index * 4) }
    var remaining = index - 109
    let perList = sectorSize / 4 - 1
    var list = try valid(68)
    for _ in 0..<Self.mostLists {
      guard let start = list.map(place) else { return nil }
      try reader.step()
      if remaining < perList { return try valid(start + remaining * 4) }
      remaining -= perList
      list = try valid(start + perList * 4)
    }
    return nil
  }
}
