/// A type as people write it: an identifier, a filename extension with its dot, or a MIME type.
package struct WrittenType: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case identifier(String)
    case filenameExtension(String)
    case mimeType(String)
  }

  package let form: Form

  package init(_ text: String) {
    if text.hasPrefix(".") {
      form = .filenameExtension(String(text.dropFirst()))
    } else if text.contains("/") {
      form = .mimeType(text)
    } else {
      form = .identifier(text)
    }
  }

  /// Every declared type that is meant, preferred first: more than one when several own a tag.
  ///
  /// A dynamic identifier says itself what it stands for, and counts as declared. Types of files come before types
  /// of folders and packages, as a look-up by name prefers them.
  package func types(in registry: TypeRegistry) -> [UTType] {
    switch form {
    case .identifier(let identifier): return registry.type(identifier).map { [$0] } ?? []
    case .filenameExtension(let tag): return owners(tag, .filenameExtension, registry)
    case .mimeType(let tag):
      // Aliases are the community's knowledge: Apple's systems do not have them.
      let owners = owners(tag, .mimeType, registry)
      if owners.isEmpty, !registry.isAppleAlone, let type = registry.type(claimedMIMEType: tag),
        !type.isDynamic
      {
        return [type]
      }
      return owners
    }
  }

  private func owners(_ tag: String, _ tagClass: UTTagClass, _ registry: TypeRegistry) -> [UTType] {
    let declared = registry.declaredTypes(tag: tag, tagClass: tagClass)
    return declared.filter { $0.conforms(to: .data) } + declared.filter { !$0.conforms(to: .data) }
  }
}
