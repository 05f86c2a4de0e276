internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Searches Photoshop image resources, in JPEG and TIFF too, for locations: mainly captions (IPTC).
enum PhotoshopLocations {
  /// Resources that may hold a location.
  private static let resources: [(number: UInt16, then: LocationPart, because: StaticString)] = [
    (0x0404, .read, "captions"),
    (0x0422, .read, "a copy of Exif"), (0x0423, .unread, "a copy of further Exif"),
    (0x0424, .read, "a copy of XMP"),
  ]

  /// Caption entries that name a place; none has coordinates (IPTC IIM 4.2, record 2).
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
      case .read: try MovieLocations.searchPacket(block.contents, reader, &search)
      case .unread: search.noteUnread("Photoshop's copy of other metadata")
      }
    }
    if !blocks.isWhole { search.noteUnread("Photoshop's resources") }
  }

  /// Searches captions; their place names are not coordinates, and not proof that there is no location.
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
        search.noteUnread("a place that is named in a caption")
      }
    }
    if try !entries.isWhole() { search.noteUnread("captions that are not followed") }
  }

  /// Parses the date of captions: CCYYMMDD with zeros for unknown parts, and HHMMSS±HHMM (IPTC IIM 4.2,
  /// datasets 2:55 and 2:60).
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
