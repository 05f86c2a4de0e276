internal import TypeDeclarations

extension UTType {
  /// The declared type with this identifier, or the dynamic type that it encodes; nil for any other text.
  ///
  /// Upper and lower case are alike. Complexity: one hash look-up.
  public init?(_ identifier: String) {
    guard let type = TypeRegistry.current.type(identifier) else { return nil }
    self = type
  }

  /// The preferred type for a filename extension, or a dynamic type when no declared one below `supertype` owns it.
  ///
  /// The extension has no dot. Folders and packages are not below `public.data`: ask for them by `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self = TypeRegistry.current.preferredType(
      tag: filenameExtension, .filenameExtension, conformingTo: supertype)
  }

  /// The preferred type for a MIME type, or a dynamic type when no declared one below `supertype` owns it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self = TypeRegistry.current.preferredType(tag: mimeType, .mimeType, conformingTo: supertype)
  }

  /// The preferred type for a tag, or a dynamic type when no declared one below `supertype` owns it.
  ///
  /// nil only when `tagClass` cannot be an identifier.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = TypeRegistry.current.preferredType(tag: tag, tagClass: tagClass, conformingTo: supertype)
    else {
      return nil
    }
    self = type
  }

  /// Every type below `supertype` that owns a tag, preferred first; one dynamic type when no declared one does.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeRegistry.current.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }

  /// A type that the program itself declares: what is declared under the identifier, else a type that only has it.
  ///
  /// Whether an undeclared identifier has tags or subtypes is undefined; declare it with
  /// ``TypeRegistry/register(_:)`` to be sure. A parent of nil stands for `public.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      TypeRegistry.current.type(identifier)
      ?? UTType(RuntimeType(named: identifier, below: parentType ?? .data))
  }

  /// A type that another program declares: as ``init(exportedAs:conformingTo:)``, but when another type is preferred
  /// for the extension that the declared type prefers, that other type is returned.
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
