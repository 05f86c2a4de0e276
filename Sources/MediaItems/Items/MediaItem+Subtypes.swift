public import MediaMetadata

extension MediaItem: FilterSubject {
  /// Whether the item is of this subtype, and what says so.
  ///
  /// A burst needs at least two pictures: one alone that names a burst is answered as its headers say.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    switch subtype {
    case .livePhoto:
      return MediaSubtype.Answer(
        value: Ternary(kind == .livePhoto), rule: livePhoto?.form.rawValue,
        evidence: livePhoto?.because ?? "one file without the marks of a Live Photo")
    case .loop where style == .videoLooping:
      return MediaSubtype.Answer(value: .yes, rule: "style", evidence: "the type is a looping picture's")
    default: break
    }
    if let headers = file.headers { return headers.metadata.answer(subtype) }
    let isMedia = kind == .photo || kind == .video || kind == .livePhoto
    return MediaSubtype.Answer(
      value: isMedia ? .unknown : .no, rule: nil,
      evidence: isMedia ? "the headers were not read" : "neither picture nor movie")
  }

  /// The subtypes that are proven, in the order of their declaration.
  public var subtypes: [MediaSubtype] {
    if file.headers == nil, kind != .livePhoto, style != .videoLooping { return [] }
    return MediaSubtype.allCases.filter { self.subtype($0) == .yes }
  }

  /// The value of ``answer(_:)``, without its words.
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    switch subtype {
    case .livePhoto: return kind == .livePhoto ? .yes : .no
    case .loop where style == .videoLooping: return .yes
    default: break
    }
    if let headers = file.headers { return headers.value(subtype) }
    return kind == .photo || kind == .video || kind == .livePhoto ? .unknown : .no
  }
}
