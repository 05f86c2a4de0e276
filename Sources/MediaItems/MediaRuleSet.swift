internal import MediaMetadata
public import UniformTypes

/// An ordered list of rules that determine the kind of a provider's item by its identifiers.
public struct MediaRuleSet: Sendable {
  /// A condition on the registered types.
  public enum Condition: Hashable, Sendable {
    /// Nothing is registered.
    case nothingRegistered
    /// Any identifier, declared or not, contains the text.
    case anyContains(String)
    /// Any identifier, declared or not, is this one.
    case anyIs(UTType)
    /// Any declared identifier conforms to this type.
    case anyConforms(to: UTType)
    /// The first identifier is declared and conforms to this type.
    case firstConforms(to: UTType)
    /// The provider states that it can load the Live Photo class.
    case providerLoadsLivePhoto
    /// The provider can load the Live Photo class, by its answer or else by the bundle's identifier.
    case loadsLivePhoto
    /// The provider can load the image class, by its answer or else by the types that the class reads.
    case loadsImage
    /// The first declared type is a file URL, and the others are only the file's name and icon.
    case firstIsAddressOfFile
    /// Text or rich text comes before every image, and no URL is registered.
    case wordsBeforePictures
    /// Any declared identifier has a kind other than ``MediaKind/other``.
    case anyHasKind
    /// Always true.
    case otherwise
  }

  /// The conclusion of a rule.
  public enum Outcome: Hashable, Sendable {
    /// A kind of item.
    case livePhoto, loopingVideo, video, photo
    /// The kind of the deciding identifier by ``MediaKind/rules``.
    case kindOfType
    /// Only types without a rule are registered.
    case unsupported
    /// The provider is empty.
    case empty
  }

  /// A condition with its conclusion.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// The condition.
    public let when: Condition
    /// The conclusion.
    public let then: Outcome
    /// The reason.
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
  /// The reason for the order of the rules.
  public let because: String
  /// The rules in order of precedence; the last one always matches.
  public let rules: [Rule]

  /// All rule sets, the recommended one first.
  public static let all = [evidenceFirst, articleOrder, firstIdentifier]

  /// The default rules: Live Photo, loop, movie, image, other; evidence of only one kind comes first.
  public static let evidenceFirst = MediaRuleSet(
    name: "evidenceFirst",
    because:
      "a Live Photo offers a still and sometimes a movie too, so either of these, asked first, hides it",
    rules: [
      Rule(
        "empty", .nothingRegistered, .empty,
        because: "a preselected asset comes back with an empty provider: keep the earlier result"),
      Rule(
        "livePhotoBundle", .anyContains("live-photo-bundle"), .livePhoto,
        because: "only Live Photos offer a bundle; it goes by two names and may be undeclared, so by text"),
      Rule(
        "livePhotoType", .anyConforms(to: .livePhoto), .livePhoto,
        because: "share extensions offer the abstract type beside the still, sometimes beside the movie"),
      Rule(
        "livePhotoObject", .providerLoadsLivePhoto, .livePhoto,
        because: "the provider itself offers a Live Photo, under whatever identifier"),
      Rule(
        "loop", .anyIs(DeclaredType.autoLoopGIF.type), .loopingVideo,
        because: "offered only with the loop or bounce effect; its movie and GIF alone would say video"),
      Rule(
        "movie", .anyConforms(to: .movie), .video,
        because: "an image beside a movie is its poster; public.video would miss movies with sound"),
      Rule(
        "fileAndIcon", .firstIsAddressOfFile, .kindOfType,
        because: "what lies at the address is meant; the pictures beside it are its icon, the text its name"),
      Rule(
        "wordsAndPicture", .wordsBeforePictures, .kindOfType,
        because:
          "fidelity order says words, and the picture that follows shows them; a page's picture has its address"
      ),
      Rule(
        "image", .anyConforms(to: .image), .photo,
        because: "by type rather than by the image class, which misses RAW, WebP and AVIF"),
      Rule(
        "otherKind", .anyHasKind, .kindOfType,
        because: "not from a photo library, but a declared type says what it is"),
      Rule(
        "unsupported", .otherwise, .unsupported,
        because: "no registered identifier means anything known"),
    ])

  /// Movie, Live Photo, image: the order of a published article, for comparison.
  ///
  /// Wrong for Live Photos with a separate movie (video), in share extensions, where the Live Photo class does not load
  /// (photo), for loops (the style is lost) and for images that the image class does not read.
  public static let articleOrder = MediaRuleSet(
    name: "articleOrder",
    because:
      "a Live Photo loads as an image too, so it is asked before images; movies were never offered with one",
    rules: [
      Rule(
        "movie", .anyConforms(to: .movie), .video,
        because: "what has a movie was taken for a video"),
      Rule(
        "livePhotoObject", .loadsLivePhoto, .livePhoto,
        because: "before images, as a Live Photo loads as an image too"),
      Rule(
        "imageObject", .loadsImage, .photo,
        because: "what loads as an image and is nothing above"),
      Rule("unsupported", .otherwise, .unsupported, because: "the article ends here"),
    ])

  /// The first identifier's parent, else Live Photo: a published shortcut, for comparison.
  ///
  /// Wrong if the first identifier is not the main one (share extensions), for loops, and for every type that is neither
  /// image nor movie: all these, and unknown identifiers, become Live Photos.
  public static let firstIdentifier = MediaRuleSet(
    name: "firstIdentifier",
    because: "a picker lists the richest form first, and a Live Photo's bundle is neither image nor movie",
    rules: [
      Rule("empty", .nothingRegistered, .empty, because: "there is no first identifier"),
      Rule("image", .firstConforms(to: .image), .photo, because: "the first form is an image"),
      Rule("movie", .firstConforms(to: .movie), .video, because: "the first form is a movie"),
      Rule(
        "neither", .otherwise, .livePhoto,
        because: "the only picker item whose first form was neither image nor movie"),
    ])
}

extension MediaRuleSet.Condition {
  /// Returns whether the condition holds, and the identifier that fulfils it.
  func check(_ registered: RegisteredTypes) -> (holds: Bool, identifier: String?) {
    switch self {
    case .nothingRegistered: return (registered.identifiers.isEmpty, nil)
    case .anyContains(let text): return result(registered.first(containing: text))
    case .anyIs(let type): return result(registered.identifiers.first { $0.lowercased() == type.identifier })
    case .anyConforms(let above): return result(registered.identifiers { $0.conforms(to: above) }.first)
    case .firstConforms(let above):
      guard let first = registered.types.first, let type = first else { return (false, nil) }
      return type.conforms(to: above) ? (true, registered.identifiers.first) : (false, nil)
    case .providerLoadsLivePhoto: return (registered.canLoadLivePhoto == true, nil)
    case .loadsLivePhoto:
      if let answer = registered.canLoadLivePhoto { return (answer, nil) }
      return result(registered.first(containing: "live-photo-bundle"))
    case .loadsImage:
      if let answer = registered.canLoadImage { return (answer, nil) }
      return result(registered.identifiers(where: \.isReadByImageClass).first)
    case .firstIsAddressOfFile: return result(registered.leadingFileURL)
    case .wordsBeforePictures: return result(registered.textBeforeImages)
    case .anyHasKind: return result(registered.identifiers { MediaKind(of: $0) != .other }.first)
    case .otherwise: return (true, nil)
    }
  }

  private func result(_ identifier: String?) -> (Bool, String?) { (identifier != nil, identifier) }
}

extension UTType {
  private static let unreadByImageClass = TypeCondition(
    below: [.image],
    unless: [
      .rawImage, .webP, .avif, .avifSequence, .svg,
      .jpegxl, .photoshop, .photoshopLarge,
      .illustratorImage, .exr, .autoLoopGIF,
    ])

  /// True if the platform's image class is known to decode the type; based on reports, not measured.
  package var isReadByImageClass: Bool { Self.unreadByImageClass.holds(for: self) }
}
