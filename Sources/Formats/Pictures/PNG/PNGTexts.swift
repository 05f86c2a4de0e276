internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads PNG texts (PNG specification, third edition, §11.3.3): XMP packets, and Exif blocks by ImageMagick.
enum PNGTexts {
  /// The keyword of an XMP packet.
  static let packet = "XML:com.adobe.xmp"

  /// The content of a text, by its keyword.
  private enum Content: Sendable {
    case packet, profile, captions, date, nothing
  }

  private static let keywords: [(keyword: String, then: Content, because: StaticString)] = [
    (packet, .packet, "XMP, not packed as its specification demands, or packed"),
    ("Raw profile type exif", .profile, "ImageMagick's form of Exif"),
    ("Raw profile type APP1", .profile, "ImageMagick's form of Exif or XMP"),
    ("Raw profile type xmp", .profile, "ImageMagick's form of XMP"),
    ("Raw profile type iptc", .captions, "ImageMagick's form of captions"),
    ("Raw profile type 8bim", .captions, "ImageMagick's form of Photoshop's resources"),
    ("Raw profile type icc", .nothing, "colours"), ("Raw profile type icm", .nothing, "colours"),
    ("Title", .nothing, "the specification's"), ("Author", .nothing, "the specification's"),
    ("Copyright", .nothing, "the specification's"), ("Description", .nothing, "the specification's"),
    ("Creation Time", .date, "the specification's"), ("Software", .nothing, "the specification's"),
    ("Disclaimer", .nothing, "the specification's"), ("Warning", .nothing, "the specification's"),
    ("Source", .nothing, "the specification's"), ("Comment", .nothing, "the specification's"),
    ("date:create", .nothing, "a converter's"), ("date:modify", .nothing, "a converter's"),
    ("date:timestamp", .nothing, "a converter's"),
  ]

  /// Reads a text chunk; a text that may hold a location and is not read is recorded.
  static func read(
    _ range: Range<Int64>, _ type: FourCharacterCode, _ xmp: inout XMPCollector, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let chunk = try PNGText(range, type, reader) else { return }
    switch keywords.first(where: { $0.keyword == chunk.keyword })?.then {
    case .nothing: return
    case nil: return metadata.locations.noteUnread("a text that is not read")
    case .captions: return metadata.locations.noteUnread("captions in a text")
    case .packet, .profile, .date: break
    }
    guard let text = try chunk.bytes() else {
      return metadata.locations.noteUnread("a text that cannot be unpacked")
    }
    if chunk.keyword == "Creation Time" {
      let date = String(decoding: text.prefix(64), as: UTF8.self)
      metadata.captured = metadata.captured ?? CaptureDate(text: date) ?? CaptureDate(mail: date)
      return
    }
    guard chunk.keyword.hasPrefix("Raw profile") else { return xmp.add(bytes: text) }
    guard let profile = PNGText.profile(text) else {
      return metadata.locations.noteUnread("a profile in a text")
    }
    try readContent(profile, &xmp, reader, into: &metadata)
  }

  /// Reads an Exif block or XMP packet, as an APP1 segment holds it.
  private static func readContent(
    _ profile: [UInt8], _ xmp: inout XMPCollector, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let inner = try reader.nested(profile)
    defer { reader.count(nested: inner.statistics) }
    let range = 0..<Int64(profile.count)
    if profile.first == UInt8(ascii: "<") { return xmp.add(bytes: profile) }
    if let packet = try XMPCollector.packet(in: range, inner) { return xmp.add(bytes: packet) }
    // Ranges in a decompressed copy are not file ranges.
    let previews = metadata.previews
    try Exif.read(range, inner, into: &metadata)
    metadata.previews = previews
  }
}
