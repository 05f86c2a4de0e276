public import UniformTypes

/// A registry with the types it declares. A run-time registry is checked as it was when it was handed over.
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
