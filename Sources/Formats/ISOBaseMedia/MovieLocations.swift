internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Looks for places in a movie box: user data, keys, XMP, and the tracks that may carry them.
enum MovieLocations {
  private static let mostBoxes = 512
  private static let mostTracks = 64

  /// Looks through `movie`; `tracks` are those that were read already, `values` those of named keys.
  static func search(
    _ movie: ISOBaseMedia.Box, _ tracks: [ISOBaseMedia.Track]?,
    known values: [ISOBaseMedia.MetadataValue] = [], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    if movie.isCutShort { search.leave("a movie box that is cut short") }
    var found: [ISOBaseMedia.Track] = []
    var boxes = movie.boxes(reader)
    var count = 0
    while let box = try boxes.next() {
      count += 1
      if count > mostBoxes { return search.leave("a movie of very many boxes") }
      switch LocationBoxes.movie.part(box.type) {
      case .none: break
      case .unread: search.leave("a box of the movie")
      case .read:
        if box.type == "trak" {
          if tracks == nil, found.count < mostTracks {
            var track = ISOBaseMedia.Track()
            try track.read(box, reader)
            found.append(track)
          }
          try children(of: box, LocationBoxes.track, reader, &search)
        } else if box.type == "meta" {
          try keys(box, known: values, reader, &search)
        } else {
          try part(box, reader, &search)
        }
      }
    }
    let all = tracks ?? found
    if all.count >= mostTracks { search.leave("further tracks") }
    for position in all.indices { track(all, position, &search) }
  }

  /// Looks for a movie's boxes in a part of a file, as motion photos keep it.
  static func search(within range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> LocationSearch {
    var result = LocationSearch()
    var boxes = ISOBaseMedia.Boxes(reader, in: range)
    for _ in 0..<64 {
      guard let box = try boxes.next() else {
        result.finish()
        return result
      }
      if box.type == "moov" {
        try reader.prefetch(box.range, upTo: MovieMetadata.prefetched)
        try search(box, nil, reader, &result)
      } else {
        try topLevel(box, reader, &result)
      }
    }
    return result
  }

  /// Looks at a box of the top level that is neither the movie's nor the items'.
  static func topLevel(_ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    switch LocationBoxes.topLevel.part(box.type) {
    case .none: break
    case .unread: search.leave("a box of the top level")
    case .read where box.type == "meta" || box.type == "moov" || box.type == "mpvd": break
    case .read: try part(box, reader, &search)
    }
  }

  private static func children(
    of parent: ISOBaseMedia.Box, _ rows: [LocationRow<FourCharacterCode>], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    var boxes = parent.boxes(reader)
    var end = parent.contents.lowerBound
    for _ in 0..<mostBoxes {
      guard let box = try boxes.next() else {
        // User data may end with four zeros; other bytes that are no box are nobody's.
        if parent.contents.upperBound - end > 4 { search.leave("bytes that are no box") }
        return
      }
      end = box.range.upperBound
      let isText = box.type.namesText && box.type != .place
      switch isText ? .none : rows.part(box.type) {
      case .none: break
      case .unread: search.leave("user data that are not read")
      case .read: if box.type != "mdia" { try part(box, reader, &search) }
      }
    }
    search.leave("very many boxes")
  }

  private static func part(_ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    switch box.type {
    case "udta": try children(of: box, LocationBoxes.userData, reader, &search)
    case .place, "@xyz":
      // Length and language come first.
      if box.count > 4 { search.find(try coordinates(box, skipping: 4, reader)) }
    case "loci": if box.count > 4 { search.find(try located(box, reader)) }
    case "XMP_": try packet(box.contents, reader, &search)
    case "uuid": try userBox(box, reader, &search)
    case "meta": try keys(box, reader, &search)
    case "free", "skip", "wide":
      // Dashboard cameras put their positions there.
      let start = try reader.available(in: box.contents, upTo: 16)
      if start.array.contains(where: { $0 != 0 }) { search.leave("bytes in the room to grow") }
    default: search.leave("a part without a reader")
    }
  }

  /// A text as ISO 6709 has it, behind the box's own fields.
  private static func coordinates(
    _ box: ISOBaseMedia.Box, skipping head: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Coordinates? {
    guard box.count > head else { return nil }
    let start = box.contents.lowerBound + head
    return Coordinates(iso6709: try reader.available(in: start..<box.contents.upperBound, upTo: 128).text)
  }

  /// 3GPP's place (TS 26.244 §8.10): a name that ends with a zero, a role, then three numbers of 16.16 bits.
  private static func located(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure)
    -> Coordinates?
  {
    let view = try reader.available(in: box.contents, upTo: 1024)
    var at = 6
    if view.matches([0xFE, 0xFF], at: at) || view.matches([0xFF, 0xFE], at: at) {
      while let unit = view.bigEndian(UInt16.self, at: at), unit != 0 { at += 2 }
      at += 2
    } else {
      guard let end = view.firstIndex(of: 0, from: at) else { return nil }
      at = end + 1
    }
    func number(_ index: Int) -> Double? {
      view.bigEndian(Int32.self, at: at + 1 + 4 * index).map { Double($0) / 65_536 }
    }
    guard let longitude = number(0), let latitude = number(1) else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude, altitude: number(2))
  }

  /// The identifiers of `uuid` boxes that hold XMP, and of those that hold no place.
  private static let without: [(type: ISOBaseMedia.UserType, because: StaticString)] = [
    (CanonRaw.directories, "Canon's directories, which CanonRaw reads"),
    (CanonRaw.previews, "Canon's preview"),
    (spherical, "how a spherical movie is projected"),
  ]
  /// The identifier of the box that says how a spherical movie is projected (Spherical Video V1).
  static let spherical = ISOBaseMedia.UserType(0xFFCC_8263_F855_4A93, 0x8814_587A_0252_1FDD)

  private static func userBox(_ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    guard let type = box.userType else { return search.leave("a box of somebody's own") }
    if type == .xmp { return try packet(box.contents, reader, &search) }
    if !without.contains(where: { $0.type == type }) {
      search.leave("a box of somebody's own")
    }
  }

  /// Looks for a place in an XMP packet that stands alone.
  static func packet(_ range: Range<Int64>, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    var facts = XMPFacts()
    if range.count > XMPCollector.longestPacket { search.leave("the rest of a long XMP packet") }
    let packet = try reader.available(in: range, upTo: XMPCollector.longestPacket).array
    try XMPCollector.pay(for: packet, reader)
    facts.take(packet: packet, reader.clock)
    facts.tell(&search)
  }

  // MARK: Keys

  private static func keys(
    _ meta: ISOBaseMedia.Box, known: [ISOBaseMedia.MetadataValue] = [], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard meta.count >= 8 else { return search.leave("a short list of keys") }
    var boxes = ISOBaseMedia.Boxes(reader, in: try ISOBaseMedia.contents(ofMeta: meta, reader))
    var hasNames = false
    var list: ISOBaseMedia.Box?
    for _ in 0..<mostBoxes {
      guard let box = try boxes.next() else { break }
      switch LocationBoxes.items.part(box.type) {
      case .none: break
      case .unread: search.leave("a part of a list of keys")
      case .read:
        if box.type == "keys" { hasNames = true }
        if box.type == "ilst" { list = box }
        if box.type == "free" || box.type == "skip" || box.type == "wide" { try part(box, reader, &search) }
        if box.type == "iinf" { search.leave("items inside a movie") }
      }
    }
    guard let list else { return }
    if hasNames {
      let isInside = { (position: Int) in list.contents.contains(known[position].range.lowerBound) }
      let inside =
        known.indices.allSatisfy(isInside) ? known : known.indices.filter(isInside).map { known[$0] }
      let values = inside.isEmpty ? try ISOBaseMedia.metadata(meta: meta, reader) : inside
      return try named(values, list, reader, &search)
    }
    var items = list.boxes(reader)
    while let item = try items.next() {
      let isText = item.type.namesText && item.type != .place
      switch isText ? .none : LocationBoxes.listed.part(item.type) {
      case .none: break
      case .read where item.type == "free": try part(item, reader, &search)
      case .read:
        guard let data = try item.first("data", reader: reader) else {
          search.leave("an entry of a list")
          continue
        }
        search.find(try coordinates(data, skipping: 8, reader))
      case .unread: search.leave("an entry of a list")
      }
    }
  }

  /// Words in a key's name, the first that fits counts.
  private static let words: [(word: StaticString, then: LocationPart, because: StaticString)] = [
    ("iso6709", .read, "QuickTime's place"),
    ("gps", .read, "makers' own places"),
    ("latitude", .read, "makers' own places"),
    ("xyz", .read, "Android's place"),
    ("location.accuracy", .none, "how exact a place is, which stands beside it"),
    ("location", .unread, "a place's name, date or role"),
    ("xmp", .unread, "a packet in a key"),
  ]

  /// The first and the second letters of the words, one bit each.
  private static let letters = (letters(at: 0), letters(at: 1))

  private static func letters(at place: Int) -> UInt32 {
    words.reduce(UInt32(0)) { $0 | 1 << UInt32($1.word.utf8Start[place] & 31) }
  }

  /// How the keys of Apple's cameras begin; none of the words stands there, or begins there.
  private static let plainStart = Array("com.apple.quicktime.".utf8)

  private static let knownParts = KnownKeys.all.map(part(ofKey:))

  private static func part(of value: ISOBaseMedia.MetadataValue) -> LocationPart {
    value.known.map { knownParts[$0] } ?? part(ofKey: value.key)
  }

  /// Whether a key's name is about a place.
  static func mayHoldPlace(key: String) -> Bool { part(ofKey: key) != .none }

  private static func part(ofKey name: String) -> LocationPart {
    var name = name
    let (letters, next) = letters
    var first = words.count
    // In one pass: each file has many keys, and most have none of the words.
    name.withUTF8 { name in
      var start = name.starts(with: plainStart) ? plainStart.count : 0
      while start + 1 < name.count {
        if letters >> UInt32(name[start] & 31) & next >> UInt32(name[start + 1] & 31) & 1 == 1 {
          for rank in 0..<first where begins(name, at: start, with: words[rank].word) { first = rank }
        }
        start += 1
      }
    }
    return first < words.count ? words[first].then : .none
  }

  /// Whether a word in lower case stands at a place, in any letter case.
  private static func begins(_ name: UnsafeBufferPointer<UInt8>, at start: Int, with word: StaticString)
    -> Bool
  {
    let length = word.utf8CodeUnitCount
    guard name.count - start >= length else { return false }
    for index in 0..<length {
      let byte = name[start + index]
      let folded = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if folded != word.utf8Start[index] { return false }
    }
    return true
  }

  private static func named(
    _ values: [ISOBaseMedia.MetadataValue], _ list: ISOBaseMedia.Box, _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    var count = 0
    var items = list.boxes(reader)
    while let item = try items.next() {
      if item.type == "free" { try part(item, reader, &search) } else { count += 1 }
    }
    if values.count < count { search.leave("entries of a list of keys") }
    for position in values.indices {
      switch part(of: values[position]) {
      case .none: break
      case .read:
        let value = values[position]
        if !value.range.isEmpty { search.find((try value.text(reader)).flatMap { Coordinates(iso6709: $0) }) }
      case .unread: search.leave("a key about a place")
      }
    }
  }

  // MARK: Tracks

  // By position: a copy of a track would count references.
  private static func track(
    _ tracks: [ISOBaseMedia.Track], _ position: Int, _ search: inout LocationSearch
  ) {
    for (name, value) in tracks[position].keys where part(ofKey: name) == .read && !value.isEmpty {
      search.find(Coordinates(iso6709: value))
    }
    let coding = tracks[position].coding
    switch MediaTrack.Kind(handler: tracks[position].handler) {
    case .video, .audio, .picture, .auxiliaryVideo, .timecode: break
    case .metadata where coding == "mebx" && !tracks[position].timedKeys.isEmpty:
      for name in tracks[position].timedKeys where part(ofKey: name) != .none {
        search.leave("a track of places")
      }
    // Exposure and maker notes of each picture, without a directory of places.
    case .metadata where coding == "CTMD": break
    // Cameras write positions into subtitles and into tracks of their own.
    default: search.leave("a track that is neither picture nor sound")
    }
  }
}
