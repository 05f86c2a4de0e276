internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Strips ISO and QuickTime files (ISO/IEC 14496-12, ISO/IEC 23008-12, QuickTime File Format): a removed box becomes a zeroed `free`
/// box of the same size, so that offsets stay valid.
extension MetadataRemoval {
  private static let maxTracks = 256

  /// The boxes that hold captions: 3GPP's and QuickTime's user data and iTunes' entries.
  ///
  /// TS 26.244 §8, QuickTime File Format "User Data".
  private static let captionBoxes: Set<FourCharacterCode> = [
    "name", "titl", "dscp", "kywd", "desc", "ldes", "keyw", "tvsh", "tven", "tvnn", "sonm", "sosn", "catg",
    "albm",
    "tnam", "chpl", "kind", "hnti", "hinf",
  ]
  /// QuickTime's texts without captions: make, model, software, dates, people and rights.
  private static let textsWithoutCaptions: Set<UInt32> = [
    0xA96D_616B, 0xA96D_6F64, 0xA973_7772, 0xA964_6179, 0xA974_6F6F, 0xA963_7079, 0xA941_5254, 0xA961_7574,
    0xA966_6D74, 0xA96D_616C, 0xA977_7274, 0xA967_656E, 0xA961_6C62, 0xA954_494D, 0xA954_5343, 0xA954_537A,
  ]
  /// The kinds of metadata by prefix of the key; the first match counts.
  private static let keys: [(prefix: String, holds: MetadataKinds)] = [
    ("com.apple.quicktime.title", .captions), ("com.apple.quicktime.displayname", .captions),
    ("com.apple.quicktime.description", .captions), ("com.apple.quicktime.comment", .captions),
    ("com.apple.quicktime.keywords", .captions), ("com.apple.quicktime.information", .captions),
    ("com.apple.quicktime.location", .location), ("com.apple.quicktime.collection", .captions),
    ("com.apple.quicktime.album", .captions), ("com.apple.quicktime.genre", []),
    ("com.apple.quicktime.year", []), ("com.apple.quicktime.make", []), ("com.apple.quicktime.model", []),
    ("com.apple.quicktime.software", []), ("com.apple.quicktime.creationdate", []),
    ("com.apple.quicktime.author", []), ("com.apple.quicktime.artist", []),
    ("com.apple.quicktime.copyright", []), ("com.apple.quicktime.director", []),
    ("com.apple.quicktime.producer", []), ("com.apple.quicktime.publisher", []),
    ("com.apple.quicktime.performer", []), ("com.apple.quicktime.credits", []),
    ("com.apple.quicktime.rating", []), ("com.apple.quicktime.artwork", .captions),
    ("com.apple.quicktime.camera", []), ("com.apple.quicktime.direction", []),
    ("com.apple.quicktime.content.identifier", []), ("com.apple.quicktime.live-photo", []),
    ("com.apple.quicktime.still-image-time", []), ("com.apple.quicktime.video-orientation", []),
    ("com.apple.quicktime.full-frame-rate-playback-intent", []), ("com.apple.quicktime.detected-", []),
    ("com.apple.quicktime.cinematic-video", []), ("com.apple.quicktime.spatial", []),
    ("com.apple.quicktime.scene-illuminance", []), ("com.apple.quicktime.smartstyle", []),
    ("com.apple.quicktime.aime-data", []), ("com.apple.quicktime.presentation", []),
    ("com.apple.quicktime.stereo", []), ("com.apple.quicktime.ios-video", []),
    ("com.apple.photos.capturemode", []), ("com.apple.photos.originating.signature", []),
    ("com.apple.photos.variation-identifier", []), ("com.apple.framework", []),
    ("com.android.version", []), ("com.android.capture", []), ("com.android.manufacturer", []),
    ("com.android.model", []), ("com.samsung.android.utc", []),
    ("major_brand", []), ("minor_version", []), ("compatible_brands", []), ("creation_time", []),
    ("encoder", []), ("make", []), ("model", []), ("software", []), ("artist", []), ("copyright", []),
    ("author", []), ("date", []), ("location", .location), ("title", .captions), ("comment", .captions),
    ("description", .captions), ("keywords", .captions), ("synopsis", .captions),
  ]

  /// Strips a picture file's boxes, and a motion photo's movie after them.
  mutating func strip(boxFile metadata: MediaMetadata, _ reader: ByteReader) throws {
    guard let motion = metadata.motionVideo, Self.appendedForms.contains(motion.form) else {
      return try strip(boxes: 0..<reader.end, reader)
    }
    try strip(boxes: 0..<motion.offset, reader)
    try strip(after: motion.offset, pictures: [], motion, reader)
  }

  /// The forms whose movies are appended files, with offsets relative to their start.
  private static let appendedForms: Set<MotionVideo.Form> = [
    .liveTrailer, .container, .microVideo, .appended,
  ]

  /// Strips the boxes in `range`: a whole file, or an embedded movie.
  mutating func strip(boxes range: Range<Int64>, _ reader: ByteReader) throws {
    var media = MediaDataRanges(base: range.lowerBound)
    var walk = ISOBaseMedia.Boxes(reader, in: range, isTopLevel: true)
    var end = range.lowerBound
    var hasBoxes = false
    while let box = try walk.next() {
      if box.isCutShort {
        // Bytes after the last box may look like a box header.
        if hasBoxes, LocationBoxes.topLevel.part(box.type) == .unread { break }
        throw Obstacle.damaged
      }
      end = box.range.upperBound
      hasBoxes = true
      switch box.type {
      case "mdat", "imda": media.boxes.append(box.contents)
      case "meta": try strip(items: box, &media, reader)
      case "moov": try strip(movie: box, &media, reader)
      case "moof": try strip(fragment: box, &media, reader)
      // QuickTime's preview may be a picture with metadata.
      case "pnot", "PICT": try free(box, reader)
      case "mfra": try strip(box, keeping: Self.inIndex, reader)
      case "mpvd": try strip(boxes: box.contents, reader)
      case "sefd":
        guard let trailer = try SamsungTrailer.find(reader), trailer.start >= box.range.lowerBound else {
          try free(box, reader)
          continue
        }
        _ = try strip(samsung: trailer, nil, reader)
      default: try strip(box, LocationBoxes.topLevel, reader)
      }
    }
    guard hasBoxes else { throw Obstacle.damaged }
    if end < range.upperBound {
      if try !isZero(end..<range.upperBound, reader) { note(unknown: "bytes behind the last box") }
      edits.freeRest(end..<range.upperBound)
    }
    try blankMediaData(media)
  }

  /// Strips a box without a method of its own, by a table of ``LocationBoxes``.
  mutating func strip(
    _ box: ISOBaseMedia.Box, _ rows: [LocationRow<FourCharacterCode>], _ reader: ByteReader
  ) throws {
    switch box.type {
    case "free", "skip", "wide": if try !isZero(box.contents, reader) { edits.blank(box.contents) }
    case "uuid": try strip(user: box, reader)
    case "meta": try strip(keys: box, reader)
    case "udta": try strip(userData: box, reader)
    case "XMP_": if try !attempt({ try $0.strip(packet: box.contents, reader) }) { try free(box, reader) }
    case "covr": try strip(cover: box, reader)
    case .locationText, "@xyz", "loci": if kinds.contains(.location) { edits.free(box) }
    case let type where type.isTextCode:
      if kinds.contains(.captions), !Self.textsWithoutCaptions.contains(type.rawValue) { edits.free(box) }
    case let type where Self.captionBoxes.contains(type): if kinds.contains(.captions) { edits.free(box) }
    case let type: if rows.part(type) != .none { try free(box, reader) }
    }
  }

  /// Strips the JPEGs of a cover; other pictures are removed.
  private mutating func strip(cover box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    var pictures = box.boxes(reader)
    while let picture = try pictures.next() {
      let range =
        min(picture.contents.lowerBound + 8, picture.contents.upperBound)..<picture.contents.upperBound
      if picture.type == "data", try attempt({ _ = try $0.strip(jpeg: range, inPlace: true, reader) }) {
        continue
      }
      note(unknown: "cover")
      edits.free(picture)
    }
  }

  /// Frees an unknown box.
  private mutating func free(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    note(unknown: "box \(box.type.isBoxType ? box.type.description : "without a name")")
    edits.free(box)
  }

  private func isZero(_ range: Range<Int64>, _ reader: ByteReader) throws -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let view = try reader.available(in: offset..<range.upperBound, upTo: 64 << 10)
      if view.count == 0 || view.array.contains(where: { $0 != 0 }) { return view.count == 0 }
      offset += Int64(view.count)
    }
    return true
  }

  private mutating func strip(user box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    if box.userType == .xmp {
      if try attempt({ try $0.strip(packet: box.contents, reader) }) { return }
    } else if let type = box.userType, type == MovieLocations.spherical {
      return
    }
    note(unknown: "a box of somebody's own")
    edits.free(box)
  }

  /// Calls `body` with a container's boxes; zeroes the bytes after the last.
  mutating func strip(
    childrenOf parent: ISOBaseMedia.Box, skipping head: Int64 = 0, _ reader: ByteReader,
    _ body: (inout MetadataRemoval, ISOBaseMedia.Box) throws -> Void
  ) throws {
    var walk = parent.boxes(skipping: head, reader)
    var end = min(parent.contents.lowerBound + head, parent.contents.upperBound)
    while let box = try walk.next() {
      if box.isCutShort { throw Obstacle.damaged }
      end = box.range.upperBound
      try body(&self, box)
    }
    if try !isZero(end..<parent.contents.upperBound, reader) { edits.blank(end..<parent.contents.upperBound) }
  }

  private mutating func strip(userData box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    try strip(childrenOf: box, reader) { removal, child in
      try removal.strip(child, LocationBoxes.userData, reader)
    }
  }

  // MARK: Keys

  /// Strips a list of keys or iTunes' list; removed entries become `free` boxes.
  mutating func strip(keys meta: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    guard meta.count >= 8 else { return try free(meta, reader) }
    let head = try ISOBaseMedia.contents(ofMeta: meta, reader).lowerBound - meta.contents.lowerBound
    var names: [String]?
    var list: ISOBaseMedia.Box?
    try strip(childrenOf: meta, skipping: head, reader) { removal, child in
      switch child.type {
      case "keys": names = try ISOBaseMedia.keyNames(in: child, reader)
      case "ilst": list = child
      case "iinf": try removal.free(child, reader)
      default: try removal.strip(child, LocationBoxes.items, reader)
      }
    }
    guard let list else { return }
    try strip(childrenOf: list, reader) { removal, item in
      if item.type == "free" || item.type == "skip" { return removal.edits.blank(item.contents) }
      guard let names else { return try removal.strip(item, LocationBoxes.iTunesEntries, reader) }
      let number = Int(item.type.rawValue)
      guard number >= 1, number <= names.count else { return try removal.free(item, reader) }
      if removal.holds(key: names[number - 1]) { removal.edits.free(item) }
    }
  }

  /// Returns true if a key holds metadata to be removed; so does a key without a row.
  private mutating func holds(key: String) -> Bool {
    if kinds.contains(.location), MovieLocations.mayHoldLocation(key: key) { return true }
    let name = key.lowercased()
    // Names without a dot must match completely.
    if let row = Self.keys.first(where: {
      name.hasPrefix($0.prefix) && ($0.prefix.contains(".") || name == $0.prefix)
    }) {
      return !row.holds.isDisjoint(with: kinds)
    }
    note(unknown: "keys of others")
    return true
  }

  // MARK: Movies

  private mutating func strip(
    movie box: ISOBaseMedia.Box, _ media: inout MediaDataRanges, _ reader: ByteReader
  ) throws {
    if media.hasMovie { throw Obstacle.damaged }
    media.hasMovie = true
    var count = 0
    try strip(childrenOf: box, reader) { removal, child in
      switch child.type {
      case "trak":
        count += 1
        if count > Self.maxTracks { throw Obstacle.tooLong }
        try removal.strip(track: child, &media, reader)
      case "cmov": throw Obstacle.part("what a compressed movie header holds")
      case "mvex":
        try media.readDefaults(child, reader)
        try removal.strip(child, keeping: Self.inExtension, reader)
      default: try removal.strip(child, LocationBoxes.movie, reader)
      }
    }
  }

  /// The child boxes without locations and captions (ISO/IEC 14496-12 §8.4 to §8.8, ISO/IEC 23001-7 §7).
  private static let inExtension: Set<FourCharacterCode> = ["mehd", "trex", "leva", "trep"]
  private static let inMedia: Set<FourCharacterCode> = ["mdhd", "hdlr", "elng", "minf"]
  private static let inInformation: Set<FourCharacterCode> = [
    "vmhd", "smhd", "hmhd", "nmhd", "sthd", "gmhd", "hdlr", "dinf", "stbl",
  ]
  private static let inTable: Set<FourCharacterCode> = [
    "stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stps", "stsh", "sdtp",
    "padb", "stdp", "subs", "sbgp", "sgpd", "saiz", "saio", "senc", "csgp",
  ]
  private static let inFragment: Set<FourCharacterCode> = [
    "tfhd", "tfdt", "trun", "sdtp", "subs", "sbgp", "sgpd", "saiz", "saio", "senc", "csgp",
  ]
  private static let inIndex: Set<FourCharacterCode> = ["tfra", "mfro"]

  /// Strips a container: boxes in `kept` stay, the others are handled as user data.
  private mutating func strip(
    _ box: ISOBaseMedia.Box, keeping kept: Set<FourCharacterCode>, _ reader: ByteReader
  ) throws {
    try strip(childrenOf: box, reader) { removal, child in
      if kept.contains(child.type) {
        switch child.type {
        case "minf": try removal.strip(child, keeping: Self.inInformation, reader)
        case "stbl": try removal.strip(child, keeping: Self.inTable, reader)
        // A handler's name is free text.
        case "hdlr": if removal.kinds.contains(.captions) { removal.blankName(child) }
        default: break
        }
      } else {
        try removal.strip(child, LocationBoxes.userData, reader)
      }
    }
  }

  mutating func blankName(_ handler: ISOBaseMedia.Box) {
    edits.blank(
      min(handler.contents.lowerBound + 24, handler.contents.upperBound)..<handler.contents.upperBound)
  }

  private mutating func strip(
    track box: ISOBaseMedia.Box, _ media: inout MediaDataRanges, _ reader: ByteReader
  ) throws {
    var track = ISOBaseMedia.Track()
    try track.read(box, reader)
    let table = try box.first("mdia", "minf", "stbl", reader: reader)
    guard isKept(track) else {
      note(unknown: "track \(track.coding.map { $0.isBoxType ? $0.description : "?" } ?? "?")")
      if let table { media.removed += try media.samples(of: table, track, reader) ?? [] }
      if media.hasFragments { throw Obstacle.fragments }
      removesTrack = true
      return edits.free(box)
    }
    if let table {
      if let samples = try media.samples(of: table, track, reader) {
        media.kept += samples
      } else {
        throw Obstacle.part("what stands between the samples of \(track.coding?.description ?? "a track")")
      }
    }
    try strip(childrenOf: box, reader) { removal, child in
      if child.type == "mdia" {
        try removal.strip(child, keeping: Self.inMedia, reader)
      } else {
        try removal.strip(child, LocationBoxes.track, reader)
      }
    }
  }

  /// The codings of cameras' data, whatever the track's handler.
  private static let dataCodings: Set<FourCharacterCode> = [
    "gpmd", "camm", "rtmd", "mett", "metx", "text", "djmd", "dbgi",
  ]

  /// Returns true if a track stays: pictures, sound, times, or samples whose keys hold nothing to be removed.
  private mutating func isKept(_ track: ISOBaseMedia.Track) -> Bool {
    let isData = track.coding.map(Self.dataCodings.contains) ?? false
    switch MediaTrack.Kind(handler: track.handler) {
    case .video, .audio, .picture, .auxiliaryVideo, .timecode:
      return !isData || !kinds.contains(.location)
    case .metadata where track.coding == "mebx":
      var goes = track.timedKeys.isEmpty
      for key in track.timedKeys where holds(key: key) { goes = true }
      return !goes
    // Cameras write positions into subtitles and into tracks of their own.
    default: return !kinds.contains(.location)
    }
  }

  private mutating func strip(
    fragment box: ISOBaseMedia.Box, _ media: inout MediaDataRanges, _ reader: ByteReader
  ) throws {
    if removesTrack { throw Obstacle.fragments }
    try media.addSamples(of: box, reader)
    try strip(childrenOf: box, reader) { removal, child in
      switch child.type {
      case "mfhd": break
      case "traf": try removal.strip(child, keeping: Self.inFragment, reader)
      default: try removal.strip(child, LocationBoxes.movie, reader)
      }
    }
  }

  /// Zeroes the media data outside samples and items: cameras hide positions there.
  private mutating func blankMediaData(_ media: MediaDataRanges) throws {
    guard kinds.contains(.location) || removesTrack else { return }
    if media.keptIsComplete {
      guard edits.blank(outside: media.kept, in: media.boxes) else { throw Obstacle.damaged }
    } else {
      let removed = media.removed.merged
      if removed.overlap(media.kept.merged) { throw Obstacle.damaged }
      for range in removed { edits.blank(range) }
    }
  }
}
