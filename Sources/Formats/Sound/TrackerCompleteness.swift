internal import ByteSources

/// Checks whether tracker modules are complete, by the last pattern or sample in their headers.
enum TrackerCompleteness {
  private static let checked = "the sizes of all patterns and samples"
  private static let compressed: UInt8 = 0xAD

  /// Checks MOD: 31 sample headers, pattern order, patterns, samples (ProTracker 1.1B's "M.K." form).
  static func module(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = try file.reader.view(at: 0, count: 1084)
    guard let channels = channels(head.slice(1080..<1084).text) else {
      return .unknown("nothing: a mark whose channels are not known")
    }
    let patterns = Int64(head.slice(952..<1080).array.max() ?? 0) + 1
    var end = 1084 + patterns * 64 * 4 * channels
    for sample in 0..<31 {
      // Lengths are in words; trackers leave out a sample of a single word.
      let words = try file.big16(20 + Int64(sample) * 30 + 22)
      if words > 1 { end += words * 2 }
    }
    return try .ending(at: end, of: file, checked)
  }

  private static func channels(_ mark: String) -> Int64? {
    switch mark {
    case "M.K.", "M!K!", "M&K!", "N.T.", "FLT4", "FEST": return 4
    case "CD81", "OKTA", "OCTA": return 8
    default:
      if mark.hasSuffix("CHN") { return mark.first?.wholeNumberValue.map { Int64($0) } }
      return mark.hasSuffix("CH") ? Int64(mark.prefix(2)) : nil
    }
  }

  /// Checks XM: patterns, then instruments with their samples, with sizes (Fast Tracker II, XM 1.04).
  static func fastTracker(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard try file.little16(58) == 0x0104 else { return .unknown("nothing: an old version") }
    var offset = 60 + (try file.little32(60))
    let (patterns, instruments) = (try file.little16(70), try file.little16(72))
    for _ in 0..<patterns {
      try file.reader.step()
      offset += try file.little32(offset) + (try file.little16(offset + 7))
    }
    for _ in 0..<instruments {
      try file.reader.step()
      offset = try endOfInstrument(at: offset, file)
    }
    return try .ending(at: offset, of: file, checked)
  }

  private static func endOfInstrument(at start: Int64, _ file: CompletenessReader) throws(ReadFailure)
    -> Int64
  {
    let size = try file.little32(start)
    guard size >= 29 else { throw .malformed("an instrument shorter than its header") }
    var offset = start + size
    let samples = try file.little16(start + 27)
    guard samples > 0 else { return offset }
    var bytes: Int64 = 0
    for _ in 0..<samples {
      try file.reader.step()
      let length = try file.little32(offset)
      bytes += try file.byte(offset + 17) == compressed ? 16 + (length + 1) / 2 : length
      offset += 40
    }
    return offset + bytes
  }

  /// Checks S3M: instrument and pattern offsets in units of 16 bytes (Scream Tracker 3.21, "tech.doc").
  static func screamTracker(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (orders, samples, patterns) = (try file.little16(32), try file.little16(34), try file.little16(36))
    let table = 96 + orders
    var end = table + (samples + patterns) * 2
    for index in 0..<samples {
      try file.reader.step()
      let offset = try file.little16(table + index * 2) * 16
      guard offset > 0 else { continue }
      end = max(end, offset + 80)
      guard try file.byte(offset) == 1 else { continue }
      let start = (Int64(try file.byte(offset + 13)) << 16 | (try file.little16(offset + 14))) * 16
      let length = try file.little32(offset + 16)
      guard start > 0, length > 0 else { continue }
      let flags = Int64(try file.byte(offset + 31))
      let packing = try file.byte(offset + 30)
      let size = length * (flags & 2 != 0 ? 2 : 1) * (flags & 4 != 0 ? 2 : 1)
      end = max(end, start + (packing == 0 ? size : packing == 4 ? 16 + (length + 1) / 2 : 0))
    }
    for index in samples..<samples + patterns {
      try file.reader.step()
      let offset = try file.little16(table + index * 2) * 16
      if offset > 0 { end = max(end, offset + (try file.little16(offset))) }
    }
    return try .ending(at: end, of: file, checked)
  }

  /// Checks IT: offsets of instruments, samples and patterns; packed samples are a series of blocks (Impulse
  /// Tracker 2.14, "ITTECH.TXT").
  static func impulseTracker(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (orders, instruments) = (try file.little16(32), try file.little16(34))
    let (samples, patterns) = (try file.little16(36), try file.little16(38))
    let table = 192 + orders
    var end = table + (instruments + samples + patterns) * 4
    for index in 0..<instruments {
      let offset = try file.little32(table + index * 4)
      if offset > 0 { end = max(end, offset + 554) }
    }
    for index in instruments..<instruments + samples {
      try file.reader.step()
      let offset = try file.little32(table + index * 4)
      if offset > 0 { end = max(end, offset + 80, try endOfSample(at: offset, file)) }
    }
    for index in instruments + samples..<instruments + samples + patterns {
      try file.reader.step()
      let offset = try file.little32(table + index * 4)
      if offset > 0 { end = max(end, offset + 8 + (try file.little16(offset))) }
    }
    return try .ending(at: end, of: file, checked)
  }

  private static func endOfSample(at offset: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64 {
    let flags = try file.byte(offset + 18)
    let (length, start) = (try file.little32(offset + 48), try file.little32(offset + 72))
    guard flags & 1 != 0, length > 0, start > 0 else { return 0 }
    let (isWide, channels) = (flags & 2 != 0, Int64(flags & 4 != 0 ? 2 : 1))
    guard flags & 8 != 0 else {
      return try file.byte(offset + 46) == 0xFF
        ? start + (16 + (length + 1) / 2) * channels : start + length * (isWide ? 2 : 1) * channels
    }
    let perBlock: Int64 = isWide ? 0x4000 : 0x8000
    var end = start
    for _ in 0..<(length + perBlock - 1) / perBlock * channels {
      try file.reader.step()
      end += 2 + (try file.little16(end))
    }
    return end
  }
}
