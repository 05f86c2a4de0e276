internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

// Detection of MPEG audio that does not begin at the start of a file, but after zeros or junk.
extension MPEGAudio {
  private static let maxSilenceLength: Int64 = 128 << 10
  private static let neededLate = 6
  private static let farthest = 256 << 10

  /// Detects frames after zeros or a little junk: many consistent ones in a row, as the only evidence.
  static func readLate(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[0], reader.head.count >= 512 else { return nil }
    var start: Int64 = 0
    if first == 0 {
      guard let end = try endOfZeros(reader) else { return nil }
      start = end
    }
    let view = try reader.available(at: start, upTo: 2048)
    var candidates: [Int64] = []
    var next = 0
    while candidates.count < 16, let index = view.firstIndex(of: 0xFF, from: next), index + 4 < view.count {
      next = index + 1
      if MPEGAudioFrame(view, at: index)?.hasReservedEmphasis == false {
        candidates.append(start + Int64(index))
      }
      // The first frame directly follows leading silence.
      if start > 0, index >= 4 { break }
    }
    return try firstStream(of: candidates, reader)
  }

  /// Like ``readLate(_:)``, as far as players search for the first frame in a file named as such sound.
  static func readFar(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let view = try reader.available(at: 0, upTo: farthest)
    var candidates: [Int64] = []
    var next = 0
    while candidates.count < 64, let index = view.firstIndex(of: 0xFF, from: next), index + 4 < view.count {
      next = index + 1
      // Requires two consecutive frames, which are unlikely by chance.
      guard let frame = MPEGAudioFrame(view, at: index), !frame.hasReservedEmphasis, frame.layer == 3,
        let second = MPEGAudioFrame(view, at: index + frame.length), frame.isLike(second)
      else { continue }
      candidates.append(Int64(index))
    }
    return try firstStream(of: candidates, reader)
  }

  /// Returns the first of some offsets with enough consecutive frames.
  private static func firstStream(
    of candidates: [Int64], _ reader: ByteReader
  ) throws(ReadFailure) -> ContentFinding? {
    for candidate in candidates {
      let (count, first, _) = try frames(at: candidate, upTo: neededLate, reader)
      guard count >= neededLate, let first, first.layer == 3 else { continue }
      return ContentFinding(
        .mp3, by: .structure, range: candidate..<candidate + 4, rule: "mpeg-audio-late",
        because: "six agreeing frames of layer III in a row behind other bytes",
        facts: Remark("\(candidate) bytes before the first frame"))
    }
    return nil
  }

  /// Returns the end of the zeros at the start; nil if they are longer than silence before sound is.
  private static func endOfZeros(_ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var offset: Int64 = 0
    while offset < maxSilenceLength {
      try reader.step()
      let view = try reader.available(at: offset, upTo: 16 << 10)
      guard view.count > 0 else { return nil }
      let end = view.withUnsafeBytes { bytes in bytes.firstIndex { $0 != 0 } }
      if let end { return offset + Int64(end) }
      offset += Int64(view.count)
    }
    return nil
  }

  /// Detects LOAS (ISO/IEC 14496-3 §1.7.2): 11 bits of sync and 13 of length, frame after frame.
  static func readLOAS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var position: Int64 = 0
    for _ in 0..<4 {
      let view = try reader.available(at: position, upTo: 3)
      guard let sync = view.bigEndian(UInt16.self, at: 0), let low = view[2], sync >> 5 == 0x2B7 else {
        return nil
      }
      position += 3 + Int64(Int(sync & 0x1F) << 8 | Int(low))
    }
    return ContentFinding(
      .loas, by: .structure, range: 0..<position, rule: "loas-frames",
      because: "four frames end where the next begins"
    )
  }

  /// Detects AC-4 (ETSI TS 103 190-1 Annex G): a sync word, a length of 16 or 24 bits, and a checksum in one
  /// of two forms.
  static func readAC4(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var position: Int64 = 0
    for _ in 0..<3 {
      let view = try reader.available(at: position, upTo: 7)
      guard let sync = view.bigEndian(UInt16.self, at: 0), sync == 0xAC40 || sync == 0xAC41,
        let short = view.bigEndian(UInt16.self, at: 2)
      else { return nil }
      var length = Int64(short) + 4
      if short == 0xFFFF {
        guard let long = view.bigEndian(UInt32.self, at: 3) else { return nil }
        length = Int64(long & 0xFF_FFFF) + 7
      }
      position += length + (sync == 0xAC41 ? 2 : 0)
    }
    return ContentFinding(
      .ac4, by: .structure, range: 0..<position, rule: "ac4-frames",
      because: "three frames end where the next begins")
  }

  /// Detects DTS (ETSI TS 102 114): a core frame; an extension substream after it makes it DTS-HD.
  static func readDTS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let b5 = reader.head[5], let b6 = reader.head[6], let b7 = reader.head[7] else { throw .endOfData }
    let size = (Int(b5 & 3) << 12 | Int(b6) << 4 | Int(b7) >> 4) + 1
    guard size >= 96 else { return plainDTS(.malformed) }
    let next = try reader.available(at: Int64(size), upTo: 4)
    if next.matches([0x64, 0x58, 0x20, 0x25]) {
      return ContentFinding(
        .dtsHD, by: .structure, range: 0..<Int64(size + 4), rule: "dts-hd-substream",
        because: "an extension substream follows the core frame")
    }
    return plainDTS(next.count < 4 ? .truncated : nil)
  }

  private static func plainDTS(_ damage: ContentDamage?) -> ContentFinding {
    ContentFinding(
      .dts, by: .signature, range: 0..<4, rule: "dts", because: "the core's sync word, big-endian",
      damage: damage)
  }
}
