internal import ByteSources
internal import UniformTypes

/// JPEG by its segments up to the first scan: JPEG-LS by its frame, stereo and multi-picture files by their segments.
enum JPEGFile {
  struct Facts: ContentFacts {
    var isLossless = false
    var hasStereoSegment = false
    var hasStereoFrames = false
    var segments = 0
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
    do throws(ReadFailure) {
      try walk(reader, &facts)
    } catch {
      switch error {
      case .endOfData: facts.damage = .truncated
      case .malformed: facts.damage = .malformed
      case .budget: break
      case .source: throw error
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<4, damage: facts.damage, facts: facts)
  }

  /// Goes from segment to segment; pixels are never read.
  private static func walk(_ reader: ByteReader, _ facts: inout Facts) throws(ReadFailure) {
    var offset: Int64 = 2
    for _ in 0..<mostSegments {
      try reader.step()
      let head = try reader.view(at: offset, count: 4)
      guard head[0] == 0xFF, let marker = head[1], let length = head.bigEndian(UInt16.self, at: 2) else {
        return
      }
      if marker == 0xF7 { facts.isLossless = true }
      // A frame or tables end the part that says what the file is.
      guard (0xE0...0xEF).contains(marker) || marker == 0xFE else { return }
      guard length >= 2 else { return }
      facts.segments += 1
      if marker == 0xE3, length >= 10 {
        facts.hasStereoSegment = try reader.available(at: offset + 4, upTo: 8).matches("_JPSJPS_")
      } else if marker == 0xE2, length >= 30,
        try reader.available(at: offset + 4, upTo: 4).matches("MPF\0")
      {
        facts.hasStereoFrames = try hasFrames(at: offset + 8, reader)
      }
      offset += 2 + Int64(length)
    }
  }

  /// Whether the index lists at least two pictures of a multi-frame class: panorama, disparity or angle.
  private static func hasFrames(at origin: Int64, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    guard let (layout, first) = try TIFF.layout(at: origin, reader) else { return false }
    var frames = 0
    _ = try TIFF.directory(at: first, layout, reader) { (entry) throws(ReadFailure) in
      guard entry.tag == 0xB002, entry.type == 7 else { return }
      for index in 0..<Int64(min(entry.count / 16, 16)) {
        let attribute = try TIFF.number(UInt32.self, at: entry.offset &+ index &* 16, layout, reader)
        if attribute >> 16 & 0xFF == 2 { frames += 1 }
      }
    }
    return frames >= 2
  }
}
