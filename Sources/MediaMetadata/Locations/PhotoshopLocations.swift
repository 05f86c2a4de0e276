internal import ByteSources
internal import ContainerFormats

/// Looks for places in Photoshop's resources, as JPEG and TIFF files keep them: captions (IPTC) above all.
enum PhotoshopLocations {
  /// Resources that may say where something was taken.
  private static let resources: [(number: UInt16, then: LocationPart, because: StaticString)] = [
    (0x0404, .read, "captions"),
    (0x0422, .read, "a copy of Exif"), (0x0423, .unread, "a copy of further Exif"),
    (0x0424, .read, "a copy of XMP"),
  ]

  /// The entries of captions that name a place: none of them has coordinates (IPTC IIM 4.2, record 2).
  private static let captions: [(number: UInt8, because: StaticString)] = [
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
    while let entry = try entries.next() {
      if entry.record == 2, !entry.contents.isEmpty, captions.contains(where: { $0.number == entry.number }) {
        search.leave("a place that is named in a caption")
      }
    }
    if try !entries.isWhole() { search.leave("captions that are not followed") }
  }
}
