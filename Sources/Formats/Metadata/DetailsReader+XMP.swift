internal import ByteSources
internal import MediaMetadata

/// What the properties of XMP mean for details.
private struct XMPDetail: Sendable {
  var namespace: XMPNamespace
  var names: [StaticString]
  var part: MediaDetails.Parts
  /// Whether it stands inside another property, as in a list of regions.
  var isNested = false
  var set: @Sendable (inout XMPDetails, _ name: String, _ value: String) -> Void
}

/// What a packet says, with what is only known at its end.
struct XMPDetails {
  var found = MediaDetails()
  /// Regions by the two schemas that are in use, which editors write side by side.
  var faces = 0
  var rectangles = 0
  var regionTypes = 0
}

extension DetailsReader {
  private static let longestPacket = 1 << 20
  private static let exifSpaces: [XMPNamespace] = [.exif, .exifEX]

  private static let rows: [XMPDetail] = exposure + captions + regions + capture

  private static let exposure: [XMPDetail] =
    exifSpaces.flatMap { space in
      [
        XMPDetail(namespace: space, names: ["ExposureTime"], part: .exposure) {
          $0.found.exposureTime = fraction($2)
        },
        XMPDetail(namespace: space, names: ["FNumber"], part: .exposure) { $0.found.aperture = fraction($2) },
        XMPDetail(namespace: space, names: ["FocalLength"], part: .exposure) {
          $0.found.focalLength = fraction($2)
        },
        XMPDetail(
          namespace: space, names: ["ISOSpeedRatings", "PhotographicSensitivity"], part: .exposure
        ) { $0.found.iso = $0.found.iso ?? Int($2) },
        XMPDetail(namespace: space, names: ["Fired"], part: .exposure, isNested: true) {
          $0.found.flash = $2.lowercased() == "true"
        },
        XMPDetail(namespace: space, names: ["MeteringMode"], part: .exposure) {
          $0.found.meteringMode = Int($2).flatMap { MeteringMode.name($0) }
        },
        XMPDetail(namespace: space, names: ["LensModel"], part: .exposure) { $0.found.lens = $2 },
        XMPDetail(namespace: space, names: ["BodySerialNumber"], part: .serial) { $0.found.serial = $2 },
      ]
    } + [
      XMPDetail(namespace: .exifAux, names: ["Lens"], part: .exposure) {
        $0.found.lens = $0.found.lens ?? $2
      },
      XMPDetail(namespace: .exifAux, names: ["SerialNumber"], part: .serial) {
        $0.found.serial = $0.found.serial ?? $2
      },
    ]

  private static let captions: [XMPDetail] = [
    XMPDetail(namespace: .dublinCore, names: ["title"], part: .caption) {
      $0.found.title = $0.found.title ?? $2
    },
    XMPDetail(namespace: .dublinCore, names: ["description"], part: .caption) {
      $0.found.description = $0.found.description ?? $2
    },
    XMPDetail(namespace: .dublinCore, names: ["subject"], part: .caption) {
      if $0.found.keywords.count < DetailsReader.mostKeywords { $0.found.keywords.append($2) }
    },
    XMPDetail(namespace: .basic, names: ["Rating"], part: .caption) {
      // Some write a number with a fraction.
      $0.found.rating = Double($2).flatMap { (-1...5).contains($0) ? Int($0) : nil }
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
      $0.found.software = $2
    },
    XMPDetail(
      namespace: .panorama, names: ["ProjectionType"], part: .capture
    ) { $0.found.projection = $2 },
  ]

  static let mostKeywords = 1024

  /// Reads the packet in `range`.
  mutating func readXMP(_ range: Range<Int64>) throws(ReadFailure) {
    try take(packet: try reader.available(in: range, upTo: Self.longestPacket).array)
  }

  /// Takes in one packet; what an earlier one says stays.
  ///
  /// Only the properties of the picture itself count, not those of what it was made from.
  mutating func take(packet: [UInt8]) throws(ReadFailure) {
    try XMPCollector.pay(for: packet, reader)
    var properties = XMPProperties(packet, reader.clock)
    var details = XMPDetails()
    let rows = Self.rows
    while let step = properties.next() {
      guard case .value(let property) = step, property.name.namespace != .other else { continue }
      // By position: a copy of each row would count references.
      for row in rows.indices
      where rows[row].namespace == property.name.namespace && wanted.contains(rows[row].part)
        && rows[row].names.contains(where: { properties.spells(property.name, $0) })
        && (rows[row].isNested || properties.depth(of: property) == 1)
      {
        let value = properties.text(property.value).trimmed
        if !value.isEmpty { rows[row].set(&details, properties.local(property.name), value) }
      }
    }
    if details.regionTypes > 0 || details.rectangles > 0 {
      details.found.people = details.regionTypes > 0 ? details.faces : details.rectangles
    }
    found.fill(from: details.found)
    xmp.fillExposure(from: details.found)
  }

  /// A positive number or fraction.
  static func fraction(_ text: String) -> Double? {
    Double(fraction: text).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension MediaDetails {
  /// Takes over what others say where this says nothing, but for the exposure.
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
