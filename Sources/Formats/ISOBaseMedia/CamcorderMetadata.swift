internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads AVCHD cameras' metadata (`MDPM`) beside the first picture: entries of a tag and four bytes.
enum CamcorderMetadata {
  private static let maxEntries: UInt8 = 64
  private static let makers: [(number: UInt16, name: String)] = [
    (0x0103, "Panasonic"), (0x0108, "Sony"), (0x1011, "Canon"), (0x1104, "JVC"),
  ]

  static func read(_ view: ByteView, into metadata: inout MediaMetadata) {
    // Unregistered user data, by its identifier (ITU-T H.264 annex D.1.6).
    guard let mark = view.firstIndex(of: "MDPM"),
      view.matches(
        [
          0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
        ], at: mark - 16), let count = view[mark + 4]
    else { return }
    var entries: [UInt8: UInt32] = [:]
    // The bytes include emulation prevention bytes.
    let bytes = VideoBitReader.unescaped(view.slice(mark + 5..<mark + 5 + 8 * Int(maxEntries)).array)
    for index in 0..<Int(min(count, maxEntries)) where bytes.count >= 5 * index + 5 {
      let value = bytes[5 * index + 1..<5 * index + 5].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      entries[bytes[5 * index]] = value
    }
    metadata.captured = date(entries) ?? metadata.captured
    if let maker = entries[0xE0].flatMap({ value in makers.first { $0.number == value >> 16 } }) {
      metadata.cameraMake = maker.name
    }
    let letters = [0xE4, 0xE5, 0xE6].compactMap { entries[$0] }.flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
    let model = String(decoding: letters.prefix { $0 != 0 }, as: UTF8.self).trimmed
    if !model.isEmpty { metadata.cameraModel = model }
    if let coordinates = coordinates(entries) { metadata.locations.noteFound(coordinates) }
  }

  /// Parses binary-coded decimals: a zone, then century, year, month; day, hour, minute, second.
  private static func date(_ entries: [UInt8: UInt32]) -> CaptureDate? {
    guard let first = entries[0x18], let second = entries[0x19] else { return nil }
    func digits(_ value: UInt32, _ shift: UInt32) -> Int {
      Int(value >> (shift + 4) & 15) * 10 + Int(value >> shift & 15)
    }
    let zone = first >> 24
    // Half an hour, hours, a sign; zones with summer time are ambiguous, and left out.
    let minutes = Int(zone >> 1 & 0x0F) * 60 + (zone & 1 == 1 ? 30 : 0)
    return CaptureDate(
      year: digits(first, 16) * 100 + digits(first, 8), month: digits(first, 0), day: digits(second, 24),
      hour: digits(second, 16), minute: digits(second, 8), second: digits(second, 0),
      offset: zone & 0xC0 != 0 ? nil : zone & 0x20 != 0 ? -minutes : minutes)
  }

  /// Parses degrees, minutes and seconds as fractions of two 16-bit numbers.
  private static func coordinates(_ entries: [UInt8: UInt32]) -> Coordinates? {
    func degrees(_ tag: UInt8, _ negative: UInt8) -> Double? {
      var degrees = 0.0
      for (index, scale) in [1.0, 60, 3600].enumerated() {
        guard let value = entries[tag + 1 + UInt8(index)], value & 0xFFFF > 0 else { return nil }
        degrees += Double(value >> 16) / Double(value & 0xFFFF) / scale
      }
      return entries[tag].map { UInt8(truncatingIfNeeded: $0 >> 24) == negative ? -degrees : degrees }
    }
    guard let latitude = degrees(0xB1, UInt8(ascii: "S")), let longitude = degrees(0xB5, UInt8(ascii: "W"))
    else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }
}
