public import MediaMetadata
internal import SystemCalls

extension MediaItem: FilterSubject {
  /// Whether the item is of this subtype, and what says so.
  ///
  /// A burst needs at least two pictures: one alone that names a burst is answered as its headers say.
  ///
  /// Where the headers say neither yes nor no, a name may: then the answer is marked as likely.
  public func answer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
    let proven = provenAnswer(subtype)
    guard isLikely(subtype), let rule = nameRule(subtype) else { return proven }
    return MediaSubtype.Answer(value: .yes, rule: rule.name, evidence: rule.because, isLikely: true)
  }

  /// The subtypes for which the name alone speaks.
  package var likelySubtypes: [MediaSubtype] {
    switch kind {
    case .photo, .livePhoto, .video: NameRule.subtypes.filter(isLikely)
    default: []
    }
  }

  /// Whether the headers say neither yes nor no, and the name says yes; slim headers keep the values alone.
  private func isLikely(_ subtype: MediaSubtype) -> Bool {
    provenSubtype(subtype) == .unknown && nameRule(subtype) != nil
  }

  private func nameRule(_ subtype: MediaSubtype) -> NameRule? {
    let isFitting =
      switch subtype {
      case .screenshot, .burst: kind == .photo || kind == .livePhoto
      case .screenRecording: kind == .video
      default: false
      }
    return isFitting ? NameRule.rule(for: subtype, named: path.lastName) : nil
  }

  private func provenAnswer(_ subtype: MediaSubtype) -> MediaSubtype.Answer {
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

  /// The subtypes that are proven or likely, in the order of their declaration.
  public var subtypes: [MediaSubtype] {
    if file.headers == nil, ![.photo, .video, .livePhoto].contains(kind), style != .videoLooping {
      return []
    }
    return MediaSubtype.allCases.filter { self.subtype($0) == .yes }
  }

  /// The value of ``answer(_:)``, without its words.
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    isLikely(subtype) ? .yes : provenSubtype(subtype)
  }

  private func provenSubtype(_ subtype: MediaSubtype) -> Ternary {
    switch subtype {
    case .livePhoto: return kind == .livePhoto ? .yes : .no
    case .loop where style == .videoLooping: return .yes
    default: break
    }
    if let headers = file.headers { return headers.value(subtype) }
    return kind == .photo || kind == .video || kind == .livePhoto ? .unknown : .no
  }
}
