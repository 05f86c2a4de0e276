internal import ContainerFormats
internal import FileIdentification

extension XMPFacts {
  /// How the names of properties about places end, in any namespace: makers have their own.
  private static let endings: [(ending: StaticString, then: LocationPart, because: StaticString)] = [
    ("atitude", .read, "Exif's GPSLatitude, drones' GpsLatitude, poses' Latitude"),
    ("ongitude", .read, "the other half"),
    ("ongtitude", .read, "as one maker of drones spells it"),
  ]

  /// Properties about places that give no coordinates, or give them in another form.
  private static let named: [(namespace: StaticString, names: Set<String>, then: LocationPart)] = [
    ("http://www.w3.org/2003/01/geo/wgs84_pos#", ["lat", "long"], .read),
    ("http://ns.adobe.com/photoshop/1.0/", ["City", "State", "Country"], .unread),
    ("http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/", ["Location", "CountryCode"], .unread),
    (
      "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
      [
        "City", "Sublocation", "ProvinceState", "CountryName", "CountryCode", "WorldRegion", "LocationName",
        "LocationId",
      ], .unread
    ),
    ("http://ns.adobe.com/exif/1.0/", ["GPSAreaInformation"], .unread),
  ]

  /// Half a place: the picture's own, that of where it was made, and that of what it shows, in the order of preference.
  struct PlaceParts: Hashable, Sendable {
    enum Owner: Int, Hashable, Sendable, CaseIterable { case picture, created, shown }
    fileprivate var values: [Owner: [Double?]] = [:]

    mutating func take(_ value: Double?, _ index: Int, _ owner: Owner) {
      if values[owner, default: [nil, nil, nil]][index] == nil {
        values[owner, default: [nil, nil, nil]][index] = value
      }
    }

    var coordinates: Coordinates? {
      for owner in Owner.allCases {
        guard let parts = values[owner], let latitude = parts[0], let longitude = parts[1] else { continue }
        return Coordinates(latitude: latitude, longitude: longitude, altitude: parts[2])
      }
      return nil
    }
  }

  /// Which coordinate a property's name stands for; those of poses and destinations are no place of the picture.
  private static let coordinateNames: [(ending: StaticString, index: Int)] = [
    ("atitude", 0), ("ongitude", 1), ("ongtitude", 1),
  ]

  private mutating func takeCoordinate(
    _ namespace: String, _ name: String, _ value: String, in owner: PlaceParts.Owner
  ) {
    if name.containsText("Dest") { return }
    if name == "GPSAltitude", let height = Double(fraction: value.trimmed) {
      return place.take(height, 2, owner)
    }
    if namespace == "http://www.w3.org/2003/01/geo/wgs84_pos#" {
      return place.take(Double(value.trimmed), name == "lat" ? 0 : name == "long" ? 1 : 2, owner)
    }
    for row in Self.coordinateNames where name.hasSuffix(row.ending.description) {
      place.take(Coordinates.degrees(xmp: value), row.index, owner)
    }
  }

  /// Takes a property about a place; `owners` are the properties around it.
  mutating func takePlace(_ namespace: String, _ name: String, _ value: String, in owners: [XMPParser.Name]) {
    if value.isEmpty { return }
    let owner: PlaceParts.Owner =
      owners.contains { $0.local == "LocationShown" }
      ? .shown : owners.contains { $0.local == "LocationCreated" } ? .created : .picture
    takeCoordinate(namespace, name, value, in: owner)
    if Self.endings.contains(where: { name.hasSuffix($0.ending.description) }) {
      isLocated = true
      return
    }
    for row in Self.named where row.namespace.description == namespace && row.names.contains(name) {
      if row.then == .read { isLocated = true } else { namesPlace = true }
    }
  }

  /// Hands what the packets say of places to a file's search.
  package func tell(_ search: inout LocationSearch) {
    if isLocated { search.find(place.coordinates) }
    if namesPlace { search.leave("a place that is named in XMP") }
    if !isWhole { search.leave("the rest of an XMP packet") }
  }
}

extension XMPFacts.PlaceParts: Transferable {
  static var blank: Self { Self() }
  mutating func transfer(_ wire: inout Wire) {
    for owner in Owner.allCases {
      values[owner].transfer(&wire)
      if let parts = values[owner], parts.count != 3 { wire.refuse() }
    }
  }
}
