internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// JPEG by its segments up to the first scan: JPEG-LS by its frame, stereo and multi-picture files by their segments.
enum JPEGFile {
  struct Facts: ContentFacts {
    var isLossless = false
    var hasStereoSegment = false
    var hasStereoFrames = false
    var segments = 0
    /// The index of pictures behind the first.
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

  private static let mostSegments = 48

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
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: mostSegments)
    while let segment = try segments.next() {
      if segment.marker == 0xF7 { facts.isLossless = true }
      // A frame or tables end the part that says what the file is.
      guard segment.isApplication || segment.marker == 0xFE else { return }
      facts.segments += 1
      if segment.marker == 0xE3 {
        facts.hasStereoSegment = try reader.available(at: segment.contents.lowerBound, upTo: 8)
          .matches("_JPSJPS_")
      } else if try MultiPictureIndex.isHeld(by: segment, reader) {
        let index = try MultiPictureIndex(segment, reader)
        facts.pictures = index
        facts.hasStereoFrames = index.images.count { $0.isFrame } >= 2
      }
    }
  }
}
