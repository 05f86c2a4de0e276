internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Details from MPEG streams themselves, since their containers state little more than the kinds.
extension DetailsReader {
  private static let searchSize = 64 << 10

  /// Reads the first video and audio stream of a transport stream.
  mutating func readTransportStream() throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    for stream in try TransportStream.firstStreams(reader) {
      try readCopy(stream.bytes) { (details, range) throws(ReadFailure) in
        let view = try details.reader.available(in: range, upTo: stream.bytes.count)
        stream.kind == .video
          ? details.readPictures(stream.coding, view) : details.readSound(stream.coding, view)
      }
    }
  }

  /// Reads a program stream, or pictures alone.
  mutating func readProgramStream() throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    let view = try reader.available(at: 0, upTo: Self.searchSize)
    if let video = metadata.tracks.first(where: { $0.kind == .video }) { readPictures(video.coding, view) }
    guard let sound = metadata.tracks.first(where: { $0.kind == .audio }) else { return }
    // Pictures may contain any bytes, so only audio packets are read.
    var bytes: [UInt8] = []
    var stream: UInt8?
    // Packets of hostile files overlap: their total size is limited.
    for code in StartCodes(in: view) where bytes.count < Self.searchSize {
      guard let packet = PESHeader(view, at: code - 3), !PESHeader.isVideo(packet.stream),
        stream == nil || stream == packet.stream, let length = view.bigEndian(UInt16.self, at: code + 1)
      else { continue }
      stream = packet.stream
      bytes += view.slice(code + 3..<code + 3 + Int(length)).array
    }
    try readCopy(bytes) { (details, range) throws(ReadFailure) in
      details.readSound(sound.coding, try details.reader.available(in: range, upTo: bytes.count))
    }
  }

  private mutating func readPictures(_ coding: String, _ view: ByteView) {
    hasPicture = true
    switch coding {
    case "avc1": configuration = AVCParameters.first(in: view).map { CodecConfiguration($0) }
    case "hvc1": configuration = HEVCParameters.first(in: view).map { CodecConfiguration($0) }
    case "mpgv":
      guard let header = MPEGSequenceHeader.first(in: view) else { return }
      originalCodings[coding] = header.isSecond ? "mp2v" : "mp1v"
      videoDepth = 8
      configuration = CodecConfiguration(colors: header.isSecond ? MPEGSequenceHeader.colors(in: view) : nil)
    case "mp4v": configuration = CodecConfiguration(colors: MPEG4VideoHeader.colors(in: view))
    default: break
    }
    videoDepth = configuration?.bitDepth ?? videoDepth
  }

  private mutating func readSound(_ coding: String, _ view: ByteView) {
    switch coding {
    case "mpga":
      guard let start = MPEGAudioMetadata.firstFrame(view), let frame = MPEGAudioFrame(view, at: start) else {
        return
      }
      originalCodings[coding] = "mp\(frame.layer)"
      (result.sampleRate, result.audioChannels) = (frame.sampleRate, frame.isMono ? 1 : 2)
    case "mp4a":
      guard let frame = ADTSFrame.first(in: view) else { return }
      (result.sampleRate, result.audioChannels) = (frame.sampleRate, frame.channels)
    case "ac-3", "ec-3", "private":
      guard let frame = DolbyFrame.first(in: view) else { return }
      if coding == "private" { originalCodings[coding] = frame.isEnhanced ? "ec-3" : "ac-3" }
      (result.sampleRate, result.audioChannels) = (frame.sampleRate, frame.channels)
    default: break
    }
  }

  // MARK: Flash

  private static let pictures: [Int: String] = [
    2: "flv1", 3: "flashsv", 4: "vp6f", 5: "vp6a", 6: "flashsv2", 7: "h264", 12: "hevc", 13: "av1",
  ]
  private static let sounds: [Int: String] = [
    0: "pcm_s16le", 1: "adpcm_swf", 2: "mp3", 3: "pcm_s16le", 4: "nellymoser", 5: "nellymoser",
    6: "nellymoser",
    7: "pcm_alaw", 8: "pcm_mulaw", 10: "aac", 11: "speex", 14: "mp3",
  ]

  /// Reads a Flash video's script, and the headers of the first video and audio tags.
  mutating func readFlash() throws(ReadFailure) {
    let flash = try FlashVideo(reader)
    if wanted.contains(.capture) {
      result.software = flash.texts["metadatacreator"] ?? flash.texts["encoder"]
    }
    guard wanted.contains(.coding) else { return }
    for tag in try FlashVideo.firstTags(reader) {
      let head = try reader.available(in: tag.contents, upTo: 5)
      guard let first = head[0] else { continue }
      if tag.isVideo {
        let isNamed = first & 0x80 != 0
        let code =
          isNamed ? head.bigEndian(UInt32.self, at: 1).map { FourCharacterCode($0).description } : nil
        result.codecs += [code.map(Codecs.name) ?? Self.pictures[Int(first & 15)]].compactMap { $0 }
        hasPicture = true
        guard !isNamed, first & 15 == 7 || first & 15 == 12, tag.contents.count > 5 else {
          videoDepth = 8
          continue
        }
        // The decoder's configuration follows the packet type and three bytes of time.
        configuration = try CodecConfiguration(
          first & 15 == 7 ? "avcC" : "hvcC", tag.contents.lowerBound + 5..<tag.contents.upperBound, reader)
        videoDepth = configuration?.bitDepth
      } else {
        result.codecs += [Self.sounds[Int(first >> 4)]].compactMap { $0 }
        (result.sampleRate, result.audioChannels) = (
          44_100 >> Int(3 - (first >> 2 & 3)), first & 1 == 1 ? 2 : 1
        )
        guard first >> 4 == 10, tag.contents.count > 2 else { continue }
        let bytes = try reader.available(
          in: tag.contents.lowerBound + 2..<tag.contents.upperBound, upTo: 64
        ).array
        let audio = AACConfiguration(bytes)
        result.sampleRate = audio?.sampleRate ?? result.sampleRate
        result.audioChannels = audio?.channels ?? result.audioChannels
      }
    }
  }
}
