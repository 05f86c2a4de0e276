internal import FileIdentification
package import UniformTypes

/// What one thread finds out about names, kept for the next one: folders hold many names of few kinds.
package final class KnownNames {
  let owners: KnownOwners
  private let registry: TypeRegistry
  /// The extensions that say a content; there are no more of them than types.
  private var tags: [UTType: String?] = [:]

  package init(_ registry: TypeRegistry) {
    self.registry = registry
    owners = KnownOwners(registry)
  }

  /// As ``SuggestedName/tag(of:_:)``.
  func tag(of content: UTType) -> String? {
    if let tag = tags[content] { return tag }
    let tag = SuggestedName.tag(of: content, registry)
    tags[content] = .some(tag)
    return tag
  }
}
