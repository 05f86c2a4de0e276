internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects Monkey's Audio and LA, lossless codecs whose signatures need a version check.
enum LosslessAudio {
  /// Detects Monkey's Audio: versions from 3.80 to the present 4.x in hundredths and thousandths.
  static func readMonkeysAudio(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt16.self, at: 4) else { throw .endOfData }
    guard (3800...4990).contains(version) else { return nil }
    return ContentFinding(
      .monkeysAudio, by: .signature, range: 0..<6, rule: "ape", because: "the mark and a version that exists",
      facts: Remark("version \(version)"))
  }

  static func readLA(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard (0x32...0x34).contains(version),
      reader.head.matches("WAVE", at: 16) || reader.head.matches("WAVE", at: 12)
    else { return nil }
    return ContentFinding(
      .losslessAudio, by: .signature, range: 0..<4, rule: "lossless-audio",
      because: "the mark, a version, and the packed file's form")
  }
}

/// Checks whether TAK and OptimFROG files are complete; parses the tags after the sound of any format.
enum LosslessAudioCompleteness {
  /// Checks TAK: a metadata block has the end of the last frame, relative to the end of the metadata blocks.
  static func tak(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the place of the last frame"
    var offset: Int64 = 4
    var end: Int64?
    while true {
      try file.reader.step()
      let (kind, size) = (try file.byte(offset) & 0x7F, try file.little32(offset) >> 8)
      if kind == 7, size == 11 {
        end = try file.little32(offset + 4) + Int64(try file.byte(offset + 8)) << 32
        end = (end ?? 0) + (try file.little32(offset + 8) >> 8)
      }
      offset += 4 + size
      if kind == 0 { break }
    }
    guard let end else { return .unknown("nothing: no block places the last frame") }
    return try file.completeness(soundEnd: offset + end, checked)
  }

  /// Checks OptimFROG: chunks of four letters and a size, of which none is marked as the last.
  static func optimFrog(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all chunks"
    var offset: Int64 = 0
    while offset < file.byteCount {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: 8)
      guard head.slice(0..<4).array.allSatisfy({ $0.isASCIIUppercase || $0 == 0x20 }) else { break }
      guard let size = head.littleEndian(UInt32.self, at: 4) else { return .truncated(checked) }
      if head.matches("APETAGEX") { break }
      offset += 8 + Int64(size)
    }
    if offset > file.byteCount { return .truncated(checked, end: offset) }
    _ = try file.endOfTags(at: offset)
    return .unknown(checked)
  }
}

extension CompletenessReader {
  /// Returns the completeness of sound that ends at `end`, followed by optional tags.
  func completeness(soundEnd end: Int64, _ checked: String) throws(ReadFailure) -> Completeness {
    let result = try Completeness.ending(at: end, of: self, checked)
    return result.outcome == .whole ? .whole(checked, end: try endOfTags(at: end)) : result
  }

  /// Returns the end of the tags that begin at `start`: APE by its header, and ID3v1.
  ///
  /// Errors: the end of the data if a tag is truncated.
  func endOfTags(at start: Int64) throws(ReadFailure) -> Int64 {
    var offset = start
    while offset < byteCount {
      try reader.step()
      let head = try reader.available(at: offset, upTo: 32)
      guard let length = SoundTag.length(head) else { break }
      offset += length
      if offset > byteCount { throw .endOfData }
    }
    return offset
  }
}

/// An APE or ID3v1 tag after the sound.
enum SoundTag {
  private static let signatures = ["APETAGEX", "TAG"]

  /// Returns the length of the tag that begins with `head`, more than `head` if truncated; nil without one.
  static func length(_ head: ByteView) -> Int64? {
    if head.count > 0, head.count < 8, signatures.contains(where: { $0.hasPrefix(head.text) }) { return 128 }
    if head.matches("TAG") { return 128 }
    guard head.matches("APETAGEX") else { return nil }
    guard let size = head.littleEndian(UInt32.self, at: 12),
      let flags = head.littleEndian(UInt32.self, at: 20)
    else { return 32 }
    // A footer begins with the same signature.
    return flags >> 29 & 1 == 1 ? 32 + Int64(size) : nil
  }
}
