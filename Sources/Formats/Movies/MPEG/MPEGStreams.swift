internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects MPEG program, transport and elementary streams (ISO/IEC 11172-1, 13818-1, 13818-2).
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

  /// Finds sync bytes at a constant distance: 188, 192 with time codes (M2TS), 204 with error correction.
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

extension FileFormat {
  static let transportStream = FileFormat(
    "transportStream", types: [.mpeg2TransportStream],
    medium: .movie,
    metadata: .headers(TransportStream.read),
    details: { (details) throws(ReadFailure) in try details.readTransportStream() },
    completeness: CompletenessCheck(
      isCheap: false, read: MovieStreamCompleteness.transport, runCheck: MovieRunChecks.transport,
      because: "packets have one length"),
    because: "packets; cameras write four bytes of time before each")

  static let mpeg = FileFormat(
    "mpeg", types: [.mpeg, .video],
    signatures: [
      Signature("mpeg-program", "00 00 01 BA", .reads(.mpeg, MPEGStreams.readProgram), "a pack header"),
      Signature("mpeg-video", "00 00 01 B3", .reads(.mpeg, MPEGStreams.readVideo), "a sequence header"),
    ],
    medium: .movie,
    metadata: .headers(MPEGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readProgramStream() },
    completeness: CompletenessCheck(
      prefixes: [[0, 0, 1, 0xBA]], isCheap: false, read: MovieStreamCompleteness.program,
      because: "packets state their lengths, and a code may end the stream (ISO/IEC 13818-1, 2.5.3)"),
    because: "packs, or a sequence header")

  static let elementaryStreams = FileFormat(
    "elementaryStreams",
    types: [
      .mpeg, .mpeg2Video, .mpeg4Visual, .h264Stream, .h265Stream, .dts, .loas, .adif, .presentationGraphics,
    ],
    signatures: [
      Signature("annex-b", "00 00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a long start code"),
      Signature(
        "annex-b-short", "00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a short start code"),
      Signature(
        "mpeg-4-visual", "00 00 01 B0", .reads(.mpeg4Visual, VideoStreams.readMPEG4Visual),
        "a visual sequence"),
      Signature(
        "pgs", "'PG' ???????? ???????? 16 00", .reads(.presentationGraphics, PresentationGraphics.read),
        "a composition segment behind two times, which needs the next segment"),
      Signature("dts", "7F FE 80 01", .reads(.dts, MPEGAudio.readDTS), "the core's sync word, big-endian"),
      Signature("dts-little", "FE 7F 01 80", .decides(.dts), "the core's sync word, little-endian"),
      Signature("adif", "'ADIF'", .suggests(.adif), "four letters (ISO/IEC 14496-3 §1.A.2.1)"),
      Signature("loas", "56", .reads(.loas, MPEGAudio.readLOAS), "a sync, which needs the next frames"),
      Signature("dts-14", "1F FF E8 00", .decides(.dts), "the core's sync word in 14-bit words"),
      Signature("dts-14-little", "FF 1F 00 E8", .decides(.dts), "the core's sync word in 14-bit words"),
    ],
    completeness: CompletenessCheck(
      read: Completeness.noDeclaredEnd, because: "frames follow each other as long as there are some"))
}

/// Reads MPEG-1 and MPEG-2 program and elementary streams: the sequence header, and the times at both ends.
enum MPEGMetadata {
  private static let searchSize = 64 << 10
  /// The sizes of the tail to search, tried in order.
  private static let tailSizes = [256 << 10, 1 << 20]

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.available(at: 0, upTo: searchSize)
    let isProgram = view.matches([0, 0, 1, 0xBA])
    if readSequence(view, into: &metadata) { metadata.add(track: .video, "mpgv") }
    guard isProgram else { return }
    var streams: [UInt8] = []
    var times: [UInt8: PresentationTimes] = [:]
    PESHeader.packets(in: view) { packet in
      if !streams.contains(packet.stream), streams.count < 32 { streams.append(packet.stream) }
      if let stamp = packet.stamp { times[packet.stream, default: PresentationTimes()].addStart(stamp) }
    }
    let hasVideo = streams.contains(where: PESHeader.isVideo)
    for stream in streams where !PESHeader.isVideo(stream) {
      metadata.add(track: .audio, stream == 0xBD ? "private" : "mpga")
    }
    if hasVideo, !metadata.hasTrack(.video) { metadata.add(track: .video, "mpgv") }
    if !hasVideo, !streams.isEmpty, !metadata.hasTrack(.video) { metadata.medium = .audio }
    // Not every picture has a time stamp: the audio's last one may be later.
    let wanted = [streams.first(where: PESHeader.isVideo), streams.first { !PESHeader.isVideo($0) }]
      .compactMap { $0 }.filter { times[$0] != nil }
    guard !wanted.isEmpty, let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tailSizes where wanted.allSatisfy({ times[$0]?.isEmpty ?? true }) {
        let count = Int(min(size, Int64(tail)))
        PESHeader.packets(in: try reader.available(at: size - Int64(count), upTo: count)) { packet in
          if wanted.contains(packet.stream), let stamp = packet.stamp { times[packet.stream]?.addEnd(stamp) }
        }
      }
      metadata.duration = wanted.compactMap { times[$0]?.duration(isVideo: PESHeader.isVideo($0)) }.max()
    }
  }

  /// Reads size and rate from the first sequence header in `view`; returns false without one.
  static func readSequence(_ view: ByteView, into metadata: inout MediaMetadata) -> Bool {
    guard let header = MPEGSequenceHeader.first(in: view) else { return false }
    metadata.store(width: header.width, height: header.height)
    if let aspect = header.aspect {
      metadata.show(width: Double(header.height) * aspect, height: Double(header.height))
    }
    metadata.frameRate = header.frameRate
    return true
  }
}
