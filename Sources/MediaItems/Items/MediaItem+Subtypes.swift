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
    guard let rule = likelyRule(subtype) else { return proven }
    return MediaSubtype.Answer(value: .yes, rule: rule.name, evidence: rule.because, isLikely: true)
  }

  /// The subtypes for which the name alone speaks.
  package var likelySubtypes: [MediaSubtype] {
    guard kind == .photo || kind == .livePhoto || kind == .video, file.withName(NameRule.mayHold) else {
      return []
    }
    let name = path.lastName
    return NameRule.subtypes.filter {
      fits($0) && provenSubtype($0) == .unknown && NameRule.rule(for: $0, named: name) != nil
    }
  }

  /// The rule by which the name says yes where the headers say neither yes nor no; slim headers keep the values alone.
  private func likelyRule(_ subtype: MediaSubtype) -> NameRule? {
    fits(subtype) && provenSubtype(subtype) == .unknown
      ? NameRule.rule(for: subtype, named: path.lastName) : nil
  }

  /// Whether an item of this kind may be of a subtype that names can say.
  private func fits(_ subtype: MediaSubtype) -> Bool {
    switch subtype {
    case .screenshot, .burst: kind == .photo || kind == .livePhoto
    case .screenRecording: kind == .video
    default: false
    }
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
    let likely = likelySubtypes
    if likely.isEmpty, kind != .livePhoto, style != .videoLooping, let headers = file.headers {
      return headers.proven.filter { $0 != .livePhoto }
    }
    return MediaSubtype.allCases.filter { provenSubtype($0) == .yes || likely.contains($0) }
  }

  /// The value of ``answer(_:)``, without its words.
  public func subtype(_ subtype: MediaSubtype) -> Ternary {
    likelyRule(subtype) == nil ? provenSubtype(subtype) : .yes
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
