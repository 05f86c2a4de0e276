internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Formats whose sizes need a little more than two numbers.
enum HeaderSizes {
  /// BMP: old headers have 16-bit numbers.
  static func readBMP(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    // A bare bitmap begins with the header that a file has behind its first fourteen bytes.
    let start = reader.head.matches([0x42, 0x4D]) ? 14 : 0
    let isOld = try reader.littleEndian(UInt32.self, at: Int64(start)) == 12
    let size = HeaderSize(
      width: Int64(start) + 4, height: Int64(start) + (isOld ? 6 : 8), number: isOld ? .little16 : .little32)
    try size.read(reader, into: &metadata)
  }

  /// ICO and CUR: the largest picture of the directory.
  static func readIcon(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var largest: IconDirectoryEntry?
    for index in 0..<min(try IconDirectoryEntry.count(reader), 256) {
      let entry = try IconDirectoryEntry(at: index, reader)
      if entry.width * entry.height > largest.map({ $0.width * $0.height }) ?? 0 { largest = entry }
    }
    guard var best = largest else { return }
    // A PNG knows its size better than the directory's single bytes do.
    let (start, isPNG) = try best.start(reader)
    if isPNG, let width = start.bigEndian(UInt32.self, at: 16),
      let height = start.bigEndian(UInt32.self, at: 20)
    {
      (best.width, best.height) = (Int(width), Int(height))
    }
    metadata.store(width: best.width, height: best.height)
  }

  /// PCX: the corners of the picture.
  static func readPCX(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    func number(_ offset: Int64) throws(ReadFailure) -> Int {
      Int(try reader.littleEndian(UInt16.self, at: offset))
    }
    metadata.store(
      width: try number(8) - (try number(4)) + 1, height: try number(10) - (try number(6)) + 1)
  }

  /// Portable any-maps: two numbers in text, or the words WIDTH and HEIGHT.
  static func readPNM(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let bytes = reader.head.slice(2..<1024).array
    if let size = plainSize(bytes, isNamed: reader.head[1] == 0x37) {
      return metadata.store(width: size.width, height: size.height)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var words: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) where words.count < 16 {
      words += line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    }
    if reader.head[1] == 0x37 {
      func value(_ name: String) -> Int? {
        words.firstIndex { $0 == name }.flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil }
      }
      return metadata.store(width: value("WIDTH"), height: value("HEIGHT"))
    }
    guard words.count >= 2 else { return }
    metadata.store(width: Int(words[0]), height: Int(words[1]))
  }

  /// The size of a portable any-map by its bytes; nil where text is needed to tell.
  private static func plainSize(_ bytes: [UInt8], isNamed: Bool) -> (width: Int?, height: Int?)? {
    var header = PlainWords(bytes)
    var words: [Range<Int>] = []
    var line = 0
    while let word = header.next(comment: UInt8(ascii: "#")) {
      // Lines are taken whole.
      if words.count >= 16, header.line > line { break }
      line = header.line
      words.append(word)
      if !isNamed, words.count == 2 {
        return (Int(header.text(words[0])), Int(header.text(words[1])))
      }
    }
    guard isNamed else { return nil }
    func value(_ name: StaticString) -> Int?? {
      guard let place = words.firstIndex(where: { bytes.spells(name, in: $0) }), place + 1 < words.count
      else {
        return nil
      }
      return Int(header.text(words[place + 1]))
    }
    guard let width = value("WIDTH"), let height = value("HEIGHT") else { return nil }
    return (width, height)
  }

  /// FITS: cards of 80 characters, among them the lengths of the first two axes.
  static func readFITS(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var (width, height): (Int?, Int?) = (nil, nil)
    for index in 0..<36 {
      let card = try reader.available(at: Int64(index) * 80, upTo: 80)
      if card.matches("END") || card.count < 80 { break }
      // Of most cards no text is made.
      guard card.firstIndex(of: "NAXIS") != nil else { continue }
      let parts = card.text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = parts[1].split(separator: "/", maxSplits: 1).first else { continue }
      switch String(parts[0]).trimmed {
      case "NAXIS1": width = Int(String(value).trimmed)
      case "NAXIS2": height = Int(String(value).trimmed)
      default: break
      }
    }
    metadata.store(width: width, height: height)
  }
}
