internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details of pictures in boxes: HEIF, JPEG XL and JPEG 2000.
extension DetailsReader {
  private static let maxItems = 8

  /// Reads files of boxes: picture items, and movies.
  mutating func readBoxes() throws(ReadFailure) {
    let cached = facts as? ISOBaseMedia.Facts
    var top = cached?.top ?? ISOBaseMedia.TopLevel()
    try attempt { (details) throws(ReadFailure) in
      for index in 0..<ISOBaseMedia.TopLevel.maxBoxes {
        guard let box = try top.box(index, details.reader) else { return }
        if box.type == "ftyp", top.brands.isEmpty { try top.readBrands(box, details.reader) }
        if box.type == "moof" || box.isCutShort || !box.type.isBoxType { return }
      }
    }
    if let meta = top["meta"] {
      try attempt { (details) throws(ReadFailure) in
        try details.readItems(meta, cached?.items)
      }
    }
    for box in top.boxes where box.type == "uuid" && box.userType == .xmp {
      try attempt { (details) throws(ReadFailure) in try details.readXMP(box.contents) }
    }
    guard let movie = top["moov"] else { return }
    if metadata.medium == .still, top["meta"] != nil, !metadata.hasTrack(.picture), top.brands.first != "crx "
    {
      return
    }
    try attempt { (details) throws(ReadFailure) in try details.readMovie(movie) }
  }

  private mutating func readItems(
    _ meta: ISOBaseMedia.Box, _ cached: ISOBaseMedia.ItemTable?
  ) throws(ReadFailure) {
    try reader.prefetch(meta.range, upTo: 64 << 10)
    var items = if let cached { cached } else { try ISOBaseMedia.ItemTable(meta, reader) }
    try items.readLocations(reader)
    if wanted.contains(.coding), let primary = items.primary {
      try attempt { (details) throws(ReadFailure) in
        for property in try items.properties(of: primary, details.reader) {
          try details.readProperty(property)
        }
        if let coding = try items.primaryCoding(details.reader) {
          let first = Codecs.name(coding.description)
          // Animated pictures have tracks too.
          details.result.codecs = [first] + Codecs.names(of: details.metadata.tracks).filter { $0 != first }
        }
      }
    }
    for item in items.items.filter({ $0.type == "Exif" }).prefix(1) {
      guard let extents = items.extents(of: item.identifier), extents.count == 1 else { continue }
      try attempt { (details) throws(ReadFailure) in
        if let block = try HEIFMetadata.exifBlock(extents[0], details.reader) { try details.readExif(block) }
      }
    }
    for item in items.items.filter({ $0.type == "mime" }).prefix(Self.maxItems) {
      guard let content = try item.content(reader), content.type == "application/rdf+xml", !content.isEncoded,
        let extents = items.extents(of: item.identifier), extents.count == 1
      else { continue }
      // Only the first belongs to the picture.
      try attempt { (details) throws(ReadFailure) in try details.readXMP(extents[0]) }
      break
    }
  }

  /// Reads colours and depth from a property of the primary item.
  private mutating func readProperty(_ property: ISOBaseMedia.Box) throws(ReadFailure) {
    switch property.type {
    case "colr": try readColors(property)
    case "pixi" where try property.number(UInt8.self, 4, reader) > 0:
      result.bitDepth = Int(try property.number(UInt8.self, 5, reader))
    case "hvcC", "av1C", "avcC":
      if result.bitDepth == nil {
        result.bitDepth = try CodecConfiguration(property.type, property.contents, reader).bitDepth
      }
    default: break
    }
  }

  // MARK: JPEG XL and JPEG 2000

  private static let maxBoxes = 256

  /// Reads the boxes of JPEG XL and JPEG 2000.
  mutating func readPictureBoxes() throws(ReadFailure) {
    guard try reader.bigEndian(UInt16.self, at: 0) == 0 else { return }
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    for _ in 0..<Self.maxBoxes {
      guard let box = try boxes.next() else { return }
      switch box.type {
      case "Exif" where box.count > 12:
        try attempt { (details) throws(ReadFailure) in
          try details.readExif(box.contents.lowerBound + 4..<box.contents.upperBound)
        }
      case "xml ",
        "uuid" where box.userType == .xmp:
        try attempt { (details) throws(ReadFailure) in try details.readXMP(box.contents) }
      case "jp2h" where wanted.contains(.coding):
        try attempt { (details) throws(ReadFailure) in try details.readHeader(box) }
      default: break
      }
      if box.isCutShort { return }
    }
  }

  /// Reads JPEG 2000's header: depth, and colours as an enumerated space or a profile (ISO/IEC 15444-1 §I.5.3).
  mutating func readHeader(_ header: ISOBaseMedia.Box) throws(ReadFailure) {
    var boxes = header.boxes(reader)
    while let box = try boxes.next() {
      if box.type == "ihdr" {
        let depth = try box.number(UInt8.self, 10, reader)
        if depth != 0xFF { result.bitDepth = Int(depth & 0x7F) + 1 }
      } else if box.type == "colr", result.colorSpace == nil {
        switch try box.number(UInt8.self, 0, reader) {
        case 1 where try box.number(UInt32.self, 3, reader) == 16: result.colorSpace = "sRGB"
        case 2 where box.count > 3: try readProfile(box.contents.lowerBound + 3..<box.contents.upperBound)
        default: break
        }
      }
    }
  }
}
