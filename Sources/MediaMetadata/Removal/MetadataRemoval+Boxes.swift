internal import ByteSources
internal import ContainerFormats

/// Boxes of ISO's and QuickTime's files (ISO/IEC 14496-12, ISO/IEC 23008-12, QuickTime File Format): a box that goes becomes
/// a `free` box of the same size with zeros in it, so that everything else stays where offsets lead to.
extension MetadataRemoval {
  private static let mostTracks = 256

  /// The boxes that hold captions, beside those of which ``LocationBoxes`` say that they may hold places.
  ///
  /// 3GPP's and QuickTime's user data and iTunes' entries (TS 26.244 §8, QuickTime File Format "User Data").
  private static let captionBoxes: Set<FourCharacterCode> = [
    "name", "titl", "dscp", "kywd", "desc", "ldes", "keyw", "tvsh", "tven", "sonm",
  ]
  /// QuickTime's texts that hold none: make, model, software, dates, people and their rights.
  private static let plainTexts: Set<UInt32> = [
    0xA96D_616B, 0xA96D_6F64, 0xA973_7772, 0xA964_6179, 0xA974_6F6F, 0xA963_7079, 0xA941_5254, 0xA961_7574,
    0xA966_6D74, 0xA96D_616C, 0xA977_7274, 0xA967_656E, 0xA961_6C62, 0xA954_494D, 0xA954_5343, 0xA954_537A,
  ]
  /// Words in the names of keys that hold captions.
  private static let captionWords = [
    "title", "description", "comment", "keyword", "displayname", "information",
  ]

  /// Strips a picture of boxes: its own, and a movie behind them that a motion photo is made of.
  mutating func strip(boxFile metadata: MediaMetadata, _ reader: ByteReader) throws {
    guard let motion = metadata.motionVideo, Self.standsBehind.contains(motion.form) else {
      return try strip(boxes: 0..<reader.end, reader)
    }
    try strip(boxes: 0..<motion.offset, reader)
    try strip(behind: motion.offset, pictures: [], motion, reader)
  }

  /// The forms whose movies are no boxes of the picture: their offsets count from where they begin.
  private static let standsBehind: Set<MotionVideo.Form> = [.liveTrailer, .container, .microVideo, .appended]

  /// Strips the boxes of `range`: a file's, or those of a movie inside another file.
  mutating func strip(boxes range: Range<Int64>, _ reader: ByteReader) throws {
    var movie = MovieParts(base: range.lowerBound)
    var walk = ISOBaseMedia.Boxes(reader, in: range, isTopLevel: true)
    var end = range.lowerBound
    var hasBoxes = false
    while let box = try walk.next() {
      if box.isCutShort {
        // Other bytes behind the last box may look like the head of one.
        if hasBoxes, LocationBoxes.topLevel.part(box.type) == .unread { break }
        throw Obstacle.damaged
      }
      end = box.range.upperBound
      hasBoxes = true
      switch box.type {
      case "mdat", "imda": movie.data.append(box.contents)
      case "meta": if try strip(items: box, reader) { movie.isListed = false }
      case "moov": try strip(movie: box, &movie, reader)
      case "moof": try strip(fragment: box, &movie, reader)
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
    try blankMediaData(movie, reader)
  }

  /// Strips a box that has no reader of its own here, by the rows that say what it has to do with places.
  private mutating func strip(
    _ box: ISOBaseMedia.Box, _ rows: [LocationRow<FourCharacterCode>], _ reader: ByteReader
  ) throws {
    switch box.type {
    case "free", "skip", "wide": if try !isZero(box.contents, reader) { edits.blank(box.contents) }
    case "uuid": try strip(user: box, reader)
    case "meta": try strip(keys: box, reader)
    case "udta": try strip(userData: box, reader)
    case "XMP_": if try !attempt({ try $0.strip(packet: box.contents, reader) }) { try free(box, reader) }
    case .place, "@xyz", "loci": if kinds.contains(.location) { edits.free(box) }
    case let type where type.namesText:
      if kinds.contains(.captions), !Self.plainTexts.contains(type.rawValue) { edits.free(box) }
    case let type where Self.captionBoxes.contains(type): if kinds.contains(.captions) { edits.free(box) }
    case let type: if rows.part(type) != .none { try free(box, reader) }
    }
  }

  /// Frees a box that nobody knows.
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

  /// Goes through a container's boxes; bytes behind the last that are no box become zeros.
  private mutating func strip(
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

  /// Strips a list of keys or iTunes' list: entries that go become `free` boxes.
  private mutating func strip(keys meta: ISOBaseMedia.Box, _ reader: ByteReader) throws {
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
      guard let names else { return try removal.strip(item, LocationBoxes.listed, reader) }
      let number = Int(item.type.rawValue)
      guard number >= 1, number <= names.count else { return try removal.free(item, reader) }
      if removal.holds(key: names[number - 1]) { removal.edits.free(item) }
    }
  }

  private func holds(key: String) -> Bool {
    if kinds.contains(.location), MovieLocations.mayHoldPlace(key: key) { return true }
    let name = key.lowercased()
    return kinds.contains(.captions) && Self.captionWords.contains { name.containsText($0) }
  }

  // MARK: Movies

  /// The parts of a movie whose media data are looked through at its end.
  private struct MovieParts {
    let base: Int64
    var data: [Range<Int64>] = []
    /// Where the samples of the tracks are that stay, and of those that go.
    var kept: [Range<Int64>] = []
    var gone: [Range<Int64>] = []
    var hasMovie = false
    /// Whether the sizes of all samples that stay are known.
    var isListed = true
    var hasFragments = false
    var goesTrack = false
  }

  private mutating func strip(
    movie box: ISOBaseMedia.Box, _ movie: inout MovieParts, _ reader: ByteReader
  ) throws {
    if movie.hasMovie { throw Obstacle.damaged }
    movie.hasMovie = true
    var count = 0
    var parts = movie
    try strip(childrenOf: box, reader) { removal, child in
      switch child.type {
      case "trak":
        count += 1
        if count > Self.mostTracks { throw Obstacle.tooLong }
        try removal.strip(track: child, &parts, reader)
      case "cmov": throw Obstacle.part("what a compressed movie header holds")
      case "mvex":
        parts.hasFragments = true
        try removal.strip(child, LocationBoxes.movie, reader)
      default: try removal.strip(child, LocationBoxes.movie, reader)
      }
    }
    movie = parts
  }

  private mutating func strip(
    track box: ISOBaseMedia.Box, _ movie: inout MovieParts, _ reader: ByteReader
  ) throws {
    var track = ISOBaseMedia.Track()
    try track.read(box, reader)
    let table = try box.first("mdia", "minf", "stbl", reader: reader)
    guard isKept(track) else {
      note(unknown: "track \(track.coding.map { $0.isBoxType ? $0.description : "?" } ?? "?")")
      movie.goesTrack = true
      if let table { movie.gone += try Self.samples(of: table, movie.base, reader) }
      return edits.free(box)
    }
    // Of uncompressed sound the table of sizes does not say where each sample ends.
    let isSound = MediaTrack.Kind(handler: track.handler) == .audio
    if let table, !isSound || track.coding.map(BareMovie.statesSizes) ?? false {
      movie.kept += try Self.samples(of: table, movie.base, reader)
    } else {
      movie.isListed = false
    }
    try strip(childrenOf: box, reader) { removal, child in
      if child.type != "mdia" { try removal.strip(child, LocationBoxes.track, reader) }
    }
  }

  /// Whether a track holds pictures, sound, times, or samples whose keys are about none of what goes.
  private func isKept(_ track: ISOBaseMedia.Track) -> Bool {
    switch MediaTrack.Kind(handler: track.handler) {
    case .video, .audio, .picture, .auxiliaryVideo, .timecode: return true
    case .metadata where track.coding == "mebx":
      return !track.timedKeys.isEmpty && !track.timedKeys.contains(where: holds(key:))
    // Cameras write positions into subtitles and into tracks of their own.
    default: return !kinds.contains(.location)
    }
  }

  /// Where a track's samples are, chunk by chunk.
  private static func samples(
    of table: ISOBaseMedia.Box, _ base: Int64, _ reader: ByteReader
  ) throws -> [Range<Int64>] {
    guard var walk = try ISOBaseMedia.SampleChunks(table, reader) else { throw Obstacle.damaged }
    guard walk.count <= 1 << 20, walk.sampleCount <= 8 << 20 else { throw Obstacle.tooLong }
    var ranges: [Range<Int64>] = []
    while let chunk = try walk.next() {
      let (start, overflow) = base.addingReportingOverflow(chunk.start)
      guard !overflow, start >= 0, chunk.length <= reader.end - start else { throw Obstacle.damaged }
      if chunk.length > 0 { ranges.append(start..<start + chunk.length) }
    }
    return ranges
  }

  private mutating func strip(
    fragment box: ISOBaseMedia.Box, _ movie: inout MovieParts, _ reader: ByteReader
  ) throws {
    movie.hasFragments = true
    try strip(childrenOf: box, reader) { removal, child in
      if !["mfhd", "traf"].contains(child.type) { try removal.strip(child, LocationBoxes.movie, reader) }
    }
  }

  /// Writes zeros over the media data of no track that stays: cameras hide positions between the samples.
  private mutating func blankMediaData(_ movie: MovieParts, _ reader: ByteReader) throws {
    guard movie.hasMovie else { return }
    if movie.hasFragments {
      // Samples of fragments are listed in many places.
      if movie.goesTrack { throw Obstacle.fragments }
      return
    }
    guard kinds.contains(.location) || movie.goesTrack else { return }
    if movie.isListed {
      guard edits.blank(outside: movie.kept, in: movie.data) else { throw Obstacle.damaged }
    } else {
      let gone = movie.gone.merged
      if gone.overlap(movie.kept.merged) { throw Obstacle.damaged }
      for range in gone { edits.blank(range) }
    }
  }

  // MARK: Items

  /// Items that hold pictures, coded or made of others (ISO/IEC 23008-12 §6).
  private static let pictures: Set<FourCharacterCode> = [
    "hvc1", "lhv1", "av01", "avc1", "jpeg", "j2k1", "vvc1", "unci", "mski", "hev1", "evc1", "grid", "iden",
    "iovl", "tmap", "tile", "tili",
  ]

  /// Strips a `meta` box of items: Exif and XMP by their entries, other items that are no pictures wholly; false where it
  /// holds keys.
  private mutating func strip(items meta: ISOBaseMedia.Box, _ reader: ByteReader) throws -> Bool {
    var heads = meta.boxes(skipping: 4, reader)
    guard let handler = try heads.next("hdlr"),
      FourCharacterCode(try handler.number(UInt32.self, 8, reader)) == "pict"
    else {
      try strip(keys: meta, reader)
      return false
    }
    try strip(childrenOf: meta, skipping: 4, reader) { removal, child in
      if child.type != "iinf" { try removal.strip(child, LocationBoxes.items, reader) }
    }
    var table = try ISOBaseMedia.ItemTable(meta, reader)
    try table.readLocations(reader)
    guard table.failure == nil, !table.hasOtherEntries else { throw Obstacle.damaged }
    if kinds.contains(.captions) {
      // A user's description (ISO/IEC 23008-12 §6.5.20).
      for property in table.properties where property.type == "udes" { edits.free(property) }
    }
    for item in table.items { try strip(item, of: table, reader) }
    return true
  }

  private mutating func strip(
    _ item: ISOBaseMedia.Item, of table: ISOBaseMedia.ItemTable, _ reader: ByteReader
  ) throws {
    let extents = table.extents(of: item.identifier) ?? []
    switch item.type {
    case "jpeg" where extents.count == 1:
      _ = try strip(jpeg: extents[0], inPlace: true, reader)
      return
    case let type where Self.pictures.contains(type): return
    case "Exif" where extents.count == 1:
      guard let block = try HEIFMetadata.exifBlock(extents[0], reader) else { return }
      let skipped: Int64 = try reader.available(at: block.lowerBound, upTo: 6).matches("Exif\0\0") ? 6 : 0
      let origin = block.lowerBound + skipped
      if try attempt({ try $0.strip(tiffAt: origin, within: origin..<block.upperBound, reader) }) { return }
    case "mime" where extents.count == 1:
      if let content = try item.content(reader), content.type == "application/rdf+xml", !content.isEncoded,
        try attempt({ try $0.strip(packet: extents[0], reader) })
      {
        return
      }
    case "free": return
    default: break
    }
    note(unknown: "item \(item.type.isBoxType ? item.type.description : "without a type")")
    for extent in extents { edits.blank(extent) }
    // Exif without its bytes would be damage; what nobody knows is passed over.
    edits.write(Array("free".utf8), at: item.texts.lowerBound - 4)
    edits.blank(item.texts)
  }
}
