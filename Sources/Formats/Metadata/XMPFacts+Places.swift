internal import ByteSources
package import MediaMetadata

extension XMPFacts {
  /// How the names of properties about places end, in any namespace: makers have their own.
  private static let endings: [(ending: StaticString, then: LocationPart, because: StaticString)] = [
    ("atitude", .read, "Exif's GPSLatitude, drones' GpsLatitude, poses' Latitude"),
    ("ongitude", .read, "the other half"),
    ("ongtitude", .read, "as one maker of drones spells it"),
  ]

  /// Properties about places that give no coordinates, or give them in another form.
  private static let named: [(namespace: XMPNamespace, names: [StaticString], then: LocationPart)] = [
    (.position, ["lat", "long"], .read),
    (.photoshop, ["City", "State", "Country"], .unread),
    (.iptcCore, ["Location", "CountryCode"], .unread),
    (
      .iptcExtension,
      [
        "City", "Sublocation", "ProvinceState", "CountryName", "CountryCode", "WorldRegion", "LocationName",
        "LocationId",
      ], .unread
    ),
    (.exif, ["GPSAreaInformation"], .unread),
  ]

  /// Which coordinate a property's name stands for; those of poses and destinations are no place of the picture.
  private static let coordinateNames: [(ending: StaticString, index: Int)] = [
    ("atitude", 0), ("ongitude", 1), ("ongtitude", 1),
  ]

  private mutating func takeCoordinate(_ property: XMPProperties.Property, of packet: XMPProperties) {
    let name = property.name
    if packet.local(name).containsText("Dest") { return }
    let value = packet.text(property.value)
    let owner = Self.owner(in: packet)
    if packet.spells(name, "GPSAltitude"), let height = Double(fraction: value.trimmed) {
      return place.take(height, 2, owner)
    }
    if name.namespace == .position {
      let index = packet.spells(name, "lat") ? 0 : packet.spells(name, "long") ? 1 : 2
      return place.take(Double(value.trimmed), index, owner)
    }
    for row in Self.coordinateNames where packet.ends(name, with: row.ending) {
      place.take(Coordinates.degrees(xmp: value), row.index, owner)
    }
  }

  /// Whose place a property tells, by the properties around it.
  private static func owner(in packet: XMPProperties) -> PlaceParts.Owner {
    if packet.open.contains(where: { packet.spells($0, "LocationShown") }) { return .shown }
    return packet.open.contains { packet.spells($0, "LocationCreated") } ? .created : .picture
  }

  /// Takes a property about a place; most properties are about none.
  mutating func takePlace(_ property: XMPProperties.Property, of packet: XMPProperties) {
    let name = property.name
    let isCoordinate = Self.isCoordinate(name, of: packet)
    let part = Self.namedPart(name, of: packet)
    let isOther = name.namespace == .position || packet.spells(name, "GPSAltitude")
    guard isCoordinate || isOther || part != nil, !packet.isEmpty(property.value) else { return }
    takeCoordinate(property, of: packet)
    if isCoordinate || part == .read {
      isLocated = true
    } else if part != nil {
      namesPlace = true
    }
  }

  // By position: closures and copies of rows would count references, for each property.

  private static func isCoordinate(_ name: XMPParser.Name, of packet: borrowing XMPProperties) -> Bool {
    for row in endings.indices where packet.ends(name, with: endings[row].ending) { return true }
    return false
  }

  private static func namedPart(_ name: XMPParser.Name, of packet: borrowing XMPProperties) -> LocationPart? {
    if name.namespace == .other { return nil }
    for row in named.indices where named[row].namespace == name.namespace {
      for place in named[row].names.indices where packet.spells(name, named[row].names[place]) {
        return named[row].then
      }
    }
    return nil
  }

  /// Hands what the packets say of places to a file's search.
  package func tell(_ search: inout LocationSearch) {
    if isLocated { search.find(place.coordinates) }
    if namesPlace { search.leave("a place that is named in XMP") }
    if !isWhole { search.leave("the rest of an XMP packet") }
  }
}
