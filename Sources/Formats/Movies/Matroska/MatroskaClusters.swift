internal import ByteSources
internal import ContainerFormats

/// Computes the duration of Matroska and WebM files whose header states none, as live recorders write them.
///
/// It is computed from the block times of the last cluster, which is searched from the end, or located by the cues.
enum MatroskaClusters {
  private static let mark: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]
  private static let window = 512 << 10
  private static let maxWindows = 6
  private static let maxBlocks = 8192
  private static let maxCues = 512

  /// Returns the seconds from the first cluster to the last block's end; `scale` is the time unit in nanoseconds.
  static func duration(
    from first: EBMLElement, cues position: UInt64?, _ segment: Range<Int64>, _ reader: ByteReader,
    scale: UInt64
  ) throws(ReadFailure) -> Double? {
    do throws(ReadFailure) {
      // An element's header has at most twelve bytes.
      var last = try lastCluster(behind: max(0, first.contents.lowerBound - 12), segment.upperBound, reader)
      if last == nil, let position { last = try lastCuedCluster(position, segment, reader) }
      guard let last, let begin = try time(of: first, reader),
        let end = try end(of: last, segment.upperBound, reader),
        end > begin
      else { return nil }
      return Double(end - begin) * Double(scale) / 1_000_000_000
    } catch {
      // A missing duration is not damage.
      if case .source = error { throw error }
      return nil
    }
  }

  /// Returns the last cluster of the segment, if it is near the end.
  private static func lastCluster(
    behind start: Int64, _ end: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> EBMLElement? {
    guard reader.byteCount != nil else { return nil }
    var upper = end
    for _ in 0..<maxWindows where upper > start {
      let lower = max(start, upper - Int64(window))
      let view = try reader.available(at: lower, upTo: Int(upper - lower))
      var marks: [Int] = []
      var index = 0
      while let match = view.firstIndex(of: mark[0], from: index) {
        index = match + 1
        if view.matches(mark, at: match) { marks.append(match) }
      }
      for index in marks.reversed() {
        // The mark may occur in coded data: a cluster's first element is its time.
        guard
          let cluster = try EBMLElement(at: lower + Int64(index), end: end, reader),
          try time(of: cluster, reader) != nil
        else { continue }
        return cluster
      }
      // A mark may span two windows.
      upper = lower + (lower > start ? 3 : 0)
    }
    return nil
  }

  private static func lastCuedCluster(
    _ cues: UInt64, _ segment: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> EBMLElement? {
    guard let list = try MatroskaMetadata.element(Matroska.cues, at: cues, in: segment, reader) else {
      return nil
    }
    try reader.prefetch(list.contents, upTo: window)
    var last: UInt64?
    var points = list.children(reader)
    for _ in 0..<maxCues {
      guard let point = try points.next() else { break }
      guard point.identifier == Matroska.cuePoint else { continue }
      var fields = point.children(reader)
      while let field = try fields.next() {
        guard field.identifier == Matroska.cueTrackPositions else { continue }
        var parts = field.children(reader)
        while let part = try parts.next() {
          guard part.identifier == Matroska.cueClusterPosition else { continue }
          last = max(last ?? 0, try part.unsigned(reader))
        }
      }
    }
    return try last.flatMap { (position) throws(ReadFailure) in
      try MatroskaMetadata.element(Matroska.cluster, at: position, in: segment, reader)
    }
  }

  /// Returns a cluster's time, which is stored at its beginning.
  private static func time(
    of cluster: EBMLElement, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    var children = cluster.children(reader)
    for _ in 0..<4 {
      let child: EBMLElement?
      do throws(ReadFailure) { child = try children.next() } catch {
        guard case .malformed = error else { throw error }
        return nil
      }
      guard let child else { return nil }
      if child.identifier == Matroska.timestamp { return Int64(exactly: try child.unsigned(reader)) }
      // A checksum or padding may come first.
      guard child.identifier == Matroska.checksum || child.identifier == Matroska.filler else { return nil }
    }
    return nil
  }

  /// Returns the latest end of a block in the clusters from `first` on.
  private static func end(
    of first: EBMLElement, _ end: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    var blocks = Blocks(cluster: try time(of: first, reader) ?? 0, loaded: first.contents.lowerBound)
    var offset = first.contents.lowerBound
    for _ in 0..<maxBlocks {
      guard offset < end else { return blocks.end }
      guard try blocks.load(offset, end, reader) else { return nil }
      let next: EBMLElement?
      do throws(ReadFailure) { next = try EBMLElement(at: offset, end: end, reader) } catch {
        // An interrupted recording ends inside a block.
        if case .source = error { throw error }
        return blocks.end
      }
      guard let element = next else { return blocks.end }
      if element.identifier == Matroska.cluster {
        blocks.cluster = try time(of: element, reader) ?? blocks.cluster
        offset = element.contents.lowerBound
        continue
      }
      if Matroska.topLevel.contains(element.identifier) { return blocks.end }
      if element.identifier == Matroska.simpleBlock { try blocks.add(element, reader) }
      if element.identifier == Matroska.blockGroup {
        var block: EBMLElement?
        var duration: Int64?
        var parts = element.children(reader)
        while let part = try parts.next() {
          if part.identifier == Matroska.block { block = part }
          if part.identifier == Matroska.blockDuration {
            duration = Int64(exactly: try part.unsigned(reader))
          }
        }
        if let block { try blocks.add(block, duration: duration, reader) }
      }
      offset = element.contents.upperBound
    }
    return nil
  }

  private struct Blocks {
    var cluster: Int64
    /// The end of the prefetched range.
    var loaded: Int64
    private var last: [UInt8: (time: Int64, step: Int64)] = [:]
    private var requests = 0

    init(cluster: Int64, loaded: Int64) {
      self.cluster = cluster
      self.loaded = loaded
    }

    /// The latest end of any track, assuming that its last block lasts as long as the one before.
    var end: Int64? { last.values.map { $0.time + $0.step }.max() }

    mutating func load(_ offset: Int64, _ end: Int64, _ reader: ByteReader) throws(ReadFailure) -> Bool {
      guard offset + 64 > loaded, loaded < end else { return true }
      requests += 1
      guard requests <= MatroskaClusters.maxWindows else { return false }
      let upper = min(end, offset + Int64(MatroskaClusters.window))
      try reader.prefetch(offset..<upper, upTo: MatroskaClusters.window)
      loaded = upper
      return true
    }

    mutating func add(
      _ block: EBMLElement, duration: Int64? = nil, _ reader: ByteReader
    ) throws(ReadFailure) {
      guard block.contents.upperBound - block.contents.lowerBound >= 4 else { return }
      let track = try reader.bigEndian(UInt8.self, at: block.contents.lowerBound)
      // Two-byte track numbers, used above 126 tracks, are ignored.
      guard track & 0x80 != 0 else { return }
      let relative = Int16(bitPattern: try reader.bigEndian(UInt16.self, at: block.contents.lowerBound + 1))
      let time = cluster &+ Int64(relative)
      let step = duration ?? last[track].map { max(0, time - $0.time) } ?? 0
      if time >= last[track]?.time ?? .min { last[track] = (time, min(step, 10_000)) }
    }
  }
}
