internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Details of sound in RIFF, AIFF, FLAC, Ogg and MPEG audio: coding and comments.
extension DetailsReader {
  private static let maxChunks = 256
  private static let maxBlocks = 128
  private static let maxCommentsLength = 256 << 10

  // MARK: RIFF and IFF

  /// Reads the chunks of WebP, WAVE and AVI.
  mutating func readRIFF() throws(ReadFailure) {
    guard let form = IFFForm(reader.head), !form.isBigEndian else { return }
    var chunks = IFFChunks(ofFormIn: reader)
    for _ in 0..<Self.maxChunks {
      guard let chunk = try chunks.next() else { return }
      try attempt { (details) throws(ReadFailure) in try details.readChunk(chunk, of: form.form) }
    }
  }

  private mutating func readChunk(_ chunk: IFFChunk, of form: FourCharacterCode) throws(ReadFailure) {
    let contents = chunk.contents
    switch chunk.kind ?? chunk.type {
    case "EXIF": try readExif(contents)
    case "XMP ", "_PMX": try readXMP(contents)
    case "ICCP": try readProfile(contents)
    case "VP8 " where wanted.contains(.coding), "VP8L" where wanted.contains(.coding): result.bitDepth = 8
    case "VP8X" where wanted.contains(.coding): result.bitDepth = 8
    case "fmt " where form == "WAVE": try readWaveFormat(contents)
    case "INFO": try readInformation(chunk)
    case "hdrl":
      var lists = chunk.children(reader)
      while let list = try lists.next() {
        if list.kind == "strl" { try readStream(list) }
      }
    default: break
    }
  }

  /// Reads WAVEFORMATEX: format, channels, rate, bytes per second, block, bits.
  mutating func readWaveFormat(_ range: Range<Int64>) throws(ReadFailure) {
    guard wanted.contains(.coding), result.sampleRate == nil else { return }
    var format = try reader.littleEndian(UInt16.self, at: range.lowerBound)
    result.audioChannels = Int(try reader.littleEndian(UInt16.self, at: range.lowerBound + 2))
    result.sampleRate = Int(try reader.littleEndian(UInt32.self, at: range.lowerBound + 4))
    let bits = Int(try reader.littleEndian(UInt16.self, at: range.lowerBound + 14))
    // The extensible format has the actual number at the start of its identifier.
    if format == 0xFFFE, range.upperBound - range.lowerBound >= 26 {
      format = try reader.littleEndian(UInt16.self, at: range.lowerBound + 24)
    }
    guard format == 1 || format == 3, bits > 0 else { return }
    soundDepth = bits
    // Samples fill whole bytes.
    let stored = (bits + 7) / 8 * 8
    pcm = "pcm_\(format == 3 ? "f" : stored == 8 ? "u" : "s")\(stored)\(stored == 8 ? "" : "le")"
  }

  private mutating func readStream(_ list: IFFChunk) throws(ReadFailure) {
    var kind: FourCharacterCode = "    "
    var chunks = list.children(reader)
    while let chunk = try chunks.next() {
      if chunk.type == "strh" {
        kind = FourCharacterCode(try reader.bigEndian(UInt32.self, at: chunk.contents.lowerBound))
        if kind == "vids" { hasPicture = true }
      }
      if chunk.type == "strf", kind == "auds" { try readWaveFormat(chunk.contents) }
    }
  }

  /// Reads RIFF's list of texts.
  private mutating func readInformation(_ list: IFFChunk) throws(ReadFailure) {
    var chunks = list.children(reader)
    for _ in 0..<Self.maxChunks {
      guard let chunk = try chunks.next() else { return }
      guard let text = Self.text(try reader.available(in: chunk.contents, upTo: 4096).array) else { continue }
      switch chunk.type {
      case "INAM": apply(comment: "TITLE", text)
      case "ICMT": apply(comment: "COMMENT", text)
      case "ISBJ": apply(comment: "DESCRIPTION", text)
      case "IKEY" where wanted.contains(.caption): result.keywords = Self.list(text, ";")
      case "ISFT": apply(comment: "ENCODER", text)
      default: break
      }
    }
  }

  mutating func readAIFF() throws(ReadFailure) {
    var chunks = IFFChunks(ofFormIn: reader)
    for _ in 0..<Self.maxChunks {
      guard let chunk = try chunks.next() else { return }
      let start = chunk.contents.lowerBound
      switch chunk.type {
      case "COMM" where wanted.contains(.coding):
        result.audioChannels = Int(try reader.bigEndian(UInt16.self, at: start))
        let depth = Int(try reader.bigEndian(UInt16.self, at: start + 6))
        // 80 bits: exponent, then mantissa with an explicit first digit.
        let exponent = Int(try reader.bigEndian(UInt16.self, at: start + 8)) - 16383
        let digits = try reader.bigEndian(UInt64.self, at: start + 10)
        if (0...30).contains(exponent) { result.sampleRate = Int(digits >> UInt64(63 - exponent)) }
        if let coding = metadata.tracks.first?.coding, let row = Self.aiffCodings[coding] {
          soundDepth = depth
          pcm = depth == 8 ? "pcm_s8" : "pcm_s\(depth)\(row)"
        }
      case "NAME":
        if let text = Self.text(try reader.available(in: chunk.contents, upTo: 4096).array) {
          apply(comment: "TITLE", text)
        }
      case "ANNO":
        if let text = Self.text(try reader.available(in: chunk.contents, upTo: 4096).array) {
          apply(comment: "COMMENT", text)
        }
      default: break
      }
    }
  }

  /// The byte order of uncompressed sound.
  private static let aiffCodings = ["NONE": "be", "twos": "be", "sowt": "le"]

  // MARK: Comments

  /// Reads FLAC blocks: stream information and Vorbis comments.
  mutating func readFLAC() throws(ReadFailure) {
    var offset = try ID3Tag.end(reader) + 4
    for _ in 0..<Self.maxBlocks {
      let head = try reader.bigEndian(UInt32.self, at: offset)
      let contents = offset + 4..<offset + 4 + Int64(head & 0xFF_FFFF)
      switch head >> 24 & 0x7F {
      case 0 where wanted.contains(.coding):
        apply(streamInformation: try reader.bigEndian(UInt64.self, at: contents.lowerBound + 10))
      case 4: readComments(try reader.available(in: contents, upTo: Self.maxCommentsLength).array[...])
      default: break
      }
      offset = contents.upperBound
      if head >> 31 == 1 { return }
    }
  }

  /// Reads Vorbis comments: vendor, then `NAME=value` texts, each with its length (Vorbis I §5).
  mutating func readComments(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func part() -> ArraySlice<UInt8>? {
      guard let length = number(), length <= rest.count else { return nil }
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length)
    }
    guard part() != nil, let count = number() else { return }
    for _ in 0..<min(count, 1024) {
      guard let comment = part() else { return }
      guard let mark = comment.firstIndex(of: UInt8(ascii: "=")), comment.count <= 4096,
        let value = Self.text(Array(comment[comment.index(after: mark)...]))
      else { continue }
      apply(comment: String(decoding: comment[..<mark], as: UTF8.self).uppercased(), value)
    }
  }

  /// Reads Ogg's first packets: the streams' codecs and their comments.
  mutating func readOgg() throws(ReadFailure) {
    var offset: Int64 = 0
    var serial: UInt32?
    var marker = 0
    var comments: [UInt8] = []
    // Pages that begin streams come first; a stream's next packet has the comments.
    for _ in 0..<Self.maxBlocks {
      try reader.step()
      let view = try reader.available(at: offset, upTo: OggPage.maxLength)
      guard let page = OggPage(view), let segments = view[26], let end = page.extent(view, at: 0)?.end else {
        break
      }
      let body = view.slice(27 + Int(segments)..<min(end, view.count))
      if page.beginsStream {
        if let header = readStreamHeader(body), serial == nil || header.isVideo {
          (serial, marker) = (page.serial, header.marker)
        }
      } else if serial == nil {
        break
      } else if page.serial == serial {
        comments += body.array
        if comments.count >= Self.maxCommentsLength || !needsMore(comments, marker) { break }
      }
      offset += Int64(end)
    }
    if comments.count > marker { readComments(comments[marker...]) }
  }

  /// Returns true if the comments continue after the bytes read so far.
  private func needsMore(_ bytes: [UInt8], _ marker: Int) -> Bool {
    var index = marker
    func number() -> Int? {
      guard bytes.count - index >= 4 else { return nil }
      defer { index += 4 }
      return bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let vendor = number() else { return true }
    index += vendor
    guard index <= bytes.count, let count = number() else { return true }
    for _ in 0..<min(count, 1024) {
      guard let length = number() else { return true }
      index += length
      if index > bytes.count { return true }
    }
    return false
  }

  /// Reads a stream's first packet; returns the byte count before its comments, nil for other streams.
  private mutating func readStreamHeader(_ packet: ByteView) -> (isVideo: Bool, marker: Int)? {
    func sound(_ channels: UInt8?, _ rate: UInt32?, _ marker: Int) -> (isVideo: Bool, marker: Int) {
      if wanted.contains(.coding), result.sampleRate == nil {
        result.audioChannels = channels.map { Int($0) }
        result.sampleRate = rate.map { Int($0) }
      }
      return (false, marker)
    }
    switch OggCodec(packet) {
    case .vorbis: return sound(packet[11], packet.littleEndian(UInt32.self, at: 12), 7)
    case .opus: return sound(packet[9], 48_000, 8)
    case .speex:
      return sound(
        packet.littleEndian(UInt32.self, at: 48).map { UInt8(clamping: $0) },
        packet.littleEndian(UInt32.self, at: 36), 0)
    case .flac:
      if wanted.contains(.coding), result.sampleRate == nil,
        let packed = packet.bigEndian(UInt64.self, at: 9 + 18)
      {
        apply(streamInformation: packed)
      }
      return (false, 4)
    case .theora:
      hasPicture = true
      videoDepth = 8
      return (true, 7)
    default: return nil
    }
  }

  // MARK: MPEG audio

  /// Reads the header of a frame, and the tags before it.
  mutating func readMPEGAudio() throws(ReadFailure) {
    let start = try ID3Tag.end(reader)
    if start > 0 { try attempt { (details) throws(ReadFailure) in try details.readID3() } }
    guard wanted.contains(.coding) else { return }
    let view = try reader.available(at: start, upTo: 16 << 10)
    guard let at = MPEGAudioMetadata.firstFrame(view), let frame = MPEGAudioFrame(view, at: at) else {
      return
    }
    result.sampleRate = frame.sampleRate
    result.audioChannels = frame.isMono ? 1 : 2
  }
}
