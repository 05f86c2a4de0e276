internal import ByteSources
internal import FileIdentification

extension MovieTrack {
  mutating func readMedia(_ media: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var boxes = media.boxes(reader)
    var information: ISOBaseMedia.Box?
    while let box = try boxes.next() {
      switch box.type {
      case "mdhd":
        let isWide = try box.number(UInt8.self, 0, reader) == 1
        timescale = try box.number(UInt32.self, isWide ? 20 : 12, reader)
        let units =
          isWide ? try box.number(UInt64.self, 24, reader) : UInt64(try box.number(UInt32.self, 16, reader))
        mediaDuration = units == (isWide ? UInt64.max : UInt64(UInt32.max)) ? 0 : units
      case "hdlr": kind = Self.kind(FourCharacterCode(try box.number(UInt32.self, 8, reader)))
      case "minf": information = box
      default: break
      }
    }
    guard let information, let table = try ISOBaseMedia.first("stbl", in: information.contents, reader) else {
      return
    }
    var tables = table.boxes(reader)
    while let box = try tables.next() {
      switch box.type {
      case "stsd": try readDescription(box, reader)
      case "stsz", "stz2": sampleCount = Int(try box.number(UInt32.self, 8, reader))
      case "stts": try readTimes(box, reader)
      default: break
      }
    }
  }

  private static func kind(_ handler: FourCharacterCode) -> MediaTrack.Kind {
    switch handler {
    case "vide": .video
    case "soun": .audio
    case "pict": .picture
    case "auxv": .auxiliaryVideo
    case "text", "sbtl", "subt", "clcp", "subp": .subtitle
    case "meta": .metadata
    case "tmcd": .timecode
    default: .other
    }
  }

  private mutating func readTimes(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    let count = try box.number(UInt32.self, 4, reader)
    guard count <= Self.mostTimes else { return }
    var units: UInt64 = 0
    for index in 0..<min(Int64(count), max(0, box.count - 8) / 8) {
      try reader.step()
      let samples = UInt64(try box.number(UInt32.self, 8 + 8 * index, reader))
      units = units &+ samples &* UInt64(try box.number(UInt32.self, 12 + 8 * index, reader))
    }
    if units > 0 { sampleDuration = units }
  }

  /// The first sample entry: coding, size, and the boxes that configure it.
  private mutating func readDescription(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var entries = box.boxes(skipping: 8, reader)
    guard let entry = try entries.next() else { return }
    coding = entry.type
    switch kind {
    case .video, .picture, .auxiliaryVideo:
      codedWidth = Int(try entry.number(UInt16.self, 24, reader))
      codedHeight = Int(try entry.number(UInt16.self, 26, reader))
      var boxes = entry.boxes(skipping: 78, reader)
      while configurations.count < 64, let box = try boxes.next() { configurations.append(box.type) }
    case .metadata where entry.type == "mebx": try readTimedKeys(entry, reader)
    default: break
    }
  }

  /// A boxed metadata entry's keys, by name: local numbers differ from file to file.
  private mutating func readTimedKeys(_ entry: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var parts = entry.boxes(skipping: 8, reader)
    while let part = try parts.next() {
      guard part.type == "keys" else { continue }
      var keys = part.boxes(reader)
      while timedKeys.count < 64, let key = try keys.next() {
        guard let name = try ISOBaseMedia.first("keyd", in: key.contents, reader), name.count > 4 else {
          continue
        }
        timedKeys.append(
          try reader.available(at: name.contents.lowerBound + 4, upTo: Int(min(name.count - 4, 256))).text)
      }
    }
  }
}
