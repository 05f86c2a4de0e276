package import ByteSources

extension ISOBaseMedia {
  /// A group of items or tracks (ISO/IEC 14496-12 §8.15.3).
  package struct EntityGroup: Hashable, Sendable {
    /// The relation: `altr`, `ster` and others.
    package var type: FourCharacterCode
    /// The identifiers, in order.
    package var members: [UInt32]
  }
}

// Only needed for readers that select pictures by number.
extension ISOBaseMedia.ItemTable {
  private static let maxEntityGroups = 64
  private static let maxMembers = 256

  package func entityGroups(_ reader: ByteReader) throws(ReadFailure) -> [ISOBaseMedia.EntityGroup] {
    guard var boxes = groupBox?.boxes(reader) else { return [] }
    var groups: [ISOBaseMedia.EntityGroup] = []
    while groups.count < Self.maxEntityGroups, let box = try boxes.next() {
      // Version and flags, group identifier, count.
      let count = min(Int(try box.number(UInt32.self, 8, reader)), Self.maxMembers)
      var members: [UInt32] = []
      for index in 0..<Int64(count) {
        try reader.step()
        members.append(try box.number(UInt32.self, 12 + 4 * index, reader))
      }
      groups.append(ISOBaseMedia.EntityGroup(type: box.type, members: members))
    }
    return groups
  }

  /// Returns the hidden items (ISO/IEC 23008-12 §6.4.2).
  package func hiddenItems(_ reader: ByteReader) throws(ReadFailure) -> Set<UInt32> {
    guard let infoBox else { return [] }
    var result: Set<UInt32> = []
    var entries = infoBox.boxes(skipping: try infoBox.number(UInt8.self, 0, reader) == 0 ? 6 : 8, reader)
    while result.count < Self.maxItems, let entry = try entries.next("infe") {
      let head = try entry.number(UInt32.self, 0, reader)
      guard head & 1 == 1 else { continue }
      switch head >> 24 {
      case 2: result.insert(UInt32(try entry.number(UInt16.self, 4, reader)))
      case 3: result.insert(try entry.number(UInt32.self, 4, reader))
      default: break
      }
    }
    return result
  }

  /// Returns the items that derived pictures consist of (`dimg`), `maxItems` at most.
  package func parts(_ reader: ByteReader) throws(ReadFailure) -> Set<UInt32> {
    guard let referenceBox else { return [] }
    let size: Int64 = try referenceBox.number(UInt8.self, 0, reader) == 0 ? 2 : 4
    var result: Set<UInt32> = []
    var boxes = referenceBox.boxes(skipping: 4, reader)
    while let entry = try boxes.next("dimg") {
      for index in 0..<Int64(try entry.number(UInt16.self, size, reader)) {
        guard result.count < Self.maxItems else { return result }
        try reader.step()
        let at = size + 2 + index * size
        result.insert(
          size == 4
            ? try entry.number(UInt32.self, at, reader) : UInt32(try entry.number(UInt16.self, at, reader)))
      }
    }
    return result
  }
}

extension ISOBaseMedia.Track {
  /// Returns the durations of the first samples, in seconds (`stts`, ISO/IEC 14496-12 §8.6.1.2).
  package func sampleDurations(upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) -> [Double] {
    guard timescale > 0, let times = try sampleTable?.first("stts", reader: reader) else { return [] }
    var durations: [Double] = []
    for row in 0..<min(Int64(try times.number(UInt32.self, 4, reader)), max(0, times.count - 8) / 8) {
      try reader.step()
      let count = Int(try times.number(UInt32.self, 8 + 8 * row, reader))
      let duration = Double(try times.number(UInt32.self, 12 + 8 * row, reader)) / Double(timescale)
      durations += Array(repeating: duration, count: min(count, limit - durations.count))
      if durations.count >= limit { break }
    }
    return durations
  }
}
