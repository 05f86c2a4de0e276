public import TypeDeclarations

/// What the lint asks about types that are declared elsewhere; Apple's are the system's.
extension TypeRegistry: LintContext {
  public func knownType(_ identifier: String) -> LintKnownType? {
    guard let type = type(identifier), type.isDeclared else { return nil }
    return known(type)
  }

  public func owners(ofTag tag: String, _ tagClass: TagClass) -> [LintKnownType] {
    declaredTypes(tag: tag, tagClass: UTTagClass(tagClass)).map(known)
  }

  public var declaredIdentifiers: [String] { declaredTypes.map(\.identifier) }

  private func known(_ type: UTType) -> LintKnownType {
    var tags: [TagClass: [String]] = [:]
    for (tagClass, values) in type.tags { if let known = tagClass.declared { tags[known] = values } }
    return LintKnownType(
      identifier: type.identifier, parents: type.directSupertypes.map(\.identifier),
      ancestors: Set(type.supertypes.map(\.identifier)), tags: tags,
      isSystem: type.row >= 0 && type.row < CompiledTypes.appleLimit)
  }
}
