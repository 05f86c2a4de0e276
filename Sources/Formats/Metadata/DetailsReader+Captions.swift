internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details from captions (IPTC) and Photoshop's resources.
extension DetailsReader {
  /// Reads the captions in Photoshop's resources.
  mutating func readResources(_ range: Range<Int64>) throws(ReadFailure) {
    var blocks = PhotoshopResources(in: range, reader)
    while let block = try blocks.next() {
      if block.number == 0x0404 { try readCaptions(block.contents) }
    }
  }

  /// Reads a Photoshop file's depth, and its resources: Exif, XMP, captions, a colour profile.
  mutating func readPhotoshop() throws(ReadFailure) {
    if wanted.contains(.coding) { result.bitDepth = Int(try reader.bigEndian(UInt16.self, at: 22)) }
    var blocks = PhotoshopResources(in: try PhotoshopMetadata.resources(reader), reader)
    while let block = try blocks.next() {
      try attempt { (details) throws(ReadFailure) in
        switch block.number {
        case 0x0404: try details.readCaptions(block.contents)
        case 0x040F: try details.readProfile(block.contents)
        case 0x0422: try details.readExif(block.contents)
        case 0x0424: try details.readXMP(block.contents)
        default: break
        }
      }
    }
  }

  /// Reads captions: title, description and keywords of record 2 (IPTC IIM 4.2).
  mutating func readCaptions(_ range: Range<Int64>) throws(ReadFailure) {
    guard wantsCaptions else { return }
    var entries = CaptionEntries(in: range, reader)
    var isUnicode = false
    let keepsTags = wanted.contains(.tags) && tags.captions.isEmpty
    while let entry = try entries.next() {
      let value = try reader.available(in: entry.contents, upTo: 0x8000).array
      // The escape sequence that selects UTF-8 (ISO 2022).
      if entry.record == 1, entry.number == 90 { isUnicode = value.starts(with: [0x1B, 0x25, 0x47]) }
      if keepsTags { tags.add(entry, value, isUnicode: isUnicode) }
      guard wanted.contains(.caption), entry.record == 2,
        let text = Self.text(value, isUnicode: isUnicode)
      else { continue }
      switch entry.number {
      case 5: caption.title = caption.title ?? text
      case 120: caption.description = caption.description ?? text
      case 25: if caption.keywords.count < Self.maxKeywords { caption.keywords.append(text) }
      default: break
      }
    }
  }

  var wantsCaptions: Bool { wanted.contains(.caption) || wanted.contains(.tags) }

  /// Decodes UTF-8, or Latin 1 if that is invalid; nil for empty text.
  static func text(_ bytes: [UInt8], isUnicode: Bool = false) -> String? {
    let bytes = bytes.prefix { $0 != 0 }
    let text =
      (isUnicode ? String(decoding: bytes, as: UTF8.self) : nil) ?? String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }
}
