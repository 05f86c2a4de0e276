public import FileIdentification
public import MediaMetadata
public import UniformTypes

/// What kind of item something is, which rule says so, and what it went by.
///
/// ```swift
/// let decision = MediaDecision.decide(registered: ["com.apple.live-photo-bundle", "public.jpeg"])
/// decision.kind        // livePhoto
/// decision.rule        // "livePhotoBundle"
/// decision.decidedBy   // "com.apple.live-photo-bundle"
/// ```
public struct MediaDecision: Hashable, Sendable {
  /// Whether there was something to decide on.
  public enum Standing: String, Hashable, Sendable {
    /// A rule decided.
    case decided
    /// Nothing that the rules know.
    case unsupported
    /// An empty provider, as preselected assets have.
    case empty
  }

  /// What it is.
  public let kind: MediaKind
  /// How the photo library would play it; ``PlaybackStyle/unsupported`` for kinds it does not hold.
  public let style: PlaybackStyle
  /// Whether a rule decided.
  public let standing: Standing
  /// The deciding rule's name, and the name of its rule set.
  public let rule: String
  /// The name of the rules that were asked.
  public let ruleSet: String
  /// Why, in a sentence.
  public let because: String
  /// The identifier that decided, as it was registered; nil when none did.
  public let decidedBy: String?
  /// The registered identifiers that are not declared.
  public let unresolved: [String]

  /// Whether the item is a Live Photo with the loop or bounce effect.
  public var isLoop: Bool { style == .videoLooping }

  /// Decides from a provider's identifiers, in registration order.
  ///
  /// Never fails: unknown identifiers are text that no declared type has. `canLoadLivePhoto` and `canLoadImage` are the
  /// provider's own answers, where somebody asked.
  public static func decide(
    registered identifiers: [String], under rules: MediaRuleSet = .evidenceFirst,
    canLoadLivePhoto: Bool? = nil, canLoadImage: Bool? = nil, in registry: TypeRegistry = .current
  ) -> MediaDecision {
    decide(
      RegisteredTypes(
        identifiers, canLoadLivePhoto: canLoadLivePhoto, canLoadImage: canLoadImage, in: registry),
      under: rules)
  }

  /// Decides from a provider's registered types.
  public static func decide(_ registered: RegisteredTypes, under ruleSet: MediaRuleSet = .evidenceFirst)
    -> MediaDecision
  {
    for rule in ruleSet.rules {
      let answer = rule.when.check(registered)
      guard answer.holds else { continue }
      let type = answer.identifier.flatMap { name in
        zip(registered.identifiers, registered.types).first { $0.0 == name }?.1
      }
      return MediaDecision(
        kind: rule.then.kind(of: type), style: rule.then.style, standing: rule.then.standing, rule: rule.name,
        ruleSet: ruleSet.name, because: rule.because, decidedBy: answer.identifier,
        unresolved: registered.unresolved)
    }
    return MediaDecision(
      kind: .other, style: .unsupported, standing: .unsupported, rule: "unsupported", ruleSet: ruleSet.name,
      because: "no rule fits", decidedBy: nil, unresolved: registered.unresolved)
  }

  /// Decides for one file from what it was identified as, by ``MediaKind/rules``.
  ///
  /// `livePhotoEvidence` says in words what else shows a Live Photo (both halves, a trailing movie); it decides first.
  /// `medium` is what the file's headers say: a movie's type says nothing of its tracks. Where nobody read them, what
  /// identification saw of the tracks stands in for it.
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
