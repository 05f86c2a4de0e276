internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// Reads PNG's texts (PNG specification, third edition, §11.3.3): XMP packets, and Exif blocks as ImageMagick keeps them.
enum PNGTexts {
  private static let longest = 512 << 10

  /// What a text with a keyword is.
  private enum Content: Sendable {
    case packet, profile, captions, nothing
  }

  private static let keywords: [(keyword: String, then: Content, because: StaticString)] = [
    ("XML:com.adobe.xmp", .packet, "XMP, not packed as its specification demands, or packed"),
    ("Raw profile type exif", .profile, "ImageMagick's form of Exif"),
    ("Raw profile type APP1", .profile, "ImageMagick's form of Exif or XMP"),
    ("Raw profile type xmp", .profile, "ImageMagick's form of XMP"),
    ("Raw profile type iptc", .captions, "ImageMagick's form of captions"),
    ("Raw profile type 8bim", .captions, "ImageMagick's form of Photoshop's resources"),
    ("Raw profile type icc", .nothing, "colours"), ("Raw profile type icm", .nothing, "colours"),
    ("Title", .nothing, "the specification's"), ("Author", .nothing, "the specification's"),
    ("Copyright", .nothing, "the specification's"), ("Description", .nothing, "the specification's"),
    ("Creation Time", .nothing, "the specification's"), ("Software", .nothing, "the specification's"),
    ("Disclaimer", .nothing, "the specification's"), ("Warning", .nothing, "the specification's"),
    ("Source", .nothing, "the specification's"), ("Comment", .nothing, "the specification's"),
    ("date:create", .nothing, "a converter's"), ("date:modify", .nothing, "a converter's"),
    ("date:timestamp", .nothing, "a converter's"),
  ]

  /// Reads a text chunk for what it says of the picture; one that may hold a place and is not read is noted.
  static func read(
    _ range: Range<Int64>, _ type: FourCharacterCode, _ xmp: inout XMPCollector, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let start = try reader.available(in: range, upTo: 80)
    let length = start.firstIndex(of: 0) ?? start.count
    let name = start.slice(0..<length).text
    switch keywords.first(where: { $0.keyword == name })?.then {
    case .nothing: return
    case nil: return metadata.locations.leave("a text that is not read")
    case .captions: return metadata.locations.leave("captions in a text")
    case .packet, .profile: break
    }
    let body = range.lowerBound + Int64(length) + 1
    guard body < range.upperBound, let text = try text(body..<range.upperBound, type, reader) else {
      return metadata.locations.leave("a text that cannot be unpacked")
    }
    guard name.hasPrefix("Raw profile") else { return xmp.add(bytes: text) }
    guard let profile = profile(text) else { return metadata.locations.leave("a profile in a text") }
    try take(profile, &xmp, into: &metadata)
  }

  /// The text behind a keyword, unpacked where it is packed; nil where that fails.
  private static func text(
    _ range: Range<Int64>, _ type: FourCharacterCode, _ reader: ByteReader
  ) throws(ReadFailure) -> [UInt8]? {
    let view = try reader.available(in: range, upTo: longest)
    guard view.count == range.upperBound - range.lowerBound else { return nil }
    switch type {
    case "tEXt": return view.array
    // A byte says how it is packed, of which there is one way.
    case "zTXt": return view[0] == 0 ? unpacked(view.slice(1..<view.count)) : nil
    default:
      guard let isPacked = view[0], view[1] == 0, let language = view.firstIndex(of: 0, from: 2),
        let translated = view.firstIndex(of: 0, from: language + 1)
      else { return nil }
      let rest = view.slice(translated + 1..<view.count)
      return isPacked == 0 ? rest.array : unpacked(rest)
    }
  }

  private static func unpacked(_ view: ByteView) -> [UInt8]? {
    guard let output = try? Inflate.bytes(of: view.array, as: .zlib, upTo: longest), output.extent == .whole
    else { return nil }
    return output.bytes
  }

  /// A profile: a name and a length in lines of their own, then bytes in hexadecimal digits.
  private static func profile(_ text: [UInt8]) -> [UInt8]? {
    let lines = text.split(separator: 0x0A, maxSplits: 2)
    guard lines.count == 3, let count = Int(String(decoding: lines[1], as: UTF8.self).trimmed),
      count > 0, count <= longest
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var high: UInt8?
    for character in lines[2] {
      guard let digit = Character(Unicode.Scalar(character)).hexDigitValue.map(UInt8.init) else { continue }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
      if bytes.count == count { return bytes }
    }
    return nil
  }

  /// An Exif block or an XMP packet, as an APP1 segment holds them.
  private static func take(
    _ profile: [UInt8], _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let inner = ByteReader()
    try inner.open(MemorySource(profile))
    let range = 0..<Int64(profile.count)
    if profile.first == UInt8(ascii: "<") { return xmp.add(bytes: profile) }
    if let packet = try XMPCollector.packet(in: range, inner) { return xmp.add(bytes: packet) }
    // Ranges in a copy lead nowhere in the file.
    let previews = metadata.previews
    try Exif.read(range, inner, into: &metadata)
    metadata.previews = previews
  }
}
