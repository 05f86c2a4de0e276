internal import MediaMetadata
public import UniformTypes

/// What an item provider says before anything is loaded: its identifiers in order, and what it says of two classes.
public struct RegisteredTypes: Sendable {
  /// The identifiers as registered, in order.
  public let identifiers: [String]
  /// What `canLoadObject` answered for the Live Photo class; nil when nobody asked.
  public let canLoadLivePhoto: Bool?
  /// What `canLoadObject` answered for the image class; nil when nobody asked.
  public let canLoadImage: Bool?
  /// The identifiers that mean no type to the registry; they are compared as text.
  public let unresolved: [String]
  /// The types of ``identifiers``, nil where unresolved.
  package let types: [UTType?]

  /// Looks the identifiers up in `registry`.
  ///
  /// Any text is taken for an identifier; what is not declared stays text.
  public init(
    _ identifiers: [String], canLoadLivePhoto: Bool? = nil, canLoadImage: Bool? = nil,
    in registry: TypeRegistry = .current
  ) {
    self.identifiers = identifiers
    self.canLoadLivePhoto = canLoadLivePhoto
    self.canLoadImage = canLoadImage
    types = identifiers.map { registry.type($0) }
    unresolved = zip(identifiers, types).filter { $0.1 == nil }.map(\.0)
  }

  /// The identifiers whose types fit, in registration order.
  package func identifiers(where fits: (UTType) -> Bool) -> [String] {
    zip(identifiers, types).filter { $0.1.map(fits) ?? false }.map(\.0)
  }

  /// The first identifier that contains `text`; upper and lower case are alike, as in identifiers.
  func first(containing text: String) -> String? {
    identifiers.first { $0.lowercased().containsText(text) }
  }
}
