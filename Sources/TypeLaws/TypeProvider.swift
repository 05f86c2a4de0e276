public import UniformTypes

/// A source of types and their relations, against which laws are checked.
///
/// A conformance only forwards to the implementation, so that the laws check the implementation. Tag classes
/// are full identifiers, such as `public.filename-extension`.
public protocol TypeProvider: SendableMetatype {
  /// A type; equal if the implementation treats two types as the same.
  associatedtype ProvidedType: Hashable, SendableMetatype

  /// Every declared type, each once.
  var allTypes: [ProvidedType] { get }
  /// The declared or dynamic type with this identifier.
  func type(identifier: String) -> ProvidedType?
  /// The type with this identifier, declared or not; nil for text that cannot be an identifier.
  func type(undeclared identifier: String) -> ProvidedType?
  /// Returns the identifier of a type.
  func identifier(of type: ProvidedType) -> String
  /// Returns true if the type is declared.
  func isDeclared(_ type: ProvidedType) -> Bool
  /// Returns true if the type is dynamic.
  func isDynamic(_ type: ProvidedType) -> Bool

  /// Returns true if `type` equals or conforms to `other`.
  func conforms(_ type: ProvidedType, to other: ProvidedType) -> Bool
  /// Returns true if `type` is a subtype of `other`.
  func isSubtype(_ type: ProvidedType, of other: ProvidedType) -> Bool
  /// Returns true if `type` is a supertype of `other`.
  func isSupertype(_ type: ProvidedType, of other: ProvidedType) -> Bool
  /// Returns all supertypes of `type`, direct and indirect.
  func supertypes(of type: ProvidedType) -> Set<ProvidedType>
  /// Returns the declared supertypes; nil if the implementation does not provide them.
  func directSupertypes(of type: ProvidedType) -> [ProvidedType]?

  /// Returns the tags of a type by class, preferred first.
  func tags(of type: ProvidedType) -> [String: [String]]
  /// The tag classes with a preferred tag.
  var preferredTagClasses: [String] { get }
  /// Returns the preferred tag of one of ``preferredTagClasses``.
  func preferredTag(_ tagClass: String, of type: ProvidedType) -> String?
  /// Returns all types with a tag, preferred first, that conform to `supertype` if it is not nil.
  func types(tag: String, tagClass: String, conformingTo supertype: ProvidedType?) -> [ProvidedType]
  /// Returns the first of ``types(tag:tagClass:conformingTo:)``.
  func preferredType(tag: String, tagClass: String, conformingTo supertype: ProvidedType?) -> ProvidedType?
  /// True if unknown tags get a dynamic type; otherwise the laws about dynamic types hold trivially.
  var makesDynamicTypes: Bool { get }
  /// True if undeclared identifiers have a type; otherwise the laws about them hold trivially.
  var keepsUndeclaredTypes: Bool { get }
}

extension TypeProvider {
  /// Returns nil: not provided.
  public func directSupertypes(of type: ProvidedType) -> [ProvidedType]? { nil }
  /// Filename extensions and MIME types.
  public var preferredTagClasses: [String] { ["public.filename-extension", "public.mime-type"] }
  /// True, as on Apple's systems.
  public var makesDynamicTypes: Bool { true }
  /// Returns nil: no undeclared types.
  public func type(undeclared identifier: String) -> ProvidedType? { nil }
  /// False, as on Apple's systems before 27.
  public var keepsUndeclaredTypes: Bool { false }
}

extension Law where Subject: TypeProvider {
  /// All laws about types: order, names, tags, dynamic and undeclared types.
  public static var typeLaws: [Law] {
    [
      reflexive, antisymmetric, transitive, strict, dual, supertypesAreConformance, supertypesAreReached,
      identifiersFindTheirTypes, declaredOrDynamic,
      tagsFindTheirOwners, ownersHaveTheTag, preferredTagIsFirst, preferredTypeIsFirst, conformingToFilters,
      unknownTagsMakeOneDynamicType, dynamicTypesComeBack, dynamicTypesKeepTheirSupertype,
      undeclaredTypesAreNeither, undeclaredTypesStandAlone, undeclaredTypesComeBack, knownTypesStayThemselves,
    ]
  }
}

/// A registry with its declared types. A run-time registry is checked as of its creation.
extension TypeRegistry: TypeProvider {
  public var allTypes: [UTType] { declaredTypes }
  public func type(identifier: String) -> UTType? { type(identifier) }
  public func type(undeclared identifier: String) -> UTType? { type(identifier, allowUndeclared: true) }
  public var keepsUndeclaredTypes: Bool { true }
  public func identifier(of type: UTType) -> String { type.identifier }
  public func isDeclared(_ type: UTType) -> Bool { type.isDeclared }
  public func isDynamic(_ type: UTType) -> Bool { type.isDynamic }

  public func conforms(_ type: UTType, to other: UTType) -> Bool { type.conforms(to: other) }
  public func isSubtype(_ type: UTType, of other: UTType) -> Bool { type.isSubtype(of: other) }
  public func isSupertype(_ type: UTType, of other: UTType) -> Bool { type.isSupertype(of: other) }
  public func supertypes(of type: UTType) -> Set<UTType> { type.supertypes }
  public func directSupertypes(of type: UTType) -> [UTType]? { type.directSupertypes }

  public func tags(of type: UTType) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: type.tags.map { ($0.rawValue, $1) })
  }

  public func preferredTag(_ tagClass: String, of type: UTType) -> String? {
    switch UTTagClass(rawValue: tagClass) {
    case .filenameExtension: type.preferredFilenameExtension
    case .mimeType: type.preferredMIMEType
    default: nil
    }
  }

  public func types(tag: String, tagClass: String, conformingTo supertype: UTType?) -> [UTType] {
    types(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
  }

  public func preferredType(tag: String, tagClass: String, conformingTo supertype: UTType?) -> UTType? {
    preferredType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
  }
}
