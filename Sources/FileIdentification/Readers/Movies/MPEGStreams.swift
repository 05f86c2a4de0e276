internal import ByteSources
internal import UniformTypes

/// MPEG program, transport and elementary streams (ISO/IEC 11172-1, 13818-1, 13818-2).
enum MPEGStreams {
  static func readProgram(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let mark = head[4] else { throw .endOfData }
    let isMPEG2 = mark & 0xC0 == 0x40
    guard isMPEG2 || mark & 0xF0 == 0x20 else { return nil }
    var next = 12
    if isMPEG2 {
      guard let stuffing = head[13] else { throw .endOfData }
      next = 14 + Int(stuffing & 7)
    }
    guard let code = head.bigEndian(UInt32.self, at: next) else { throw .endOfData }
    guard code >> 8 == 1, code & 0xFF >= 0xB9 else { return nil }
    return ContentFinding(
      .mpeg, by: .structure, range: 0..<Int64(next + 4), rule: "mpeg-program-stream",
      because: "a pack header with its marker bits, then another start code",
      facts: Remark(isMPEG2 ? "MPEG-2 program stream" : "MPEG-1 system stream"))
  }

  static func readVideo(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let size = head.bigEndian(UInt32.self, at: 4), let rate = head.bigEndian(UInt32.self, at: 8) else {
      throw .endOfData
    }
    let ratio = size >> 4 & 0xF
    guard size >> 20 > 0, size >> 8 & 0xFFF > 0, ratio > 0, ratio < 15, size & 0xF > 0, size & 0xF < 9,
      rate >> 13 & 1 == 1
    else { return nil }
    var index = 12
    while index + 4 <= min(head.count, 256) {
      if let code = head.bigEndian(UInt32.self, at: index), code >> 8 == 1 {
        if code == 0x0000_01B5 {
          return ContentFinding(
            .mpeg2Video, by: .structure, range: 0..<Int64(index + 4), rule: "mpeg-2-video",
            because: "a sequence header with its extension")
        }
        guard [0xB8, 0x00, 0xB2].contains(code & 0xFF) else { return nil }
        return ContentFinding(
          .mpeg, by: .structure, range: 0..<Int64(index + 4), rule: "mpeg-1-video",
          because: "a sequence header without extension, then a picture group")
      }
      index += 1
    }
    return nil
  }

  private static let packetSizes = [188, 192, 204]

  /// Sync bytes at a constant distance: 188, 192 with time codes (M2TS), 204 with error correction.
  ///
  /// Recorders begin anywhere: up to a packet of junk may stand before the first sync byte.
  static func readTransport(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    for first in 0..<min(204, reader.head.count) where reader.head[first] == 0x47 {
      // At its proper place a sync byte needs fewer sources than behind junk.
      let needed = first == 0 || first == 4 ? 5 : 8
      for size in packetSizes {
        var packets = 0
        while packets < 8, let byte = reader.head[first + packets * size] {
          guard byte == 0x47, (reader.head[first + packets * size + 3] ?? 0x10) & 0x30 != 0 else { break }
          packets += 1
        }
        let reachedEnd = reader.headIsWhole && first + packets * size >= reader.head.count
        guard packets >= needed || (packets >= 3 && reachedEnd && needed == 5) else { continue }
        return ContentFinding(
          .mpeg2TransportStream, by: .structure,
          range: Int64(first)..<Int64(first + (packets - 1) * size + 1), rule: "mpeg-transport-stream",
          because: "sync bytes at a constant packet distance",
          facts: Remark("\(packets) packets of \(size) bytes"))
      }
    }
    return nil
  }
}
