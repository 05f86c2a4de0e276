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
    case .file: "what the file system knows"
    case .exposure: "how a picture was taken"
    case .coding: "how pictures and sound are coded"
    case .sound: "channels and rate of the sound"
    case .caption: "what people wrote about it"
    case .capture: "what a camera or program added"
    case .place: "where it was taken; asked for by name only"
    case .serial: "which camera took it; asked for by name only"
    case .sums: "sums of all its bytes, which are read for them; asked for by name only"
    }
  }
}
