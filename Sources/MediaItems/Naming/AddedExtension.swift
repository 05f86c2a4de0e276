package import FileIdentification
package import UniformTypes

/// An extension for a name that does not say what is proven of the content; the whole name stays in front of it.
///
/// Only pictures, sound, movies, and documents and archives that always have a signature get one: programs are found by
/// their names, and text has names of any kind.
package struct AddedExtension: Sendable {
  /// Known extensions behind which one is added as well, in lower case and without a dot, as `mp` of Google's motion photos.
  package var after: Set<String>

  package init(after: Set<String> = []) { self.after = Set(after.map { $0.lowercased() }) }

  /// True if the name ends in an extension behind which one is added.
  package func isAsked(of name: FileName) -> Bool {
    name.pathExtension.map { after.contains($0.lowercased()) } ?? false
  }

  /// A rename to the longer name; nil for a name that says its content, and for content that gets none.
  ///
  /// - Parameter identification: What is known of the file: by its content alone where ``isAsked(of:)`` is true.
  package func decide(
    _ identification: Identification, called name: FileName, _ registry: TypeRegistry
  ) -> MismatchRule.Decision? {
    guard identification.certainty == .proven, identification.agreement == .contentOnly,
      identification.damage == nil, !identification.holdsNothing, let content = identification.contentType,
      // Hidden files are a program's own.
      name.bytes.first != UInt8(ascii: "."), Self.isNamedByExtension(content),
      let tag = SuggestedName.tag(of: content, registry)
    else { return nil }
    if let last = name.pathExtension, !isAsked(of: name) {
      let isNumber = last.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if isNumber || registry.nameHint(extension: last) != nil { return nil }
      if !SuggestedName.parts(of: name, registry).replaced.isEmpty { return nil }
    }
    return MismatchRule.Decision(
      treatment: .renames, because: "the content is proven, and the name does not say it",
      suggested: name.appending(".\(tag)"))
  }

  private static func isNamedByExtension(_ content: UTType) -> Bool {
    if content.conforms(to: .executable) || NameOwners.isText(content) || GenericSyntax.isContainer(content) {
      return false
    }
    return content.conforms(to: .image) || content.conforms(to: .audiovisualContent)
      || SelfIdentifying.contains(content)
  }
}
