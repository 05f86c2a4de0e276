internal import ByteSources
internal import ContainerFormats
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
    guard head.count >= 12 else { throw .endOfData }
    guard let header = MPEGSequenceHeader(head, at: 3), header.hasMarker else { return nil }
    for index in StartCodes(in: head.slice(0..<256), from: 12) {
      switch head[index] {
      case 0xB5:
        return ContentFinding(
          .mpeg2Video, by: .structure, range: 0..<Int64(index + 1), rule: "mpeg-2-video",
          because: "a sequence header with its extension")
      case 0xB8, 0x00, 0xB2:
        return ContentFinding(
          .mpeg, by: .structure, range: 0..<Int64(index + 1), rule: "mpeg-1-video",
          because: "a sequence header without extension, then a picture group")
      default: return nil
      }
    }
    return nil
  }

  /// Sync bytes at a constant distance: 188, 192 with time codes (M2TS), 204 with error correction.
  static func readTransport(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let layout = TransportLayout(reader.head, isWhole: reader.headIsWhole) else { return nil }
    let first = layout.offset(of: 0)
    return ContentFinding(
      .mpeg2TransportStream, by: .structure,
      range: first..<layout.offset(of: Int64(layout.checked - 1)) + 1, rule: "mpeg-transport-stream",
      because: "sync bytes at a constant packet distance",
      facts: Remark("\(layout.checked) packets of \(layout.distance) bytes"))
  }
}
