internal import TypeDeclarations

// Finding types by identifier, filename extension, MIME type or another tag.
extension UTType {
  /// The declared type with this identifier, or the dynamic type that it encodes; nil for any other text.
  ///
  /// Case-insensitive. Complexity: one hash lookup.
  public init?(_ identifier: String) {
    guard let type = TypeRegistry.current.type(identifier) else { return nil }
    self = type
  }

  /// The preferred type for a filename extension, or a dynamic type if no declared type conforming to
  /// `supertype` owns it.
  ///
  /// The extension has no dot. Folders and packages do not conform to `public.data`: pass another
  /// `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self = TypeRegistry.current.preferredType(
      tag: filenameExtension, .filenameExtension, conformingTo: supertype)
  }

  /// The preferred type for a MIME type, or a dynamic type if no declared type conforming to `supertype` owns
  /// it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self = TypeRegistry.current.preferredType(tag: mimeType, .mimeType, conformingTo: supertype)
  }

  /// The preferred type for a tag, or a dynamic type if no declared type conforming to `supertype` owns it.
  ///
  /// Returns nil only if `tagClass` cannot be an identifier.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = TypeRegistry.current.preferredType(tag: tag, tagClass: tagClass, conformingTo: supertype)
    else {
      return nil
    }
    self = type
  }

  /// Returns the types conforming to `supertype` that own a tag, preferred first, or one dynamic type if
  /// there is none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeRegistry.current.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }

  /// A type that the program itself declares; without a declaration, a type with only the identifier.
  ///
  /// Tags and subtypes of an undeclared identifier are undefined; declare it with
  /// ``TypeRegistry/register(_:)``. A parent of nil means `public.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      TypeRegistry.current.type(identifier)
      ?? UTType(RuntimeType(named: identifier, below: parentType ?? .data))
  }

  /// A type that another program declares.
  ///
  /// Like ``init(exportedAs:conformingTo:)``, but returns the preferred type of the declared type's preferred
  /// extension, if that is another type.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let registry = TypeRegistry.current
    guard let declared = registry.type(identifier) else {
      self.init(RuntimeType(named: identifier, below: parentType ?? .data))
      return
    }
    let preferred = declared.preferredFilenameExtension.flatMap {
      registry.preferredType(tag: $0, tagClass: .filenameExtension, conformingTo: parentType)
    }
    if let preferred, !preferred.isDynamic { self = preferred } else { self = declared }
  }
}

extension UTType {
  /// The type with this identifier; like ``init(_:)``, but optionally creates a type for an undeclared
  /// identifier.
  ///
  /// Such a type is neither dynamic nor declared, conforms only to itself, and has no tags or description: it
  /// passes on the identifiers of other systems. It is encoded and decoded like any type. Returns nil for
  /// text that cannot be an identifier, and for undeclared identifiers unless allowed.
  public init?(identifier: String, allowUndeclared: Bool) {
    guard let type = TypeRegistry.current.type(identifier, allowUndeclared: allowUndeclared) else {
      return nil
    }
    self = type
  }
}
