internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Metadata removal from XMP packets, captions (IPTC) and Photoshop resources.
extension MetadataRemoval {
  private static let maxPacketLength: Int64 = 16 << 20

  /// Overwrites the properties of an XMP packet to be removed with spaces.
  ///
  /// Errors: `damaged` if the packet is not valid markup.
  mutating func strip(packet range: Range<Int64>, _ reader: ByteReader) throws {
    try strip(packets: [range], reader)
  }

  /// Like ``strip(packet:_:)``, for a packet in several ranges.
  mutating func strip(packets chunks: [Range<Int64>], _ reader: ByteReader) throws {
    let length = chunks.reduce(Int64(0)) { $0 + $1.upperBound - $1.lowerBound }
    if length > Self.maxPacketLength { throw Obstacle.damaged }
    var packet: [UInt8] = []
    packet.reserveCapacity(Int(length))
    for chunk in chunks {
      packet += try reader.view(at: chunk.lowerBound, count: Int(chunk.upperBound - chunk.lowerBound)).array
    }
    try XMPCollector.charge(packet, to: reader)
    guard let (ranges, hasUnknown) = XMPRemoval.blanks(kinds, in: packet) else { throw Obstacle.damaged }
    if hasUnknown { note(unknown: "XMP properties") }
    var start = 0
    var rest = ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
    for chunk in chunks {
      let end = start + Int(chunk.upperBound - chunk.lowerBound)
      while let range = rest.first, range.lowerBound < end {
        let part = range.clamped(to: start..<end)
        if !part.isEmpty {
          edits.write(
            [UInt8](repeating: 0x20, count: part.count), at: chunk.lowerBound + Int64(part.lowerBound - start)
          )
        }
        // The range continues in the next chunk.
        if range.upperBound > end { break }
        rest.removeFirst()
      }
      start = end
    }
  }

  // MARK: Captions

  /// Entries that hold neither location nor description (IPTC IIM 4.2, records 1 and 2).
  private static let plainEntries: [(record: UInt8, numbers: [UInt8], because: StaticString)] = [
    (1, [0, 20, 22, 90, 100], "versions and the set of characters"),
    (2, [0, 10, 30, 35, 37, 38, 47, 55, 60, 62, 63, 65, 70], "version, urgency, dates, programs"),
    (2, [80, 85, 110, 115, 116], "who made it and who owns it"),
  ]
  /// Descriptions: object name, category, keywords, instructions, headline, caption and its writer.
  private static let captionEntries: Set<UInt8> = [5, 15, 20, 25, 40, 105, 120, 121, 122]

  /// Removes entries from captions; the others move up, and zeros fill the rest.
  mutating func strip(captions range: Range<Int64>, _ reader: ByteReader) throws {
    var entries = CaptionEntries(in: range, reader)
    var bytes: [UInt8] = []
    var end = range.lowerBound
    while let entry = try entries.next() {
      end = entry.contents.upperBound
      guard try isKept(entry) else { continue }
      let start = entry.contents.lowerBound - 5
      bytes += try reader.view(at: start, count: Int(end - start)).array
    }
    guard try entries.isWhole() else { throw Obstacle.damaged }
    if bytes.count == Int(end - range.lowerBound) { return }
    if !bytes.isEmpty { edits.write(bytes, at: range.lowerBound) }
    edits.blank(range.lowerBound + Int64(bytes.count)..<end)
  }

  private mutating func isKept(_ entry: CaptionEntries.Entry) throws -> Bool {
    if Self.plainEntries.contains(where: { $0.record == entry.record && $0.numbers.contains(entry.number) }) {
      return true
    }
    guard entry.record == 2 else {
      note(unknown: "captions of record \(entry.record)")
      return false
    }
    if PhotoshopLocations.captions.contains(where: { $0.number == entry.number }) {
      return !kinds.contains(.location)
    }
    if Self.captionEntries.contains(entry.number) { return !kinds.contains(.captions) }
    note(unknown: "caption 2:\(entry.number)")
    return false
  }

  // MARK: Photoshop resources

  /// Resources that hold neither location nor caption ("Image Resource IDs").
  private static let plainResources: [(numbers: [UInt16], because: StaticString)] = [
    ([0x03E9, 0x03ED, 0x03F3, 0x03F4, 0x03F5, 0x03F8], "printing, resolution"),
    (
      [0x0406, 0x0408, 0x040A, 0x040D, 0x040F, 0x0411, 0x0414, 0x0419, 0x0421, 0x0426, 0x0428, 0x2710],
      "quality, guides, copyright mark, colours, numbers, version, proportions"
    ),
  ]
  /// A plug-in's resource number, given to removed resources, which are filled with zeros.
  private static let emptied: UInt16 = 0x0FA0

  /// Strips captions, Exif and XMP in Photoshop resources, and empties unknown resources.
  mutating func strip(resources range: Range<Int64>, _ reader: ByteReader) throws {
    var blocks = PhotoshopResources(in: range, reader)
    var start = range.lowerBound
    while let block = try blocks.next() {
      let contents = block.contents
      var isStripped = true
      switch block.number {
      case 0x0404: isStripped = try attempt { try $0.strip(captions: contents, reader) }
      case 0x0422:
        isStripped = try attempt { try $0.strip(tiffAt: contents.lowerBound, within: contents, reader) }
      case 0x0424: isStripped = try attempt { try $0.strip(packet: contents, reader) }
      case Self.emptied: break
      case let number: isStripped = Self.plainResources.contains { $0.numbers.contains(number) }
      }
      if !isStripped {
        if !(contents.isEmpty || block.number == 0x0425) { note(unknown: "Photoshop's resources") }
        edits.write([UInt8(Self.emptied >> 8), UInt8(Self.emptied & 0xFF)], at: start + 4)
        // Resource names are user text too.
        let name = Int64(try reader.bigEndian(UInt8.self, at: start + 6))
        edits.blank(start + 7..<start + 7 + name)
        edits.blank(contents)
      }
      start = contents.upperBound + (contents.upperBound - contents.lowerBound) % 2
    }
    if !blocks.isWhole { throw Obstacle.damaged }
  }
}
