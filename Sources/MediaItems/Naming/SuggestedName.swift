internal import ASCIIBytes
internal import FileIdentification
package import UniformTypes

/// Suggests a name that fits the content: the same stem with the extension of the content's type.
enum SuggestedName {
  /// Common extensions of types whose first declared extension is less common.
  private static let commonExtensions: [(type: DeclaredType, tag: String, because: StaticString)] = [
    (.jpeg, "jpg", "cameras and nearly every program write .jpg"),
    (.tiff, "tif", "cameras, scanners and the format's own history write .tif"),
    (.mpeg, "mpg", "three letters since the format exists"),
    (.midi, "mid", "three letters since the format exists"),
    (
      .oggVorbis, "ogg",
      "encoders and games write .ogg; .oga was recommended later, and few follow (RFC 5334, 10.3)"
    ),
  ]

  /// Returns a name for content of a type; nil if no extension identifies the type.
  static func name(_ name: FileName, holding content: UTType, registry: TypeRegistry) -> FileName? {
    self.name(name, holding: content, registry: registry, tag: tag(of: content, registry))
  }

  /// Does the same as ``name(_:holding:registry:)``; `tag` is the result of ``tag(of:_:)``.
  static func name(
    _ name: FileName, holding content: UTType, registry: TypeRegistry, tag: String?
  ) -> FileName? {
    guard let tag else { return nil }
    let (stem, replaced) = parts(of: name, registry)
    let casedTag = isUpperCase(replaced) ? tag.uppercased() : tag
    // `photo.heic.jpg` that contains HEIC: remove the added extension.
    let inner = stem.pathExtension.map {
      registry.types(tag: $0, tagClass: .filenameExtension, conformingTo: .data)
    }
    if !replaced.isEmpty, inner?.first == content { return stem }
    let suggested = stem.appending(".\(casedTag)")
    return suggested == name ? nil : suggested
  }

  /// Returns the most common extension whose preferred type is `content`.
  static func tag(of content: UTType, _ registry: TypeRegistry) -> String? {
    var tags = content.tags[.filenameExtension] ?? []
    if let custom = commonExtensions.first(where: { $0.type.type == content })?.tag, tags.contains(custom) {
      tags.insert(custom, at: 0)
    }
    return tags.first { tag in
      let owners = registry.types(tag: tag, tagClass: .filenameExtension, conformingTo: .data)
      return owners.contains(content) && owners.first.map { isUnderstood($0, content) } ?? false
        && registry.nameHint(extension: tag) == nil
    }
  }

  /// Returns true if an extension of `first` is also used for `content`, such as .mp4 for sound only.
  private static func isUnderstood(_ first: UTType, _ content: UTType) -> Bool {
    first == content || content.conforms(to: first)
      || (first.conforms(to: .audiovisualContent) && content.conforms(to: .audiovisualContent))
  }

  /// Splits a name into its stem and its declared extension, which can be compound.
  static func parts(of name: FileName, _ registry: TypeRegistry) -> (stem: FileName, replaced: String) {
    guard let tag = name.pathExtension else { return (name, "") }
    if let compound = name.compoundExtension, !registry.types(compoundExtension: compound).isEmpty {
      return (name.stem.stem, compound)
    }
    // `report.final` has no extension.
    if registry.declaredTypes(tag: tag, tagClass: .filenameExtension).isEmpty { return (name, "") }
    return (name.stem, tag)
  }

  private static func isUpperCase(_ tag: String) -> Bool {
    tag.utf8.contains { $0.isASCIIUppercase } && !tag.utf8.contains { $0.isASCIILowercase }
  }
}

/// The caches that decisions about names use, for one thread.
package final class NamingCache {
  let owners: OwnerCache
  private let registry: TypeRegistry
  /// The preferred extension of each content type; bounded by the number of types.
  private var tags: [UTType: String?] = [:]

  package init(_ registry: TypeRegistry) {
    self.registry = registry
    owners = OwnerCache(registry)
  }

  /// Like ``SuggestedName/tag(of:_:)``.
  func tag(of content: UTType) -> String? {
    if let tag = tags[content] { return tag }
    let tag = SuggestedName.tag(of: content, registry)
    tags[content] = .some(tag)
    return tag
  }
}
