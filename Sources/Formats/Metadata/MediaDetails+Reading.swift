package import ByteSources
package import MediaMetadata

extension MediaDetails {
  /// Reads the wanted details of a file whose metadata were read by `row`; `facts` are what identification saw of its structure.
  package static func read(
    _ reader: ByteReader, by row: FileFormat?, _ facts: (any ContentFacts)?, beside metadata: MediaMetadata,
    _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    guard !wanted.isEmpty else { return MediaDetails() }
    var details = DetailsReader(reader: reader, facts: facts, metadata: metadata, wanted: wanted)
    if let reading = row?.details { try details.attempt(reading) }
    details.settle()
    if wanted.contains(.pictures) {
      details.found.pictures = try PictureHeaders.read(
        reader, by: row?.pictures, facts, beside: metadata, details.profile)
    }
    return details.found
  }
}

extension MediaDetails {
  /// The title, description and keywords of an XMP packet that stands alone, as beside a picture.
  package static func captions(inPacket packet: [UInt8]) -> MediaDetails {
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(packet))) != nil else { return MediaDetails() }
    var details = DetailsReader(reader: reader, facts: nil, metadata: MediaMetadata(), wanted: .caption)
    try? details.take(packet: packet)
    return details.found
  }
}

/// Gathers details; what is found first stays.
package struct DetailsReader {
  private(set) var reader: ByteReader
  let facts: (any ContentFacts)?
  let metadata: MediaMetadata
  let wanted: MediaDetails.Parts
  var found = MediaDetails()
  /// What captions say, which counts where XMP is silent.
  var caption = MediaDetails()
  /// What Exif says, which counts where captions are silent too.
  var exif = MediaDetails()
  /// The exposure that XMP packets state, which Exif's blocks know better.
  var xmp = MediaDetails()
  /// The entries of Exif's directories and of captions, kept only where they are wanted.
  var tags = PictureTags()
  /// Whether a track of pictures was seen, and the depths of pictures and of sound.
  var hasPicture = false
  var videoDepth: Int?
  /// What the coded pictures signal, which counts where the container is silent.
  var configuration: CodecConfiguration?
  var soundDepth: Int?
  /// What codes a track that is called `mp4a`, which may be any of MPEG's sound.
  var codecOfMP4A = "aac"
  /// The codings behind encrypted ones.
  var hidden: [String: String] = [:]
  /// The description of the picture's ICC profile.
  var profile: String?
  /// What plain sound is called, by its depth and order.
  var pcm: String?

  init(
    reader: ByteReader, facts: (any ContentFacts)?, metadata: MediaMetadata, wanted: MediaDetails.Parts
  ) {
    (self.reader, self.facts, self.metadata, self.wanted) = (reader, facts, metadata, wanted)
  }

  /// Runs one part of the reading: what is broken ends that part alone.
  mutating func attempt(_ body: (inout DetailsReader) throws(ReadFailure) -> Void) throws(ReadFailure) {
    do throws(ReadFailure) { try body(&self) } catch {
      if case .source = error { throw error }
    }
  }

  /// Reads bytes that were unpacked, or gathered from pieces, as if they stood in the file.
  mutating func readCopy(
    _ bytes: [UInt8], _ body: (inout DetailsReader, Range<Int64>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let file = reader
    reader = try file.nested(bytes)
    defer {
      file.count(nested: reader.statistics)
      reader = file
    }
    try body(&self, 0..<Int64(bytes.count))
  }

  /// Puts together what the parts of the file say, and what the metadata know already.
  mutating func settle() {
    found.tags = tags
    if wanted.contains(.caption) {
      found.title = found.title ?? caption.title ?? exif.title
      found.description = found.description ?? caption.description ?? exif.description
      if found.keywords.isEmpty { found.keywords = caption.keywords }
      if found.keywords.isEmpty { found.keywords = exif.keywords }
      found.rating = found.rating ?? metadata.xmp?.rating ?? exif.rating
    }
    var seen: Set<String> = []
    found.keywords = found.keywords.filter { seen.insert($0).inserted }
    if wanted.contains(.exposure) {
      found.fillExposure(from: exif)
      found.fillExposure(from: xmp)
    }
    if wanted.contains(.serial) { found.serial = exif.serial ?? found.serial }
    if wanted.contains(.capture) {
      found.software = exif.software ?? found.software ?? caption.software
      found.projection = found.projection ?? metadata.xmp?.projectionType
      found.auxiliary = AuxiliaryPicture.names(of: metadata)
    }
    if wanted.contains(.coding) {
      if found.colorSpace == nil { found.colorSpace = exif.colorSpace }
      found.bitDepth = found.bitDepth ?? videoDepth ?? (hasPicture ? nil : soundDepth ?? exif.bitDepth)
      if let configuration, found.transfer == nil, found.colorSpace == nil {
        take(primaries: configuration.primaries, transfer: configuration.transfer)
      }
      found.transfer =
        found.transfer ?? metadata.transferCharacteristics.flatMap { TransferFunction.name($0) }
      if hasPicture || metadata.medium == .movie, found.bitDepth == nil {
        found.bitDepth = Codecs.bitDepth(of: metadata.tracks)
      }
      // Whatever field a damaged header has them from: none of these is nothing or less.
      (found.bitDepth, found.sampleRate, found.audioChannels) = (
        Self.positive(found.bitDepth), Self.positive(found.sampleRate), Self.positive(found.audioChannels)
      )
      if found.codecs.isEmpty {
        found.codecs = Codecs.names(of: metadata.tracks, mp4a: codecOfMP4A, pcm: pcm, hidden: hidden)
      }
    }
  }

  private static func positive(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
}
