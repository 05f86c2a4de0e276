internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Searches a movie box for locations: user data, keys, XMP, and tracks that may hold them.
enum MovieLocations {
  private static let maxBoxes = 512
  private static let maxTracks = 64

  /// Searches `movie`; `tracks` and the `values` of named keys are those read before.
  static func search(
    _ movie: ISOBaseMedia.Box, _ tracks: [ISOBaseMedia.Track]?,
    values: [ISOBaseMedia.MetadataValue] = [], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    if movie.isCutShort { search.noteUnread("a movie box that is cut short") }
    var readTracks: [ISOBaseMedia.Track] = []
    var boxes = movie.boxes(reader)
    var count = 0
    while let box = try boxes.next() {
      count += 1
      if count > maxBoxes { return search.noteUnread("a movie of very many boxes") }
      switch LocationBoxes.movie.part(box.type) {
      case .none: break
      case .unread: search.noteUnread("a box of the movie")
      case .read:
        if box.type == "trak" {
          if tracks == nil, readTracks.count < maxTracks {
            var track = ISOBaseMedia.Track()
            try track.read(box, reader)
            readTracks.append(track)
          }
          try searchChildren(of: box, LocationBoxes.track, reader, &search)
        } else if box.type == "meta" {
          try searchKeys(box, values: values, reader, &search)
        } else {
          try searchBox(box, reader, &search)
        }
      }
    }
    let all = tracks ?? readTracks
    if all.count >= maxTracks { search.noteUnread("further tracks") }
    for index in all.indices { searchTrack(all, index, &search) }
  }

  /// Searches a movie embedded in a range of a file, as in motion photos.
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
        try searchTopLevel(box, reader, &result)
      }
    }
    return result
  }

  /// Searches a top-level box other than the movie's and the items'.
  static func searchTopLevel(_ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    switch LocationBoxes.topLevel.part(box.type) {
    case .none: break
    case .unread: search.noteUnread("a box of the top level")
    case .read where box.type == "meta" || box.type == "moov" || box.type == "mpvd": break
    case .read: try searchBox(box, reader, &search)
    }
  }

  private static func searchChildren(
    of parent: ISOBaseMedia.Box, _ rows: [LocationRow<FourCharacterCode>], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    var boxes = parent.boxes(reader)
    var end = parent.contents.lowerBound
    for _ in 0..<maxBoxes {
      guard let box = try boxes.next() else {
        // User data may end with four zeros.
        if parent.contents.upperBound - end > 4 { search.noteUnread("bytes that are no box") }
        return
      }
      end = box.range.upperBound
      let isText = box.type.isTextCode && box.type != .locationText
      switch isText ? .none : rows.part(box.type) {
      case .none: break
      case .unread: search.noteUnread("user data that are not read")
      case .read: if box.type != "mdia" { try searchBox(box, reader, &search) }
      }
    }
    search.noteUnread("very many boxes")
  }

  private static func searchBox(
    _ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    switch box.type {
    case "udta": try searchChildren(of: box, LocationBoxes.userData, reader, &search)
    case .locationText, "@xyz":
      // Length and language come first.
      if box.count > 4 { search.noteFound(try coordinates(box, skipping: 4, reader)) }
    case "loci": if box.count > 4 { search.noteFound(try threeGPPLocation(box, reader)) }
    case "XMP_": try searchPacket(box.contents, reader, &search)
    case "uuid": try searchUserBox(box, reader, &search)
    case "meta": try searchKeys(box, reader, &search)
    case "free", "skip", "wide":
      // Dashboard cameras store their positions there.
      let start = try reader.available(in: box.contents, upTo: 16)
      if start.array.contains(where: { $0 != 0 }) { search.noteUnread("bytes in the room to grow") }
    default: search.noteUnread("a part without a reader")
    }
  }

  /// Reads an ISO 6709 text after the box's own fields.
  private static func coordinates(
    _ box: ISOBaseMedia.Box, skipping head: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Coordinates? {
    guard box.count > head else { return nil }
    let start = box.contents.lowerBound + head
    return Coordinates(iso6709: try reader.available(in: start..<box.contents.upperBound, upTo: 128).text)
  }

  /// Reads 3GPP's location (TS 26.244 §8.10): a zero-terminated name, a role, then three 16.16 fixed-point numbers.
  private static func threeGPPLocation(
    _ box: ISOBaseMedia.Box, _ reader: ByteReader
  ) throws(ReadFailure) -> Coordinates? {
    let view = try reader.available(in: box.contents, upTo: 1024)
    var start = 6
    if view.matches([0xFE, 0xFF], at: start) || view.matches([0xFF, 0xFE], at: start) {
      while let unit = view.bigEndian(UInt16.self, at: start), unit != 0 { start += 2 }
      start += 2
    } else {
      guard let end = view.firstIndex(of: 0, from: start) else { return nil }
      start = end + 1
    }
    func number(_ index: Int) -> Double? {
      view.bigEndian(Int32.self, at: start + 1 + 4 * index).map { Double($0) / 65_536 }
    }
    guard let longitude = number(0), let latitude = number(1) else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude, altitude: number(2))
  }

  /// The identifiers of `uuid` boxes that hold no location.
  private static let userTypesWithoutLocation: [(type: ISOBaseMedia.UserType, because: StaticString)] = [
    (CanonRaw.directories, "Canon's directories, which CanonRaw reads"),
    (CanonRaw.previews, "Canon's preview"),
    (spherical, "how a spherical movie is projected"),
  ]
  /// The identifier of the box with a spherical movie's projection (Spherical Video V1).
  static let spherical = ISOBaseMedia.UserType(0xFFCC_8263_F855_4A93, 0x8814_587A_0252_1FDD)

  private static func searchUserBox(
    _ box: ISOBaseMedia.Box, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard let type = box.userType else { return search.noteUnread("a box of somebody's own") }
    if type == .xmp { return try searchPacket(box.contents, reader, &search) }
    if !userTypesWithoutLocation.contains(where: { $0.type == type }) {
      search.noteUnread("a box of somebody's own")
    }
  }

  /// Searches the XMP packet in `range`.
  static func searchPacket(
    _ range: Range<Int64>, _ reader: ByteReader, _ search: inout LocationSearch
  ) throws(ReadFailure) {
    var facts = XMPFacts()
    if range.count > XMPCollector.maxPacketLength { search.noteUnread("the rest of a long XMP packet") }
    let packet = try reader.available(in: range, upTo: XMPCollector.maxPacketLength).array
    try XMPCollector.charge(packet, to: reader)
    facts.add(packet: packet, reader.clock)
    facts.report(to: &search)
  }

  // MARK: Keys

  private static func searchKeys(
    _ meta: ISOBaseMedia.Box, values allValues: [ISOBaseMedia.MetadataValue] = [], _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    guard meta.count >= 8 else { return search.noteUnread("a short list of keys") }
    var boxes = ISOBaseMedia.Boxes(reader, in: try ISOBaseMedia.contents(ofMeta: meta, reader))
    var hasNames = false
    var list: ISOBaseMedia.Box?
    for _ in 0..<maxBoxes {
      guard let box = try boxes.next() else { break }
      switch LocationBoxes.items.part(box.type) {
      case .none: break
      case .unread: search.noteUnread("a part of a list of keys")
      case .read:
        if box.type == "keys" { hasNames = true }
        if box.type == "ilst" { list = box }
        if box.type == "free" || box.type == "skip" || box.type == "wide" {
          try searchBox(box, reader, &search)
        }
        if box.type == "iinf" { search.noteUnread("items inside a movie") }
      }
    }
    guard let list else { return }
    if hasNames {
      let isInside = { (index: Int) in list.contents.contains(allValues[index].range.lowerBound) }
      let inside =
        allValues.indices.allSatisfy(isInside)
        ? allValues : allValues.indices.filter(isInside).map { allValues[$0] }
      let values = inside.isEmpty ? try ISOBaseMedia.metadata(meta: meta, reader) : inside
      return try searchNamedValues(values, list, reader, &search)
    }
    var items = list.boxes(reader)
    while let item = try items.next() {
      let isText = item.type.isTextCode && item.type != .locationText
      switch isText ? .none : LocationBoxes.iTunesEntries.part(item.type) {
      case .none: break
      case .read where item.type == "free": try searchBox(item, reader, &search)
      case .read:
        guard let data = try item.first("data", reader: reader) else {
          search.noteUnread("an entry of a list")
          continue
        }
        search.noteFound(try coordinates(data, skipping: 8, reader))
      case .unread: search.noteUnread("an entry of a list")
      }
    }
  }

  /// Words in the names of keys; the first match counts.
  private static let words: [(word: StaticString, then: LocationPart, because: StaticString)] = [
    ("iso6709", .read, "QuickTime's place"),
    ("gps", .read, "makers' own places"),
    ("latitude", .read, "makers' own places"),
    ("xyz", .read, "Android's place"),
    ("location.accuracy", .none, "how exact a place is, which stands beside it"),
    ("location", .unread, "a place's name, date or role"),
    ("xmp", .unread, "a packet in a key"),
  ]

  /// Bit sets of the words' first and second letters.
  private static let letters = (letters(at: 0), letters(at: 1))

  private static func letters(at index: Int) -> UInt32 {
    words.reduce(UInt32(0)) { $0 | 1 << UInt32($1.word.utf8Start[index] & 31) }
  }

  /// The prefix of Apple's keys, in which no word can begin.
  private static let applePrefix = Array("com.apple.quicktime.".utf8)

  private static let knownParts = InternedMovieKeys.all.map(part(ofKey:))

  private static func part(of value: ISOBaseMedia.MetadataValue) -> LocationPart {
    value.internedIndex.map { knownParts[$0] } ?? part(ofKey: value.key)
  }

  /// Returns true if a key's name is about a location.
  static func mayHoldLocation(key: String) -> Bool { part(ofKey: key) != .none }

  private static func part(ofKey name: String) -> LocationPart {
    var name = name
    let (letters, next) = letters
    var first = words.count
    // One pass, since files have many keys and most contain no word.
    name.withUTF8 { name in
      var start = name.starts(with: applePrefix) ? applePrefix.count : 0
      while start + 1 < name.count {
        if letters >> UInt32(name[start] & 31) & next >> UInt32(name[start + 1] & 31) & 1 == 1 {
          for rank in 0..<first where name.holds(lowercase: words[rank].word, at: start) { first = rank }
        }
        start += 1
      }
    }
    return first < words.count ? words[first].then : .none
  }

  private static func searchNamedValues(
    _ values: [ISOBaseMedia.MetadataValue], _ list: ISOBaseMedia.Box, _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    var count = 0
    var items = list.boxes(reader)
    while let item = try items.next() {
      if item.type == "free" { try searchBox(item, reader, &search) } else { count += 1 }
    }
    if values.count < count { search.noteUnread("entries of a list of keys") }
    for index in values.indices {
      switch part(of: values[index]) {
      case .none: break
      case .read:
        let value = values[index]
        if !value.range.isEmpty {
          search.noteFound((try value.text(reader)).flatMap { Coordinates(iso6709: $0) })
        }
      case .unread: search.noteUnread("a key about a place")
      }
    }
  }

  // MARK: Tracks

  // By index, see `Array.firstRow(where:)`.
  private static func searchTrack(
    _ tracks: [ISOBaseMedia.Track], _ index: Int, _ search: inout LocationSearch
  ) {
    for (name, value) in tracks[index].keys where part(ofKey: name) == .read && !value.isEmpty {
      search.noteFound(Coordinates(iso6709: value))
    }
    let coding = tracks[index].coding
    switch MediaTrack.Kind(handler: tracks[index].handler) {
    case .video, .audio, .picture, .auxiliaryVideo, .timecode: break
    case .metadata where coding == "mebx" && !tracks[index].timedKeys.isEmpty:
      for name in tracks[index].timedKeys where part(ofKey: name) != .none {
        search.noteUnread("a track of places")
      }
    // Exposure and maker notes of each picture, without a GPS directory.
    case .metadata where coding == "CTMD": break
    // Cameras write positions into subtitles and into tracks of their own.
    default: search.noteUnread("a track that is neither picture nor sound")
    }
  }
}
