package import MediaMetadata

/// Fields that are read and shown together, on request.
package enum FieldGroup: String, Sendable, CaseIterable {
  case file, exposure, coding, sound, caption, capture, place, serial, sums

  /// What has to be read for the group's fields beside the metadata.
  package var details: MediaDetails.Parts {
    switch self {
    // A place is looked for in any case, to say whether there is one.
    case .file, .place: []
    case .exposure: .exposure
    case .coding, .sound: .coding
    case .caption: .caption
    case .capture: .capture
    case .serial: .serial
    case .sums: .sums
    }
  }

  /// Whether `all` leaves the group out.
  package var isByNameOnly: Bool { isPrivate || self == .sums }

  /// Whether the group says where somebody was, or whose camera it is.
  package var isPrivate: Bool { self == .place || self == .serial }

  /// What the group is about, for help.
  package var meaning: String {
    switch self {
    case .file: "data of the file system"
    case .exposure: "exposure settings of a photo"
    case .coding: "codecs and formats of images and sound"
    case .sound: "channels and sample rate"
    case .caption: "titles, descriptions and keywords"
    case .capture: "data added by a camera or program"
    case .place: "coordinates; only if named"
    case .serial: "serial number of the camera; only if named"
    case .sums: "checksums of the file in path, which is read for them; only if named"
    }
  }
}
