internal import ByteSources
package import MediaMetadata

// The XMP properties that can hold a location.
extension XMPFacts {
  /// The suffixes of coordinate properties in any namespace, since makers have their own.
  private static let suffixes: [(suffix: StaticString, then: LocationPart, because: StaticString)] = [
    ("atitude", .read, "Exif's GPSLatitude, drones' GpsLatitude, poses' Latitude"),
    ("ongitude", .read, "the other half"),
    ("ongtitude", .read, "as one maker of drones spells it"),
  ]

  /// Properties about locations without coordinates, or with another form of them.
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

  /// The coordinate of a property, by its suffix.
  private static let coordinateNames: [(suffix: StaticString, index: Int)] = [
    ("atitude", 0), ("ongitude", 1), ("ongtitude", 1),
  ]

  private mutating func addCoordinate(_ property: XMPProperties.Property, of packet: XMPProperties) {
    let name = property.name
    if packet.local(name).containsText("Dest") { return }
    let value = packet.text(property.value)
    let owner = Self.owner(in: packet)
    if packet.spells(name, "GPSAltitude"), let height = Double(fraction: value.trimmed) {
      return partialCoordinates.insert(height, 2, owner)
    }
    if name.namespace == .position {
      let index = packet.spells(name, "lat") ? 0 : packet.spells(name, "long") ? 1 : 2
      return partialCoordinates.insert(Double(value.trimmed), index, owner)
    }
    for row in Self.coordinateNames where packet.ends(name, with: row.suffix) {
      partialCoordinates.insert(Coordinates.degrees(xmp: value), row.index, owner)
    }
  }

  /// Returns the subject of a location property, by the properties around it.
  private static func owner(in packet: XMPProperties) -> PartialCoordinates.Owner {
    if packet.open.contains(where: { packet.spells($0, "LocationShown") }) { return .shown }
    return packet.open.contains { packet.spells($0, "LocationCreated") } ? .created : .picture
  }

  /// Adds a property if it is about a location.
  mutating func addLocation(_ property: XMPProperties.Property, of packet: XMPProperties) {
    let name = property.name
    let isCoordinate = Self.isCoordinate(name, of: packet)
    let part = Self.namedPart(name, of: packet)
    let isOther = name.namespace == .position || packet.spells(name, "GPSAltitude")
    guard isCoordinate || isOther || part != nil, !packet.isEmpty(property.value) else { return }
    addCoordinate(property, of: packet)
    if isCoordinate || part == .read {
      isLocated = true
    } else if part != nil {
      hasPlaceWithoutCoordinates = true
    }
  }

  // By index, see `Array.firstRow(where:)`.

  private static func isCoordinate(_ name: XMPParser.Name, of packet: borrowing XMPProperties) -> Bool {
    for row in suffixes.indices where packet.ends(name, with: suffixes[row].suffix) { return true }
    return false
  }

  private static func namedPart(_ name: XMPParser.Name, of packet: borrowing XMPProperties) -> LocationPart? {
    if name.namespace == .other { return nil }
    for row in named.indices where named[row].namespace == name.namespace {
      for index in named[row].names.indices where packet.spells(name, named[row].names[index]) {
        return named[row].then
      }
    }
    return nil
  }

  /// Reports the locations in the packets to a file's search.
  package func report(to search: inout LocationSearch) {
    if isLocated { search.noteFound(partialCoordinates.coordinates) }
    if hasPlaceWithoutCoordinates { search.noteUnread("a place that is named in XMP") }
    if !isWhole { search.noteUnread("the rest of an XMP packet") }
  }
}
