package import ByteSources

/// The state of the search for a location in a file: found, absent, or unknown.
///
/// A location is absent only if every part that can hold one was read; one unread part makes the result unknown.
package struct LocationSearch: Hashable, Sendable {
  package private(set) var isFound = false
  /// The first coordinates found.
  package private(set) var coordinates: Coordinates?
  /// The date stated in IPTC captions, which are searched for locations anyway.
  package var captionDate: CaptureDate?
  /// The time of the GPS fix in UTC.
  package var moment: CaptureDate?
  /// The first part that can hold a location and was not read.
  package var unread: String?
  /// True if the reader has passed every part that can hold a location.
  private(set) var isFinished = false

  package init() {}

  /// Records a location, with coordinates if they can be read.
  package mutating func noteFound(_ coordinates: Coordinates? = nil) {
    isFound = true
    self.coordinates = self.coordinates ?? coordinates
  }

  /// Records a part that can hold a location and was not read.
  package mutating func noteUnread(_ part: StaticString) { unread = unread ?? part.description }

  /// Records that every part was passed.
  package mutating func finish() { isFinished = true }

  /// Merges the search of a part that is read like a separate file.
  package mutating func merge(_ part: LocationSearch) {
    isFound = isFound || part.isFound
    coordinates = coordinates ?? part.coordinates
    unread = unread ?? part.unread
    captionDate = captionDate ?? part.captionDate
    moment = moment ?? part.moment
    if !part.isFinished { noteUnread("a part that was not read to its end") }
  }

  /// Returns whether the file has a location, or nil if unknown; `isWhole` is false for truncated headers.
  package func answer(isWhole: Bool) -> Bool? {
    if isFound { return true }
    return isFinished && isWhole && unread == nil ? false : nil
  }
}

extension LocationSearch: WireCodable {
  package static var placeholder: LocationSearch { LocationSearch() }
  package mutating func transfer(_ wire: inout WireCoder) {
    isFound.transfer(&wire)
    coordinates.transfer(&wire)
    unread.transfer(&wire)
    captionDate.transfer(&wire)
    moment.transfer(&wire)
    isFinished.transfer(&wire)
  }
}

/// The relation of a part of a file to locations.
package enum LocationPart: Sendable {
  /// It cannot hold a location.
  case none
  /// It can hold a location, and a reader searches it.
  case read
  /// It can hold a location, but no reader searches it.
  case unread
}

/// A row of a format's table of parts and their relation to locations.
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
  /// Returns the row's value for `name`; a part without a row can hold a location.
  package func part(_ name: FourCharacterCode) -> LocationPart {
    for row in self where row.names.contains(name) { return row.then }
    return .unread
  }
}
