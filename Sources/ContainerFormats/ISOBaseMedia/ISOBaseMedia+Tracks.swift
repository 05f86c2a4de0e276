package import ByteSources

extension ISOBaseMedia {
  /// A `trak` box: kind, size, rate, and its media on the movie's time line.
  package struct Track: Hashable, Sendable {
    /// A row of an edit list; a negative media time is an empty edit.
    package struct Edit: Hashable, Sendable {
      package var duration: UInt64
      var mediaTime: Int64
    }

    package struct Size: Hashable, Sendable {
      package var width: Double, height: Double
    }

    /// Rows and columns of the matrix for rotation and mirroring.
    package struct Matrix: Hashable, Sendable {
      package var a: Int32, b: Int32, c: Int32, d: Int32
    }

    private static let maxEdits = 256

    /// The media handler: `vide`, `soun`, `pict`, `meta`, `text` and others.
    package var handler: FourCharacterCode?
    /// The type of the first sample entry: `hvc1`, `avc1`, `mp4a` and others.
    package var coding: FourCharacterCode?
    package var isEnabled = true
    /// The size as displayed, before the matrix.
    package var width = 0
    package var height = 0
    package var matrix: Matrix?
    package var codedWidth = 0
    package var codedHeight = 0
    /// The clean aperture (`clap`), and the pixel aspect ratio (`pasp`).
    package var cleanSize: Size?
    package var pixelRatio: Size?
    /// The display size outside the track header (`tapt`).
    var apertureSize: Size?
    package var timescale: UInt32 = 0
    package var mediaDuration: UInt64 = 0
    package var edits: [Edit] = []
    package var sampleCount: Int?
    /// The total duration of the samples, if the table is short enough to add up.
    package var sampleDuration: UInt64?
    /// The boxes in the first sample entry of a video track.
    package var configurations: [FourCharacterCode] = []
    package var views: Views?
    /// The first sample entry and the sample table.
    package var entry: Box?
    package var sampleTable: Box?
    package var timedKeys: [String] = []
    /// The track's own metadata, as text; nil for values of other types.
    package var keys: [String: String] = [:]

    package init() {}

    /// Reads handler and coding, which determine the kind of track.
    package mutating func readKind(_ track: Box, _ reader: ByteReader) throws(ReadFailure) {
      if let media = try track.first("mdia", reader: reader) {
        try readMedia(media, isDetailed: false, reader)
      }
    }

    /// Reads the box; values read before damage are kept.
    package mutating func read(_ track: Box, _ reader: ByteReader) throws(ReadFailure) {
      var boxes = track.boxes(reader)
      var hasKeys = false
      while let box = try boxes.next() {
        switch box.type {
        case "meta", "udta": hasKeys = true
        case "tkhd": try readHeader(box, reader)
        case "edts": if let list = try box.first("elst", reader: reader) { try readEdits(list, reader) }
        case "mdia": try readMedia(box, isDetailed: true, reader)
        case "tapt": if let clean = try box.first("clef", reader: reader) { try readAperture(clean, reader) }
        default: break
        }
      }
      if !hasKeys { return }
      for value in try metadata(in: track, reader) { keys[value.key] = try value.text(reader) }
    }

    /// Returns the duration in seconds: of the edits, else of the whole media.
    package func duration(_ movieTimescale: UInt32) -> Double? {
      // With only empty edits the duration is unknown; usually there are fragments.
      let isPlayed = edits.contains { $0.mediaTime >= 0 && $0.duration > 0 }
      let played = edits.reduce(UInt64(0)) { $0 &+ $1.duration }
      if isPlayed, movieTimescale > 0 { return Double(played) / Double(movieTimescale) }
      return timescale > 0 && mediaDuration > 0 ? Double(mediaDuration) / Double(timescale) : nil
    }

    package var frameRate: Double? {
      guard let sampleCount, sampleCount > 0, timescale > 0 else { return nil }
      let units = sampleDuration ?? mediaDuration
      return units > 0 ? Double(sampleCount) * Double(timescale) / Double(units) : nil
    }

    /// Returns the time of the first sample in the movie, in seconds: after the empty edits.
    package func firstSampleTime(_ movieTimescale: UInt32) -> Double? {
      guard movieTimescale > 0 else { return nil }
      let before = edits.prefix { $0.mediaTime < 0 }.reduce(UInt64(0)) { $0 &+ $1.duration }
      return Double(before) / Double(movieTimescale)
    }

    /// Returns the seconds before the first sample.
    package func emptyTime(_ movieTimescale: UInt32) -> Double {
      edits.contains { $0.mediaTime < 0 } ? firstSampleTime(movieTimescale) ?? 0 : 0
    }

    private mutating func readHeader(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      isEnabled = try box.number(UInt8.self, 3, reader) & 1 == 1
      let start: Int64 = try box.isWide(reader) ? 52 : 40
      func entry(_ index: Int64) throws(ReadFailure) -> Int32 {
        try box.number(Int32.self, start + 4 * index, reader)
      }
      matrix = Matrix(a: try entry(0), b: try entry(1), c: try entry(3), d: try entry(4))
      width = Int(try box.number(UInt32.self, start + 36, reader) >> 16)
      height = Int(try box.number(UInt32.self, start + 40, reader) >> 16)
    }

    private mutating func readAperture(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      let width = Double(try box.number(UInt32.self, 4, reader)) / 65_536
      let height = Double(try box.number(UInt32.self, 8, reader)) / 65_536
      if width >= 1, height >= 1 { apertureSize = Size(width: width, height: height) }
    }

    /// The size as displayed, before the matrix: the aperture's; the header's if it differs from the coded
    /// one; else the coded size after cropping, with the pixel aspect ratio.
    package var shownSize: Size? {
      if let apertureSize { return apertureSize }
      guard width > 0, height > 0 else { return nil }
      let stated = Size(width: Double(width), height: Double(height))
      guard width == codedWidth, height == codedHeight else { return stated }
      var size = cleanSize ?? stated
      if let ratio = pixelRatio { size.width = size.width * ratio.width / ratio.height }
      return size
    }

    private mutating func readEdits(_ box: Box, _ reader: ByteReader) throws(ReadFailure) {
      let isWide = try box.isWide(reader)
      let count = try box.number(UInt32.self, 4, reader)
      let size: Int64 = isWide ? 20 : 12
      // Clamps a wrong count to the box.
      for index in 0..<min(Int64(count), Int64(Self.maxEdits), max(0, box.count - 8) / size) {
        try reader.step()
        let at = 8 + index * size
        let time =
          isWide
          ? try box.number(Int64.self, at + 8, reader) : Int64(try box.number(Int32.self, at + 4, reader))
        edits.append(Edit(duration: try box.number(at, isWide: isWide, reader), mediaTime: time))
      }
    }
  }

  private static let maxTracks = 256

  /// Returns the kinds of the tracks of a `moov` box, in file order.
  ///
  /// Complexity: one step per box on the path `trak/mdia/minf/stbl/stsd`; sample tables are skipped.
  package static func trackKinds(in movie: Box, _ reader: ByteReader) throws(ReadFailure) -> [Track] {
    var metadata: Box?
    return try trackKinds(in: movie, metadata: &metadata, reader)
  }

  /// Like ``trackKinds(in:_:)``, with the movie's `meta` box if it precedes or follows the last track read.
  package static func trackKinds(
    in movie: Box, metadata: inout Box?, _ reader: ByteReader
  ) throws(ReadFailure) -> [Track] {
    var tracks: [Track] = []
    var boxes = movie.boxes(reader)
    while tracks.count < maxTracks, let box = try boxes.next() {
      if box.type == "meta", metadata == nil { metadata = box }
      guard box.type == "trak" else { continue }
      if tracks.isEmpty { tracks.reserveCapacity(4) }
      tracks.append(Track())
      try tracks[tracks.count - 1].readKind(box, reader)
    }
    return tracks
  }
}
