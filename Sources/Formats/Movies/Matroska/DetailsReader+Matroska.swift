internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension DetailsReader {
  private static let mostTags = 512
  private static let longestText = 4096

  /// Reads Matroska's information, tracks and tags, before the clusters or where the index says that they are.
  mutating func readMatroska() throws(ReadFailure) {
    guard let head = try EBMLElement(at: 0, end: reader.end, reader),
      let segment = try EBMLElement(at: head.contents.upperBound, end: reader.end, reader),
      segment.identifier == Matroska.segment
    else { return }
    var seen: Set<UInt64> = []
    var elsewhere: [UInt64: UInt64] = [:]
    var children = segment.children(reader)
    var cluster: EBMLElement?
    while cluster == nil, let child = try children.next() {
      if child.identifier == Matroska.cluster { cluster = child }
      seen.insert(child.identifier)
      if child.identifier == Matroska.seekHead { elsewhere = try MatroskaMetadata.seeks(child, reader) }
      try attempt { (details) throws(ReadFailure) in try details.visit(child) }
    }
    for wanted in [Matroska.information, Matroska.tracks, Matroska.tags] where !seen.contains(wanted) {
      try attempt { (details) throws(ReadFailure) in
        guard let place = elsewhere[wanted],
          let found = try MatroskaMetadata.element(wanted, at: place, in: segment.contents, details.reader)
        else { return }
        try details.visit(found)
      }
    }
    guard let cluster, wanted.contains(.coding), hasPicture, videoDepth == nil,
      metadata.tracks.contains(where: { $0.coding == "V_VP9" })
    else { return }
    try attempt { (details) throws(ReadFailure) in try details.readPictures(cluster) }
  }

  private static let mostBlocks = 16

  /// The depth of VP9's pictures by the first one's head, which is all that says it in most files.
  private mutating func readPictures(_ cluster: EBMLElement) throws(ReadFailure) {
    var children = cluster.children(reader)
    for _ in 0..<Self.mostBlocks {
      guard var block = try children.next() else { return }
      if block.identifier == Matroska.blockGroup {
        var parts = block.children(reader)
        while block.identifier == Matroska.blockGroup, let part = try parts.next() {
          if part.identifier == Matroska.block { block = part }
        }
      }
      guard block.identifier == Matroska.simpleBlock || block.identifier == Matroska.block else { continue }
      // Track, time and flags stand before the picture.
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
      for _ in 0..<Self.mostTags {
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
      case Matroska.title where wanted.contains(.caption): found.title = try text(field)
      case Matroska.writingApplication where wanted.contains(.capture): found.software = try text(field)
      default: break
      }
    }
  }

  private func text(_ element: EBMLElement) throws(ReadFailure) -> String? {
    Self.text(try reader.available(in: element.contents, upTo: Self.longestText).array)
  }

  /// The number from which on tags are about what a song is part of (RFC 9559 §5.1.8.1.1.1).
  private static let album: UInt64 = 50

  /// Names and values, where they are about the whole file or the movie and not about a track; a song is the file's one track,
  /// and its album is another thing.
  private mutating func readTag(_ tag: EBMLElement) throws(ReadFailure) {
    var fields = tag.children(reader)
    let isSong = metadata.medium == .audio
    var isOfOther = false
    while let field = try fields.next() {
      if field.identifier == Matroska.tagTargets {
        var targets = field.children(reader)
        while let target = try targets.next() {
          if target.identifier == Matroska.tagTrack, !isSong, try target.unsigned(reader) != 0 {
            isOfOther = true
          }
          if target.identifier == Matroska.targetType, isSong, try target.unsigned(reader) >= Self.album {
            isOfOther = true
          }
        }
      }
      guard field.identifier == Matroska.simpleTag, !isOfOther else { continue }
      var name = "", value: String?
      var parts = field.children(reader)
      while let part = try parts.next() {
        if part.identifier == Matroska.tagName { name = try text(part)?.uppercased() ?? "" }
        if part.identifier == Matroska.tagString { value = try text(part) }
      }
      if let value { take(comment: name, value) }
    }
  }

  /// What a named text says, in the words of Vorbis comments and Matroska's tags.
  mutating func take(comment name: String, _ value: String) {
    switch name {
    case "TITLE" where wanted.contains(.caption): found.title = found.title ?? value
    case "DESCRIPTION", "SUMMARY", "SYNOPSIS":
      if wanted.contains(.caption) { found.description = found.description ?? value }
    case "COMMENT" where wanted.contains(.caption): exif.description = exif.description ?? value
    case "KEYWORDS" where wanted.contains(.caption) && found.keywords.isEmpty:
      found.keywords = Self.list(value, ",")
    case "ENCODER" where wanted.contains(.capture): caption.software = caption.software ?? value
    default: break
    }
  }

  // MARK: Tracks

  private mutating func readTrack(_ entry: EBMLElement) throws(ReadFailure) {
    var track = MatroskaTrack()
    try attempt { (details) throws(ReadFailure) in try track.read(entry, details.reader) }
    let isFirstPicture = track.type == 1 && !hasPicture
    let isFirstSound = track.type == 2 && found.sampleRate == nil
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
        found.sampleRate = audio?.sampleRate ?? found.sampleRate
        found.audioChannels = audio?.channels ?? found.audioChannels
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

  /// Sound's rate as it is heard, channels and depth; one channel at 8 kHz where nothing is said.
  private mutating func readSound(_ element: EBMLElement, _ codec: String) throws(ReadFailure) {
    guard wanted.contains(.coding) else { return }
    var rate = 8000.0
    var heard: Double?
    var channels = 1
    var fields = element.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.samplingFrequency: rate = try field.real(reader) ?? rate
      case Matroska.outputSamplingFrequency: heard = try field.real(reader)
      case Matroska.channels: channels = Int(clamping: try field.unsigned(reader))
      case Matroska.bitDepth where codec.hasPrefix("A_PCM") || codec == "A_FLAC" || codec == "A_ALAC":
        soundDepth = Int(clamping: try field.unsigned(reader))
      default: break
      }
    }
    // Opus is decoded to one rate.
    let shown = codec == "A_OPUS" ? 48_000 : heard ?? rate
    // What the codec's own configuration says stands.
    if found.sampleRate == nil, shown > 0, shown < 1e9 { found.sampleRate = Int(shown.rounded()) }
    if found.audioChannels == nil { found.audioChannels = channels }
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
        take(primaries: primaries, transfer: transfer)
      }
      if field.identifier == Matroska.projection, wanted.contains(.capture) {
        var parts = field.children(reader)
        while let part = try parts.next() {
          guard part.identifier == Matroska.projectionType else { continue }
          let names = [1: "equirectangular", 2: "cubemap", 3: "mesh"]
          found.projection = names[Int(clamping: try part.unsigned(reader))]
        }
      }
    }
  }
}
