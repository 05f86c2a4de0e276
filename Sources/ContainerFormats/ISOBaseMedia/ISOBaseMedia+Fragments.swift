package import ByteSources

extension ISOBaseMedia {
  /// How long a fragmented movie lasts whose header and index do not say: where its last fragments end.
  ///
  /// The index at the end (`mfra`) leads to the last fragment; without one the fragments are counted off, as far as the
  /// budget reaches.
  package enum Fragments {
    /// Fragments and their data, one request each.
    private static let mostBoxes = 96
    private static let mostRuns = 256
    private static let mostSamples: UInt32 = 1 << 16
    private static let mostEntries: UInt32 = 1 << 16

    private struct Clock {
      var timescale: UInt32 = 0
      var sampleDuration: UInt32 = 0
    }

    /// Seconds until the last sample that `movie`'s fragments hold; nil when the last fragment cannot be found.
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
        // What the header does not say is no damage when the fragments do not say it either.
        if case .source = error { throw error }
        return nil
      }
    }

    /// The tracks by number: their clocks, and what a sample lasts where nothing else is said.
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

    /// The place of the last fragment that the file's own index names.
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
        guard count > 0, count <= mostEntries else { continue }
        let place: Int64 = isWide ? 8 : 4
        let numbers = Int64(widths & 3) + Int64(widths >> 2 & 3) + Int64(widths >> 4 & 3) + 3
        let entry = 16 + Int64(count - 1) * (2 * place + numbers)
        let offset = Int64(clamping: try box.number(entry + place, isWide: isWide, reader))
        guard offset < start else { continue }
        // Tracks may take turns: the last one's fragment is the last of all.
        last = max(last ?? 0, offset)
      }
      return last
    }

    // MARK: Fragments

    /// The latest end of any track in the fragments from `offset` on; nil when they are too many.
    private static func end(
      from offset: Int64, _ tracks: [UInt32: Clock], _ reader: ByteReader
    ) throws(ReadFailure) -> Double? {
      var boxes = Boxes(reader, in: offset..<reader.end, isTopLevel: true)
      var ends: [UInt32: UInt64] = [:]
      var isWhole = false
      for _ in 0..<mostBoxes {
        guard let box = try boxes.next() else {
          isWhole = true
          break
        }
        if box.type == "moof" { try take(box, tracks, &ends, reader) }
        // What is cut short, or is no box, ends the movie.
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

    private static func take(
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
        for _ in 0..<mostRuns {
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

    /// How long the samples of a run last together.
    private static func length(
      of run: Box, _ sample: UInt32, _ reader: ByteReader
    ) throws(ReadFailure) -> UInt64 {
      let flags = try run.number(UInt32.self, 0, reader)
      let count = try run.number(UInt32.self, 4, reader)
      guard flags & 0x100 != 0 else { return UInt64(count) &* UInt64(sample) }
      var at: Int64 = 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
      let size: Int64 = [0x100, 0x200, 0x400, 0x800].reduce(0) { $0 + (flags & $1 != 0 ? 4 : 0) }
      var units: UInt64 = 0
      for _ in 0..<min(count, mostSamples) {
        try reader.step()
        units += UInt64(try run.number(UInt32.self, at, reader))
        at += size
      }
      return units
    }
  }
}
