internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Looks for places in Photoshop's resources, as JPEG and TIFF files keep them: captions (IPTC) above all.
enum PhotoshopLocations {
  /// Resources that may say where something was taken.
  private static let resources: [(number: UInt16, then: LocationPart, because: StaticString)] = [
    (0x0404, .read, "captions"),
    (0x0422, .read, "a copy of Exif"), (0x0423, .unread, "a copy of further Exif"),
    (0x0424, .read, "a copy of XMP"),
  ]

  /// The entries of captions that name a place: none of them has coordinates (IPTC IIM 4.2, record 2).
  static let captions: [(number: UInt8, because: StaticString)] = [
    (26, "location code"), (27, "location name"), (90, "city"), (92, "sublocation"), (95, "province"),
    (100, "country code"), (101, "country"),
  ]

  static func search(_ range: Range<Int64>, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    var blocks = PhotoshopResources(in: range, reader)
    while let block = try blocks.next() {
      switch resources.first(where: { $0.number == block.number })?.then ?? .none {
      case .none: break
      case .read where block.number == 0x0404: try captions(block.contents, reader, &search)
      case .read where block.number == 0x0422: try Exif.locate(block.contents, reader, &search)
      case .read: try MovieLocations.packet(block.contents, reader, &search)
      case .unread: search.leave("Photoshop's copy of other metadata")
      }
    }
    if !blocks.isWhole { search.leave("Photoshop's resources") }
  }

  /// Looks through captions; their own names for places are no coordinates, and no proof that there is no place.
  static func captions(_ range: Range<Int64>, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    var entries = CaptionEntries(in: range, reader)
    var day: [UInt8] = []
    var time: [UInt8] = []
    defer { search.captionDate = search.captionDate ?? date(day, time) }
    while let entry = try entries.next() {
      switch (entry.record, entry.number) {
      case (2, 55): day = try reader.available(in: entry.contents, upTo: 8).array
      case (2, 60): time = try reader.available(in: entry.contents, upTo: 11).array
      default: break
      }
      if entry.record == 2, !entry.contents.isEmpty, captions.contains(where: { $0.number == entry.number }) {
        search.leave("a place that is named in a caption")
      }
    }
    if try !entries.isWhole() { search.leave("captions that are not followed") }
  }

  /// The date of captions: CCYYMMDD, zeros for what is not known, and HHMMSS±HHMM (IPTC IIM 4.2, datasets 2:55 and 2:60).
  private static func date(_ day: [UInt8], _ time: [UInt8]) -> CaptureDate? {
    guard day.count == 8 else { return nil }
    let digits = String(decoding: day, as: UTF8.self)
    let year = digits.prefix(4)
    let (month, last) = (digits.dropFirst(4).prefix(2), digits.suffix(2))
    if month == "00" { return CaptureDate(text: String(year)) }
    if last == "00" { return CaptureDate(text: "\(year)-\(month)") }
    let clock = String(decoding: time, as: UTF8.self)
    guard time.count >= 6 else { return CaptureDate(text: "\(year)-\(month)-\(last)") }
    let parts = "\(clock.prefix(2)):\(clock.dropFirst(2).prefix(2)):\(clock.dropFirst(4).prefix(2))"
    return CaptureDate(text: "\(year)-\(month)-\(last)T\(parts)\(clock.dropFirst(6))")
  }
}
