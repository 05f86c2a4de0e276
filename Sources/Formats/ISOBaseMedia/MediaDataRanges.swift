internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// The ranges of media data to keep and to remove when metadata is removed from a movie or HEIF file.
struct MediaDataRanges {
  /// The base of the offsets in the movie's tables.
  let base: Int64
  /// The contents of the media data boxes (`mdat`, `imda`, `idat`).
  var boxes: [Range<Int64>] = []
  var kept: [Range<Int64>] = []
  var removed: [Range<Int64>] = []
  var keptIsComplete = true
  var hasMovie = false
  var hasFragments = false
  /// The default sizes of samples in fragments, by the number of the track (`trex`, ISO/IEC 14496-12 §8.8.3).
  private var sampleSizes: [UInt32: UInt32] = [:]

  private static let maxChunks: Int64 = 1 << 20
  private static let maxSamples: Int64 = 8 << 20

  init(base: Int64) { self.base = base }

  /// Returns the ranges of the chunks of a sample table (`stbl`); nil if the sizes of audio samples are unknown.
  func samples(
    of table: ISOBaseMedia.Box, _ track: ISOBaseMedia.Track, _ reader: ByteReader
  ) throws -> [Range<Int64>]? {
    guard var chunks = try ISOBaseMedia.SampleChunks(table, reader) else {
      throw MetadataRemoval.Obstacle.damaged
    }
    guard chunks.count <= Self.maxChunks, chunks.sampleCount <= Self.maxSamples || chunks.commonSize > 0
    else {
      throw MetadataRemoval.Obstacle.tooLong
    }
    guard let packet = try Self.packetSize(of: track, chunks.commonSize, reader) else { return nil }
    var ranges: [Range<Int64>] = []
    while let chunk = try chunks.next() {
      let (start, overflow) = base.addingReportingOverflow(chunk.start)
      let (length, isTooLong) = chunk.length.multipliedReportingOverflow(by: packet.bytes)
      guard !overflow, !isTooLong, start >= 0, length / packet.samples <= reader.end - start else {
        throw MetadataRemoval.Obstacle.damaged
      }
      // Round up to whole packets.
      if length > 0 { ranges.append(start..<min(start + (length - 1) / packet.samples + 1, reader.end)) }
    }
    return ranges
  }

  /// Returns the bytes and samples of a packet; nil if they are unknown, (1, 1) if the stated sizes are exact.
  ///
  /// Old writers state a sample size of one byte for sound; the description has the real size (QuickTime File
  /// Format, "Sound Sample Descriptions").
  private static func packetSize(
    of track: ISOBaseMedia.Track, _ size: Int64, _ reader: ByteReader
  ) throws -> (bytes: Int64, samples: Int64)? {
    guard MediaTrack.Kind(handler: track.handler) == .audio, size == 1,
      let coding = track.coding, !MovieStripper.hasExactSampleSizes(coding)
    else { return (1, 1) }
    guard let entry = track.entry else { return nil }
    let version = try entry.number(UInt16.self, 8, reader)
    if version == 1 {
      let samples = Int64(try entry.number(UInt32.self, 28, reader))
      let bytes = Int64(try entry.number(UInt32.self, 36, reader))
      return samples > 0 && bytes > 0 ? (bytes, samples) : nil
    }
    let channels = Int64(try entry.number(UInt16.self, 16, reader))
    let bits = Int64(try entry.number(UInt16.self, 18, reader))
    guard version == 0, channels > 0, bits > 0, bits % 8 == 0 else { return nil }
    // Both codecs pack 16 bits into 8.
    return (channels * (coding == "ulaw" || coding == "alaw" ? 1 : bits / 8), 1)
  }

  // MARK: Fragments

  mutating func readDefaults(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    hasFragments = true
    var parts = box.boxes(reader)
    while let part = try parts.next() {
      guard part.type == "trex" else { continue }
      sampleSizes[try part.number(UInt32.self, 4, reader)] = try part.number(UInt32.self, 16, reader)
    }
  }

  /// Adds the samples of a fragment (`moof`; ISO/IEC 14496-12 §8.8.7, §8.8.8).
  mutating func addSamples(of fragment: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    hasFragments = true
    var end = fragment.range.lowerBound
    var parts = fragment.boxes(reader)
    while let part = try parts.next() {
      guard part.type == "traf" else { continue }
      guard let head = try part.first("tfhd", reader: reader) else { throw MetadataRemoval.Obstacle.damaged }
      let flags = try head.number(UInt32.self, 0, reader)
      var size = sampleSizes[try head.number(UInt32.self, 4, reader)] ?? 0
      var field: Int64 = 8
      var start = end
      if flags & 1 != 0 {
        guard let offset = Int64(exactly: try head.number(UInt64.self, field, reader)), offset <= reader.end
        else {
          throw MetadataRemoval.Obstacle.damaged
        }
        start = base + offset
        field += 8
      } else if flags & 0x20000 != 0 {
        start = fragment.range.lowerBound
      }
      if flags & 2 != 0 { field += 4 }
      if flags & 8 != 0 { field += 4 }
      if flags & 0x10 != 0 { size = try head.number(UInt32.self, field, reader) }
      var next = start
      var runs = part.boxes(reader)
      while let run = try runs.next() {
        guard run.type == "trun" else { continue }
        let range = try Self.samples(of: run, from: start, next, size, reader)
        kept.append(range)
        next = range.upperBound
      }
      end = next
    }
  }

  /// Returns the range of a run's samples: from its own offset, else after the previous run.
  private static func samples(
    of run: ISOBaseMedia.Box, from start: Int64, _ next: Int64, _ size: UInt32, _ reader: ByteReader
  ) throws -> Range<Int64> {
    let flags = try run.number(UInt32.self, 0, reader)
    let count = Int64(try run.number(UInt32.self, 4, reader))
    var field: Int64 = 8
    var first = next
    if flags & 1 != 0 {
      first = start + Int64(Int32(bitPattern: try run.number(UInt32.self, field, reader)))
      field += 4
    }
    if flags & 4 != 0 { field += 4 }
    var (length, isTooLong) = count.multipliedReportingOverflow(by: Int64(size))
    if isTooLong { length = .max }
    if flags & 0x200 != 0 {
      let before: Int64 = flags & 0x100 != 0 ? 4 : 0
      let width = [0x100, 0x200, 0x400, 0x800].reduce(Int64(0)) { $0 + (flags & $1 != 0 ? 4 : 0) }
      guard count * width <= run.count else { throw MetadataRemoval.Obstacle.damaged }
      length = 0
      for _ in 0..<count {
        try reader.step()
        length += Int64(try run.number(UInt32.self, field + before, reader))
        field += width
      }
    }
    guard first >= 0, first <= reader.end, length <= reader.end - first else {
      throw MetadataRemoval.Obstacle.damaged
    }
    return first..<first + length
  }

  // MARK: Items

  /// Adds the extents of an item to keep; `extents` has only the first 64 of an item with more.
  mutating func addItem(_ extents: [Range<Int64>]) {
    if extents.count >= 64 { keptIsComplete = false }
    kept += extents
  }
}
