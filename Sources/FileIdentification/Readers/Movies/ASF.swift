internal import ByteSources
internal import UniformTypes

/// Advanced Systems Format: stream types and codecs in the header objects.
enum ASF {
  struct Facts: ContentFacts {
    var hasVideo = false
    var hasAudio = false
    var hasWindowsMediaVideo = false
    var hasWindowsMediaAudio = false
    var details: String {
      (hasVideo ? "video" : "") + (hasVideo && hasAudio ? " and " : "") + (hasAudio ? "audio" : "")
    }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "wmv", when: { $0.hasVideo && $0.hasWindowsMediaVideo }, then: .wmv,
      because: "a video stream in a Windows Media codec"),
    Rule(
      "asf-video", when: { $0.hasVideo }, then: .asf,
      because: "a video stream in a codec that is not Windows Media"),
    Rule(
      "wma", when: { $0.hasAudio && $0.hasWindowsMediaAudio }, then: .wma,
      because: "only audio streams, in a Windows Media codec"),
    Rule("asf", when: { _ in true }, then: .asf, because: "the header object, streams of other kinds"),
  ]

  private static let streamProperties: (UInt64, UInt64) = (0x9107_DCB7_B7A9_CF11, 0x8EE6_00C0_0C20_5365)
  private static let audio: (UInt64, UInt64) = (0x409E_69F8_4D5B_CF11, 0xA8FD_0080_5F5C_442B)
  private static let video: (UInt64, UInt64) = (0xC0EF_19BC_4D5B_CF11, 0xA8FD_0080_5F5C_442B)

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.count >= 30 else { throw .endOfData }
    guard let size = reader.head.littleEndian(UInt64.self, at: 16), size >= 30 else {
      throw .malformed("a header object smaller than its head")
    }
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      try walk(30, Int64(clamping: size), reader, &facts)
    } catch {
      switch error {
      case .endOfData: damage = .truncated
      case .malformed: damage = .malformed
      default: throw error
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<min(Int64(clamping: size), reader.byteCount ?? .max), damage: damage, facts: facts)
  }

  private static func walk(_ start: Int64, _ end: Int64, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    var offset = start
    while end - offset >= 24 {
      try reader.step()
      let size = try reader.littleEndian(UInt64.self, at: offset + 16)
      guard size >= 24, size <= UInt64(end - offset) else {
        throw .malformed("an object larger than the header")
      }
      if try matches(streamProperties, at: offset, reader), size >= 78 {
        if try matches(video, at: offset + 24, reader) {
          facts.hasVideo = true
          // 11 bytes of encoded size, then BITMAPINFOHEADER with the codec at 16.
          if size >= 78 + 31 {
            let codec = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 78 + 11 + 16))
            if codec.starts(with: "WM") || codec.starts(with: "wm") || codec.starts(with: "WVC")
              || codec.starts(with: "MSS")
            {
              facts.hasWindowsMediaVideo = true
            }
          }
        } else if try matches(audio, at: offset + 24, reader) {
          facts.hasAudio = true
          if size >= 80 {
            let tag = try reader.littleEndian(UInt16.self, at: offset + 78)
            if (0x160...0x163).contains(tag) || tag == 0x0A { facts.hasWindowsMediaAudio = true }
          }
        }
      }
      offset += Int64(size)
    }
  }

  private static func matches(_ identifier: (UInt64, UInt64), at offset: Int64, _ reader: ByteReader)
    throws(ReadFailure) -> Bool
  {
    let high = try reader.bigEndian(UInt64.self, at: offset)
    let low = try reader.bigEndian(UInt64.self, at: offset + 8)
    return high == identifier.0 && low == identifier.1
  }
}
