/// What is known of types beyond the files that are looked at.
public protocol LintContext: Sendable {
  /// What is known of a declared type, its identifier in any case; nil when nothing declares it.
  func knownType(_ identifier: String) -> LintKnownType?
  /// The declared types that own a tag, preferred first.
  func owners(ofTag tag: String, _ tagClass: TagClass) -> [LintKnownType]
  /// The identifiers of all declared types, for guessing what was meant.
  var declaredIdentifiers: [String] { get }
}

/// A type that is declared elsewhere.
public struct LintKnownType: Hashable, Sendable {
  /// The type's identifier.
  public var identifier: String
  /// The types that it names as its parents.
  public var parents: [String]
  /// Every type above it.
  public var ancestors: Set<String>
  /// Its tags, preferred first.
  public var tags: [TagClass: [String]]
  /// Whether systems declare it themselves, so that no app's declaration comes before it.
  public var isSystem: Bool

  /// Creates what is known of a type.
  public init(
    identifier: String, parents: [String], ancestors: Set<String>, tags: [TagClass: [String]], isSystem: Bool
  ) {
    self.identifier = identifier
    self.parents = parents
    self.ancestors = ancestors
    self.tags = tags
    self.isSystem = isSystem
  }
}
