internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads the metadata of a GIF: counts its pictures.
enum GIFMetadata {
  /// Limit for counting; the pictures of larger animations are not counted.
  private static let maxBytes: Int64 = 4 << 20

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.isAnimated = nil
    var count = 0
    var hundredths = 0
    var xmp = XMPCollector()
    do throws(ReadFailure) {
      let head = try reader.view(at: 0, count: 13)
      metadata.store(
        width: head.littleEndian(UInt16.self, at: 6).map(Int.init),
        height: head.littleEndian(UInt16.self, at: 8).map(Int.init))
      var blocks = try GIFBlocks(reader)
      while let block = try blocks.next() {
        switch block {
        case .picture: count += 1
        case .delay(let delay): hundredths += delay
        case .application(let name, let range):
          try readApplication(name, range, &xmp, reader, &metadata.locations)
        case .other: break
        }
        if count >= 2 { metadata.isAnimated = true }
        guard blocks.offset < maxBytes else { throw .budget }
      }
      metadata.locations.finish()
      metadata.frames = count
      metadata.isAnimated = count > 1
      if count > 1, hundredths > 0 { metadata.duration = Double(hundredths) / 100 }
    } catch { try metadata.note(error) }
    try xmp.finish(reader, into: &metadata)
  }

  /// The bytes 255 to 0 after a packet, the end of its sub-blocks (XMP specification part 3 §1.1.2).
  private static let magicTrailer: Int64 = 258

  /// Rules for application blocks, by application name.
  static let applications: [PartRule<String>] = [
    PartRule(["NETSCAPE2.0", "ANIMEXTS1.0"], location: .none, copy: .kept, longest: 16, because: "loops"),
    PartRule(["ImageMagick"], location: .none, copy: .kept, longest: 32, because: "a converter's number"),
    PartRule(["ICCRGBG1012"], location: .none, copy: .kept, longest: 4 << 20, because: "colours"),
    PartRule(
      ["MGK8BIM0000"], location: .none, copy: .dropped, because: "captions, which have no coordinates"),
    PartRule(["XMP DataXMP"], location: .read, copy: .stripped, because: "XMP"),
  ]

  private static func readApplication(
    _ name: String, _ range: Range<Int64>, _ xmp: inout XMPCollector, _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    if name == "XMP DataXMP", range.upperBound - range.lowerBound > magicTrailer {
      return try xmp.add(packet: range.lowerBound..<range.upperBound - magicTrailer, reader)
    }
    if applications.location(of: name) != .none {
      search.noteUnread("an application's own data")
    }
  }
}

extension FileFormat {
  static let gif = FileFormat(
    "gif", types: [.gif],
    signatures: [
      Signature("gif89a", "'GIF89a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
      Signature("gif87a", "'GIF87a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
    ],
    medium: .still,
    metadata: .headers(GIFMetadata.read),
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try GIFPictureHeaders.read(reader, into: &headers)
    },
    completeness: CompletenessCheck(
      read: PictureCompleteness.gif, runCheck: PictureRunChecks.gif,
      because: "a trailer follows the last block (GIF89a, 27)"),
    removals: [Removal(of: [.gif]) { removal, _, reader in try removal.strip(gif: reader) }],
    mandatoryMarks: [(.gif, "begins GIF87a or GIF89a")],
    because: "blocks behind a screen descriptor")
}

/// Reads frame delays and loop count of a GIF (GIF89a §§18, 23; Netscape's extension).
enum GIFPictureHeaders {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    let head = try reader.view(at: 0, count: 13)
    headers.colorModel = .rgb
    (headers.isIndexed, headers.depth) = (true, 8)
    headers.hasAlpha = false
    headers.hasGlobalColors = (head[10] ?? 0) & 0x80 != 0
    var blocks = try GIFBlocks(reader)
    var delay: Double?
    while headers.pictures.count < PictureHeaders.maxPictures {
      guard let block = try blocks.next() else { break }
      switch block {
      case .delay(let hundredths):
        delay = Double(hundredths) / 100
        if try reader.bigEndian(UInt8.self, at: blocks.start + 3) & 1 == 1 { headers.hasAlpha = true }
      case .picture:
        headers.pictures.append(PictureHeaders.Picture(delay: delay))
        delay = nil
      case .application("NETSCAPE2.0", let range), .application("ANIMEXTS1.0", let range):
        let block = try reader.available(in: range, upTo: 4)
        if block[0] == 3, block[1] == 1 {
          headers.loopCount = block.littleEndian(UInt16.self, at: 2).map(Int.init)
        }
      default: break
      }
    }
    // A single picture is not an animation, whatever precedes it.
    if headers.pictures.count < 2 { headers.pictures = [] }
  }
}
