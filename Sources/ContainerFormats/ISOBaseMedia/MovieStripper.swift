package import ByteSources

/// Removes metadata from movies: overwrites everything but video and audio, without moving those.
///
/// Boxes not needed for playback become zeroed `free` boxes of the same size, as do tracks other than video
/// and audio; unused bytes of media data become zeros. Nothing is decoded: data that an encoder wrote into
/// its pictures stay.
package struct MovieStripper {
  /// The reason why metadata cannot be removed.
  package enum Obstacle: Error, Hashable, Sendable {
    case unreadable, damaged, fragmented, external, tooLong
    case coding(FourCharacterCode)

    /// The reason as words that follow the file's name.
    package var words: String {
      switch self {
      case .unreadable: "it cannot be read"
      case .damaged: "its boxes contradict each other, or its end is missing"
      case .fragmented:
        "it is made of fragments or compressed, and what belongs to it is not listed in one place"
      case .external: "its media are in other files"
      case .tooLong: "it has more parts than are looked through"
      case .coding(let code): "it is coded as \(code.isBoxType ? code.description : "something unknown")"
      }
    }
  }

  package private(set) var edits = ByteEdits()
  var chunks: [Range<Int64>] = []
  private var mediaData: [Range<Int64>] = []
  private var hasPictures = false

  /// Enough for days of film: tables are read in chunks.
  package static let budget = ReadBudget(bytes: 256 << 20, reads: 1 << 20, steps: 8 << 20)

  private static let topLevel: Set<FourCharacterCode> = ["ftyp", "moov", "mdat"]
  private static let fragments: Set<FourCharacterCode> = ["moof", "mvex", "styp", "sidx", "cmov"]
  private static let inMovie: Set<FourCharacterCode> = ["mvhd", "trak", "iods"]
  private static let inTrack: Set<FourCharacterCode> = ["tkhd", "edts", "mdia", "tapt"]
  private static let inMedia: Set<FourCharacterCode> = ["mdhd", "hdlr", "minf"]
  private static let inInformation: Set<FourCharacterCode> = ["vmhd", "smhd", "hdlr", "dinf", "stbl"]
  private static let inTable: Set<FourCharacterCode> = [
    "stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stco", "co64", "stss", "stps", "sdtp", "sgpd", "sbgp",
    "stsh",
  ]
  /// Codings whose sample sizes are exact; those of uncompressed sound are not.
  private static let pictures: Set<FourCharacterCode> = [
    "avc1", "avc2", "avc3", "avc4", "hvc1", "hev1", "dvh1", "dvhe", "vp08", "vp09", "av01", "mp4v", "s263",
    "H263",
  ]
  private static let sounds: Set<FourCharacterCode> = [
    "mp4a", "ac-3", "ec-3", "Opus", "fLaC", "alac", ".mp3", "samr", "sawb",
  ]

  package static func hasExactSampleSizes(_ coding: FourCharacterCode) -> Bool {
    pictures.contains(coding) || sounds.contains(coding)
  }

  package init(_ reader: ByteReader) throws(Obstacle) {
    do { try read(reader) } catch let obstacle as Obstacle { throw obstacle } catch let failure as ReadFailure
    {
      switch failure {
      case .source: throw .unreadable
      case .budget: throw .tooLong
      case .endOfData, .malformed: throw .damaged
      }
    } catch { throw .damaged }
  }

  private mutating func read(_ reader: ByteReader) throws {
    var movie: ISOBaseMedia.Box?
    var walk = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    var end: Int64 = 0
    while let box = try walk.next() {
      end = box.range.upperBound
      if Self.fragments.contains(box.type) { throw Obstacle.fragmented }
      guard Self.topLevel.contains(box.type) else {
        edits.free(box)
        continue
      }
      if box.isCutShort { throw Obstacle.damaged }
      if box.type == "mdat" { mediaData.append(box.contents) }
      if box.type == "moov" {
        guard movie == nil else { throw Obstacle.damaged }
        movie = box
      }
    }
    edits.freeRest(end..<reader.end)
    guard let movie else { throw Obstacle.damaged }
    try strip(movie, keeping: Self.inMovie, reader) { bare, box throws in
      if box.type == "trak" { try bare.strip(track: box, reader) }
    }
    guard hasPictures else { throw Obstacle.damaged }
    // Media data that no kept track uses.
    guard edits.blank(outside: chunks, in: mediaData) else { throw Obstacle.damaged }
    chunks = []
    edits.sort()
  }

  // MARK: Boxes

  /// Strips a container's boxes; those not in `kept` become free.
  private mutating func strip(
    _ container: ISOBaseMedia.Box, keeping kept: Set<FourCharacterCode>, _ reader: ByteReader,
    _ body: (inout MovieStripper, ISOBaseMedia.Box) throws -> Void = { _, _ in }
  ) throws {
    var walk = container.boxes(reader)
    var end = container.contents.lowerBound
    while let box = try walk.next() {
      end = box.range.upperBound
      if Self.fragments.contains(box.type) { throw Obstacle.fragmented }
      if box.isCutShort { throw Obstacle.damaged }
      if kept.contains(box.type) { try body(&self, box) } else { edits.free(box) }
    }
    edits.blank(end..<container.contents.upperBound)
  }

  private mutating func strip(track: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    var kind = ISOBaseMedia.Track()
    try kind.readKind(track, reader)
    guard let handler = kind.handler, handler == "vide" || handler == "soun", let coding = kind.coding else {
      return edits.free(track)
    }
    guard (handler == "vide" ? Self.pictures : Self.sounds).contains(coding) else {
      // Removing unknown sound would change the movie.
      if handler == "soun" { throw Obstacle.coding(coding) }
      return edits.free(track)
    }
    if handler == "vide" { hasPictures = true }
    try strip(track, keeping: Self.inTrack, reader) { bare, box throws in
      guard box.type == "mdia" else { return }
      try bare.strip(box, keeping: Self.inMedia, reader) { bare, box throws in
        if box.type == "hdlr" { bare.blankName(box) }
        guard box.type == "minf" else { return }
        try bare.strip(box, keeping: Self.inInformation, reader) { bare, box throws in
          switch box.type {
          case "hdlr": bare.blankName(box)
          case "dinf": try bare.checkReferences(box, reader)
          case "stbl":
            try bare.strip(box, keeping: Self.inTable, reader)
            try bare.keepChunks(box, reader)
          default: break
          }
        }
      }
    }
  }

  /// Blanks a handler's name, which identifies the program or camera.
  private mutating func blankName(_ box: ISOBaseMedia.Box) {
    edits.blank(min(box.contents.lowerBound + 24, box.contents.upperBound)..<box.contents.upperBound)
  }

  /// Throws unless the media are in the file itself; an external reference may be a path.
  private mutating func checkReferences(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    guard let list = try box.first("dref", reader: reader) else { throw Obstacle.damaged }
    var entries = list.boxes(skipping: 8, reader)
    while let entry = try entries.next() {
      guard !entry.isCutShort, try entry.number(UInt32.self, 0, reader) & 1 == 1 else {
        throw Obstacle.external
      }
      edits.blank(entry.contents.lowerBound + 4..<entry.contents.upperBound)
    }
  }
}

extension MovieStripper {
  private static let maxChunks: Int64 = 1 << 20
  private static let maxSamples: Int64 = 8 << 20

  /// Records the chunks of a sample table (`stbl`), each with the total length of its samples.
  mutating func keepChunks(_ table: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    guard var walk = try ISOBaseMedia.SampleChunks(table, reader) else { throw Obstacle.damaged }
    guard walk.count <= Self.maxChunks, walk.sampleCount <= Self.maxSamples else { throw Obstacle.tooLong }
    while let chunk = try walk.next() {
      let end = chunk.start + chunk.length
      guard end <= reader.end else { throw Obstacle.damaged }
      if chunk.length > 0 { chunks.append(chunk.start..<end) }
    }
  }
}
