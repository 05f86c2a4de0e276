internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Counts a GIF's pictures by stepping over their blocks.
enum GIFMetadata {
  /// What is read of one file: larger animations are left uncounted.
  private static let mostBytes: Int64 = 4 << 20

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
          try take(name, range, &xmp, reader, &metadata.locations)
        case .other: break
        }
        if count >= 2 { metadata.isAnimated = true }
        guard blocks.offset < mostBytes else { throw .budget }
      }
      metadata.locations.finish()
      metadata.frames = count
      metadata.isAnimated = count > 1
      if count > 1, hundredths > 0 { metadata.duration = Double(hundredths) / 100 }
    } catch { try metadata.note(error) }
    try xmp.finish(reader, into: &metadata)
  }

  /// Behind a packet stand the bytes 255 to 0, so that readers of sub-blocks find its end (XMP specification part 3 §1.1.2).
  private static let magicTrailer: Int64 = 258

  /// The applications by their names.
  static let applications: [PartRule<String>] = [
    PartRule(["NETSCAPE2.0", "ANIMEXTS1.0"], place: .none, copy: .kept, longest: 16, because: "loops"),
    PartRule(["ImageMagick"], place: .none, copy: .kept, longest: 32, because: "a converter's number"),
    PartRule(["ICCRGBG1012"], place: .none, copy: .kept, longest: 4 << 20, because: "colours"),
    PartRule(["MGK8BIM0000"], place: .none, copy: .dropped, because: "captions, which have no coordinates"),
    PartRule(["XMP DataXMP"], place: .read, copy: .stripped, because: "XMP"),
  ]

  private static func take(
    _ name: String, _ range: Range<Int64>, _ xmp: inout XMPCollector, _ reader: ByteReader,
    _ search: inout LocationSearch
  ) throws(ReadFailure) {
    if name == "XMP DataXMP", range.upperBound - range.lowerBound > magicTrailer {
      return try xmp.add(packet: range.lowerBound..<range.upperBound - magicTrailer, reader)
    }
    if applications.place(of: name) != .none {
      search.leave("an application's own data")
    }
  }
}
