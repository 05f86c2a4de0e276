internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details of Matroska and WebM: tracks and tags.
extension DetailsReader {
  private static let maxTags = 512
  private static let maxTextLength = 4096

  /// Reads Matroska's information, tracks and tags, before the clusters or located by the index.
  mutating func readMatroska() throws(ReadFailure) {
    guard let head = try EBMLElement(at: 0, end: reader.end, reader),
      let segment = try EBMLElement(at: head.contents.upperBound, end: reader.end, reader),
      segment.identifier == Matroska.segment
    else { return }
    var seen: Set<UInt64> = []
    var seekPositions: [UInt64: UInt64] = [:]
    var children = segment.children(reader)
    var cluster: EBMLElement?
    while cluster == nil, let child = try children.next() {
      if child.identifier == Matroska.cluster { cluster = child }
      seen.insert(child.identifier)
      if child.identifier == Matroska.seekHead {
        seekPositions = try MatroskaMetadata.seekPositions(child, reader)
      }
      try attempt { (details) throws(ReadFailure) in try details.visit(child) }
    }
    for wanted in [Matroska.information, Matroska.tracks, Matroska.tags] where !seen.contains(wanted) {
      try attempt { (details) throws(ReadFailure) in
        guard let position = seekPositions[wanted],
          let element = try MatroskaMetadata.element(
            wanted, at: position, in: segment.contents, details.reader)
        else { return }
        try details.visit(element)
      }
    }
    guard let cluster, wanted.contains(.coding), hasPicture, videoDepth == nil,
      metadata.tracks.contains(where: { $0.coding == "V_VP9" })
    else { return }
    try attempt { (details) throws(ReadFailure) in try details.readPictures(cluster) }
  }

  private static let maxBlocks = 16

  /// Reads the depth of VP9 from the first frame's header, the only source in most files.
  private mutating func readPictures(_ cluster: EBMLElement) throws(ReadFailure) {
    var children = cluster.children(reader)
    for _ in 0..<Self.maxBlocks {
      guard var block = try children.next() else { return }
      if block.identifier == Matroska.blockGroup {
        var parts = block.children(reader)
        while block.identifier == Matroska.blockGroup, let part = try parts.next() {
          if part.identifier == Matroska.block { block = part }
        }
      }
      guard block.identifier == Matroska.simpleBlock || block.identifier == Matroska.block else { continue }
      // Track, time and flags precede the frame.
      videoDepth = VP9Frame.bitDepth(try reader.available(at: block.contents.lowerBound + 4, upTo: 8))
      if videoDepth != nil { return }
    }
  }

  private mutating func visit(_ element: EBMLElement) throws(ReadFailure) {
    switch element.identifier {
    case Matroska.information: try readInformation(element)
    case Matroska.tracks:
      try reader.prefetch(element.contents, upTo: 64 << 10)
      var entries = element.children(reader)
      while let entry = try entries.next() {
        guard entry.identifier == Matroska.trackEntry else { continue }
        try attempt { (details) throws(ReadFailure) in try details.readTrack(entry) }
      }
    case Matroska.tags where wanted.contains(.caption):
      try reader.prefetch(element.contents, upTo: 64 << 10)
      var tags = element.children(reader)
      for _ in 0..<Self.maxTags {
        guard let tag = try tags.next() else { return }
        if tag.identifier == Matroska.tag { try readTag(tag) }
      }
    default: break
    }
  }

  private mutating func readInformation(_ element: EBMLElement) throws(ReadFailure) {
    var fields = element.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.title where wanted.contains(.caption): result.title = try text(field)
      case Matroska.writingApplication where wanted.contains(.capture): result.software = try text(field)
      default: break
      }
    }
  }

  private func text(_ element: EBMLElement) throws(ReadFailure) -> String? {
    Self.text(try reader.available(in: element.contents, upTo: Self.maxTextLength).array)
  }

  /// The lowest target type of albums; songs have lower ones (RFC 9559 §5.1.8.1.1.1).
  private static let album: UInt64 = 50

  /// Reads names and values about the whole file or movie; for songs, which are the file's only track, not those about the album.
  private mutating func readTag(_ tag: EBMLElement) throws(ReadFailure) {
    var fields = tag.children(reader)
    let isSong = metadata.medium == .audio
    var isIrrelevant = false
    while let field = try fields.next() {
      if field.identifier == Matroska.tagTargets {
        var targets = field.children(reader)
        while let target = try targets.next() {
          if target.identifier == Matroska.tagTrack, !isSong, try target.unsigned(reader) != 0 {
            isIrrelevant = true
          }
          if target.identifier == Matroska.targetType, isSong, try target.unsigned(reader) >= Self.album {
            isIrrelevant = true
          }
        }
      }
      guard field.identifier == Matroska.simpleTag, !isIrrelevant else { continue }
      var name = "", value: String?
      var parts = field.children(reader)
      while let part = try parts.next() {
        if part.identifier == Matroska.tagName { name = try text(part)?.uppercased() ?? "" }
        if part.identifier == Matroska.tagString { value = try text(part) }
      }
      if let value { apply(comment: name, value) }
    }
  }

  /// Stores a text, named as in Vorbis comments and Matroska's tags.
  mutating func apply(comment name: String, _ value: String) {
    switch name {
    case "TITLE" where wanted.contains(.caption): result.title = result.title ?? value
    case "DESCRIPTION", "SUMMARY", "SYNOPSIS":
      if wanted.contains(.caption) { result.description = result.description ?? value }
    case "COMMENT" where wanted.contains(.caption): exif.description = exif.description ?? value
    case "KEYWORDS" where wanted.contains(.caption) && result.keywords.isEmpty:
      result.keywords = Self.list(value, ",")
    case "ENCODER" where wanted.contains(.capture): caption.software = caption.software ?? value
    default: break
    }
  }

  // MARK: Tracks

  private mutating func readTrack(_ entry: EBMLElement) throws(ReadFailure) {
    var track = MatroskaTrack()
    try attempt { (details) throws(ReadFailure) in try track.read(entry, details.reader) }
    let isFirstPicture = track.type == 1 && !hasPicture
    let isFirstSound = track.type == 2 && result.sampleRate == nil
    if isFirstPicture { hasPicture = true }
    var fields = entry.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.codecPrivate where isFirstPicture:
        if let row = Self.configurations.first(where: { $0.codec == track.codec }) {
          configuration = try CodecConfiguration(row.type, field.contents, reader)
          videoDepth = videoDepth ?? configuration?.bitDepth
        }
      case Matroska.codecPrivate where isFirstSound && track.codec.hasPrefix("A_AAC"):
        let bytes = try reader.available(in: field.contents, upTo: 64).array
        let audio = AACConfiguration(bytes)
        result.sampleRate = audio?.sampleRate ?? result.sampleRate
        result.audioChannels = audio?.channels ?? result.audioChannels
      case Matroska.video where isFirstPicture: try readColors(field)
      case Matroska.audio where isFirstSound: try readSound(field, track.codec)
      default: break
      }
    }
    if isFirstPicture, videoDepth == nil, ["V_VP8", "V_MPEG4/ISO/ASP"].contains(track.codec) {
      videoDepth = 8
    }
  }

  private static let configurations: [(codec: String, type: FourCharacterCode)] = [
    ("V_MPEG4/ISO/AVC", "avcC"), ("V_MPEGH/ISO/HEVC", "hvcC"), ("V_AV1", "av1C"),
  ]

  /// Reads output rate, channels and depth of sound; the defaults are one channel and 8 kHz.
  private mutating func readSound(_ element: EBMLElement, _ codec: String) throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    var rate = 8000.0
    var outputRate: Double?
    var channels = 1
    var fields = element.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.samplingFrequency: rate = try field.real(reader) ?? rate
      case Matroska.outputSamplingFrequency: outputRate = try field.real(reader)
      case Matroska.channels: channels = Int(clamping: try field.unsigned(reader))
      case Matroska.bitDepth where codec.hasPrefix("A_PCM") || codec == "A_FLAC" || codec == "A_ALAC":
        soundDepth = Int(clamping: try field.unsigned(reader))
      default: break
      }
    }
    // Opus is always decoded to 48 kHz.
    let shown = codec == "A_OPUS" ? 48_000 : outputRate ?? rate
    // The codec's own configuration takes precedence.
    if result.sampleRate == nil, shown > 0, shown < 1e9 { result.sampleRate = Int(shown.rounded()) }
    if result.audioChannels == nil { result.audioChannels = channels }
  }

  private mutating func readColors(_ video: EBMLElement) throws(ReadFailure) {
    var fields = video.children(reader)
    while let field = try fields.next() {
      if field.identifier == Matroska.colour, wanted.contains(.coding) {
        var primaries = 2, transfer = 2
        var parts = field.children(reader)
        while let part = try parts.next() {
          switch part.identifier {
          case Matroska.primaries: primaries = Int(clamping: try part.unsigned(reader))
          case Matroska.transfer: transfer = Int(clamping: try part.unsigned(reader))
          case Matroska.bitsPerChannel:
            let bits = Int(clamping: try part.unsigned(reader))
            if bits > 0 { videoDepth = videoDepth ?? bits }
          default: break
          }
        }
        apply(primaries: primaries, transfer: transfer)
      }
      if field.identifier == Matroska.projection, wanted.contains(.capture) {
        var parts = field.children(reader)
        while let part = try parts.next() {
          guard part.identifier == Matroska.projectionType else { continue }
          let names = [1: "equirectangular", 2: "cubemap", 3: "mesh"]
          result.projection = names[Int(clamping: try part.unsigned(reader))]
        }
      }
    }
  }
}
