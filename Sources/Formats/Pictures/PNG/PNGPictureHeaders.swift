internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads PNG headers and animation frames (PNG specification, third edition, §11.2, §11.3, §12).
enum PNGPictureHeaders {
  private static let maxChunks = 1 << 14
  private static let maxTextLength = 4096

  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    var png = PNGHeader()
    defer { headers.png = png }
    var chunks = PNGChunks(reader, upTo: maxChunks)
    var frames = Frames()
    while let chunk = try chunks.next(), chunk.type != "IEND" {
      switch chunk.type {
      case "IHDR": try readHeader(chunk.contents, reader, &png, &headers)
      case "tRNS": headers.hasAlpha = true
      case "acTL":
        frames.count = Int(try reader.bigEndian(UInt32.self, at: chunk.contents.lowerBound))
        headers.loopCount = Int(try reader.bigEndian(UInt32.self, at: chunk.contents.lowerBound + 4))
      case "fcTL" where frames.pictures.count < PictureHeaders.maxPictures:
        frames.pictures.append(try frame(chunk.contents, reader))
      default: try read(chunk, reader, &png)
      }
      if chunk.isCutShort { break }
    }
    if frames.count > 0, !frames.pictures.isEmpty { headers.pictures = frames.pictures }
  }

  /// The frames of an animation, and their announced count.
  private struct Frames {
    var count = 0
    var pictures: [PictureHeaders.Picture] = []
  }

  private static func readHeader(
    _ contents: Range<Int64>, _ reader: ByteReader, _ png: inout PNGHeader, _ headers: inout PictureHeaders
  ) throws(ReadFailure) {
    let color = try reader.bigEndian(UInt8.self, at: contents.lowerBound + 9)
    switch color {
    case 0, 4: headers.colorModel = .gray
    case 2, 3, 6: headers.colorModel = .rgb
    default: return
    }
    headers.hasAlpha = color & 4 != 0
    headers.isIndexed = color == 3
    png.isInterlaced = try reader.bigEndian(UInt8.self, at: contents.lowerBound + 12) == 1
  }

  /// Reads a frame; the delay is a fraction of a second, with a denominator of 0 meaning 100.
  private static func frame(
    _ contents: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> PictureHeaders.Picture {
    let start = contents.lowerBound
    let numerator = Double(try reader.bigEndian(UInt16.self, at: start + 20))
    let denominator = Double(try reader.bigEndian(UInt16.self, at: start + 22))
    return PictureHeaders.Picture(delay: numerator / (denominator == 0 ? 100 : denominator))
  }

  private static func read(
    _ chunk: PNGChunks.Chunk, _ reader: ByteReader, _ png: inout PNGHeader
  ) throws(ReadFailure) {
    let start = chunk.contents.lowerBound
    let count = chunk.contents.upperBound - start
    func number(_ index: Int64) throws(ReadFailure) -> Int {
      Int(try reader.bigEndian(UInt32.self, at: start + 4 * index))
    }
    switch chunk.type {
    case "gAMA" where count >= 4: png.gamma = Double(try number(0)) / 100_000
    case "cHRM" where count >= 32:
      var numbers: [Double] = []
      for index in 0..<Int64(8) { numbers.append(Double(try number(index)) / 100_000) }
      png.chromaticities = numbers
    case "sRGB" where count >= 1: png.renderingIntent = Int(try reader.bigEndian(UInt8.self, at: start))
    case "pHYs" where count >= 9:
      let pair = PixelDensity(across: try number(0), down: try number(1))
      if try reader.bigEndian(UInt8.self, at: start + 8) == 1 {
        png.pixelsPerMeter = pair
      } else {
        png.pixelShape = pair
      }
    case "tIME" where count >= 7: png.modified = try time(start, reader)
    case "tEXt", "iTXt", "zTXt":
      do throws(ReadFailure) { try readText(chunk, reader, &png) } catch {
        // Texts that cannot be decompressed are left out.
        if case .source = error { throw error }
      }
    default: break
    }
  }

  private static func time(_ start: Int64, _ reader: ByteReader) throws(ReadFailure) -> String? {
    let year = Int(try reader.bigEndian(UInt16.self, at: start))
    var parts: [String] = []
    for index in Int64(2)..<7 {
      let part = try reader.bigEndian(UInt8.self, at: start + index)
      guard part < 100 else { return nil }
      parts.append(part < 10 ? "0\(part)" : "\(part)")
    }
    guard (1000...9999).contains(year) else { return nil }
    return "\(year):\(parts[0]):\(parts[1]) \(parts[2]):\(parts[3]):\(parts[4])"
  }

  private static func readText(
    _ chunk: PNGChunks.Chunk, _ reader: ByteReader, _ png: inout PNGHeader
  ) throws(ReadFailure) {
    guard let text = try PNGText(chunk.contents, chunk.type, reader), keywords.contains(text.keyword),
      png.texts[text.keyword] == nil, let bytes = try text.bytes(), bytes.count <= maxTextLength
    else { return }
    png.texts[text.keyword] = DetailsReader.text(bytes, isUnicode: text.isUnicode)
  }

  private static let keywords: Set<String> = [
    "Title", "Author", "Description", "Copyright", "Creation Time", "Software", "Disclaimer", "Warning",
    "Source", "Comment",
  ]
}
