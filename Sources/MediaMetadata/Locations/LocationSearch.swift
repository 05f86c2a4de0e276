package import ByteSources

/// What came of looking for a place in a file: found, looked at everywhere without one, or not known.
///
/// "No" is said only where a reader has gone through every part of a file that can hold a place; one part that was left
/// unread is enough to say nothing.
package struct LocationSearch: Hashable, Sendable {
  package private(set) var isFound = false
  /// The first place that was found in numbers.
  package private(set) var coordinates: Coordinates?
  /// The date that captions state, which are looked through for places.
  package var captionDate: CaptureDate?
  /// The moment of the position, in UTC.
  package var moment: CaptureDate?
  /// The first part that may hold a place and was not read.
  package var unread: String?
  /// Whether the format's reader came to the end of all parts that can hold a place.
  private(set) var isFinished = false

  package init() {}

  /// Notes a place, in numbers where they can be read.
  package mutating func find(_ place: Coordinates? = nil) {
    isFound = true
    coordinates = coordinates ?? place
  }

  /// Notes a part that may hold a place and was not read.
  package mutating func leave(_ part: StaticString) { unread = unread ?? part.description }

  /// Notes that every part was come by.
  package mutating func finish() { isFinished = true }

  /// Takes over what was found in a part that is read like a file of its own.
  package mutating func take(_ part: LocationSearch) {
    isFound = isFound || part.isFound
    coordinates = coordinates ?? part.coordinates
    unread = unread ?? part.unread
    captionDate = captionDate ?? part.captionDate
    moment = moment ?? part.moment
    if !part.isFinished { leave("a part that was not read to its end") }
  }

  /// The answer for a file whose headers are whole, or are not.
  package func answer(isWhole: Bool) -> Bool? {
    if isFound { return true }
    return isFinished && isWhole && unread == nil ? false : nil
  }
}

extension LocationSearch: WireCodable {
  package static var blank: LocationSearch { LocationSearch() }
  package mutating func transfer(_ wire: inout Wire) {
    isFound.transfer(&wire)
    coordinates.transfer(&wire)
    unread.transfer(&wire)
    captionDate.transfer(&wire)
    moment.transfer(&wire)
    isFinished.transfer(&wire)
  }
}

/// What a part of a file has to do with places.
package enum LocationPart: Sendable {
  /// It cannot say where something was taken.
  case none
  /// Its reader here looks for a place.
  case read
  /// It may hold a place, and nobody here reads it.
  case unread
}

/// One row of a format's list of parts: its name, what it has to do with places, and why.
package struct LocationRow<Name: Sendable>: Sendable {
  package var names: [Name]
  package var then: LocationPart
  package var because: StaticString

  package init(_ names: [Name], _ then: LocationPart, because: StaticString) {
    self.names = names
    self.then = then
    self.because = because
  }
}

extension [LocationRow<FourCharacterCode>] {
  /// What the part called `name` has to do with places; what no row names may hold one.
  package func part(_ name: FourCharacterCode) -> LocationPart {
    for row in self where row.names.contains(name) { return row.then }
    return .unread
  }
}
