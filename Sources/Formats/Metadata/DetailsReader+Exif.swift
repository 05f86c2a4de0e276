internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details from Exif blocks.
extension DetailsReader {
  private static let maxTextLength = 2048

  /// Reads the Exif block in `range`, which may begin with `Exif` and two zeros.
  mutating func readExif(_ range: Range<Int64>) throws(ReadFailure) {
    try reader.prefetch(range, upTo: 64 << 10)
    guard let main = try Exif.main(of: range, reader) else { return }
    try readExif(main: main)
  }

  /// Reads a main directory and its child directories.
  mutating func readExif(main: TIFFDirectory) throws(ReadFailure) {
    if wanted.contains(.tags), tags.main.isEmpty {
      try attempt { (details) throws(ReadFailure) in
        details.tags.main = try PictureTags.entries(of: main, details.reader)
      }
      try attempt { (details) throws(ReadFailure) in
        guard let directory = try Exif.child(0x8825, of: main, details.reader) else { return }
        try details.readGPS(directory)
      }
    }
    if wanted.contains(.caption) {
      try attempt { (details) throws(ReadFailure) in try details.readCaption(main) }
    }
    if wanted.contains(.capture) { exif.software = try main.text(0x0131, reader) ?? exif.software }
    if wanted.contains(.serial) {
      exif.serial = try serialNumber(main, [0xC62F]) ?? exif.serial
    }
    if wanted.contains(.exposure) {
      // Raw formats older than Exif store the exposure here.
      try attempt { (details) throws(ReadFailure) in try details.readExposure(main) }
    }
    try attempt { (details) throws(ReadFailure) in
      guard let directory = try Exif.child(0x8769, of: main, details.reader) else { return }
      try details.readExif(details: directory)
    }
  }

  /// Reads Exif's own directory.
  mutating func readExif(details directory: TIFFDirectory) throws(ReadFailure) {
    if wanted.contains(.tags), tags.exif.isEmpty {
      tags.exif = try PictureTags.entries(of: directory, coded: PictureTags.codedExif, reader)
    }
    if wanted.contains(.exposure) {
      try attempt { (details) throws(ReadFailure) in try details.readExposure(directory) }
    }
    if wanted.contains(.serial) {
      exif.serial = try serialNumber(directory, [0xA431, 0xFDE9]) ?? exif.serial
    }
    if wanted.contains(.coding), exif.colorSpace == nil {
      switch try directory.number(0xA001, reader) {
      case 1: exif.colorSpace = "sRGB"
      // Adobe's unofficial value.
      case 2: exif.colorSpace = "Adobe RGB (1998)"
      default: break
      }
    }
    if wanted.contains(.exposure) || wanted.contains(.serial), let note = directory.bytes(0x927C, reader) {
      try attempt { (details) throws(ReadFailure) in
        try details.readMakerNote(note, directory.layout)
      }
    }
  }

  /// Reads Exif's GPS directory.
  mutating func readGPS(_ directory: TIFFDirectory) throws(ReadFailure) {
    guard wanted.contains(.tags), tags.gps.isEmpty else { return }
    tags.gps = try PictureTags.entries(of: directory, coded: PictureTags.codedGPS, reader)
  }

  private mutating func readExposure(_ directory: TIFFDirectory) throws(ReadFailure) {
    func positive(_ tag: UInt16) throws(ReadFailure) -> Double? {
      guard let value = try directory.real(tag, reader), value > 0, value.isFinite else { return nil }
      return value
    }
    exif.exposureTime = try positive(0x829A) ?? exif.exposureTime
    exif.aperture = try positive(0x829D) ?? exif.aperture
    exif.focalLength = try positive(0x920A) ?? exif.focalLength
    if let value = try directory.number(0x8827, reader), value > 0 {
      // 65535 means overflow: other tags hold the value (Exif 2.3, "PhotographicSensitivity").
      var wide: Int?
      if value == 65_535 {
        for tag: UInt16 in [0x8832, 0x8831, 0x8833] where wide == nil {
          wide = try directory.number(tag, reader)
        }
      }
      exif.iso = wide ?? value
    }
    if let value = try directory.number(0x9209, reader) { exif.flash = value & 1 == 1 }
    if let value = try directory.number(0x9207, reader) { exif.meteringMode = MeteringMode.name(value) }
    if let lens = try directory.text(0xA434, reader), lens.contains(where: { $0 != "-" && $0 != " " }) {
      exif.lens = lens
    }
    if exif.exposureTime == nil, let speed = try directory.real(0x9201, reader), abs(speed) < 64 {
      exif.exposureTime = Self.power(-speed)
    }
    if exif.aperture == nil, let value = try positive(0x9202), value < 64 {
      exif.aperture = Self.power(value / 2)
    }
  }

  /// Returns 2 to the power of an APEX value, rounded to six decimals.
  private static func power(_ exponent: Double) -> Double {
    var result = 1.0
    var whole = Int(exponent.rounded(.down))
    let rest = exponent - Double(whole)
    // The exponential series, for a fraction below one.
    let x = rest * 0.693_147_180_559_945_3
    var term = 1.0
    for index in 1...16 {
      term *= x / Double(index)
      result += term
    }
    while whole > 0 { (result, whole) = (result * 2, whole - 1) }
    while whole < 0 { (result, whole) = (result / 2, whole + 1) }
    return (result * 1e6).rounded() / 1e6
  }

  private func serialNumber(_ directory: TIFFDirectory, _ tags: [UInt16]) throws(ReadFailure) -> String? {
    for tag in tags {
      if let text = try directory.text(tag, reader), text.contains(where: { $0 != "0" && $0 != " " }) {
        return text
      }
    }
    return nil
  }

  // MARK: Captions

  private mutating func readCaption(_ main: TIFFDirectory) throws(ReadFailure) {
    if let range = main.bytes(0x010E, reader) {
      exif.description = Self.text(try reader.available(in: range, upTo: Self.maxTextLength).array)
    }
    exif.title = try windowsText(0x9C9B, main) ?? exif.title
    if exif.description == nil { exif.description = try windowsText(0x9C9C, main) }
    if let words = try windowsText(0x9C9E, main) { exif.keywords = Self.list(words, ";") }
    if let stars = try main.number(0x4746, reader), (0...5).contains(stars) { exif.rating = stars }
  }

  /// Returns a text tag of Windows: UTF-16, always little-endian.
  private func windowsText(_ tag: UInt16, _ directory: TIFFDirectory) throws(ReadFailure) -> String? {
    guard let range = directory.bytes(tag, reader) else { return nil }
    let bytes = try reader.available(in: range, upTo: Self.maxTextLength).array
    return String.utf16(bytes[...], isBigEndian: false)
  }

  /// Splits a list that is stored as one text.
  static func list(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  // MARK: Makers' notes

  /// Reads lens and serial number from Canon's maker note, if Exif's tags lack them.
  ///
  /// The note is a directory in the block's byte order, with offsets relative to the block.
  private mutating func readMakerNote(_ note: Range<Int64>, _ layout: TIFF.Layout) throws(ReadFailure) {
    guard metadata.cameraMake?.lowercased().hasPrefix("canon") == true,
      note.lowerBound - layout.origin >= 4
    else { return }
    let directory = try TIFFDirectory(at: note.lowerBound - layout.origin, layout, reader)
    if wanted.contains(.exposure), exif.lens == nil { exif.lens = try directory.text(0x0095, reader) }
    if wanted.contains(.serial), exif.serial == nil {
      if let number = try directory.number(0x000C, reader), number > 0 { exif.serial = String(number) }
    }
  }
}
