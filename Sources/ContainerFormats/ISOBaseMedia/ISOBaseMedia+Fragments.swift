package import ByteSources

extension ISOBaseMedia {
  /// The duration of a fragmented movie without one in its header or index: the end of its last fragments.
  ///
  /// The index at the end (`mfra`) leads to the last fragment; without one, fragments are counted within the
  /// budget.
  package enum Fragments {
    /// Fragments and their data, a request each.
    private static let maxBoxes = 96
    private static let maxRuns = 256
    private static let maxSamples: UInt32 = 1 << 16
    private static let maxEntries: UInt32 = 1 << 16

    private struct Clock {
      var timescale: UInt32 = 0
      var sampleDuration: UInt32 = 0
    }

    /// Returns the time of the last sample in `movie`'s fragments, in seconds; nil if it is not found.
    package static func duration(
      of movie: Box, firstFragment: Int64, _ reader: ByteReader
    ) throws(ReadFailure) -> Double? {
      do throws(ReadFailure) {
        let tracks = try tracks(of: movie, reader)
        if let last = try indexedFragment(reader), last >= firstFragment {
          return try end(from: last, tracks, reader)
        }
        return try end(from: firstFragment, tracks, reader)
      } catch {
        // A duration missing from header and fragments is not damage.
        if case .source = error { throw error }
        return nil
      }
    }

    /// Returns timescale and default sample duration of the tracks, by number.
    private static func tracks(
      of movie: Box, _ reader: ByteReader
    ) throws(ReadFailure) -> [UInt32: Clock] {
      var tracks: [UInt32: Clock] = [:]
      var boxes = movie.boxes(reader)
      while let box = try boxes.next() {
        if box.type == "trak", let head = try box.first("tkhd", reader: reader),
          let media = try box.first("mdia", "mdhd", reader: reader)
        {
          let number = try head.number(UInt32.self, try head.isWide(reader) ? 20 : 12, reader)
          tracks[number, default: Clock()].timescale = try ISOBaseMedia.clock(media, reader).timescale
        } else if box.type == "mvex" {
          var parts = box.boxes(reader)
          while let part = try parts.next() {
            guard part.type == "trex" else { continue }
            let number = try part.number(UInt32.self, 4, reader)
            tracks[number, default: Clock()].sampleDuration = try part.number(UInt32.self, 12, reader)
          }
        }
      }
      return tracks
    }

    // MARK: The index at the end

    /// Returns the offset of the last fragment in the file's index.
    private static func indexedFragment(_ reader: ByteReader) throws(ReadFailure) -> Int64? {
      guard let size = reader.byteCount, size > 32 else { return nil }
      let tail = try reader.view(at: size - 16, count: 16)
      guard tail.matches("mfro", at: 4), let length = tail.bigEndian(UInt32.self, at: 12),
        Int64(length) < size,
        length >= 24
      else { return nil }
      let start = size - Int64(length)
      guard try reader.view(at: start, count: 8).matches("mfra", at: 4) else { return nil }
      var last: Int64?
      var boxes = Boxes(reader, in: start + 8..<size)
      while let box = try boxes.next() {
        guard box.type == "tfra" else { continue }
        let isWide = try box.isWide(reader)
        let widths = try box.number(UInt32.self, 8, reader)
        let count = try box.number(UInt32.self, 12, reader)
        guard count > 0, count <= maxEntries else { continue }
        let position: Int64 = isWide ? 8 : 4
        let numbers = Int64(widths & 3) + Int64(widths >> 2 & 3) + Int64(widths >> 4 & 3) + 3
        let entry = 16 + Int64(count - 1) * (2 * position + numbers)
        let offset = Int64(clamping: try box.number(entry + position, isWide: isWide, reader))
        guard offset < start else { continue }
        // Tracks may alternate: the last fragment of any counts.
        last = max(last ?? 0, offset)
      }
      return last
    }

    // MARK: Fragments

    /// Returns the latest end of any track in the fragments from `offset`; nil if there are too many.
    private static func end(
      from offset: Int64, _ tracks: [UInt32: Clock], _ reader: ByteReader
    ) throws(ReadFailure) -> Double? {
      var boxes = Boxes(reader, in: offset..<reader.end, isTopLevel: true)
      var ends: [UInt32: UInt64] = [:]
      var isWhole = false
      for _ in 0..<maxBoxes {
        guard let box = try boxes.next() else {
          isWhole = true
          break
        }
        if box.type == "moof" { try readFragment(box, tracks, &ends, reader) }
        // A truncated or invalid box ends the movie.
        if box.isCutShort || !box.type.isBoxType || box.range.upperBound == .max {
          isWhole = true
          break
        }
      }
      guard isWhole else { return nil }
      let seconds = ends.compactMap { number, end -> Double? in
        guard let clock = tracks[number]?.timescale, clock > 0 else { return nil }
        return Double(end) / Double(clock)
      }
      return seconds.max().flatMap { $0 > 0 ? $0 : nil }
    }

    private static func readFragment(
      _ fragment: Box, _ tracks: [UInt32: Clock], _ ends: inout [UInt32: UInt64],
      _ reader: ByteReader
    ) throws(ReadFailure) {
      try reader.prefetch(fragment.range, upTo: 64 << 10)
      var parts = fragment.boxes(reader)
      while let part = try parts.next() {
        guard part.type == "traf", let head = try part.first("tfhd", reader: reader) else {
          continue
        }
        let flags = try head.number(UInt32.self, 0, reader)
        let number = try head.number(UInt32.self, 4, reader)
        var at: Int64 = 8
        if flags & 1 != 0 { at += 8 }
        if flags & 2 != 0 { at += 4 }
        let sample =
          flags & 8 != 0 ? try head.number(UInt32.self, at, reader) : tracks[number]?.sampleDuration ?? 0
        var time = ends[number] ?? 0
        var boxes = part.boxes(reader)
        for _ in 0..<maxRuns {
          guard let box = try boxes.next() else { break }
          if box.type == "tfdt" {
            time = try box.number(4, isWide: try box.isWide(reader), reader)
          } else if box.type == "trun" {
            time = time &+ (try length(of: box, sample, reader))
          }
        }
        ends[number] = max(ends[number] ?? 0, time)
      }
    }

    /// Returns the total duration of the samples of a run.
    private static func length(
      of run: Box, _ sample: UInt32, _ reader: ByteReader
    ) throws(ReadFailure) -> UInt64 {
      let flags = try run.number(UInt32.self, 0, reader)
      let count = try run.number(UInt32.self, 4, reader)
      guard flags & 0x100 != 0 else { return UInt64(count) &* UInt64(sample) }
      var at: Int64 = 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
      let size: Int64 = [0x100, 0x200, 0x400, 0x800].reduce(0) { $0 + (flags & $1 != 0 ? 4 : 0) }
      var units: UInt64 = 0
      for _ in 0..<min(count, maxSamples) {
        try reader.step()
        units += UInt64(try run.number(UInt32.self, at, reader))
        at += size
      }
      return units
    }
  }
}
