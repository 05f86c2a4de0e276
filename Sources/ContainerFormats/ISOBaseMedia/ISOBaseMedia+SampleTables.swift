package import ByteSources

extension ISOBaseMedia.Track {
  private static let mostTimes = 4096
  private static let mostKeys = 64
  private static let mostConfigurations = 64
  /// The fields of every picture entry, behind which its configuration stands (ISO/IEC 14496-12 §12.1.3).
  package static let pictureEntrySize: Int64 = 78

  /// Reads an `mdia` box: the handler, and its sample table (ISO/IEC 14496-12 §8.4, §8.5).
  mutating func readMedia(
    _ media: ISOBaseMedia.Box, isDetailed: Bool, _ reader: ByteReader
  ) throws(ReadFailure) {
    var boxes = media.boxes(reader)
    var information: ISOBaseMedia.Box?
    while let box = try boxes.next() {
      switch box.type {
      case "mdhd" where isDetailed: (timescale, mediaDuration) = try ISOBaseMedia.clock(box, reader)
      case "hdlr": handler = FourCharacterCode(try box.number(UInt32.self, 8, reader))
      case "minf": information = box
      default: break
      }
    }
    guard let table = try information?.first("stbl", reader: reader) else { return }
    sampleTable = table
    var tables = table.boxes(reader)
    while let box = try tables.next() {
      switch box.type {
      case "stsd":
        if box.count >= 16 { coding = FourCharacterCode(try box.number(UInt32.self, 12, reader)) }
        if !isDetailed { return }
        try readDescription(box, reader)
      case "stsz" where isDetailed, "stz2" where isDetailed:
        sampleCount = Int(try box.number(UInt32.self, 8, reader))
      case "stts" where isDetailed: try readTimes(box, reader)
      default: break
      }
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
    self.entry = entry
    switch handler {
    case "vide", "pict", "auxv":
      codedWidth = Int(try entry.number(UInt16.self, 24, reader))
      codedHeight = Int(try entry.number(UInt16.self, 26, reader))
      var boxes = entry.boxes(skipping: Self.pictureEntrySize, reader)
      while configurations.count < Self.mostConfigurations, let box = try boxes.next() {
        configurations.append(box.type)
      }
    case "meta" where entry.type == "mebx": try readTimedKeys(entry, reader)
    default: break
    }
  }

  /// A boxed metadata entry's keys, by name: local numbers differ from file to file.
  private mutating func readTimedKeys(_ entry: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var parts = entry.boxes(skipping: 8, reader)
    while let part = try parts.next() {
      guard part.type == "keys" else { continue }
      var keys = part.boxes(reader)
      while timedKeys.count < Self.mostKeys, let key = try keys.next() {
        guard let name = try key.first("keyd", reader: reader), name.count > 4 else { continue }
        timedKeys.append(
          try reader.available(at: name.contents.lowerBound + 4, upTo: Int(min(name.count - 4, 256))).text)
      }
    }
  }

  /// Where the one sample of a track is; nil when there are more, or it is not there.
  package func onlySample(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    guard let table = sampleTable, let sizes = try table.first("stsz", reader: reader) else { return nil }
    let common = try sizes.number(UInt32.self, 4, reader)
    guard try sizes.number(UInt32.self, 8, reader) == 1 else { return nil }
    let size = Int64(common > 0 ? common : try sizes.number(UInt32.self, 12, reader))
    var start: Int64?
    if let places = try table.first("co64", reader: reader) {
      start = Int64(exactly: try places.number(UInt64.self, 8, reader))
    } else if let places = try table.first("stco", reader: reader) {
      start = Int64(try places.number(UInt32.self, 8, reader))
    }
    guard let start, start > 0, size > 4, size <= reader.end, start <= reader.end - size else { return nil }
    return start..<start + size
  }
}
