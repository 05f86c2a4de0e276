internal import ByteSources

/// How long a Matroska or WebM file lasts whose head does not say, as recorders of live sound and pictures write it.
///
/// The last cluster is looked for from the end, or found through the cues; the times of its blocks are what counts.
enum MatroskaClusters {
  static let cues: UInt64 = 0x1C53_BB6B
  private static let mark: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]
  private static let window = 512 << 10
  private static let mostWindows = 6
  private static let mostBlocks = 8192
  /// What may stand behind an element of unknown size, and so ends it.
  private static let segmentLevel: Set<UInt64> = [
    MatroskaMetadata.cluster, cues, 0x1254_C367, 0x1941_A469, 0x1043_A770, 0x114D_9B74, 0x1549_A966,
    0x1654_AE6B,
  ]

  /// Seconds from the first cluster's time to the last block's end; `scale` is a unit in nanoseconds.
  static func duration(
    from first: MatroskaMetadata.Element, cues place: UInt64?, _ segment: Range<Int64>, _ reader: ByteReader,
    scale: UInt64
  ) throws(ReadFailure) -> Double? {
    do throws(ReadFailure) {
      // The head of an element is twelve bytes at most.
      var last = try lastCluster(behind: max(0, first.contents.lowerBound - 12), segment.upperBound, reader)
      if last == nil, let place { last = try cued(place, segment, reader) }
      guard let last, let begin = try time(of: first, reader),
        let end = try end(of: last, segment.upperBound, reader),
        end > begin
      else { return nil }
      return Double(end - begin) * Double(scale) / 1_000_000_000
    } catch {
      // What the head does not say is no damage when the rest does not say it either.
      if case .source = error { throw error }
      return nil
    }
  }

  /// The last cluster before the end of the segment, when it is near enough.
  private static func lastCluster(
    behind start: Int64, _ end: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> MatroskaMetadata.Element? {
    guard reader.byteCount != nil else { return nil }
    var upper = end
    for _ in 0..<mostWindows where upper > start {
      let lower = max(start, upper - Int64(window))
      let view = try reader.available(at: lower, upTo: Int(upper - lower))
      var places: [Int] = []
      var index = 0
      while let place = view.firstIndex(of: mark[0], from: index) {
        index = place + 1
        if view.matches(mark, at: place) { places.append(place) }
      }
      for place in places.reversed() {
        // The four bytes may stand in coded data: a cluster's first element is its time.
        guard
          let found = try MatroskaMetadata.element(at: lower + Int64(place), end: end, reader),
          try time(of: found, reader) != nil
        else { continue }
        return found
      }
      // A mark may lie across the border of two windows.
      upper = lower + (lower > start ? 3 : 0)
    }
    return nil
  }

  /// The cluster that the last of the cues names.
  private static func cued(
    _ place: UInt64, _ segment: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> MatroskaMetadata.Element? {
    guard let offset = Int64(exactly: place), offset < segment.upperBound - segment.lowerBound,
      let list = try MatroskaMetadata.element(
        at: segment.lowerBound + offset, end: segment.upperBound, reader),
      list.identifier == cues
    else { return nil }
    try reader.prefetch(list.contents, upTo: window)
    var last: UInt64?
    try MatroskaMetadata.children(of: list, reader) { (point) throws(ReadFailure) in
      guard point.identifier == 0xBB else { return true }
      try MatroskaMetadata.children(of: point, reader) { (field) throws(ReadFailure) in
        guard field.identifier == 0xB7 else { return true }
        try MatroskaMetadata.children(of: field, reader) { (part) throws(ReadFailure) in
          if part.identifier == 0xF1 { last = max(last ?? 0, try MatroskaMetadata.unsigned(part, reader)) }
          return true
        }
        return true
      }
      return true
    }
    guard let last, let position = Int64(exactly: last), position < segment.upperBound - segment.lowerBound,
      let found = try MatroskaMetadata.element(
        at: segment.lowerBound + position, end: segment.upperBound, reader),
      found.identifier == MatroskaMetadata.cluster
    else { return nil }
    return found
  }

  /// A cluster's own time, which stands at its beginning.
  private static func time(
    of cluster: MatroskaMetadata.Element, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    var offset = cluster.contents.lowerBound
    for _ in 0..<4 {
      let child: MatroskaMetadata.Element?
      do throws(ReadFailure) {
        child = try MatroskaMetadata.element(at: offset, end: cluster.contents.upperBound, reader)
      } catch {
        guard case .malformed = error else { throw error }
        return nil
      }
      guard let child else { return nil }
      if child.identifier == 0xE7 {
        return Int64(exactly: try MatroskaMetadata.unsigned(child, reader))
      }
      // A check sum or a filler may come first.
      guard child.identifier == 0xBF || child.identifier == 0xEC else { return nil }
      offset = child.contents.upperBound
    }
    return nil
  }

  /// The latest time of a block in the clusters from `first` to the end, with what the last one lasts.
  private static func end(
    of first: MatroskaMetadata.Element, _ end: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    var blocks = Blocks(cluster: try time(of: first, reader) ?? 0, loaded: first.contents.lowerBound)
    var offset = first.contents.lowerBound
    for _ in 0..<mostBlocks {
      guard offset < end else { return blocks.end }
      guard try blocks.load(offset, end, reader) else { return nil }
      let found: MatroskaMetadata.Element?
      do throws(ReadFailure) { found = try MatroskaMetadata.element(at: offset, end: end, reader) } catch {
        // A recording that was broken off ends in the midst of a block.
        if case .source = error { throw error }
        return blocks.end
      }
      guard let element = found else { return blocks.end }
      if element.identifier == MatroskaMetadata.cluster {
        blocks.cluster = try time(of: element, reader) ?? blocks.cluster
        offset = element.contents.lowerBound
        continue
      }
      if segmentLevel.contains(element.identifier) { return blocks.end }
      if element.identifier == 0xA3 { try blocks.take(element, reader) }
      if element.identifier == 0xA0 {
        // A group's block, and how long it lasts.
        var block: MatroskaMetadata.Element?
        var lasting: Int64?
        try MatroskaMetadata.children(of: element, reader) { (part) throws(ReadFailure) in
          if part.identifier == 0xA1 { block = part }
          if part.identifier == 0x9B { lasting = Int64(exactly: try MatroskaMetadata.unsigned(part, reader)) }
          return true
        }
        if let block { try blocks.take(block, lasting: lasting, reader) }
      }
      offset = element.contents.upperBound
    }
    return nil
  }

  private struct Blocks {
    var cluster: Int64
    /// Up to where the file is in a window already.
    var loaded: Int64
    private var last: [UInt8: (time: Int64, step: Int64)] = [:]
    private var requests = 0

    init(cluster: Int64, loaded: Int64) {
      self.cluster = cluster
      self.loaded = loaded
    }

    /// The latest end of any track: its last block lasts as long as the one before.
    var end: Int64? { last.values.map { $0.time + $0.step }.max() }

    mutating func load(_ offset: Int64, _ end: Int64, _ reader: ByteReader) throws(ReadFailure) -> Bool {
      guard offset + 64 > loaded, loaded < end else { return true }
      requests += 1
      guard requests <= MatroskaClusters.mostWindows else { return false }
      let upper = min(end, offset + Int64(MatroskaClusters.window))
      try reader.prefetch(offset..<upper, upTo: MatroskaClusters.window)
      loaded = upper
      return true
    }

    mutating func take(
      _ block: MatroskaMetadata.Element, lasting: Int64? = nil, _ reader: ByteReader
    ) throws(ReadFailure) {
      guard block.contents.upperBound - block.contents.lowerBound >= 4 else { return }
      let track = try reader.bigEndian(UInt8.self, at: block.contents.lowerBound)
      // Numbers of two bytes are for files of more than 126 tracks.
      guard track & 0x80 != 0 else { return }
      let relative = Int16(bitPattern: try reader.bigEndian(UInt16.self, at: block.contents.lowerBound + 1))
      let time = cluster &+ Int64(relative)
      let step = lasting ?? last[track].map { max(0, time - $0.time) } ?? 0
      if time >= last[track]?.time ?? .min { last[track] = (time, min(step, 10_000)) }
    }
  }
}
