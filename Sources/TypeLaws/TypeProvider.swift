/// Anything that knows types and how they stand to each other: what the laws are checked against.
///
/// A conformance forwards to the implementation and answers nothing itself, or the laws would judge the conformance.
/// Tag classes are full identifiers, as `public.filename-extension`.
public protocol TypeProvider: SendableMetatype {
  /// A type; equal when the implementation holds two types to be the same.
  associatedtype ProvidedType: Hashable, SendableMetatype

  /// Every declared type, each once.
  var allTypes: [ProvidedType] { get }
  /// The declared or dynamic type with this identifier.
  func type(identifier: String) -> ProvidedType?
  /// The type with this identifier, kept though nobody declares it; nil for what cannot be an identifier.
  func type(undeclared identifier: String) -> ProvidedType?
  /// The identifier of a type.
  func identifier(of type: ProvidedType) -> String
  /// Whether the type is declared.
  func isDeclared(_ type: ProvidedType) -> Bool
  /// Whether the identifier only encodes a tag.
  func isDynamic(_ type: ProvidedType) -> Bool

  /// Whether `type` is `other` or below it.
  func conforms(_ type: ProvidedType, to other: ProvidedType) -> Bool
  /// Whether `type` is below `other`.
  func isSubtype(_ type: ProvidedType, of other: ProvidedType) -> Bool
  /// Whether `type` is above `other`.
  func isSupertype(_ type: ProvidedType, of other: ProvidedType) -> Bool
  /// Every type above `type`, near or far, without itself.
  func supertypes(of type: ProvidedType) -> Set<ProvidedType>
  /// The types that the declaration names; nil when the implementation does not say.
  func directSupertypes(of type: ProvidedType) -> [ProvidedType]?

  /// The tags of a type by class, preferred first.
  func tags(of type: ProvidedType) -> [String: [String]]
  /// The classes whose preferred tag can be asked for.
  var preferredTagClasses: [String] { get }
  /// The preferred tag of one of ``preferredTagClasses``.
  func preferredTag(_ tagClass: String, of type: ProvidedType) -> String?
  /// Every type with a tag, preferred first; `supertype` restricts them when it is given.
  func types(tag: String, tagClass: String, conformingTo supertype: ProvidedType?) -> [ProvidedType]
  /// The one type preferred for a tag.
  func preferredType(tag: String, tagClass: String, conformingTo supertype: ProvidedType?) -> ProvidedType?
  /// Whether a tag that nobody owns gets a dynamic type; when not, the laws about dynamic types hold trivially.
  var makesDynamicTypes: Bool { get }
  /// Whether identifiers that nobody declares can be kept; when not, the laws about such types hold trivially.
  var keepsUndeclaredTypes: Bool { get }
}

extension TypeProvider {
  /// nil: the implementation does not say.
  public func directSupertypes(of type: ProvidedType) -> [ProvidedType]? { nil }
  /// Filename extensions and MIME types.
  public var preferredTagClasses: [String] { ["public.filename-extension", "public.mime-type"] }
  /// true, as on Apple's systems.
  public var makesDynamicTypes: Bool { true }
  /// nil: the implementation keeps none.
  public func type(undeclared identifier: String) -> ProvidedType? { nil }
  /// false, as on Apple's systems before 27.
  public var keepsUndeclaredTypes: Bool { false }
}
