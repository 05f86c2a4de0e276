internal import ByteSources
internal import ContainerFormats

/// How long a Matroska or WebM file lasts whose head does not say, as recorders of live sound and pictures write it.
///
/// The last cluster is looked for from the end, or found through the cues; the times of its blocks are what counts.
enum MatroskaClusters {
  private static let mark: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]
  private static let window = 512 << 10
  private static let mostWindows = 6
  private static let mostBlocks = 8192
  private static let mostCues = 512

  /// Seconds from the first cluster's time to the last block's end; `scale` is a unit in nanoseconds.
  static func duration(
    from first: EBMLElement, cues place: UInt64?, _ segment: Range<Int64>, _ reader: ByteReader,
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
  ) throws(ReadFailure) -> EBMLElement? {
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
          let found = try EBMLElement(at: lower + Int64(place), end: end, reader),
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
  ) throws(ReadFailure) -> EBMLElement? {
    guard let list = try MatroskaMetadata.element(Matroska.cues, at: place, in: segment, reader) else {
      return nil
    }
    try reader.prefetch(list.contents, upTo: window)
    var last: UInt64?
    var points = list.children(reader)
    for _ in 0..<mostCues {
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
    return try last.flatMap { (place) throws(ReadFailure) in
      try MatroskaMetadata.element(Matroska.cluster, at: place, in: segment, reader)
    }
  }

  /// A cluster's own time, which stands at its beginning.
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
      // A check sum or a filler may come first.
      guard child.identifier == Matroska.checksum || child.identifier == Matroska.filler else { return nil }
    }
    return nil
  }

  /// The latest time of a block in the clusters from `first` to the end, with what the last one lasts.
  private static func end(
    of first: EBMLElement, _ end: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int64? {
    var blocks = Blocks(cluster: try time(of: first, reader) ?? 0, loaded: first.contents.lowerBound)
    var offset = first.contents.lowerBound
    for _ in 0..<mostBlocks {
      guard offset < end else { return blocks.end }
      guard try blocks.load(offset, end, reader) else { return nil }
      let found: EBMLElement?
      do throws(ReadFailure) { found = try EBMLElement(at: offset, end: end, reader) } catch {
        // A recording that was broken off ends in the midst of a block.
        if case .source = error { throw error }
        return blocks.end
      }
      guard let element = found else { return blocks.end }
      if element.identifier == Matroska.cluster {
        blocks.cluster = try time(of: element, reader) ?? blocks.cluster
        offset = element.contents.lowerBound
        continue
      }
      if Matroska.topLevel.contains(element.identifier) { return blocks.end }
      if element.identifier == Matroska.simpleBlock { try blocks.take(element, reader) }
      if element.identifier == Matroska.blockGroup {
        // A group's block, and how long it lasts.
        var block: EBMLElement?
        var lasting: Int64?
        var parts = element.children(reader)
        while let part = try parts.next() {
          if part.identifier == Matroska.block { block = part }
          if part.identifier == Matroska.blockDuration { lasting = Int64(exactly: try part.unsigned(reader)) }
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
      _ block: EBMLElement, lasting: Int64? = nil, _ reader: ByteReader
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
