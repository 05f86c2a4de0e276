internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects JPEG variants by the segments up to the first scan: JPEG-LS, stereo and multi-picture files.
enum JPEGFile {
  struct Facts: ContentFacts {
    var isLossless = false
    var hasStereoSegment = false
    var hasStereoFrames = false
    var segments = 0
    /// The index of further pictures.
    var pictures: MultiPictureIndex?
    var damage: ContentDamage?
    var details: String { "\(segments) segments before the picture" }
  }

  private static let rules: [Rule<Facts>] = [
    Rule("jpeg-ls", when: { $0.isLossless }, then: .jpegLS, because: "the frame marker is JPEG-LS's"),
    Rule(
      "jps", when: { $0.hasStereoSegment }, then: .jps, because: "an APP3 segment describes a stereo pair"),
    Rule(
      "mpo", when: { $0.hasStereoFrames }, then: .mpo,
      because: "the index of pictures (CIPA DC-007) lists frames of one scene, not previews"),
    Rule(
      "jpeg", when: { _ in true }, then: .jpeg, because: "start of image, then a marker that may follow it"),
  ]

  private static let maxSegments = 48

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let marker = reader.head[3] else { throw .endOfData }
    guard marker >= 0xC0, marker != 0xD8, marker != 0xFF, !(0xD0...0xD7).contains(marker) else { return nil }
    var facts = Facts()
    do throws(ReadFailure) { try walk(reader, &facts) } catch {
      if error != .budget { facts.damage = try error.damage() }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<4, damage: facts.damage, facts: facts)
  }

  private static func walk(_ reader: ByteReader, _ facts: inout Facts) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: maxSegments)
    while let segment = try segments.next() {
      if segment.marker == 0xF7 { facts.isLossless = true }
      // The type is decided before the first frame or table.
      guard segment.isApplication || segment.marker == 0xFE else { return }
      facts.segments += 1
      if segment.marker == 0xE3 {
        facts.hasStereoSegment = try reader.available(at: segment.contents.lowerBound, upTo: 8)
          .matches("_JPSJPS_")
      } else if try MultiPictureIndex.isPresent(in: segment, reader) {
        let index = try MultiPictureIndex(segment, reader)
        facts.pictures = index
        facts.hasStereoFrames = index.images.count { $0.isFrame } >= 2
      }
    }
  }
}

extension JPEGFile {
  /// Rules for application segments, by marker.
  static let parts: [PartRule<UInt8>] = [
    PartRule(
      [0xE0], beginning: ["JFIF\0", "AVI1"], location: .none, copy: .kept,
      because: "pixel proportions, fields"),
    PartRule(
      [0xE0], beginning: ["JFXX\0", "Ocad"], location: .none, copy: .dropped,
      because: "a thumbnail, a maker's numbers"),
    PartRule(
      [0xE1], beginning: ["Exif\0\0", "http://ns.adobe.com/x"], location: .read, copy: .stripped,
      because: "Exif and XMP"),
    PartRule(
      [0xE2], beginning: ["ICC_PROFILE\0", "urn:iso:std:iso:ts:21496:"], location: .none, copy: .kept,
      because: "colours, gain maps"),
    PartRule(
      [0xE2], beginning: ["FPXR\0"], location: .none, copy: .dropped,
      because: "FlashPix's properties of the picture"),
    PartRule(
      [0xE2], beginning: ["MPF\0"], location: .read, copy: .kept,
      because: "the index of further pictures, which are looked at and stripped like the first"),
    PartRule(
      [0xE4], beginning: ["SCALADO\0"], location: .none, copy: .kept,
      because: "where the blocks of pixels begin"
    ),
    PartRule(
      [0xE5], beginning: ["ssuniqueid\0", "SamsungUniqueID"], location: .none, copy: .dropped,
      because: "a number"),
    PartRule([0xE6], beginning: ["EPPIM\0"], location: .none, copy: .kept, because: "how to print"),
    PartRule(
      [0xEC], beginning: ["Ducky", "[picture info]"], location: .none, copy: .dropped,
      because: "quality and exposure"),
    PartRule(
      [0xED], beginning: ["Photoshop 3.0\0"], location: .read, copy: .stripped,
      because: "captions, and Photoshop's copies of others"),
    PartRule(
      [0xED], beginning: ["Adobe_CM"], location: .none, copy: .kept, because: "how colours are managed"),
    PartRule([0xEE], beginning: ["Adobe"], location: .none, copy: .kept, because: "how colours are coded"),
  ]
}

extension FileFormat {
  static let jpeg = FileFormat(
    "jpeg", types: [.jpeg, .jpegLS, .mpo],
    signatures: [
      Signature("jpeg", "FF D8 FF", .reads(.jpeg, JPEGFile.read), "start of image and the next marker")
    ],
    medium: .still,
    metadata: .continuing(JPEGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readJPEG(0..<details.reader.end) },
    pictures: { (reader, _, metadata, headers) throws(ReadFailure) in
      try JPEGPictureHeaders.read(reader, metadata, into: &headers)
    },
    completeness: CompletenessCheck(
      read: PictureCompleteness.jpeg, runCheck: JPEGRunChecks.read,
      because: "an end-of-image marker ends each picture (ITU-T T.81, B.2.1)"),
    removals: [Removal(of: [.jpeg]) { try $0.strip(jpegFile: $1, $2) }],
    mandatoryMarks: [(.jpeg, "begins FF D8 FF (ITU-T T.81, B.1.1.3)")],
    because: "segments between start and end of image")
}
