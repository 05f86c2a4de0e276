internal import MediaMetadata

/// Rules for TIFF entries: those that hold locations or captions, and those known to hold neither.
enum TIFFEntries {
  /// The contents of an entry, which determine how it is searched and copied.
  enum Content {
    /// Neither a location nor a caption.
    case nothing
    /// Metadata of some kinds, removed with any of them.
    case metadata(MetadataKinds)
    /// A GPS directory, removed with all its values.
    case positions
    case directories
    case packet, captions, resources, makerNote

    /// The rule for locations in the entry; maker notes are not part of the format.
    var locationPart: LocationPart {
      switch self {
      case .positions, .packet, .captions, .resources: .read
      case .metadata(let kinds): kinds.contains(.location) ? .unread : .none
      case .nothing, .directories, .makerNote: .none
      }
    }
  }

  private static let rows: [(tags: [UInt16], then: Content, because: StaticString)] = [
    ([0x02BC], .packet, "XMP"), ([0x83BB], .captions, "IPTC"),
    ([0x8649], .resources, "Photoshop's resources"),
    ([0x8825], .positions, "Exif's directory of positions (Exif 2.32 §4.6.6)"),
    ([0x014A, 0x8769, 0xA005], .directories, "directories below this one"),
    ([0x927C], .makerNote, "a maker's own block"),
    (
      [
        0x010D, 0x010E, 0x011D, 0x1000, 0x9213, 0x9286, 0x9C9B, 0x9C9C, 0x9C9E, 0x9C9F, 0xA436, 0xC6D2,
        0xC6D3,
        0xC789, 0xC7A1,
      ], .metadata(.captions), "names, descriptions, comments, keywords, titles, histories, labels"
    ),
    (
      [0x830E, 0x8480, 0x8482, 0x85D8, 0x87AF, 0x87B0, 0xA480], .metadata(.location),
      "GeoTIFF, and what a library for maps writes"
    ),
    (
      [0xC634, 0xC68C], .metadata([.location, .captions]),
      "a maker's own block, and the raw file that a DNG was made of"
    ),
  ]

  /// Tag ranges without a location or caption according to their specifications, except the rows above.
  private static let tagsWithoutEither: [(range: ClosedRange<UInt16>, because: StaticString)] = [
    (0x00FE...0x0214, "TIFF 6.0"), (0x1000...0x100F, "related images"), (0x4746...0x4749, "ratings"),
    (0x828D...0x829D, "TIFF/EP's filters, copyright, Exif's exposure"), (0x8773...0x8773, "colour profiles"),
    (0x8822...0x8835, "Exif's exposure"), (0x9000...0x9292, "Exif 2.32 §4.6.5"),
    (0x9400...0x9406, "Exif 2.32: temperature, pressure, depth"), (0x9C9D...0x9C9D, "an author"),
    (0xA000...0xA43C, "Exif 2.32 and 3.0"), (0xA460...0xA462, "composite images"), (0xA500...0xA500, "gamma"),
    (0xA481...0xA481, "the value of no data"), (0xC4A5...0xC4A5, "how to print"),
    (0xC612...0xC7FF, "DNG 1.6"), (0xCD2D...0xCD4F, "DNG 1.7"), (0x5000...0x5113, "thumbnails' and palettes"),
    (0xEA1C...0xEA1D, "padding"),
  ]

  /// The entries that may hold a location, each once.
  static let locationTags: [(tag: UInt16, then: LocationPart)] = rows.flatMap { row in
    row.tags.map { ($0, row.then.locationPart) }
  }.filter { $0.then != .none }

  static func content(of tag: UInt16) -> Content? {
    if let row = rows.first(where: { $0.tags.contains(tag) }) { return row.then }
    return tagsWithoutEither.contains { $0.range.contains(tag) } ? .nothing : nil
  }

  /// Prefixes of maker notes without a field for a location or caption.
  static let plainNotes: [(mark: StaticString, because: StaticString)] = [
    ("Apple iOS\0", "Apple's note: counters, identifiers, directions"),
    ("SONY DSC \0", "Sony's note: settings"), ("SONY CAM \0", "the same"), ("SONY MOBILE\0", "the same"),
  ]

  static let maxDirectories = 4096
}
