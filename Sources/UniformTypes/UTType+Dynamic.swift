internal import TypeDeclarations

// Dynamic types: created for a tag without a declared type, or decoded from an identifier.
extension UTType {
  /// The limit on nested dynamic types in one identifier.
  private static let maxNesting = 8

  /// Returns the dynamic type for a tag; extensions are converted to lower case.
  static func dynamic(tag: String, tagClass: UTTagClass, below supertype: UTType?) -> UTType {
    let isExtension = tagClass.declared == .filenameExtension
    let name = DynamicIdentifier.Tag(
      tagClass: tagClass.declared?.identifier ?? TypeIdentifier.normalized(tagClass.rawValue),
      tag: isExtension ? tag.lowercased() : tag)
    let encoded = DynamicIdentifier(supertype: supertype?.identifier, tags: [name])
    return UTType(
      RuntimeType(
        identifier: encoded.identifier, standing: .dynamic, parents: supertype.map { [$0] } ?? [],
        tags: [UTTagClass(rawValue: name.tagClass): [name.tag]]))
  }

  /// Decodes a dynamic type; its supertype is looked up in `registry`.
  static func dynamic(_ identifier: String, in registry: TypeRegistry, depth: Int = 0) -> UTType? {
    guard depth < maxNesting, let decoded = DynamicIdentifier(identifier) else { return nil }
    let supertype = decoded.supertype.flatMap { name in
      name.hasPrefix("dyn.") ? dynamic(name, in: registry, depth: depth + 1) : registry.type(name)
    }
    var tags: [UTTagClass: [String]] = [:]
    for tag in decoded.tags { tags[UTTagClass(rawValue: tag.tagClass), default: []].append(tag.tag) }
    return UTType(
      RuntimeType(
        identifier: identifier, standing: .dynamic, parents: supertype.map { [$0] } ?? [], tags: tags))
  }
}
