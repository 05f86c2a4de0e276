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

  mutating func takePlace(_ namespace: String, _ name: String, _ value: String) {
    if value.isEmpty { return }
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
    if isLocated { search.find() }
    if namesPlace { search.leave("a place that is named in XMP") }
    if !isWhole { search.leave("the rest of an XMP packet") }
  }
}
