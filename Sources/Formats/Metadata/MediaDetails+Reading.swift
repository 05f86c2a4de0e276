package import ByteSources
package import MediaMetadata

extension MediaDetails {
  /// Reads the wanted details of a file whose metadata were read by `row`; `facts` are those of identification.
  package static func read(
    _ reader: ByteReader, by row: FileFormat?, _ facts: (any ContentFacts)?, beside metadata: MediaMetadata,
    _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    guard !wanted.isEmpty else { return MediaDetails() }
    var details = DetailsReader(reader: reader, facts: facts, metadata: metadata, wanted: wanted)
    if let reading = row?.details { try details.attempt(reading) }
    details.combine()
    if wanted.contains(.pictures) {
      details.result.pictures = try PictureHeaders.read(
        reader, by: row?.pictures, facts, beside: metadata, details.profile)
    }
    return details.result
  }
}

extension MediaDetails {
  /// Returns title, description and keywords of an XMP packet in a file of its own.
  package static func captions(inPacket packet: [UInt8]) -> MediaDetails {
    let reader = ByteReader()
    guard (try? reader.open(MemorySource(packet))) != nil else { return MediaDetails() }
    var details = DetailsReader(reader: reader, facts: nil, metadata: MediaMetadata(), wanted: .caption)
    try? details.add(packet: packet)
    return details.result
  }
}

/// Collects details; the first value found wins.
package struct DetailsReader {
  private(set) var reader: ByteReader
  let facts: (any ContentFacts)?
  let metadata: MediaMetadata
  let wanted: MediaDetails.Parts
  var result = MediaDetails()
  /// Details from captions, used if XMP lacks them.
  var caption = MediaDetails()
  /// Details from Exif, used if captions lack them too.
  var exif = MediaDetails()
  /// The exposure in XMP packets, used if Exif lacks it.
  var xmp = MediaDetails()
  /// The entries of Exif's directories and of captions, if wanted.
  var tags = PictureTags()
  /// True if a picture track was read.
  var hasPicture = false
  var videoDepth: Int?
  /// The decoder's configuration, used if the container states no colours.
  var configuration: CodecConfiguration?
  var soundDepth: Int?
  /// The codec of `mp4a` tracks, which may be any MPEG sound.
  var mp4aCodec = "aac"
  /// The original codings of encrypted and ambiguous ones.
  var originalCodings: [String: String] = [:]
  /// The description of the picture's ICC profile.
  var profile: String?
  /// The name of uncompressed sound, by depth and byte order.
  var pcm: String?

  init(
    reader: ByteReader, facts: (any ContentFacts)?, metadata: MediaMetadata, wanted: MediaDetails.Parts
  ) {
    (self.reader, self.facts, self.metadata, self.wanted) = (reader, facts, metadata, wanted)
  }

  /// Runs one part of the reading; damage ends only that part.
  mutating func attempt(_ body: (inout DetailsReader) throws(ReadFailure) -> Void) throws(ReadFailure) {
    do throws(ReadFailure) { try body(&self) } catch {
      if case .source = error { throw error }
    }
  }

  /// Reads unpacked or joined bytes as if they were the file.
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

  /// Combines the results of all parts with the metadata.
  mutating func combine() {
    result.tags = tags
    if wanted.contains(.caption) {
      result.title = result.title ?? caption.title ?? exif.title
      result.description = result.description ?? caption.description ?? exif.description
      if result.keywords.isEmpty { result.keywords = caption.keywords }
      if result.keywords.isEmpty { result.keywords = exif.keywords }
      result.rating = result.rating ?? metadata.xmp?.rating ?? exif.rating
    }
    var seen: Set<String> = []
    result.keywords = result.keywords.filter { seen.insert($0).inserted }
    if wanted.contains(.exposure) {
      result.fillExposure(from: exif)
      result.fillExposure(from: xmp)
    }
    if wanted.contains(.serial) { result.serial = exif.serial ?? result.serial }
    if wanted.contains(.capture) {
      result.software = exif.software ?? result.software ?? caption.software
      result.projection = result.projection ?? metadata.xmp?.projectionType
      result.auxiliary = AuxiliaryPicture.names(of: metadata)
    }
    if wanted.contains(.coding) {
      if result.colorSpace == nil { result.colorSpace = exif.colorSpace }
      result.bitDepth = result.bitDepth ?? videoDepth ?? (hasPicture ? nil : soundDepth ?? exif.bitDepth)
      if let configuration, result.transfer == nil, result.colorSpace == nil {
        apply(primaries: configuration.primaries, transfer: configuration.transfer)
      }
      result.transfer =
        result.transfer ?? metadata.transferCharacteristics.flatMap { TransferFunction.name($0) }
      if hasPicture || metadata.medium == .movie, result.bitDepth == nil {
        result.bitDepth = Codecs.bitDepth(of: metadata.tracks)
      }
      // Damaged headers may state zero or less.
      (result.bitDepth, result.sampleRate, result.audioChannels) = (
        Self.positive(result.bitDepth), Self.positive(result.sampleRate), Self.positive(result.audioChannels)
      )
      if result.codecs.isEmpty {
        result.codecs = Codecs.names(
          of: metadata.tracks, mp4a: mp4aCodec, pcm: pcm, originals: originalCodings)
      }
    }
  }

  private static func positive(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
}

extension PictureHeaders {
  /// Reads the headers of a file's pictures, after its metadata.
  ///
  /// Damage ends the reading, keeping earlier results. Errors: only those of the source.
  static func read(
    _ reader: ByteReader, by reading: FileFormat.PicturesReading?, _ facts: (any ContentFacts)?,
    beside metadata: MediaMetadata,
    _ profile: String?
  ) throws(ReadFailure) -> PictureHeaders {
    var headers = PictureHeaders()
    headers.profile = profile
    guard let reading else { return headers }
    do throws(ReadFailure) { try reading(reader, facts, metadata, &headers) } catch {
      if case .source = error { throw error }
    }
    return headers
  }

  /// The limit of pictures; hostile files claim any number.
  static let maxPictures = 4096
}
