internal import ByteSources
internal import MediaMetadata

/// A rule that maps XMP properties to media details, such as title and keywords.
private struct XMPDetail: Sendable {
  var namespace: XMPNamespace
  var names: [StaticString]
  var part: MediaDetails.Parts
  /// True if it may be inside another property, as in a list of regions.
  var isNested = false
  var set: @Sendable (inout XMPDetails, _ name: String, _ value: String) -> Void
}

/// The details of one packet, with counters evaluated at its end.
struct XMPDetails {
  var details = MediaDetails()
  /// Regions in the two common schemas, which editors write side by side.
  var faces = 0
  var rectangles = 0
  var regionTypes = 0
}

extension DetailsReader {
  private static let maxPacketLength = 1 << 20
  private static let exifSpaces: [XMPNamespace] = [.exif, .exifEX]

  private static let rows: [XMPDetail] = exposure + captions + regions + capture

  private static let exposure: [XMPDetail] =
    exifSpaces.flatMap { space in
      [
        XMPDetail(namespace: space, names: ["ExposureTime"], part: .exposure) {
          $0.details.exposureTime = fraction($2)
        },
        XMPDetail(namespace: space, names: ["FNumber"], part: .exposure) {
          $0.details.aperture = fraction($2)
        },
        XMPDetail(namespace: space, names: ["FocalLength"], part: .exposure) {
          $0.details.focalLength = fraction($2)
        },
        XMPDetail(
          namespace: space, names: ["ISOSpeedRatings", "PhotographicSensitivity"], part: .exposure
        ) { $0.details.iso = $0.details.iso ?? Int($2) },
        XMPDetail(namespace: space, names: ["Fired"], part: .exposure, isNested: true) {
          $0.details.flash = $2.lowercased() == "true"
        },
        XMPDetail(namespace: space, names: ["MeteringMode"], part: .exposure) {
          $0.details.meteringMode = Int($2).flatMap { MeteringMode.name($0) }
        },
        XMPDetail(namespace: space, names: ["LensModel"], part: .exposure) { $0.details.lens = $2 },
        XMPDetail(namespace: space, names: ["BodySerialNumber"], part: .serial) { $0.details.serial = $2 },
      ]
    } + [
      XMPDetail(namespace: .exifAux, names: ["Lens"], part: .exposure) {
        $0.details.lens = $0.details.lens ?? $2
      },
      XMPDetail(namespace: .exifAux, names: ["SerialNumber"], part: .serial) {
        $0.details.serial = $0.details.serial ?? $2
      },
    ]

  private static let captions: [XMPDetail] = [
    XMPDetail(namespace: .dublinCore, names: ["title"], part: .caption) {
      $0.details.title = $0.details.title ?? $2
    },
    XMPDetail(namespace: .dublinCore, names: ["description"], part: .caption) {
      $0.details.description = $0.details.description ?? $2
    },
    XMPDetail(namespace: .dublinCore, names: ["subject"], part: .caption) {
      if $0.details.keywords.count < DetailsReader.maxKeywords { $0.details.keywords.append($2) }
    },
    XMPDetail(namespace: .basic, names: ["Rating"], part: .caption) {
      // Some write a number with a fraction.
      $0.details.rating = Double($2).flatMap { (-1...5).contains($0) ? Int($0) : nil }
    },
  ]

  private static let regions: [XMPDetail] = [
    XMPDetail(namespace: .regions, names: ["Type"], part: .caption, isNested: true) {
      $0.regionTypes += 1
      if $2 == "Face" { $0.faces += 1 }
    },
    XMPDetail(
      namespace: .microsoftRegion, names: ["Rectangle", "PersonDisplayName"],
      part: .caption, isNested: true
    ) { details, name, _ in if name == "Rectangle" { details.rectangles += 1 } },
  ]

  private static let capture: [XMPDetail] = [
    XMPDetail(namespace: .basic, names: ["CreatorTool"], part: .capture) {
      $0.details.software = $2
    },
    XMPDetail(
      namespace: .panorama, names: ["ProjectionType"], part: .capture
    ) { $0.details.projection = $2 },
  ]

  static let maxKeywords = 1024

  /// Reads the packet in `range`.
  mutating func readXMP(_ range: Range<Int64>) throws(ReadFailure) {
    try add(packet: try reader.available(in: range, upTo: Self.maxPacketLength).array)
  }

  /// Adds the details of a packet; those of earlier packets take precedence.
  ///
  /// Only properties of the picture itself count, not those of its ingredients.
  mutating func add(packet: [UInt8]) throws(ReadFailure) {
    try XMPCollector.charge(packet, to: reader)
    var properties = XMPProperties(packet, reader.clock)
    var parsed = XMPDetails()
    let rows = Self.rows
    while let step = properties.next() {
      guard case .value(let property) = step, property.name.namespace != .other else { continue }
      // By index, see `Array.firstRow(where:)`.
      for row in rows.indices
      where rows[row].namespace == property.name.namespace && wanted.contains(rows[row].part)
        && rows[row].names.contains(where: { properties.spells(property.name, $0) })
        && (rows[row].isNested || properties.depth(of: property) == 1)
      {
        let value = properties.text(property.value).trimmed
        if !value.isEmpty { rows[row].set(&parsed, properties.local(property.name), value) }
      }
    }
    if parsed.regionTypes > 0 || parsed.rectangles > 0 {
      parsed.details.people = parsed.regionTypes > 0 ? parsed.faces : parsed.rectangles
    }
    result.fill(from: parsed.details)
    xmp.fillExposure(from: parsed.details)
  }

  /// Parses a positive number or fraction.
  static func fraction(_ text: String) -> Double? {
    Double(fraction: text).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension MediaDetails {
  /// Fills missing values from `other`, except the exposure.
  mutating func fill(from other: MediaDetails) {
    title = title ?? other.title
    description = description ?? other.description
    if keywords.isEmpty { keywords = other.keywords }
    rating = rating ?? other.rating
    people = people ?? other.people
    software = software ?? other.software
    projection = projection ?? other.projection
    serial = serial ?? other.serial
  }
}
