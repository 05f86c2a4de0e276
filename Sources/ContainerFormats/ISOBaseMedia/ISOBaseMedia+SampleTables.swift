package import ByteSources

// Reading a track's media: handler, sample entries and sample tables.
extension ISOBaseMedia.Track {
  private static let maxTimes = 4096
  private static let maxKeys = 64
  private static let maxConfigurations = 64
  /// The size of the fields before the configuration in a video sample entry (ISO/IEC 14496-12 §12.1.3).
  package static let pictureEntrySize: Int64 = 78

  /// Reads an `mdia` box: handler and sample table (ISO/IEC 14496-12 §8.4, §8.5).
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
    guard count <= Self.maxTimes else { return }
    var units: UInt64 = 0
    for index in 0..<min(Int64(count), max(0, box.count - 8) / 8) {
      try reader.step()
      let samples = UInt64(try box.number(UInt32.self, 8 + 8 * index, reader))
      units = units &+ samples &* UInt64(try box.number(UInt32.self, 12 + 8 * index, reader))
    }
    if units > 0 { sampleDuration = units }
  }

  /// Reads the first sample entry: coding, size, and configuration boxes.
  private mutating func readDescription(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var entries = box.boxes(skipping: 8, reader)
    guard let entry = try entries.next() else { return }
    self.entry = entry
    switch handler {
    case "vide", "pict", "auxv":
      codedWidth = Int(try entry.number(UInt16.self, 24, reader))
      codedHeight = Int(try entry.number(UInt16.self, 26, reader))
      var boxes = entry.boxes(skipping: Self.pictureEntrySize, reader)
      while configurations.count < Self.maxConfigurations, let box = try boxes.next() {
        configurations.append(box.type)
        if box.type == "pasp" || box.type == "clap" { try readShape(box, reader) }
        if box.type == "vexu", views == nil { views = try ISOBaseMedia.Views(box, reader) }
      }
    case "meta" where entry.type == "mebx": try readTimedKeys(entry, reader)
    default: break
    }
  }

  /// Reads the pixel aspect ratio (`pasp`) or the clean aperture (`clap`).
  private mutating func readShape(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    func number(_ index: Int64) throws(ReadFailure) -> Double {
      Double(try box.number(UInt32.self, 4 * index, reader))
    }
    if box.type == "pasp" {
      let (across, down) = (try number(0), try number(1))
      if across > 0, down > 0, across / down < 16, down / across < 16 {
        pixelRatio = Size(width: across, height: down)
      }
      return
    }
    let (width, widthScale, height, heightScale) = (
      try number(0), try number(1), try number(2), try number(3)
    )
    guard widthScale > 0, heightScale > 0 else { return }
    let clean = Size(width: width / widthScale, height: height / heightScale)
    if clean.width >= 1, clean.height >= 1, clean.width <= Double(codedWidth),
      clean.height <= Double(codedHeight)
    {
      cleanSize = clean
    }
  }

  /// Reads the key names of a boxed metadata entry (`mebx`); key numbers differ from file to file.
  private mutating func readTimedKeys(_ entry: ISOBaseMedia.Box, _ reader: ByteReader) throws(ReadFailure) {
    var parts = entry.boxes(skipping: 8, reader)
    while let part = try parts.next() {
      guard part.type == "keys" else { continue }
      var keys = part.boxes(reader)
      while timedKeys.count < Self.maxKeys, let key = try keys.next() {
        guard let name = try key.first("keyd", reader: reader), name.count > 4 else { continue }
        timedKeys.append(
          try reader.available(at: name.contents.lowerBound + 4, upTo: Int(min(name.count - 4, 256))).text)
      }
    }
  }

  /// Returns the single sample of a track; nil if there are more, or it is not in the file.
  package func onlySample(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    guard let table = sampleTable, let sizes = try table.first("stsz", reader: reader) else { return nil }
    let common = try sizes.number(UInt32.self, 4, reader)
    guard try sizes.number(UInt32.self, 8, reader) == 1 else { return nil }
    let size = Int64(common > 0 ? common : try sizes.number(UInt32.self, 12, reader))
    var start: Int64?
    if let offsets = try table.first("co64", reader: reader) {
      start = Int64(exactly: try offsets.number(UInt64.self, 8, reader))
    } else if let offsets = try table.first("stco", reader: reader) {
      start = Int64(try offsets.number(UInt32.self, 8, reader))
    }
    guard let start, start > 0, size > 4, size <= reader.end, start <= reader.end - size else { return nil }
    return start..<start + size
  }
}

extension ISOBaseMedia.Box {
  /// Returns the end of the last chunk in a sample table (`stbl`); nil if it lists none.
  ///
  /// Writers append: the last chunk of the table is the last in the file. Complexity: a step per row of
  /// `stsc` and per sample of that chunk.
  package func lastChunkEnd(_ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var offsets: ISOBaseMedia.Box?, groups: ISOBaseMedia.Box?, sizes: ISOBaseMedia.Box?
    var tables = boxes(reader)
    while let box = try tables.next() {
      switch box.type {
      case "stco", "co64": offsets = box
      case "stsc": groups = box
      case "stsz": sizes = box
      default: break
      }
    }
    guard let offsets, let groups, let sizes else { return nil }
    let count = Int64(try offsets.number(UInt32.self, 4, reader))
    let rows = Int64(try groups.number(UInt32.self, 4, reader))
    guard count > 0, rows > 0 else { return nil }
    let isWide = offsets.type == "co64"
    let offset = try offsets.number(8 + (count - 1) * (isWide ? 8 : 4), isWide: isWide, reader)
    // The last row of `stsc` applies to all later chunks.
    let perChunk = Int64(try groups.number(UInt32.self, 8 + 12 * (rows - 1) + 4, reader))
    let common = Int64(try sizes.number(UInt32.self, 4, reader))
    let samples = Int64(try sizes.number(UInt32.self, 8, reader))
    guard perChunk > 0, perChunk <= samples, var end = Int64(exactly: offset), end > 0 else { return nil }
    if common > 0 {
      // For uncompressed sound, `common` is the size of a sample, not of a packet: the end is too low.
      return end &+ common
    }
    for sample in samples - perChunk..<samples {
      try reader.step()
      end &+= Int64(try sizes.number(UInt32.self, 12 + 4 * sample, reader))
    }
    return end
  }
}
