internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads picture sizes that are not two numbers at fixed offsets: BMP, icons, PCX, PNM and others.
enum PictureSizes {
  /// Reads BMP: old headers have 16-bit numbers.
  static func readBMP(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    // A DIB begins with the header that follows the 14-byte file header in BMP.
    let start = reader.head.matches([0x42, 0x4D]) ? 14 : 0
    let isOld = try reader.littleEndian(UInt32.self, at: Int64(start)) == 12
    let size = SizeFields(
      width: Int64(start) + 4, height: Int64(start) + (isOld ? 6 : 8), number: isOld ? .little16 : .little32)
    try size.read(reader, into: &metadata)
  }

  /// Reads ICO and CUR: the largest picture of the directory.
  static func readIcon(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var largest: IconDirectoryEntry?
    for index in 0..<min(try IconDirectoryEntry.count(reader), 256) {
      let entry = try IconDirectoryEntry(at: index, reader)
      if entry.width * entry.height > largest.map({ $0.width * $0.height }) ?? 0 { largest = entry }
    }
    guard var best = largest else { return }
    // PNG's own size is exact; the directory has single bytes.
    let (start, isPNG) = try best.start(reader)
    if isPNG, let width = start.bigEndian(UInt32.self, at: 16),
      let height = start.bigEndian(UInt32.self, at: 20)
    {
      (best.width, best.height) = (Int(width), Int(height))
    }
    metadata.store(width: best.width, height: best.height)
  }

  /// Reads PCX: the corners of the picture.
  static func readPCX(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    func number(_ offset: Int64) throws(ReadFailure) -> Int {
      Int(try reader.littleEndian(UInt16.self, at: offset))
    }
    metadata.store(
      width: try number(8) - (try number(4)) + 1, height: try number(10) - (try number(6)) + 1)
  }

  /// Reads portable any-maps: two numbers in text, or the words WIDTH and HEIGHT.
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

  /// Returns the size of a portable any-map from its raw bytes; nil if the header needs parsing as text.
  private static func plainSize(_ bytes: [UInt8], isNamed: Bool) -> (width: Int?, height: Int?)? {
    var header = ASCIITokenizer(bytes)
    var words: [Range<Int>] = []
    var line = 0
    while let word = header.next(comment: UInt8(ascii: "#")) {
      // Only whole lines are read.
      if words.count >= 16, header.line > line { break }
      line = header.line
      words.append(word)
      if !isNamed, words.count == 2 {
        return (Int(header.text(words[0])), Int(header.text(words[1])))
      }
    }
    guard isNamed else { return nil }
    func value(_ name: StaticString) -> Int?? {
      guard let index = words.firstIndex(where: { bytes.spells(name, in: $0) }), index + 1 < words.count
      else {
        return nil
      }
      return Int(header.text(words[index + 1]))
    }
    guard let width = value("WIDTH"), let height = value("HEIGHT") else { return nil }
    return (width, height)
  }

  /// Reads FITS: cards of 80 characters, among them the lengths of the first two axes.
  static func readFITS(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var (width, height): (Int?, Int?) = (nil, nil)
    for index in 0..<36 {
      let card = try reader.available(at: Int64(index) * 80, upTo: 80)
      if card.matches("END") || card.count < 80 { break }
      // Avoids making text of most cards.
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

/// The offsets of a picture's width and height in its header.
package struct SizeFields: Sendable {
  enum Number: Sendable {
    case little16, little32, big16, big32
  }

  var width: Int64
  var height: Int64
  var number: Number

  func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.store(
      width: try value(at: width, reader), height: abs(try value(at: height, reader)))
  }

  private func value(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int {
    switch number {
    case .little16: Int(try reader.littleEndian(UInt16.self, at: offset))
    case .big16: Int(try reader.bigEndian(UInt16.self, at: offset))
    // Signed: a top-down bitmap has a negative height.
    case .little32: Int(try reader.littleEndian(Int32.self, at: offset))
    case .big32: Int(try reader.bigEndian(Int32.self, at: offset))
    }
  }
}
