internal import TypeDeclarations

extension UTType {
  /// How many dynamic types may stand above one another in one identifier.
  private static let deepestNesting = 8

  /// The dynamic type for a tag; extensions are folded to lower case first.
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

  /// The dynamic type that an identifier encodes, its supertype looked up in `registry`.
  static func dynamic(_ identifier: String, in registry: TypeRegistry, depth: Int = 0) -> UTType? {
    guard depth < deepestNesting, let decoded = DynamicIdentifier(identifier) else { return nil }
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
