internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects coded video without a container: AV1, H.264 and successors, MPEG-4, VC-1 and DV.
enum VideoStreams {
  /// AV1 low-overhead streams: a temporal delimiter, then a sequence header with a known profile.
  static func readAV1(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head[3], let first = reader.head[4] else { throw .endOfData }
    guard (5...64).contains(size), first >> 5 <= 2 else { return nil }
    let next = reader.head[4 + Int(size)]
    // The next unit's forbidden and reserved bits are 0, and it has a size.
    guard let next, next & 0x83 == 0x02, [3, 4, 5, 6].contains(next >> 3 & 0xF) else { return nil }
    return ContentFinding(
      .av1Stream, by: .structure, range: 0..<Int64(5 + Int(size)), rule: "av1-stream",
      because: "a temporal delimiter, a sequence header, then a unit that may follow it")
  }

  private struct Codec: Sendable {
    var name: StaticString
    var type: DeclaredType
    /// Returns the unit type from a unit's first two bytes; nil if forbidden or reserved bits are set.
    var unit: @Sendable (UInt8, UInt8) -> UInt8?
    /// The unit types allowed before the parameters: delimiters and messages.
    var leading: [UInt8]
    /// The unit types of parameter sets, in the required order.
    var parameters: [UInt8]
    var because: StaticString
  }

  private static let codecs: [Codec] = [
    Codec(
      name: "h265-stream", type: .h265Stream,
      unit: { $0 & 0x81 == 0 && $1 == 1 ? $0 >> 1 : nil }, leading: [35, 39], parameters: [32, 33, 34],
      because: "video, sequence and picture parameters in a row (ITU-T H.265 §7.3.1)"),
    Codec(
      name: "h266-stream", type: .h266Stream,
      unit: { $0 == 0 && $1 & 7 == 1 ? $1 >> 3 : nil }, leading: [20, 23, 14, 13], parameters: [15, 16],
      because: "sequence and picture parameters in a row (ITU-T H.266 §7.3.1)"),
    Codec(
      name: "h264-stream", type: .h264Stream,
      unit: { byte, _ in byte & 0x80 == 0 && (byte & 0x60 != 0 || [6, 9].contains(byte)) ? byte & 0x1F : nil
      },
      leading: [6, 9], parameters: [7, 8],
      because: "sequence and picture parameters in a row (ITU-T H.264 §7.3.1)"),
  ]

  /// Identifies byte streams of units after start codes (Annex B of H.264 and its successors).
  static func readAnnexB(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let units = unitHeads(reader.head)
    for codec in codecs {
      var wanted = codec.parameters[...]
      for unit in units {
        guard let next = wanted.first else { break }
        guard let type = codec.unit(unit.first, unit.second) else { break }
        if type == next {
          wanted = wanted.dropFirst()
        } else if wanted.count < codec.parameters.count
          ? !codec.leading.contains(type) && !codec.parameters.contains(type) : !codec.leading.contains(type)
        {
          break
        }
      }
      if wanted.isEmpty {
        return ContentFinding(
          codec.type, by: .structure, range: 0..<8, rule: codec.name, because: codec.because)
      }
    }
    return nil
  }

  /// Returns the first two bytes of each of the first units.
  private static func unitHeads(_ head: ByteView) -> [(first: UInt8, second: UInt8)] {
    var heads: [(first: UInt8, second: UInt8)] = []
    for index in StartCodes(in: head) where heads.count < 12 {
      if let first = head[index], let second = head[index + 1] { heads.append((first, second)) }
    }
    return heads
  }

  /// MPEG-4 Visual: a profile, then the visual object's start code.
  static func readMPEG4Visual(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let code = reader.head.bigEndian(UInt32.self, at: 5) else { throw .endOfData }
    guard code == 0x0000_01B5 || code == 0x0000_01B2 else { return nil }
    return ContentFinding(
      .mpeg4Visual, by: .structure, range: 0..<9, rule: "mpeg-4-visual",
      because: "a visual sequence with a profile, then a visual object (ISO/IEC 14496-2 §6.2.2)")
  }

  /// VC-1 advanced profile: sequence header, then an entry point.
  static func readVC1(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let profile = reader.head[4] else { throw .endOfData }
    // Profile 3 (advanced), then level 0 to 4.
    guard profile >> 6 == 3, profile >> 3 & 7 <= 4 else { return nil }
    for index in StartCodes(in: reader.head.slice(0..<67), from: 6) where reader.head[index] == 0x0E {
      return ContentFinding(
        .vc1, by: .structure, range: 0..<Int64(index + 1), rule: "vc-1",
        because: "a sequence header of the advanced profile, then an entry point (SMPTE ST 421 Annex G)")
    }
    return nil
  }

  /// DV: a header block, then subcode blocks of the same sequence 80 bytes on.
  static func readDV(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let flags = reader.head[3], let next = reader.head[80], let after = reader.head[160] else {
      throw .endOfData
    }
    guard flags & 0x7F == 0x3F || flags & 0x7F == 0x78, next >> 5 == 1, after >> 5 == 1 else { return nil }
    return ContentFinding(
      .dv, by: .structure, range: 0..<161, rule: "dv",
      because: "a header block, then two subcode blocks (IEC 61834-2)",
      facts: Remark(flags & 0x80 == 0 ? "525 lines" : "625 lines"))
  }
}
