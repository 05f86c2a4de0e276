internal import MediaMetadata
public import UniformTypes

/// An ordered list of rules that says what kind of item a provider holds, from its identifiers alone.
public struct MediaRuleSet: Sendable {
  /// What a rule asks of the registered types.
  public enum Condition: Hashable, Sendable {
    /// Nothing is registered.
    case nothingRegistered
    /// Some identifier contains the text, declared or not.
    case anyContains(String)
    /// Some identifier is this one, declared or not.
    case anyIs(UTType)
    /// Some declared identifier is this type or below it.
    case anyConforms(to: UTType)
    /// The first identifier is declared and is this type or below it.
    case firstConforms(to: UTType)
    /// The Live Photo class can be loaded, as the provider says.
    case providerLoadsLivePhoto
    /// The Live Photo class can be loaded, as the provider says or, when nobody asked it, as its bundle shows.
    case loadsLivePhoto
    /// The image class can be loaded, as the provider says or, when nobody asked it, by the types it is known to read.
    case loadsImage
    /// A file's address stands first among the declared, with nothing beside it but the file's name and its icon.
    case firstIsAddressOfFile
    /// Text or rich text stands before every picture, and no address is registered.
    case wordsBeforePictures
    /// Some declared identifier has a kind other than ``MediaKind/other``.
    case anyHasKind
    /// Always.
    case otherwise
  }

  /// What a rule concludes.
  public enum Outcome: Hashable, Sendable {
    /// What an item is said to be.
    case livePhoto, loopingVideo, video, photo
    /// The kind that ``MediaKind/rules`` give the deciding identifier.
    case kindOfType
    /// Something is registered, but nothing this rule set knows.
    case unsupported
    /// The provider is empty.
    case empty
  }

  /// One row.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// When it applies.
    public let when: Condition
    /// What follows.
    public let then: Outcome
    /// Why.
    public let because: String

    init(_ name: String, _ when: Condition, _ then: Outcome, because: String) {
      self.name = name
      self.when = when
      self.then = then
      self.because = because
    }
  }

  /// The set's name.
  public let name: String
  /// Why the rules stand in this order.
  public let because: String
  /// The rules in order of precedence; the last one always fits.
  public let rules: [Rule]

  /// All rule sets, the recommended one first.
  public static let all = [evidenceFirst, articleOrder, firstIdentifier]
}

extension MediaRuleSet.Condition {
  /// Whether the condition holds, and the identifier that makes it hold.
  func check(_ registered: RegisteredTypes) -> (holds: Bool, identifier: String?) {
    switch self {
    case .nothingRegistered: return (registered.identifiers.isEmpty, nil)
    case .anyContains(let text): return found(registered.first(containing: text))
    case .anyIs(let type): return found(registered.identifiers.first { $0.lowercased() == type.identifier })
    case .anyConforms(let above): return found(registered.identifiers { $0.conforms(to: above) }.first)
    case .firstConforms(let above):
      guard let first = registered.types.first, let type = first else { return (false, nil) }
      return type.conforms(to: above) ? (true, registered.identifiers.first) : (false, nil)
    case .providerLoadsLivePhoto: return (registered.canLoadLivePhoto == true, nil)
    case .loadsLivePhoto:
      if let answer = registered.canLoadLivePhoto { return (answer, nil) }
      return found(registered.first(containing: "live-photo-bundle"))
    case .loadsImage:
      if let answer = registered.canLoadImage { return (answer, nil) }
      return found(registered.identifiers(where: \.isReadByImageClass).first)
    case .firstIsAddressOfFile: return found(registered.addressOfFile)
    case .wordsBeforePictures: return found(registered.wordsBeforePictures)
    case .anyHasKind: return found(registered.identifiers { MediaKind(of: $0) != .other }.first)
    case .otherwise: return (true, nil)
    }
  }

  private func found(_ identifier: String?) -> (Bool, String?) { (identifier != nil, identifier) }
}

extension UTType {
  private static let unreadByImageClass = TypeCondition(
    below: [.image],
    unless: [
      .rawImage, .webP, .avif, .avifSequence, .svg,
      .jpegxl, .photoshop, .photoshopLarge,
      .illustratorImage, .exr, .autoLoopGIF,
    ])

  /// Whether the platform's image class is known to decode the type; modelled on reports, not measured.
  package var isReadByImageClass: Bool { Self.unreadByImageClass.holds(for: self) }
}
