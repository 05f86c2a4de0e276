internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details from a movie's tracks: codings, colours, depth and sound.
extension DetailsReader {
  private static let maxTracks = 64

  /// Reads a `moov` box: the tracks' codings, and the movie's metadata.
  mutating func readMovie(_ movie: ISOBaseMedia.Box) throws(ReadFailure) {
    if movie.range.upperBound - movie.range.lowerBound <= Int64(MovieMetadata.prefetched) {
      try reader.prefetch(movie.range, upTo: MovieMetadata.prefetched)
    }
    var boxes = movie.boxes(reader)
    var tracks = 0
    while let box = try boxes.next() {
      switch box.type {
      case "trak" where wanted.contains(.coding) || wanted.contains(.capture):
        tracks += 1
        if tracks > Self.maxTracks { break }
        try attempt { (details) throws(ReadFailure) in try details.readTrack(box) }
      case "udta": try attempt { (details) throws(ReadFailure) in try details.readUserData(box) }
      case "meta" where wanted.contains(.capture):
        try attempt { (details) throws(ReadFailure) in try details.readImmersion(box) }
      case "uuid": try attempt { (details) throws(ReadFailure) in try details.readCanon(box) }
      default: break
      }
      if box.isCutShort { break }
    }
    storeKeys()
  }

  // MARK: Tracks

  private mutating func readTrack(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    var track = ISOBaseMedia.Track()
    try attempt { (details) throws(ReadFailure) in try track.read(box, details.reader) }
    guard let entry = track.entry else { return }
    if Self.encrypted.contains(entry.type) { try readOriginal(entry) }
    switch track.kind {
    case .video, .picture: try readVideo(entry)
    case .audio where result.sampleRate == nil && wanted.contains(.coding): try readSound(entry)
    default: break
    }
  }

  /// The codings of encrypted entries (ISO/IEC 14496-12 §8.12).
  private static let encrypted: [FourCharacterCode] = ["encv", "enca"]

  /// Reads the original coding of an encrypted entry.
  private mutating func readOriginal(_ entry: ISOBaseMedia.Box) throws(ReadFailure) {
    let fields = entry.type == "encv" ? ISOBaseMedia.Track.pictureEntrySize : 28
    var boxes = entry.boxes(skipping: fields, reader)
    while let box = try boxes.next() {
      guard box.type == "sinf", let format = try box.first("frma", reader: reader) else { continue }
      originalCodings[entry.type.description] =
        FourCharacterCode(try format.number(UInt32.self, 0, reader)).description
    }
  }

  /// Reads colours and depth of a picture track; the first that states them wins.
  private mutating func readVideo(_ entry: ISOBaseMedia.Box) throws(ReadFailure) {
    var boxes = entry.boxes(skipping: ISOBaseMedia.Track.pictureEntrySize, reader)
    while let box = try boxes.next() {
      switch box.type {
      case "colr" where result.transfer == nil && result.colorSpace == nil: try readColors(box)
      case "hvcC", "avcC", "av1C", "vpcC":
        if !hasPicture { configuration = try CodecConfiguration(box.type, box.contents, reader) }
      case "esds": try readDescriptors(box, isSound: false)
      case "jp2h" where wanted.contains(.coding) && !hasPicture: try readHeader(box)
      case "vexu" where wanted.contains(.capture): try readViews(box)
      case "hfov" where wanted.contains(.capture):
        try attempt { (details) throws(ReadFailure) in try details.readFieldOfView(box) }
      case "sv3d" where wanted.contains(.capture):
        guard let layout = try box.first("proj", reader: reader) else { break }
        var kinds = layout.boxes(reader)
        while let kind = try kinds.next() {
          result.projection = Self.projections.first { $0.box == kind.type }?.name ?? result.projection
        }
      default: break
      }
    }
    guard wanted.contains(.coding), !hasPicture else { return }
    hasPicture = true
    videoDepth = configuration?.bitDepth ?? (Self.tenBits.contains(entry.type) ? 10 : nil)
  }

  /// The projections of Google's spherical movies, named as in its stills.
  private static let projections: [(box: FourCharacterCode, name: String)] = [
    ("equi", "equirectangular"), ("cbmp", "cubemap"), ("mshp", "mesh"),
  ]
  /// The codings with a depth of ten bits.
  private static let tenBits: [FourCharacterCode] = ["apch", "apcn", "apcs", "apco"]

  /// Reads a sample entry of sound, version 0 to 2 (ISO/IEC 14496-12 §12.2.3; QuickTime File Format, "Sound Sample Descriptions").
  private mutating func readSound(_ entry: ISOBaseMedia.Box) throws(ReadFailure) {
    let version = try entry.number(UInt16.self, 8, reader)
    var channels = Int(try entry.number(UInt16.self, 16, reader))
    var rate = Int(try entry.number(UInt32.self, 24, reader) >> 16)
    let depth = Int(try entry.number(UInt16.self, 18, reader))
    if version == 2 {
      rate = Int(exactly: Double(bitPattern: try entry.number(UInt64.self, 32, reader)).rounded()) ?? rate
      channels = Int(try entry.number(UInt32.self, 40, reader))
    }
    if Self.uncompressedSound.contains(entry.type) {
      soundDepth =
        version == 2
        ? Int(try entry.number(UInt32.self, 48, reader))
        : Self.depths.first { $0.coding == entry.type }?.bits ?? depth
      let flags = version == 2 ? try entry.number(UInt32.self, 52, reader) : nil
      pcm = Self.uncompressedName(entry.type, soundDepth ?? depth, flags: flags)
    }
    if let row = Self.speech.first(where: { $0.coding == entry.type }) { (rate, channels) = (row.rate, 1) }
    result.sampleRate = rate > 0 ? rate : nil
    result.audioChannels = (1...255).contains(channels) ? channels : nil
    let fields: Int64 = version == 0 ? 28 : version == 1 ? 44 : 64
    try attempt { (details) throws(ReadFailure) in
      var boxes = entry.boxes(skipping: fields, details.reader)
      while let box = try boxes.next() { try details.readSoundConfiguration(box) }
    }
  }

  /// Returns FFmpeg's name of uncompressed sound; `flags` are those of QuickTime's `lpcm`.
  private static func uncompressedName(_ coding: FourCharacterCode, _ bits: Int, flags: UInt32?) -> String {
    if coding == "raw " { return "pcm_u8" }
    if coding == "lpcm", let flags {
      let kind = flags & 1 != 0 ? "f" : flags & 4 != 0 ? "s" : "u"
      return "pcm_\(kind)\(bits)" + (bits == 8 ? "" : flags & 2 != 0 ? "be" : "le")
    }
    let isReal = coding == "fl32" || coding == "fl64"
    if bits == 8 { return "pcm_s8" }
    return "pcm_\(isReal ? "f" : "s")\(bits)\(coding == "sowt" ? "le" : "be")"
  }

  /// AMR has one channel and a fixed rate, whatever the entry states (TS 26.244 §6.5).
  private static let speech: [(coding: FourCharacterCode, rate: Int)] = [("samr", 8000), ("sawb", 16_000)]
  private static let uncompressedSound: [FourCharacterCode] = [
    "sowt", "twos", "lpcm", "raw ", "in24", "in32", "fl32", "fl64", "ipcm", "fpcm", "NONE",
  ]
  private static let depths: [(coding: FourCharacterCode, bits: Int)] = [
    ("in24", 24), ("in32", 32), ("fl32", 32), ("fl64", 64),
  ]

  /// Reads a codec's own box, which is more precise than the entry.
  private mutating func readSoundConfiguration(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    switch box.type {
    case "wave":
      var boxes = box.boxes(reader)
      while let part = try boxes.next() {
        guard part.type == "esds" || part.type == "alac" else { continue }
        try readSoundConfiguration(part)
      }
    case "esds": try readDescriptors(box, isSound: true)
    case "alac" where box.count >= 28:
      // Version and flags, then frame length, version, depth, …, channels, …, rate.
      soundDepth = Int(try box.number(UInt8.self, 9, reader))
      result.audioChannels = Int(try box.number(UInt8.self, 13, reader))
      result.sampleRate = Int(try box.number(UInt32.self, 24, reader))
    case "dOps":
      result.audioChannels = Int(try box.number(UInt8.self, 1, reader))
      result.sampleRate = 48_000
    case "dac3":
      // Five bits and two of rate and version, three of mode, then the layout and the low frequencies.
      let bits = try box.number(UInt16.self, 0, reader)
      result.audioChannels = DolbyFrame.channels(mode: Int(bits >> 3 & 7), hasLow: bits >> 2 & 1 == 1)
    case "dec3" where box.count >= 4:
      let bits = try box.number(UInt32.self, 0, reader)
      result.audioChannels = DolbyFrame.channels(mode: Int(bits >> 1 & 7), hasLow: bits & 1 == 1)
    case "dfLa" where box.count >= 26:
      apply(streamInformation: try box.number(UInt64.self, 18, reader))
    default: break
    }
  }

  /// Stores the fields of FLAC's first block: 20 bits of rate, 3 of channels, 5 of depth (RFC 9639 §8.2).
  mutating func apply(streamInformation packed: UInt64) {
    result.sampleRate = Int(packed >> 44)
    result.audioChannels = Int(packed >> 41 & 7) + 1
    soundDepth = Int(packed >> 36 & 31) + 1
  }

  /// Reads the nested descriptors of an MPEG-4 stream (ISO/IEC 14496-1 §7.2.6).
  private mutating func readDescriptors(_ box: ISOBaseMedia.Box, isSound: Bool) throws(ReadFailure) {
    let view = try reader.available(in: box.contents, upTo: 256)
    var index = 4
    for _ in 0..<8 {
      guard let tag = view[index] else { return }
      index += 1
      var length = 0
      for _ in 0..<4 {
        guard let byte = view[index] else { return }
        index += 1
        length = length << 7 | Int(byte & 0x7F)
        if byte & 0x80 == 0 { break }
      }
      switch tag {
      case 3:
        guard let flags = view[index + 2] else { return }
        index += 3 + (flags & 0x80 != 0 ? 2 : 0) + (flags & 0x20 != 0 ? 2 : 0)
        if flags & 0x40 != 0 { index += 1 + Int(view[index] ?? 0) }
      case 4:
        // The stream's type is more specific than the entry's code.
        if let kind = view[index],
          let row = Self.streams.first(where: { $0.kind == kind && $0.isSound == isSound })
        {
          if row.isSound { mp4aCodec = row.name } else { originalCodings["mp4v"] = row.name }
        }
        index += 13
      case 5:
        let own = view.slice(index..<min(index + length, view.count))
        guard isSound else {
          if !hasPicture { configuration = CodecConfiguration(colors: MPEG4VideoHeader.colors(in: own)) }
          return
        }
        guard mp4aCodec == "aac", let audio = AACConfiguration(own.array) else { return }
        result.sampleRate = audio.sampleRate ?? result.sampleRate
        result.audioChannels = audio.channels ?? result.audioChannels
        return
      default: return
      }
    }
  }

  private static let streams: [(kind: UInt8, name: String, isSound: Bool)] = [
    (0x40, "aac", true), (0x66, "aac", true), (0x67, "aac", true), (0x68, "aac", true), (0x69, "mp3", true),
    (0x6B, "mp3", true), (0xA5, "ac3", true), (0xA6, "eac3", true), (0xA9, "dts", true),
    (0xDD, "vorbis", true),
    (0xAD, "opus", true), (0x21, "h264", false), (0x60, "mpeg2video", false), (0x61, "mpeg2video", false),
    (0x62, "mpeg2video", false), (0x63, "mpeg2video", false), (0x64, "mpeg2video", false),
    (0x65, "mpeg2video", false), (0x6A, "mpeg1video", false), (0x6C, "mjpeg", false), (0x6D, "png", false),
  ]

  // MARK: Canon

  /// Reads the directories of Canon's raw, and XMP.
  private mutating func readCanon(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    if box.userType == .xmp { return try readXMP(box.contents) }
    guard box.userType == CanonRaw.directories else { return }
    var parts = box.boxes(reader)
    while let part = try parts.next() {
      guard ["CMT1", "CMT2", "CMT4"].contains(part.type),
        let (layout, first) = try TIFF.layout(at: part.contents.lowerBound, reader)
      else { continue }
      let directory = try TIFFDirectory(at: first, layout, reader)
      if part.type == "CMT1" {
        try readExif(main: directory)
      } else if part.type == "CMT2" {
        try readExif(details: directory)
      } else {
        try readGPS(directory)
      }
    }
  }
}
