public import FileIdentification
public import MediaMetadata
public import UniformTypes

/// The kind of an item, with the rule and the identifier that decided.
///
/// ```swift
/// let decision = MediaDecision.decide(registered: ["com.apple.live-photo-bundle", "public.jpeg"])
/// decision.kind        // livePhoto
/// decision.rule        // "livePhotoBundle"
/// decision.decidedBy   // "com.apple.live-photo-bundle"
/// ```
public struct MediaDecision: Hashable, Sendable {
  /// The outcome of a decision.
  public enum Standing: String, Hashable, Sendable {
    /// A rule decided.
    case decided
    /// No rule applies to the types.
    case unsupported
    /// The provider is empty, as for preselected assets.
    case empty
  }

  /// The kind.
  public let kind: MediaKind
  /// The playback style in a photo library; ``PlaybackStyle/unsupported`` for kinds it does not hold.
  public let style: PlaybackStyle
  /// The outcome.
  public let standing: Standing
  /// The name of the deciding rule.
  public let rule: String
  /// The name of the rule set.
  public let ruleSet: String
  /// The reason in a sentence.
  public let because: String
  /// The deciding identifier as registered, if any.
  public let decidedBy: String?
  /// The registered identifiers that are not declared.
  public let unresolved: [String]

  /// True for a Live Photo with the loop or bounce effect.
  public var isLoop: Bool { style == .videoLooping }

  /// Decides by a provider's identifiers, in registration order.
  ///
  /// Unknown identifiers are compared as text. `canLoadLivePhoto` and `canLoadImage` are the provider's answers to
  /// `canLoadObject`, if known.
  public static func decide(
    registered identifiers: [String], under rules: MediaRuleSet = .evidenceFirst,
    canLoadLivePhoto: Bool? = nil, canLoadImage: Bool? = nil, in registry: TypeRegistry = .current
  ) -> MediaDecision {
    decide(
      RegisteredTypes(
        identifiers, canLoadLivePhoto: canLoadLivePhoto, canLoadImage: canLoadImage, in: registry),
      under: rules)
  }

  /// Decides by a provider's registered types.
  public static func decide(_ registered: RegisteredTypes, under ruleSet: MediaRuleSet = .evidenceFirst)
    -> MediaDecision
  {
    for rule in ruleSet.rules {
      let match = rule.when.check(registered)
      guard match.holds else { continue }
      let type = match.identifier.flatMap { name in
        zip(registered.identifiers, registered.types).first { $0.0 == name }?.1
      }
      return MediaDecision(
        kind: rule.then.kind(of: type), style: rule.then.style, standing: rule.then.standing, rule: rule.name,
        ruleSet: ruleSet.name, because: rule.because, decidedBy: match.identifier,
        unresolved: registered.unresolved)
    }
    return MediaDecision(
      kind: .other, style: .unsupported, standing: .unsupported, rule: "unsupported", ruleSet: ruleSet.name,
      because: "no rule fits", decidedBy: nil, unresolved: registered.unresolved)
  }

  /// Decides by the identification of a file, by ``MediaKind/rules``.
  ///
  /// `livePhotoEvidence` describes other evidence of a Live Photo (both halves, an appended movie) and decides first.
  /// `medium` is that of the headers, since a movie's type does not state its tracks. Without it, the tracks found by
  /// identification are used.
  public static func decide(
    _ identification: Identification, livePhotoEvidence: String? = nil, medium: MediaMetadata.Medium? = nil
  ) -> MediaDecision {
    if let livePhotoEvidence {
      return MediaDecision(
        kind: .livePhoto, style: .livePhoto, standing: .decided, rule: "livePhotoEvidence", ruleSet: "file",
        because: livePhotoEvidence, decidedBy: identification.type.identifier, unresolved: [])
    }
    let typeRule = MediaKind.rule(for: identification.type)
    let isSound = medium.map { $0 == .audio } ?? identification.isSoundAlone
    let rule = typeRule.then == .video && isSound ? MediaKind.soundAlone : typeRule
    return MediaDecision(
      kind: rule.then, style: rule.style,
      standing: rule.then == .other ? .unsupported : .decided, rule: rule.name, ruleSet: "file",
      because: rule.because, decidedBy: identification.type.identifier, unresolved: [])
  }
}

extension MediaKind.Rule {
  var style: PlaybackStyle { then == .video && name == "loop" ? .videoLooping : then.style }
}

extension MediaKind {
  var style: PlaybackStyle {
    switch self {
    case .livePhoto: .livePhoto
    case .video: .video
    case .photo: .image
    default: .unsupported
    }
  }
}

extension MediaRuleSet.Outcome {
  func kind(of type: UTType?) -> MediaKind {
    switch self {
    case .livePhoto: .livePhoto
    case .loopingVideo, .video: .video
    case .photo: .photo
    case .kindOfType: type.map { MediaKind(of: $0) } ?? .other
    case .unsupported, .empty: .other
    }
  }

  var style: PlaybackStyle {
    switch self {
    case .livePhoto: .livePhoto
    case .loopingVideo: .videoLooping
    case .video: .video
    case .photo: .image
    case .kindOfType, .unsupported, .empty: .unsupported
    }
  }

  var standing: MediaDecision.Standing {
    switch self {
    case .empty: .empty
    case .unsupported: .unsupported
    default: .decided
    }
  }
}
