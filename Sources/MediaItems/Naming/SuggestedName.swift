internal import UniformTypes

/// The name that would say what a file's content is: the stem stays, the extension follows the content.
enum SuggestedName {
  /// Extensions that people use where the declared first one is another.
  private static let usual: [(type: DeclaredType, tag: String, because: StaticString)] = [
    (.jpeg, "jpg", "cameras and nearly every program write .jpg"),
    (.tiff, "tif", "cameras, scanners and the format's own history write .tif"),
    (.mpeg, "mpg", "three letters since the format exists"),
    (.midi, "mid", "three letters since the format exists"),
    (
      .oggVorbis, "ogg",
      "encoders and games write .ogg; .oga was recommended later, and few follow (RFC 5334, 10.3)"
    ),
  ]

  /// A name for content of a type; nil when no extension says it.
  static func name(_ name: FileName, holding content: UTType, registry: TypeRegistry) -> FileName? {
    self.name(name, holding: content, registry: registry, tag: tag(of: content, registry))
  }

  /// As ``name(_:holding:registry:)``; `tag` is what ``tag(of:_:)`` says.
  static func name(
    _ name: FileName, holding content: UTType, registry: TypeRegistry, tag: String?
  ) -> FileName? {
    guard let tag else { return nil }
    let (stem, replaced) = parts(of: name, registry)
    let dressed = isUpperCase(replaced) ? tag.uppercased() : tag
    // `photo.heic.jpg` that holds HEIC had the right name before somebody added to it.
    let inner = stem.pathExtension.map {
      registry.types(tag: $0, tagClass: .filenameExtension, conformingTo: .data)
    }
    if !replaced.isEmpty, inner?.first == content { return stem }
    let wanted = stem.appending(".\(dressed)")
    return wanted == name ? nil : wanted
  }

  /// The extension that people use for a type: one that means it before any other type.
  static func tag(of content: UTType, _ registry: TypeRegistry) -> String? {
    var tags = content.tags[.filenameExtension] ?? []
    if let custom = usual.first(where: { $0.type.type == content })?.tag, tags.contains(custom) {
      tags.insert(custom, at: 0)
    }
    return tags.first { tag in
      let owners = registry.types(tag: tag, tagClass: .filenameExtension, conformingTo: .data)
      return owners.contains(content) && owners.first.map { isUnderstood($0, content) } ?? false
        && registry.nameHint(extension: tag) == nil
    }
  }

  /// Whether an extension that says `first` before all others is understood to mean `content`, too: .mp4 for sound alone.
  private static func isUnderstood(_ first: UTType, _ content: UTType) -> Bool {
    first == content || content.conforms(to: first)
      || (first.conforms(to: .audiovisualContent) && content.conforms(to: .audiovisualContent))
  }

  /// The name without the extension that types own, compound ones whole, and that extension.
  static func parts(of name: FileName, _ registry: TypeRegistry) -> (stem: FileName, replaced: String) {
    guard let tag = name.pathExtension else { return (name, "") }
    if let compound = name.compoundExtension, !registry.types(compoundExtension: compound).isEmpty {
      return (name.stem.stem, compound)
    }
    // What follows the dot of `report.final` is no extension.
    if registry.declaredTypes(tag: tag, tagClass: .filenameExtension).isEmpty { return (name, "") }
    return (name.stem, tag)
  }

  private static func isUpperCase(_ tag: String) -> Bool {
    tag.utf8.contains { $0 >= 0x41 && $0 <= 0x5A } && !tag.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
  }
}
