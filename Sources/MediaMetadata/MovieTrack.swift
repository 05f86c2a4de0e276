internal import ByteSources
internal import FileIdentification

/// One `trak` box: what it is, how large, how fast, and where its media lie on the movie's time line.
struct MovieTrack {
  /// One row of an edit list; a negative media time is an empty edit.
  struct Edit {
    var duration: UInt64
    var mediaTime: Int64
  }

  private static let mostEdits = 256
  static let mostTimes = 4096

  var kind: MediaTrack.Kind = .other
  var coding: FourCharacterCode?
  var isEnabled = true
  /// The size as shown before the matrix turns it.
  var width = 0
  var height = 0
  /// The size of the coded picture.
  var codedWidth = 0
  var codedHeight = 0
  var orientation: Int?
  var timescale: UInt32 = 0
  var mediaDuration: UInt64 = 0
  var edits: [Edit] = []
  var sampleCount: Int?
  /// Media time of all samples together, where the table is short enough to be added up.
  var sampleDuration: UInt64?
  var configurations: [FourCharacterCode] = []
  /// The keys of a timed metadata track.
  var timedKeys: [String] = []
  var keys: [String: String] = [:]

  /// Reads the box; what was read before damage stays.
  mutating func read(_ track: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var boxes = track.boxes(reader)
    while let box = try boxes.next() {
      switch box.type {
      case "tkhd": try readHeader(box, reader)
      case "edts":
        if let list = try ISOBaseMedia.first("elst", in: box.contents, reader) { try readEdits(list, reader) }
      case "mdia": try readMedia(box, reader)
      default: break
      }
    }
    for value in try ISOBaseMedia.metadata(in: track, reader) {
      keys[value.key] = try MovieKeys.text(of: value, reader)
    }
  }

  /// Seconds: what the edits play, else the whole media.
  func duration(_ movieTimescale: UInt32) -> Double? {
    let played = edits.reduce(UInt64(0)) { $0 &+ $1.duration }
    if played > 0, movieTimescale > 0 { return Double(played) / Double(movieTimescale) }
    return timescale > 0 && mediaDuration > 0 ? Double(mediaDuration) / Double(timescale) : nil
  }

  /// Samples per second.
  var frameRate: Double? {
    guard let sampleCount, sampleCount > 0, timescale > 0 else { return nil }
    let units = sampleDuration ?? mediaDuration
    return units > 0 ? Double(sampleCount) * Double(timescale) / Double(units) : nil
  }

  /// When the first sample is shown, in seconds of the movie: after the empty edits.
  func firstSampleTime(_ movieTimescale: UInt32) -> Double? {
    guard movieTimescale > 0 else { return nil }
    var before: UInt64 = 0
    for edit in edits {
      if edit.mediaTime >= 0 { break }
      before = before &+ edit.duration
    }
    return Double(before) / Double(movieTimescale)
  }

  private mutating func readHeader(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let wide: Int64 = try box.number(UInt8.self, 0, reader) == 1 ? 12 : 0
    isEnabled = try box.number(UInt8.self, 3, reader) & 1 == 1
    let matrix = 40 + wide
    func entry(_ index: Int64) throws(ReadFailure) -> Int32 {
      Int32(bitPattern: try box.number(UInt32.self, matrix + 4 * index, reader))
    }
    orientation = Self.orientation(try entry(0), try entry(1), try entry(3), try entry(4))
    width = Int(try box.number(UInt32.self, matrix + 36, reader) >> 16)
    height = Int(try box.number(UInt32.self, matrix + 40, reader) >> 16)
  }

  /// Exif's number for a matrix of quarter turns and mirrors; nil for others.
  private static func orientation(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> Int? {
    let rows: [(a: Int32, b: Int32, c: Int32, d: Int32, orientation: Int)] = [
      (1, 0, 0, 1, 1), (-1, 0, 0, 1, 2), (-1, 0, 0, -1, 3), (1, 0, 0, -1, 4),
      (0, 1, 1, 0, 5), (0, 1, -1, 0, 6), (0, -1, -1, 0, 7), (0, -1, 1, 0, 8),
    ]
    return rows.first {
      $0.a == a.signum() && $0.b == b.signum() && $0.c == c.signum() && $0.d == d.signum()
    }?.orientation
  }

  private mutating func readEdits(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let isWide = try box.number(UInt8.self, 0, reader) == 1
    let count = try box.number(UInt32.self, 4, reader)
    let size: Int64 = isWide ? 20 : 12
    // A count that lies is cut to what the box holds.
    for index in 0..<min(Int64(count), Int64(Self.mostEdits), max(0, box.count - 8) / size) {
      try reader.step()
      let at = 8 + index * size
      edits.append(
        isWide
          ? Edit(
            duration: try box.number(UInt64.self, at, reader),
            mediaTime: Int64(bitPattern: try box.number(UInt64.self, at + 8, reader)))
          : Edit(
            duration: UInt64(try box.number(UInt32.self, at, reader)),
            mediaTime: Int64(Int32(bitPattern: try box.number(UInt32.self, at + 4, reader)))))
    }
  }
}
