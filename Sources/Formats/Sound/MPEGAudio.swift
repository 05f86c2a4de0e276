internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects MPEG audio and ADTS by consecutive frames, and any content after an ID3v2 tag.
enum MPEGAudio {
  /// Counts consistent frames from `offset` up to `limit`; `atEnd` is true if the file ends there.
  static func frames(at offset: Int64, upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) -> (
    count: Int, first: MPEGAudioFrame?, atEnd: Bool
  ) {
    var position = offset
    var first: MPEGAudioFrame?
    var count = 0
    while count < limit {
      try reader.step()
      let view = try reader.available(at: position, upTo: 4)
      guard let header = view.bigEndian(UInt32.self, at: 0) else { return (count, first, true) }
      guard let next = MPEGAudioFrame(view), !next.hasReservedEmphasis, first?.isLike(next) ?? true else {
        return (count, first, header >> 8 == 0x544147)
      }
      first = first ?? next
      count += 1
      position += Int64(next.length)
    }
    return (count, first, false)
  }

  static func readFrames(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try stream(at: 0, needed: 3, reader)
  }

  private static let layers: [Rule<Int>] = [
    Rule("mpeg-layer-1", when: { $0 == 1 }, then: .mp1, because: "consecutive frames of layer I"),
    Rule("mpeg-layer-2", when: { $0 == 2 }, then: .mp2, because: "consecutive frames of layer II"),
    Rule("mpeg-layer-3", when: { $0 == 3 }, then: .mp3, because: "consecutive frames of layer III"),
  ]

  private static func stream(at offset: Int64, needed: Int, _ reader: ByteReader) throws(ReadFailure)
    -> ContentFinding?
  {
    let (count, first, atEnd) = try frames(at: offset, upTo: needed, reader)
    guard let first, let rule = layers.first(for: first.layer) else { return nil }
    let isWholeShortStream = atEnd && count >= 1 && offset > 0
    guard count >= needed || isWholeShortStream else {
      // A single frame at the end is too weak without a tag before it.
      guard count >= 2 || (atEnd && count == 1) else { return nil }
      return ContentFinding(
        rule, decided: false, range: offset..<offset + 4, facts: Remark("\(count) frames"))
    }
    return ContentFinding(
      rule, range: offset..<offset + Int64(first.length) + 4,
      facts: Remark("\(first.sampleRate) Hz, \(count) frames checked"))
  }

  // MARK: ADTS

  static func readADTS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try adts(at: 0, needed: 3, reader)
  }

  private static func adts(at offset: Int64, needed: Int, _ reader: ByteReader) throws(ReadFailure)
    -> ContentFinding?
  {
    var position = offset
    var shape: UInt32?
    var count = 0
    while count < needed {
      try reader.step()
      let view = try reader.available(at: position, upTo: ADTSFrame.headLength)
      if view.count < ADTSFrame.headLength { break }
      guard let frame = ADTSFrame(view), shape == nil || shape == frame.shape else { return nil }
      shape = frame.shape
      count += 1
      position += Int64(frame.length)
    }
    guard count >= min(needed, 2) else {
      guard count == 1, offset == 0, reader.byteCount == position else { return nil }
      return ContentFinding(
        .aac, by: .structure, range: 0..<Int64(ADTSFrame.headLength), rule: "adts-frame",
        because: "an ADTS frame's sync, and a length of thirteen bits that is the file's")
    }
    return ContentFinding(
      .aac, by: .structure, range: offset..<position, rule: "adts-frames",
      because: "consecutive ADTS frames of one shape",
      facts: Remark("\(count) frames checked"))
  }

  // MARK: ID3

  private static let afterTag: [Signature] = [
    Signature("flac-behind-tag", "'fLaC'", .decides(.flac), "FLAC's mark behind an ID3 tag"),
    Signature("ape-behind-tag", "'MAC '", .decides(.monkeysAudio), "Monkey's Audio behind an ID3 tag"),
    Signature("wavpack-behind-tag", "'wvpk'", .decides(.wavPack), "WavPack behind an ID3 tag"),
    Signature("tta-behind-tag", "'TTA1'", .decides(.trueAudio), "True Audio behind an ID3 tag"),
    Signature("musepack-behind-tag", "'MPCK'", .decides(.musepack), "Musepack behind an ID3 tag"),
    Signature("musepack7-behind-tag", "'MP+'", .decides(.musepack), "Musepack behind an ID3 tag"),
    Signature("wave-behind-tag", "'RIFF' ???????? 'WAVE'", .decides(.wav), "WAVE behind an ID3 tag"),
    Signature("aiff-behind-tag", "'FORM' ???????? 'AIFF'", .decides(.aiff), "AIFF behind an ID3 tag"),
    Signature("ogg-behind-tag", "'OggS' 00", .suggests(.oggAudio), "Ogg behind an ID3 tag"),
  ]

  /// Skips ID3v2 tags and detects what follows them.
  static func readTagged(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let offset = try ID3Tag.end(reader)
    guard offset > 0 else { return nil }
    let view = try reader.available(at: offset, upTo: 2048)
    guard view.count > 0 else { return tagOnly(offset, .truncated) }
    for row in afterTag where row.pattern.matches(view) {
      switch row.outcome {
      case .decides(let type), .suggests(let type), .reads(let type, _):
        return ContentFinding(
          type, by: .structure, decided: type != .oggAudio, range: offset..<offset + 12, rule: row.name,
          because: row.because,
          facts: Remark("ID3 tag of \(offset) bytes"))
      }
    }
    if let finding = try ac3(at: offset, reader) { return finding }
    if let finding = try Musepack.early(at: offset, reader) { return finding }
    if let finding = try framesBehindTag(at: offset, reader) { return finding }
    // Some writers pad beyond the tag's size, or miscount it by a few bytes.
    for skip in frameMarks(in: try reader.available(at: offset, upTo: 2048)) {
      if let finding = try framesBehindTag(at: offset + skip, reader) { return finding }
    }
    return tagOnly(offset, nil)
  }

  private static func framesBehindTag(
    at offset: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> ContentFinding? {
    if let finding = try stream(at: offset, needed: 2, reader), finding.isDecided { return finding }
    return try adts(at: offset, needed: 2, reader)
  }

  /// Returns the first offsets after the first byte where a sync word begins.
  private static func frameMarks(in view: ByteView) -> [Int64] {
    var marks: [Int64] = []
    var next = 1
    while marks.count < 23, let index = view.firstIndex(of: 0xFF, from: next), index < view.count - 4 {
      if let second = view[index + 1], second & 0xE0 == 0xE0 { marks.append(Int64(index)) }
      next = index + 1
    }
    return marks
  }

  private static func tagOnly(_ offset: Int64, _ damage: ContentDamage?) -> ContentFinding {
    ContentFinding(
      .mp3, by: .structure, decided: false, range: 0..<10, rule: "id3-only",
      because: "an ID3 tag, and nothing known behind it", damage: damage)
  }

  // MARK: AC-3

  /// Detects AC-3 and Enhanced AC-3 (ETSI TS 102 366): two consecutive syncframes, or a single valid one that
  /// ends the file.
  static func readAC3(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try ac3(at: 0, reader)
  }

  private static func ac3(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = ac3(try reader.available(at: offset, upTo: 8), 0) else { return nil }
    let next = try reader.available(at: offset + Int64(first.length), upTo: 8)
    let isFollowed = next.count >= 6
    if isFollowed {
      guard let second = ac3(next, 0), second.enhanced == first.enhanced else { return nil }
    }
    let checks = isFollowed ? false : try ac3Checks(first.length, at: offset, reader)
    return ContentFinding(
      first.enhanced ? .enhancedAC3 : .ac3, by: .structure, decided: isFollowed || checks,
      range: offset..<offset + Int64(first.length + (isFollowed ? 2 : 0)),
      rule: checks ? "ac3-checksum" : "ac3-frames",
      because: checks
        ? "a syncframe whose checksum holds ends the file (ETSI TS 102 366 §6.1.7)"
        : "a syncframe ends where the next begins")
  }

  /// Returns true if the checksum of the frame after its sync word is right.
  private static func ac3Checks(
    _ length: Int, at offset: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Bool {
    let frame = try reader.available(at: offset + 2, upTo: max(0, length - 2))
    return length > 16 && frame.count == length - 2 && FrameChecksum.isValid(frame)
  }

  /// Returns length and kind of the syncframe at an index.
  static func ac3(_ view: ByteView, _ at: Int) -> (length: Int, enhanced: Bool)? {
    guard view.matches([0x0B, 0x77], at: at), let b2 = view[at + 2], let b3 = view[at + 3],
      let b4 = view[at + 4], let b5 = view[at + 5]
    else { return nil }
    let streamID = b5 >> 3
    if streamID > 10 && streamID <= 16 { return ((Int(b2 & 7) << 8 | Int(b3)) * 2 + 2, true) }
    guard streamID <= 10, b4 >> 6 != 3, b4 & 0x3F < 38 else { return nil }
    let kilobits = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640][
      Int(b4 & 0x3F) >> 1]
    switch b4 >> 6 {
    case 0: return (kilobits * 4, false)
    case 1: return (2 * (320 * kilobits / 147 + Int(b4 & 1)), false)
    default: return (kilobits * 6, false)
    }
  }
}
